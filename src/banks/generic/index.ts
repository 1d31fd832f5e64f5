/**
 * Returns of banks without a description, read by common columns. Their records have the variant `GENÉRICO`. Remittances are never read or written this way.
 */
import type { BankIdentity, DialectsByLayout, ReturnDialect } from '../bank.js'
import { genericReturn240 } from './cnab240.js'
import { genericReturn400 } from './cnab400.js'

export const genericReturns = (bank: BankIdentity): DialectsByLayout<ReturnDialect> => ({
  cnab240: [genericReturn240()],
  cnab400: [genericReturn400(bank)],
})
