import type { BankDefinition } from '../bank.js'
import { remittance400 } from './cnab400.js'
import { kanastraReturns } from './returns.js'

/** Kanastra, whose manual prints no bar code. */
export const kanastra: BankDefinition = {
  ...kanastraReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra3: { pt: 'conta do beneficiário no header (convênio)', en: 'beneficiary’s account in the header (convênio)' } },
}
