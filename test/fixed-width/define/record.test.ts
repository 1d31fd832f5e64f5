import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyField,
  blanks,
  date,
  digits,
  integer,
  key,
  LayoutError,
  literal,
  money,
  parseRecord,
  percentage,
  REAIS,
  rate,
  record,
  text,
  time,
  zeros,
} from '../../../src/fixed-width/index.js'
import { anyRecord } from '../arbitraries.js'

const define = (fields: Record<string, AnyField>, width = 20) => record('bank400.title', width, fields, 'made up, p. 1')

const title = record(
  'bank400.title',
  20,
  {
    record_type: key(1, 1, '1'),
    occurrence: digits(2, 3),
    agency: digits(4, 7),
    account: digits(8, 12),
    amount: money(13, 20),
  },
  'Bank, Cobrança 400, p. 1',
)

describe('the fields of a record must fill its columns', () => {
  test('in any order of definition; the record sorts them by column', () => {
    const shuffled = define({ amount: money(13, 20), record_type: key(1, 1, '1'), agency: digits(2, 12) })
    expect(Object.keys(shuffled.fields)).toEqual(['record_type', 'agency', 'amount'])
    expect(shuffled).toMatchObject({ name: 'bank400.title', width: 20, source: 'made up, p. 1' })
  })

  test('a gap is an error: before the first field, between two, at the end', () => {
    expect(() => define({ amount: money(2, 20) })).toThrow('bank400.title: gap at columns 1-1, before amount')
    expect(() => define({ record_type: key(1, 1, '1'), amount: money(5, 20) })).toThrow(
      'bank400.title: gap at columns 2-4, before amount',
    )
    expect(() => define({ amount: money(1, 19) })).toThrow('bank400.title: gap at columns 20-20, at the end')
    expect(() => define({})).toThrow('bank400.title: gap at columns 1-20, at the end')
  })

  test('an overlap is an error', () => {
    expect(() => define({ agency: digits(1, 5), amount: money(5, 20) })).toThrow(
      'bank400.title: amount overlaps at column 5',
    )
    expect(() => define({ agency: digits(1, 20), amount: money(3, 8) })).toThrow(
      'bank400.title: amount overlaps at column 3',
    )
    expect(() => define({ agency: digits(1, 20), amount: money(1, 20) })).toThrow('overlaps at column 1')
  })

  test('a field that exceeds the width, or ends before it starts, is an error', () => {
    expect(() => define({ amount: money(1, 21) })).toThrow('bank400.title: amount ends at 21, beyond column 20')
    expect(() => define({ amount: money(5, 4) })).toThrow('bank400.title: amount runs from 5 to 4')
    expect(() => define({ amount: money(1, 4.5) })).toThrow('bank400.title: amount runs from 1 to 4.5')
    expect(() => define({ amount: money(0, 20) })).toThrow('bank400.title: amount overlaps at column 0')
  })

  test('law: an additional or missing column in any field of any record is an error', () => {
    const moved = (field: AnyField, by: { from?: number; to?: number }): AnyField => ({
      ...field,
      from: field.from + (by.from ?? 0),
      to: field.to + (by.to ?? 0),
    })
    const step = fc.constantFrom(
      { from: -1 },
      { from: 1 },
      { to: -1 },
      { to: 1 },
      { from: -1, to: -1 },
      { from: 1, to: 1 },
    )
    fc.assert(
      fc.property(anyRecord, fc.nat(), step, ({ name, width, fields, source }, pick, by) => {
        const names = Object.keys(fields)
        const chosen = names[pick % names.length]!
        expect(() => record(name, width, { ...fields, [chosen]: moved(fields[chosen]!, by) }, source)).toThrow(
          LayoutError,
        )
      }),
    )
  })

  test('law: a missing field in any record is an error', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), ({ name, width, fields, source }, pick) => {
        const names = Object.keys(fields)
        const { [names[pick % names.length]!]: _, ...rest } = fields
        expect(() => record(name, width, rest, source)).toThrow(LayoutError)
      }),
    )
  })
})

describe('a field must fit its columns', () => {
  test('a literal fills its columns exactly', () => {
    expect(() => define({ header: literal(1, 7, 'RETORN'), rest: blanks(8, 20) })).toThrow(
      'bank400.title: header has 7 columns, its literal 6',
    )
    expect(() => define({ record_type: key(1, 1, '10'), rest: blanks(2, 20) })).toThrow(
      'bank400.title: record_type has 1 columns, its literal 2',
    )
  })

  test('a literal has only Latin-1 characters and no line end', () => {
    for (const constant of ['€', 'Ω', '\n', '\r']) {
      for (const kind of [key, literal]) {
        expect(() => define({ sign: kind(1, 1, constant), rest: blanks(2, 20) })).toThrow(
          'bank400.title: sign has a literal that is not a Latin-1 text of one line',
        )
      }
    }
  })

  test('a date or time fills its columns exactly', () => {
    expect(() => define({ due_date: date(1, 8, 'DDMMYY'), rest: blanks(9, 20) })).toThrow(
      'bank400.title: due_date has 8 columns, its format is DDMMYY',
    )
    expect(() => define({ at: time(1, 4), rest: blanks(5, 20) })).toThrow(
      'bank400.title: at has 4 columns, its format is HHMMSS',
    )
  })

  test('decimals are at most the number of columns', () => {
    expect(() => define({ amount: money(1, 1), rest: blanks(2, 20) })).toThrow(
      'bank400.title: amount has 1 columns and 2 decimals',
    )
    expect(() => define({ fee: rate(1, 4, 5), rest: blanks(5, 20) })).toThrow(
      'bank400.title: fee has 4 columns and 5 decimals',
    )
  })

  test('a name is snake_case, since it is used in generated code', () => {
    for (const name of ['Amount', 'paidAmount', '1st', 'a-b', 'a b', 'ação', '__proto__', 'x;y', '']) {
      expect(() => define(Object.fromEntries([[name, blanks(1, 20)]]))).toThrow(`${name} is not a snake_case name`)
    }
  })
})

describe('replace', () => {
  test('puts other fields in the same columns, and changes neither other fields nor the shared record', () => {
    const own = title.replace([4, 12], { unit: digits(4, 5), note: text(6, 12) })
    expect(Object.keys(own.fields)).toEqual(['record_type', 'occurrence', 'unit', 'note', 'amount'])
    expect(own).toMatchObject({ name: 'bank400.title', width: 20, source: 'Bank, Cobrança 400, p. 1' })
    expect(Object.keys(title.fields)).toEqual(['record_type', 'occurrence', 'agency', 'account', 'amount'])
    const line = '10612AVISO  00014000'
    expect(parseRecord(own, line)).toEqual({ occurrence: '06', unit: '12', note: 'AVISO', amount: 14000 })
  })

  test('may move a replaced field to other columns of the range', () => {
    const own = title.replace([4, 12], { account: digits(4, 10), agency: digits(11, 12) })
    expect(own.fields.account).toMatchObject({ from: 4, to: 10 })
    expect(Object.keys(own.fields)).toEqual(['record_type', 'occurrence', 'account', 'agency', 'amount'])
  })

  test('can be repeated', () => {
    const own = title.replace([4, 7], { unit: digits(4, 7) }).replace([4, 12], { both: text(4, 12) })
    expect(Object.keys(own.fields)).toEqual(['record_type', 'occurrence', 'both', 'amount'])
  })

  test('that cuts a field is an error with the name of the field', () => {
    expect(() => title.replace([4, 10], { note: text(4, 10) })).toThrow(
      'bank400.title: columns 4-10 cut the field account (8-12); replace whole fields',
    )
    expect(() => title.replace([5, 7], { note: text(5, 7) })).toThrow(
      'bank400.title: columns 5-7 cut the field agency (4-7); replace whole fields',
    )
    expect(() => title.replace([9, 10], { note: text(9, 10) })).toThrow('cut the field account (8-12)')
    expect(() => title.replace([7, 12], { note: text(7, 12) })).toThrow('cut the field agency (4-7)')
    expect(() => title.replace([4, 8], { note: text(4, 8) })).toThrow('cut the field account (8-12)')
  })

  test('that does not fill exactly its range is an error', () => {
    expect(() => title.replace([4, 12], { unit: digits(4, 5), note: text(7, 12) })).toThrow(
      'bank400.title.replace([4, 12]): gap at columns 6-6, before note',
    )
    expect(() => title.replace([4, 12], { note: text(4, 11) })).toThrow('gap at columns 12-12, at the end')
    expect(() => title.replace([4, 12], { note: text(5, 12) })).toThrow('gap at columns 4-4, before note')
    expect(() => title.replace([4, 12], { note: text(4, 13) })).toThrow('note ends at 13, beyond column 12')
    expect(() => title.replace([4, 12], { note: text(3, 12) })).toThrow('note overlaps at column 3')
    expect(() => title.replace([4, 12], {})).toThrow('gap at columns 4-12, at the end')
    expect(() => title.replace([12, 4], {})).toThrow(LayoutError)
  })

  test('that exceeds the width is an error', () => {
    expect(() => title.replace([13, 24], { amount: money(13, 24) })).toThrow('beyond column 20')
  })

  test('with the name of a remaining field is an error', () => {
    expect(() => title.replace([4, 7], { amount: digits(4, 7) })).toThrow('bank400.title: two fields named amount')
  })

  test('as: gives the record the name and source of a bank', () => {
    const own = title.replace([4, 7], { unit: integer(4, 7) }).as('other400.title', 'Other, p. 9')
    expect(own).toMatchObject({ name: 'other400.title', source: 'Other, p. 9' })
    expect(() => own.replace([4, 6], { unit: integer(4, 6) })).toThrow('other400.title: columns 4-6 cut the field unit')
    expect(title.name).toBe('bank400.title')
  })

  test('extend: adds columns, and moves or keeps the last fields', () => {
    const { to, from } = Object.values(title.fields).at(-1)!
    const others = Object.keys(title.fields).slice(0, -1)
    const moved = title.extend([from, 30], { key: digits(from, 22), rest: text(23, 30) })
    expect([moved.width, Object.keys(moved.fields)]).toEqual([30, [...others, 'key', 'rest']])
    const tailed = title.extend([to + 1, 30], { tail: text(to + 1, 30) })
    expect(Object.keys(tailed.fields)).toEqual([...Object.keys(title.fields), 'tail'])
    expect(title.width).toBe(20)
  })

  test('extend: needs whole fields without a gap, and a larger width', () => {
    expect(() => title.extend([22, 30], { tail: text(22, 30) })).toThrow('bank400.title: gap at columns 21-21')
    expect(() => title.extend([21, 30], { tail: text(21, 29) })).toThrow('gap at columns 30-30, at the end')
    expect(() => title.extend([10, 30], { tail: text(10, 30) })).toThrow('cut the field account (8-12)')
    expect(() => title.extend([13, 20], { tail: text(13, 20) })).toThrow('is not longer with 20 columns than with 20')
    expect(() => title.extend([21, 30], { amount: text(21, 30) })).toThrow('two fields named amount')
  })

  test('withUnused: fills the columns of fields with zeros or blanks', () => {
    const own = title.withUnused({ zeros: ['account'], blanks: ['occurrence'] })
    expect(own.fields).toEqual({ ...title.fields, occurrence: blanks(2, 3), account: zeros(8, 12) })
    expect(Object.keys(own.fields)).toEqual(Object.keys(title.fields))
    expect(() => title.withUnused({ zeros: ['fine'] } as never)).toThrow('bank400.title: there is no field fine')
  })

  test('withCodes: sets code tables', () => {
    const unit = { '1': 'uma' }
    const own = title.replace([4, 7], { unit: digits(4, 7) }).withCodes({ unit })
    expect(own.fields.unit).toEqual({ ...digits(4, 7), codes: unit })
    // Other fields do not change, and a table can be replaced again.
    expect(own.fields.amount).toEqual(title.fields.amount)
    expect(own.withCodes({ unit: {} }).fields.unit.codes).toEqual({})
    expect(() => title.withCodes({ unit } as never)).toThrow('bank400.title: there is no field unit')
  })

  test('withUnits: sets units', () => {
    const [percent, byKind] = [percentage(4), { by: 'kind', codes: { '1': REAIS, '2': percentage(4) } }]
    const amount = title.fields.amount
    expect(title.withUnits({ amount: percent }).fields.amount).toEqual({ ...amount, unit: percent, decimals: 4 })
    // A unit that depends on a code has the decimals of reais.
    expect(title.withUnits({ amount: byKind }).fields.amount).toEqual({ ...amount, unit: byKind, decimals: 2 })
    expect(title.withUnits({ amount: percent }).withUnits({ amount: REAIS }).fields.amount).toMatchObject({
      decimals: 2,
    })
    expect(() => title.withUnits({ fine: REAIS } as never)).toThrow('bank400.title: there is no field fine')
  })
})

test('errors have a name, a code, the layout and the problem', () => {
  expect(() => define({ type: key(1, 1, '12') }, 1)).toThrow(
    expect.objectContaining({
      name: 'LayoutError',
      code: 'layout_error',
      layout: 'bank400.title',
      problem: 'type has 1 columns, its literal 2',
    }),
  )
})
