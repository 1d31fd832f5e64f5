import type { Bank } from '../bank.js'
import { freeField } from './free-field.js'
import { remittance240, remittance240SevenDigits } from './remittance240.js'
import { return240, return240SevenDigits } from './return240.js'

/** Caixa Econômica Federal. */
export const caixa: Bank = {
  number: '104',
  name: 'Caixa Econômica Federal',
  slug: 'caixa',
  returns: { cnab240: [return240, return240SevenDigits] },
  remittances: { cnab240: [remittance240, remittance240SevenDigits] },
  freeField,
}
