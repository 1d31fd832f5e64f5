import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { bank } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** UY3. */
export const uy3: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra3: { pt: 'código do convênio, dado pelo banco', en: 'code of the agreement, given by the bank' } },
  freeField,
}
