import type { Bank } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Banco Safra. */
export const safra: Bank = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  freeField,
}
