/** What Bradesco demands of a slip that it registers. */
import {
  notOverdue,
  payerIsNotBeneficiary,
  without,
} from '../demands.js'
import type { Demand } from '../remittance-dialect.js'

/** Card: CNAB 240 v06, C015, p. 23; CNAB 400 v17, p. 33. */
const ofCard = without('35', 'interest', 'fine', 'discount', 'rebate')

/** CNAB 240 v06: no title that is overdue by more than 59 days, reason 18, p. 28. */
export const demands240: readonly Demand[] = [ofCard, notOverdue(59)]

/** CNAB 400 v17: payer p. 21. */
export const demands400: readonly Demand[] = [ofCard, payerIsNotBeneficiary]
