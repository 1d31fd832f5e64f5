import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** Banco BV, formerly Votorantim. Returns only. */
export const bv: Bank = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: {},
}
