/** What Santander demands of a slip that it registers. */
import {
  discountAndRebateBelowAmount,
  discountDatesAscend,
  discountDatesDiffer,
  guarantorIsNotBeneficiary,
  guarantorIsNotPayer,
  notOverdue,
  payerIsNotBeneficiary,
  without,
} from '../demands.js'
import type { Demand } from '../remittance-dialect.js'

/** Card and proposal (240: nota 20, p. 21; 400: nota 8, p. 25): the bank would leave out what they go without. */
const ofCardAndProposal = [
  without('35', 'interest', 'fine', 'discount', 'rebate', 'protest', 'negativation'),
  without('36', 'interest', 'fine', 'discount', 'rebate', 'protest', 'negativation'),
] as const

/**
 * CNAB 240, H7815 v8.4: due date after the entry nota 17, p. 20; rebate nota 18, p. 20; discounts nota 23, p. 22; parties nota 29, p. 23, and reasons
 * E1 to E6, p. 26.
 */
export const demands240: readonly Demand[] = [
  notOverdue(),
  discountAndRebateBelowAmount,
  discountDatesAscend,
  payerIsNotBeneficiary,
  guarantorIsNotPayer,
  guarantorIsNotBeneficiary,
  ...ofCardAndProposal,
]

/** CNAB 400, H7800 v2.36: due date nota 7, p. 25; discounts and rebate notas 11 and 12, p. 26; payer nota 26, p. 29. */
export const demands400: readonly Demand[] = [
  notOverdue(),
  discountAndRebateBelowAmount,
  discountDatesDiffer,
  payerIsNotBeneficiary,
  ...ofCardAndProposal,
]
