/** Discount (241–253) and charges (267–279) in returns: two decimals by the masks V(13) (p. 4), four by RT.D.13 and RT.D.15 (p. 34). */
import { expect, test } from 'vitest'
import { explainFile } from '../../../src/inspect/index.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { titleWith } from '../changed-lines.js'

/** The first settlement of the fixture: 100,00. */
function read(paid: number, discount: number, charges: number) {
  const columns = { 153: 10_000, 241: discount, 254: paid, 267: charges }
  const { line_parsed, needs_review } = titleWith(
    '097-credisis/cnab400/settlements',
    2,
    Object.entries(columns).map(([from, cents]) => [Number(from), String(cents).padStart(13, '0')]),
  )!
  expect(needs_review).toEqual([])
  expect(line_parsed.paid_amount).toBe(String(paid))
  return [line_parsed.discount, line_parsed.billet_fine]
}

test('the decimals that explain the payment', () => {
  // 3,50 of charges, 2,00 of discount, both.
  expect([read(10_350, 0, 350), read(10_350, 0, 35_000)]).toEqual([
    ['0', '350'],
    ['0', '350'],
  ])
  expect([read(9_800, 200, 0), read(9_800, 20_000, 0)]).toEqual([
    ['200', '0'],
    ['200', '0'],
  ])
  expect([read(10_150, 200, 350), read(10_150, 20_000, 35_000)]).toEqual([
    ['200', '350'],
    ['200', '350'],
  ])
  expect(read(10_000, 0, 0)).toEqual(['0', '0'])
})

test('blank if none, or both, explain it', () => {
  // A partial payment; parts of a cent; equal columns, of 2,00 or 0,02.
  expect(read(5_000, 0, 350)).toEqual(['0', ''])
  expect(read(5_000, 0, 0)).toEqual(['0', '0'])
  expect(read(10_350, 0, 35_001)).toEqual(['0', ''])
  expect(read(10_000, 200, 200)).toEqual(['', ''])
})

test('no amount in reais is shown for these columns alone', () => {
  const { lines } = explainFile(returnFixture('097-credisis/cnab400/settlements').bytes)
  const shown = lines.flatMap(({ fields }) =>
    fields.filter(({ name }) => name.endsWith('_unknown_unit')).map((field) => field.shown),
  )
  expect(shown).toContain('201100')
  expect(shown.filter((text) => text.includes('R$'))).toEqual([])
})
