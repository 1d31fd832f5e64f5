import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { remittance400 } from './cnab400.js'
import { uy3Returns } from './returns.js'

/** UY3. */
export const uy3: BankDefinition = {
  ...uy3Returns,
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra3: { pt: 'código do convênio, dado pelo banco', en: 'code of the agreement, given by the bank' } },
  freeField,
}
