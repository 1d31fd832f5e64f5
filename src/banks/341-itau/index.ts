import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { barCodeContracts } from './contracts.js'
import { freeField } from './free-field.js'
import { remittance240 } from './remittance240.js'
import { remittance400 } from './remittance400.js'
import { return240 } from './return240.js'
import { return400 } from './return400.js'

/** Itaú Unibanco. */
export const itau: Bank = {
  ...bank,
  returns: { cnab240: [return240], cnab400: [return400] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  barCodeContracts,
  freeField,
}
