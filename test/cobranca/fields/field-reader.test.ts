/** A compiled reader returns the values and problems of the interpreted reader, field by field. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problems } from '../../../src/cobranca/errors/problems.js'
import { fieldReader, listedFieldReader } from '../../../src/cobranca/fields/field-reader.js'
import { SLIP_FIELDS, SLIP_TABLE, type SlipField } from '../../../src/cobranca/slip/slip-fields.js'
import { anyCharacter } from '../../../src/testing/arbitraries/texts.js'
import { runs } from '../../runs.js'
import { errorsOf } from '../errors-of.js'

/** Values for any field: valid in one, invalid in most. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, '', ' ', true, false, [], [null], ['1'], {}, new Decimal('1.5')],
  ...[0, 1, 2, 3, 1310100, 134556, 99999999999999, 1e17, -1, -0, 1.5, NaN],
  ...['0', '1', '2', '01', '02', '03', '99', '4', ' 1', '0,00', '1,5', '-1', '1e3', '5', '10000', '101', '100'],
  ...['S', 'N', 's', 'SP', 'sp', ' SP', 'A\nB', 'toString', 'constructor', '1.345,56', '1345.56'],
  ...['15040-120', '15040120', '15.040-120', '1504012', '00000-000'],
  ...['2026-02-29', '2028-02-29', '9999-12-31', '8999-12-31', '0000-01-01', '2026-3-1', ' 2026-03-01'],
  ...['299.792.458-83', '29979245883', '12.ABC.345/01DE-35', '12abc34501de35', '11111111111', '90214367000109'],
  ...['😀', 'é', ' é', 'é\u00a0', '\u00a0', '…', '\u0301', '4'.repeat(44)],
]

const anything = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: anyCharacter, maxLength: 3 }),
  fc.integer({ min: -2, max: 20_000 }),
)

const NAMES = Object.fromEntries(SLIP_FIELDS.map((name) => [name, name])) as { readonly [F in SlipField]: F }
const readerOf = (isCompiled: boolean) => fieldReader(SLIP_TABLE, NAMES, { isCompiled, prefix: 'slip.' })
const Compiled = readerOf(true)
const Interpreted = readerOf(false)

const listedReaderOf = (isCompiled: boolean) => {
  const Reader = listedFieldReader(SLIP_TABLE, NAMES, { isCompiled, prefix: 'slip.' })
  return (given: Readonly<Record<string, unknown>>, problems: Problems) =>
    new Reader(
      SLIP_FIELDS.map((field) => given[field]),
      problems,
    )
}
const LISTED = [listedReaderOf(true), listedReaderOf(false)]

type Read = (
  given: Readonly<Record<string, unknown>>,
  problems: Problems,
) => Pick<InstanceType<typeof Compiled>, SlipField | 'has' | 'refuse'>

const readingOf = (Reader: typeof Compiled, field: SlipField, given: object) =>
  readBy((object, problems) => new Reader(object, problems), field, given)

function readBy(readerFor: Read, field: SlipField, given: object) {
  const problems = new Problems()
  const reader = readerFor({ ...given }, problems)
  const value = reader[field]
  const has = reader.has(field)
  if (!has) reader.refuse(field, 'is absent')
  return { value, has, errors: errorsOf(() => problems.throwAny()) }
}

test('all readers return the values and problems of the interpreted reader: compiled, of objects and of lists', () => {
  const fields = fc.constantFrom(...SLIP_FIELDS)
  fc.assert(
    fc.property(fields, anything, fields, anything, (field, value, other, otherValue) => {
      const given = { [other]: otherValue, [field]: value }
      const expected = readingOf(Interpreted, field, given)
      expect(readingOf(Compiled, field, given)).toStrictEqual(expected)
      for (const listed of LISTED) expect(readBy(listed, field, given)).toStrictEqual(expected)
    }),
    runs(10_000),
  )
})

describe.each([
  ['compiled', Compiled],
  ['interpreted', Interpreted],
] as const)('a %s reader', (_, Reader) => {
  test('reads each field by its form', () => {
    const reader = new Reader({ amount: '1.345,56', acceptance: 'S', days_for_sue: '05' }, new Problems())
    expect(reader).toMatchObject({ amount: 134556, acceptance: 'S', days_for_sue: 5 })
  })

  test('returns the defaults of absent fields', () => {
    const reader = new Reader({ acceptance: null, days_for_sue: ' ' }, new Problems())
    expect(reader).toMatchObject({ acceptance: 'N', days_for_sue: null, days_for_fine: 1, control_number: '' })
  })

  test('adds the problems of a field when it is read, under its prefix', () => {
    expect(readingOf(Reader, 'acceptance', { acceptance: 'X', days_for_sue: -1 })).toEqual({
      value: 'N',
      has: true,
      errors: { 'slip.acceptance': ['deve ser um destes: S, N'] },
    })
  })
})
