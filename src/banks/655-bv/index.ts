import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Banco BV, formerly Votorantim. */
export const bv: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra3: { pt: 'código do convênio, dado pelo banco', en: 'code of the agreement, given by the bank' } },
  freeField,
}
