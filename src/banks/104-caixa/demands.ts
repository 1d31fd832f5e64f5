/** What Caixa demands of a slip that it registers. */
import {
  guarantorIsNotPayer,
  hasDocumentNumber,
  payerIsNotBeneficiary,
} from '../demands.js'
import type { Demand } from '../remittance-dialect.js'

/**
 * CNAB 240 v029: document's number C011, p. 49; payer G006, p. 66; guarantor C099, p. 65. A slip may be overdue (C012, p. 49), and the order of the
 * discounts is in `limits.ts`.
 */
export const demands240: readonly Demand[] = [hasDocumentNumber, payerIsNotBeneficiary, guarantorIsNotPayer]
