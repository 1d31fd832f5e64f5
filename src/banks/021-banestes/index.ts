import type { Bank } from '../bank.js'
import { bank, barCodeContracts, freeField } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'

/** Banco do Estado do Espírito Santo. */
export const banestes: Bank = {
  ...bank,
  returns: { cnab240: [return240] },
  remittances: { cnab240: [remittance240] },
  barCodeContracts,
  freeField,
}
