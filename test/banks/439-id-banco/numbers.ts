/** P. 6, whose example is an image, and p. 9; the typeable line of p. 8 is 43990.03104 40031.772003 28009.527905 6 10010000000000. */
import type { BankNumbers } from '../numbers.js'

export const NUMBERS: BankNumbers = {
  carteiras: { 'id-banco-bs-09': '09' },
  digits: {
    'by hand: 1×2 + 9×7 = 65; 65 mod 11 = 10': [['09', '00000000001', '1']],
    'by hand: 2×2 + 9×7 = 67; 67 mod 11 = 1': [['09', '00000000002', 'P']],
    'check-digits.md, of 084, which has the same rule': [
      ['09', '00000010035', '0'],
      ['09', '00000010023', '7'],
    ],
  },
  freeField: '0310 40 03177200280 0095279 0',
}
