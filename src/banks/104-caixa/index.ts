import type { Bank } from '../bank.js'
import { return240, return240SevenDigits } from './return240.js'

/** Caixa Econômica Federal. */
export const caixa: Bank = {
  number: '104',
  name: 'Caixa Econômica Federal',
  slug: 'caixa',
  returns: { cnab240: [return240, return240SevenDigits] },
  remittances: {},
}
