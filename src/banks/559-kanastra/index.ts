import type { BankDefinition } from '../bank.js'
import { bank } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Kanastra, whose manual prints no bar code. */
export const kanastra: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra3: { pt: 'conta do beneficiário no header (convênio)', en: 'beneficiary’s account in the header (convênio)' } },
}
