import { describe, expectTypeOf, test } from 'vitest'
import {
  blanks,
  date,
  digits,
  type Encodable,
  formatRecord,
  integer,
  key,
  literal,
  money,
  type Parsed,
  parseRecord,
  rate,
  record,
  reserved,
  taxId,
  text,
  time,
  type ValueName,
  zeros,
} from '../../../src/fixed-width/index.js'

const title = record(
  'bank400.title',
  100,
  {
    record_type: key(1, 1, '1'),
    direction: literal(2, 8, 'RETORNO'),
    filler_1: blanks(9, 10),
    filler_2: zeros(11, 12),
    bank_use: reserved(13, 20),
    name: text(21, 40),
    occurrence: digits(41, 42),
    sequence: integer(43, 48),
    amount: money(49, 61),
    interest: rate(62, 66, 2),
    due_date: date(67, 72, 'DDMMYY'),
    at: time(73, 78),
    tax_id: taxId(79, 92),
    rest: blanks(93, 100),
  },
  'made up',
)

const values = {
  name: 'ANA',
  occurrence: '06',
  sequence: 2,
  amount: 14000,
  interest: '2.50',
  due_date: '2026-12-31',
  at: null,
  tax_id: '11144477735',
}

describe('the type of a parsed record', () => {
  test('has a value for every kind, and none for constants and fillers', () => {
    expectTypeOf<Parsed<typeof title>>().toEqualTypeOf<{
      bank_use: string
      name: string
      occurrence: string
      sequence: number | null
      amount: number | null
      interest: string | null
      due_date: string | null
      at: string | null
      tax_id: string
    }>()
    expectTypeOf(parseRecord(title, '')).toEqualTypeOf<Parsed<typeof title>>()
  })

  test('has no other names, and the right type for each kind', () => {
    const parsed = parseRecord(title, '')
    // @ts-expect-error the field does not exist
    parsed.payer_name
    // @ts-expect-error a constant has no value
    parsed.direction
    // @ts-expect-error an amount may be null
    const amount: number = parsed.amount
    // @ts-expect-error a rate is text, never a float
    const interest: number | null = parsed.interest
    expectTypeOf(amount).toEqualTypeOf<number>()
    expectTypeOf(interest).toEqualTypeOf<number | null>()
  })
})

describe('the type of an encodable record', () => {
  test('needs every value except reserved fields', () => {
    expectTypeOf(values).toExtend<Encodable<typeof title>>()
    expectTypeOf<typeof values & { bank_use: string }>().toExtend<Encodable<typeof title>>()
    const { amount: _, ...withoutAmount } = values
    expectTypeOf(withoutAmount).not.toExtend<Encodable<typeof title>>()
  })

  test('accepts parsed values', () => {
    expectTypeOf<Parsed<typeof title>>().toExtend<Encodable<typeof title>>()
  })

  test('a missing field does not compile', () => {
    const { amount: _, ...withoutAmount } = values
    // @ts-expect-error amount is missing
    formatRecord(title, withoutAmount)
  })

  test('a wrong name does not compile, nor does the name of a constant', () => {
    // @ts-expect-error the field does not exist
    formatRecord(title, { ...values, payer_name: 'ANA' })
    // @ts-expect-error a constant has no value
    formatRecord(title, { ...values, record_type: '1' })
    // @ts-expect-error a filler has no value
    formatRecord(title, { ...values, filler_1: '' })
  })

  test('a value of the wrong type does not compile', () => {
    // @ts-expect-error an amount is a number
    formatRecord(title, { ...values, amount: '140,00' })
    // @ts-expect-error a code is text
    formatRecord(title, { ...values, occurrence: 6 })
    // @ts-expect-error a tax id is text
    formatRecord(title, { ...values, tax_id: 11144477735 })
    // @ts-expect-error a date is text
    formatRecord(title, { ...values, due_date: new Date(0) })
    // @ts-expect-error a text is blank, not null
    formatRecord(title, { ...values, name: null })
  })
})

describe('replace', () => {
  const own = title.replace([41, 61], { unit: digits(41, 45), note: text(46, 61) })

  test('removes the fields of the range and adds the new fields', () => {
    expectTypeOf<ValueName<(typeof own)['fields']>>().toEqualTypeOf<
      'bank_use' | 'name' | 'unit' | 'note' | 'interest' | 'due_date' | 'at' | 'tax_id'
    >()
    expectTypeOf<Parsed<typeof own>['note']>().toEqualTypeOf<string>()
    // @ts-expect-error the field was replaced
    parseRecord(own, '').amount
  })

  test('works at the first and the last column of the record', () => {
    const first = title.replace([1, 8], { all: text(1, 8) })
    expectTypeOf<Parsed<typeof first>>().toHaveProperty('all')
    expectTypeOf<Parsed<typeof first>>().toHaveProperty('bank_use')
    const last = title.replace([79, 100], { company: text(79, 100) })
    expectTypeOf<Parsed<typeof last>>().not.toHaveProperty('tax_id')
    expectTypeOf<Parsed<typeof last>>().toHaveProperty('at')
  })

  test('can change the kind of a field', () => {
    const changed = title.replace([49, 61], { amount: text(49, 61) })
    expectTypeOf<Parsed<typeof changed>['amount']>().toEqualTypeOf<string>()
  })

  test('keeps the types after another replace and a new name', () => {
    const twice = own.as('other', 'made up').replace([46, 61], { amount: money(46, 61) })
    expectTypeOf<Parsed<typeof twice>['amount']>().toEqualTypeOf<number | null>()
    expectTypeOf<Parsed<typeof twice>>().toHaveProperty('unit')
    expectTypeOf<Parsed<typeof twice>>().not.toHaveProperty('note')
  })
})

test('a date or time has one of the formats of the manuals', () => {
  // @ts-expect-error the format does not exist
  date(1, 8, 'MMDDYYYY')
  // @ts-expect-error the format does not exist
  time(1, 2, 'HH')
})
