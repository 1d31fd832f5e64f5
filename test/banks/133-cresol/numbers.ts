import type { BankNumbers } from '../numbers.js'

export const NUMBERS: BankNumbers = {
  carteiras: { 'cresol-bradesco-bs-09': '09' }, // files have 009
  digits: {
    'kivanio/brcobranca bradesco_spec.rb; the real return of carteira 009': [['09', '00000000001', '1']],
    'the real return': [
      ['09', '00000000002', 'P'],
      ['09', '00000000003', '8'],
    ],
    'Bradesco, p. 18': [['19', '00000000002', '8']],
  },
  freeField: '5511 09 00000045001 0013999 0',
}
