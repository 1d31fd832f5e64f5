import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance400 } from './cnab400.js'
import { bvReturns } from './returns.js'

/** Banco BV, formerly Votorantim. */
export const bv: BankDefinition = {
  ...bvReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra3: { pt: 'código do convênio, dado pelo banco', en: 'code of the agreement, given by the bank' } },
  freeField,
}
