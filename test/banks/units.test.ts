/** Checks of a layout's definition, applied also to records that replace another record. */
import { expect, test } from 'vitest'
import { remittanceIssue } from '../../src/banks/341-itau/cnab400.js'
import { fileLayout, type LayoutSpec, type Records, unitOf } from '../../src/fixed-width/index.js'
import { remittanceDialects, returnDialects } from './dialects-of.js'

const STAND_INS = [...returnDialects(), ...remittanceDialects()].flatMap(({ dialect }) =>
  Object.entries(dialect.alternatives ?? {}).flatMap(([role, records]) =>
    records.map((record) => ({ name: record.name, role, record, layout: dialect.layout })),
  ),
)

test.each(STAND_INS)('$name: the fields and codes that decide units exist', ({ role, record, layout }) => {
  const records = { ...layout.records, [role]: record }
  expect(fileLayout({ ...layout, records } as LayoutSpec<Records>).records[role]).toBe(record)
})

// Whether a number is per day, per month or once: typed from the manuals.
test.each([
  // C018 and C021, pp. 149–150.
  ['237/cnab240', 'segment_p.interest_value', '1', 'reais', 'day'],
  ['237/cnab240', 'segment_p.interest_value', '2', 'percentage', 'month'],
  ['237/cnab240', 'segment_p.discount_value', '1', 'reais', undefined],
  ['237/cnab240', 'segment_p.discount_value', '5', 'percentage', 'day'],
  // Nota 10, p. 15; nota 11 e (p. 16) does not print it for a percentage.
  ['001/cnab400', 'title.interest_value', '', 'reais', 'day'],
  ['001/cnab400', 'title_interest.new_interest_value', '1', 'reais', 'day'],
  ['001/cnab400', 'title_interest.new_interest_value', '2', 'percentage', undefined],
  // Nota 21, pp. 21–22; H7800, p. 9.
  ['033/cnab240', 'segment_p.interest_value', '5', 'reais', 'day'],
  ['033/cnab240', 'segment_p.interest_value', '6', 'percentage', 'month'],
  ['033/cnab400', 'title.interest_value', '', 'reais', 'day'],
  // C018, p. 50; NE064, p. 48, and NE066 of v029.
  ['104/cnab240', 'segment_p.interest_value', '1', 'reais', 'day'],
  ['104/cnab400', 'title.interest_value', '6', 'reais', 'day'],
  ['104/cnab400', 'title.interest_value', '3', 'percentage', 'month'],
  // Pp. 9 and 20.
  ['237/cnab400', 'title.interest_value', '', 'reais', 'day'],
  ['237/cnab400', 'title.bonus_discount_value', '', 'reais', 'day'],
  // CNAB 240, nota 13, p. 20; CNAB 400, nota 12.
  ['341/cnab240', 'segment_p.interest_value', '', 'reais', 'day'],
  ['341/cnab400', 'title.interest_value', '', 'reais', 'day'],
  // CNAB 400, pp. 28–29; version 1.4, pp. 39–40.
  ['748/cnab400', 'title.interest_value', 'A', 'reais', 'day'],
  ['748/cnab400', 'title.interest_value', 'B', 'percentage', 'day'],
  ['748/cnab400', 'title.discount_value', 'B', 'percentage', undefined],
  ['748/cnab400', 'unregistered_title.interest_value', 'B', 'percentage', 'day'],
  ['748/cnab400', 'unregistered_title.daily_discount', '', 'reais', 'day'],
  // L. 64 of CNAB 400, l. 96 of CNAB 240.
  ['756/cnab400', 'title.interest_value', '', 'percentage', 'month'],
  ['756/cnab240', 'segment_p.interest_value', '1', 'reais', 'day'],
] as const)('%s: the unit of %s with %j: %s, per %s', (name, path, code, of, per) => {
  const { dialect } = remittanceDialects().find((each) => each.name === name)!
  const [role, field] = path.split('.') as [string, string]
  const unit = unitOf(dialect.layout.records[role]!.fields[field]!, () => code)
  expect(unit).toMatchObject({ of })
  expect(unit!.per).toBe(per)
})

test('Itaú’s slips that the bank issues are in R$ by 0, and by 1 in a currency of five decimals (p. 59)', () => {
  expect(unitOf(remittanceIssue.fields.amount, () => '0')).toEqual({ of: 'reais' })
  expect(unitOf(remittanceIssue.fields.amount, () => '1')).toBe(null)
})
