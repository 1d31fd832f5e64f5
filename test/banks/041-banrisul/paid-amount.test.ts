import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

/** The first settlement of the fixture: 1.500,00, without interest. U has the interest in 18–32 and the amount paid in 78–92. */
const paidOf = (interest: string, paid: string) =>
  titleWith(
    '041-banrisul/cnab240/settlements',
    3,
    [],
    [
      [18, interest.padStart(15, '0')],
      [78, paid.padStart(15, '0')],
    ],
  )!.line_parsed.paid_amount

// CNAB 240 10.3, C052, p. 30: in type 1 the interest is not in «valor pago», in type 4 it is.
test('the paid amount includes the interest, whether the column includes it or not', () => {
  expect(paidOf('1000', '150000')).toBe('151000')
  expect(paidOf('1000', '151000')).toBe('151000')
  expect(paidOf('0', '150000')).toBe('150000')
})
