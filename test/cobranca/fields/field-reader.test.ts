/** A compiled reader returns the values and problems of the interpreted reader, field by field. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problems } from '../../../src/cobranca/errors/problems.js'
import { isValidationError } from '../../../src/cobranca/errors/validation-error.js'
import { fieldReader } from '../../../src/cobranca/fields/field-reader.js'
import { SLIP_FIELDS, SLIP_TABLE, type SlipField } from '../../../src/cobranca/slip/slip-fields.js'
import { runs } from '../../runs.js'

/** Values for any field: valid in one, invalid in most. */
const anything = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...[undefined, null, '', ' ', 0, 1, 2, 3, 1310100, -1, -0, 1.5, NaN, true, false, [], {}, new Decimal('1.5')],
    ...['0', '1', '2', '01', '02', '03', '99', '4', ' 1', '0,00', '1,5', '-1', '1e3', '5', '10000', '101', '100'],
    ...[
      'S',
      'N',
      's',
      'SP',
      'sp',
      ' SP',
      '15040-120',
      '15040120',
      '15.040-120',
      '1504012',
      '00000-000',
      'A\nB',
      'toString',
    ],
    ...['2026-02-29', '2028-02-29', '9999-12-31', '8999-12-31', '0000-01-01', '2026-3-1', ' 2026-03-01'],
    ...['299.792.458-83', '29979245883', '12.ABC.345/01DE-35', '12abc34501de35', '11111111111', '90214367000109'],
    ...[
      '1.345,56',
      '1345.56',
      134556,
      99999999999999,
      '😀',
      'é',
      ' é',
      'é\u00a0',
      '\u00a0',
      '…',
      '\u0301',
      'constructor',
    ],
  ),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.integer({ min: -2, max: 20_000 }),
)

const names = Object.fromEntries(SLIP_FIELDS.map((name) => [name, name])) as { readonly [F in SlipField]: F }
const Compiled = fieldReader(SLIP_TABLE, names, '', true)
const Interpreted = fieldReader(SLIP_TABLE, names, '', false)

function read(Reader: typeof Compiled, field: SlipField, value: unknown) {
  const problems = new Problems()
  const result = new Reader({ [field]: value }, problems)[field]
  try {
    problems.throwAny()
  } catch (error) {
    if (isValidationError(error)) return error.errors
    throw error
  }
  return { result }
}

test('a compiled reader returns the values and problems of the interpreted reader', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SLIP_FIELDS), anything, (field, value) => {
      expect(read(Compiled, field, value)).toStrictEqual(read(Interpreted, field, value))
    }),
    runs(10_000),
  )
})
