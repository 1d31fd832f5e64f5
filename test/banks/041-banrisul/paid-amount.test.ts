/** «Valor pago» of Banrisul's six types of contract: CNAB 400, nota 1, p. 22; CNAB 240, C052, p. 30. */
import { expect, test } from 'vitest'
import { paymentsFrom } from '../../../src/return/index.js'
import { titleWith } from '../changed-lines.js'

/** 100,00 with 3,50 interest, 2,00 discount, 1,00 rebate, and a fee of 2,50: the payer paid 100,50. */
const AMOUNTS = { face: 10_000, interest: 350, discount: 200, rebate: 100, fee: 250, receipts: 0, expenses: 0, iof: 0 }
type Amounts = typeof AMOUNTS & { readonly column: number }

const digits = (cents: number, width: number): string => String(cents).padStart(width, '0')

/** The first settlement of the fixture, with other amounts. */
const read400 = (values: Amounts) =>
  titleWith('041-banrisul/cnab400/settlements', 2, [
    [153, digits(values.face, 13)],
    [176, digits(values.fee, 13)],
    [189, digits(values.expenses, 13)],
    [228, digits(values.rebate, 13)],
    [241, digits(values.discount, 13)],
    [254, digits(values.column, 13)],
    [267, digits(values.interest, 13)],
    [280, digits(values.receipts, 13)],
  ])!

const read240 = (values: Amounts) =>
  titleWith(
    '041-banrisul/cnab240/settlements',
    3,
    [
      [82, digits(values.face, 15)],
      [199, digits(values.fee, 15)],
    ],
    [
      [18, digits(values.interest, 15)],
      [33, digits(values.discount, 15)],
      [48, digits(values.rebate, 15)],
      [63, digits(values.iof, 15)],
      [78, digits(values.column, 15)],
      [108, digits(values.expenses, 15)],
      [123, digits(values.receipts, 15)],
    ],
  )!

const LAYOUTS = [
  ['CNAB 400', read400],
  ['CNAB 240', read240],
] as const

test.each(LAYOUTS)('the payment is what was owed in each type of contract: %s', (_, read) => {
  const paid = (column: number, more: Partial<Amounts> = {}) => {
    const { line_parsed, needs_review } = read({ ...AMOUNTS, ...more, column })
    expect(needs_review).toEqual([])
    return line_parsed.paid_amount
  }
  // Types 1 to 6.
  for (const column of [9_700, 10_050, 10_350, 10_050, 9_800, 10_000]) expect(paid(column)).toBe('10050')
  // Without deductions.
  const plain = { discount: 0, rebate: 0 }
  for (const column of [10_000, 10_350, 10_350, 10_350, 10_100]) expect(paid(column, plain)).toBe('10350')
  // With 0,30 of other receipts, and 0,40 of other expenses, which the bank deducts in type 5.
  const receipts = { receipts: 30 }
  for (const column of [10_050, 10_350, 10_080, 10_000]) expect(paid(column, receipts)).toBe('10080')
  expect(paid(10_080 - 250 - 40, { ...receipts, expenses: 40 })).toBe('10080')
})

test('type 1 of CNAB 400 is less other expenses; of CNAB 240 it is not, and has the IOF', () => {
  const more = { ...AMOUNTS, receipts: 30, expenses: 40 }
  expect(read400({ ...more, column: 9_690 }).line_parsed.paid_amount).toBe('10080')
  expect(read240({ ...more, iof: 20, column: 9_750 }).line_parsed.paid_amount).toBe('10100')
})

test.each(LAYOUTS)('a partial payment is the column, with all that the payer may have paid: %s', (_, read) => {
  const [payment] = paymentsFrom([read({ ...AMOUNTS, column: 5_000 })])
  expect(payment).toMatchObject({
    paid_amount: 5_000,
    needs_review: [{ code: 'paid_amount_ambiguous', possible_amounts: [5_000, 5_350, 4_700, 5_250, 5_050] }],
  })
})
