import type { Bank } from '../bank.js'
import { return240 } from './cnab240.js'

/** Sicoob (Bancoob). */
export const sicoob: Bank = {
  number: '756',
  name: 'Sicoob',
  slug: 'sicoob',
  returns: { cnab240: return240 },
}
