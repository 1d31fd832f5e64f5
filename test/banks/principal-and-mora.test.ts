/**
 * CNAB 400 with «valor principal» in 254–266 and «valor de mora» in 267–279: AUTBANK, p. 13; ABC Brasil, p. 16; Daycoval, carteira 6, p. 12; C6, pp. 20 and 29; BV,
 * p. 11; HSBC, p. 23.
 */
import { expect, test } from 'vitest'
import { titleWith } from './changed-lines.js'

const LAYOUTS = [
  '633-rendimento',
  '637-sofisa',
  '246-abc',
  '707-daycoval',
  '336-c6',
  '174-pefisa',
  '655-bv',
  '399-hsbc',
]

/** The first settlement of the fixture: 1.000,00 and 12,34 of mora, no other amounts. */
const read = (bank: string, column: number, rebate = 0) => {
  const zeros = '0'.padStart(13, '0')
  const { line_parsed, needs_review } = titleWith(`${bank}/cnab400/settlements`, 2, [
    [153, '0000000100000'],
    [228, String(rebate).padStart(13, '0')],
    [241, zeros],
    [254, String(column).padStart(13, '0')],
    [267, '0000000001234'],
    [280, zeros],
  ])!
  return [line_parsed.paid_amount, needs_review.flatMap(({ possible_amounts }) => possible_amounts ?? [])]
}

test.each(LAYOUTS)('the mora is added to the principal if the sum was owed: %s', (bank) => {
  expect(read(bank, 101_234)).toEqual(['101234', []])
  expect(read(bank, 100_000)).toEqual(['101234', []])
  expect(read(bank, 99_000, 1_000)).toEqual(['100234', []])
  // One cent less, 50,00 more, a part: never more than the column.
  expect(read(bank, 101_233)).toEqual(['101233', [101_233, 102_467]])
  expect(read(bank, 106_234)).toEqual(['106234', [106_234, 107_468]])
  expect(read(bank, 50_000)).toEqual(['50000', [50_000, 51_234]])
})
