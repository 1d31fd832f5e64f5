/** The fields of a slip are read in a loop over its names. The list has the same values as the properties, whatever names came before. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problems } from '../../../src/cobranca/errors/problems.js'
import { DISABLED_FIELD_CHECKS } from '../../../src/cobranca/slip/disabled-fields.js'
import { GivenSlip } from '../../../src/cobranca/slip/given-slip.js'
import { SLIP_FIELDS } from '../../../src/cobranca/slip/slip-fields.js'
import { SLIP_NAMES, UNREAD_SLIP_NAMES } from '../../../src/cobranca/slip/slip-names.js'
import { runs } from '../../runs.js'
import { errorsOf } from '../errors-of.js'

type Given = Readonly<Record<string, unknown>>

const read = (slip: Given) => {
  const given = new GivenSlip(slip)
  const problems = new Problems()
  given.check(problems)
  return { values: given.values, errors: errorsOf(() => problems.throwAny()) }
}

/** The plain form: each field by its name, and each check of a field that the slip names. */
const readByNames = (slip: Given) => {
  const problems = new Problems()
  for (const name of Object.keys(slip))
    for (const { fields, check } of DISABLED_FIELD_CHECKS) if (fields.includes(name)) check(slip, problems)
  const unknown = SLIP_NAMES.errorsIn(slip)
  if (unknown !== null) problems.add(unknown)
  return { values: SLIP_FIELDS.map((field) => slip[field]), errors: errorsOf(() => problems.throwAny()) }
}

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<string>(...SLIP_FIELDS) },
  fc.constantFrom(...UNREAD_SLIP_NAMES),
  fc.constantFrom('amuont', 'vencimento', 'value_rebate', 'constructor', '0', ''),
)
const value = fc.constantFrom<unknown>(undefined, null, '', 0, 1, 2, '1', '5,00', true, 'x')

test('values and errors are those of the properties, in the same order, for slips of any names one after another', () => {
  const slip = fc
    .uniqueArray(fc.tuple(name, value), { maxLength: 14, selector: ([each]) => each })
    .map((fields) => Object.fromEntries(fields))
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 4 }), (slips) => {
      for (const each of slips) {
        const [given, expected] = [read(each), readByNames(each)]
        expect(given).toEqual(expected)
        expect(Object.keys(given.errors ?? {})).toEqual(Object.keys(expected.errors ?? {}))
      }
    }),
    runs(2000),
  )
})

test('the fields of a class, of a prototype and of an object without one are read by their names', () => {
  class OfClass {
    readonly amount = 100
    get expire_at() {
      return '2026-03-31'
    }
  }
  const inherited: Given = Object.create({ amount: 100, expire_at: '2026-03-31' })
  const bare: Given = Object.assign(Object.create(null), { amount: 100, expire_at: '2026-03-31' })
  for (const slip of [new OfClass() as unknown as Given, inherited, bare]) {
    const { values } = new GivenSlip(slip)
    expect(values[SLIP_FIELDS.indexOf('amount')]).toBe(100)
    expect(values[SLIP_FIELDS.indexOf('expire_at')]).toBe('2026-03-31')
  }
})

test('a slip does not get the values of the slip before it', () => {
  read({ amount: 100, fine_type: 1, fine_percentage: '2' })
  expect(read({ amount: 200 }).values.filter((each) => each !== undefined)).toEqual([200])
})
