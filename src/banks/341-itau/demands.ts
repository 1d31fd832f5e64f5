/** What Itaú demands of a slip that it registers. */
import {
  guarantorIsNotPayer,
  rebateWithin,
} from '../demands.js'
import type { Demand } from '../remittance-dialect.js'

/** Rebate: CNAB 400 July 2021, p. 41, and CNAB 240 January 2017, p. 25, reason 19. Guarantor: CNAB 240, p. 28, reason 3616. The same in both layouts. */
export const demands: readonly Demand[] = [rebateWithin(90), guarantorIsNotPayer]
