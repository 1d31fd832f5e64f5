/** The check digit of nosso número: Layout Padrão Safra 400 (December 2017), 7.1, pp. 20–21. */
import { expect, test } from 'vitest'
import { barCodeOf, buildRemittance } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const slipOf = (our_number: string) => entryOf({ ...instead, our_number }).slip

test.each([
  // Pp. 20–21: remainders 10, 6 and 0. The remainder 0 gives 1.
  ['94550200', '1'],
  ['93199999', '5'],
  ['26173001', '1'],
  // 4×4 + 4×3 + 3×2 = 34 leaves 1, and gives 0 (p. 21).
  ['00000443', '0'],
])('%s has the digit %s', (our_number, digit) => {
  expect(barCodeOf({ wallet, slip: slipOf(our_number) }).processed_our_number).toMatch(new RegExp(`${digit}$`))
  const { content } = buildRemittance({
    wallet,
    entries: [{ our_code: '1001', slip: slipOf(our_number) }],
    generated_at: '2026-03-02T10:15:30',
  })
  expect(content.split('\r\n')[1]!.slice(62, 71)).toBe(our_number + digit)
})
