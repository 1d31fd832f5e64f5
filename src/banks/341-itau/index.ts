import type { Bank } from '../bank.js'
import { return240 } from './cnab240.js'
import { return400 } from './cnab400.js'

/** Itaú Unibanco. */
export const itau: Bank = {
  number: '341',
  name: 'Itaú',
  slug: 'itau',
  returns: { cnab240: return240, cnab400: return400 },
}
