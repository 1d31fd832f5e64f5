/** What Sicredi demands of a slip that it registers. */
import {
  guarantorIsNotBeneficiary,
  guarantorIsNotPayer,
} from '../demands.js'
import type { Demand } from '../remittance-dialect.js'

/** CNAB 400 v2.1: final beneficiary p. 33, and reason I1, p. 23. */
export const demands400: readonly Demand[] = [guarantorIsNotPayer, guarantorIsNotBeneficiary]
