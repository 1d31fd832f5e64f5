/** Protest, negativation and write-off: accepted days and codes of each bank, typed from the manuals. */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../src/cobranca/index.js'
import type { FixedRecord } from '../../src/fixed-width/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { someOf } from '../runs.js'
import { entryOf, linesOf, refusal } from './instruction-rows.js'

const instructions = await rowsOf('instruction-rows.ts')

const tableOf = (bank: string, key: string) =>
  instructions.find((each) => each.bank.number === bank)!.rows.INSTRUCTIONS[key]!

/** An entry whose slip has only the given deadlines. */
function entryWith(bank: string, key: string, fields: Partial<Slip>) {
  const { instead } = tableOf(bank, key)
  return entryOf({
    discount_type: 0,
    guarantor_name: null,
    guarantor_cnpj_cpf: null,
    guarantor_address: null,
    ...instead,
    days_for_sue: null,
    ...fields,
  })
}

/** Returns the given columns of the title that is written for the fields. */
function columnsOf(
  bank: string,
  key: string,
  fields: Partial<Slip>,
  columns: readonly (readonly [number, number])[],
): string {
  const [title] = linesOf(tableOf(bank, key).wallet, entryWith(bank, key, fields))
  return columns.map(([from, to]) => title!.slice(from - 1, to)).join(' ')
}

const fieldsRefused = (bank: string, key: string, fields: Partial<Slip>): readonly string[] =>
  Object.keys(refusal(tableOf(bank, key).wallet, entryWith(bank, key, fields)).errors)

/** Segment P: code and days of protest or negativation, code and days of write-off. */
const P = [
  [221, 221],
  [222, 223],
  [224, 224],
  [225, 227],
] as const

const working = { deadline_days_type: 2 } as const

describe('days are calendar days, unless `deadline_days_type` is 2, working days', () => {
  // Caixa: CNAB 240 v029 C027, p. 51; CNAB 400 v015 NE025, p. 40: 2 to 5 are working days, 6 to 90 calendar days.
  // Sicredi: CNAB 240 v1.6, p. 39; CNAB 400 v2.1, p. 29: 3 and 4 are working days, 5 to 99 calendar days.
  test.each([
    ['104', 'cnab240', P, 6, '1 06 2 000', 5, '1 05 2 000'],
    [
      '104',
      'cnab400',
      [
        [157, 158],
        [392, 393],
      ],
      6,
      '01 06',
      5,
      '01 05',
    ],
    ['748', 'cnab240', P, 5, '1 05 1 000', 4, '1 04 1 000'],
    [
      '748',
      'cnab400',
      [
        [157, 158],
        [159, 160],
      ],
      5,
      '06 05',
      4,
      '06 04',
    ],
  ] as const)('%s %s', (bank, key, columns, calendar, ofCalendar, workingDays, ofWorking) => {
    expect(columnsOf(bank, key, { days_for_sue: calendar }, columns)).toBe(ofCalendar)
    expect(columnsOf(bank, key, { days_for_sue: calendar, deadline_days_type: 1 }, columns)).toBe(ofCalendar)
    expect(columnsOf(bank, key, { days_for_sue: workingDays, ...working }, columns)).toBe(ofWorking)
    expect(fieldsRefused(bank, key, { days_for_sue: workingDays })).toEqual(['days_for_sue'])
    expect(fieldsRefused(bank, key, { days_for_sue: calendar, ...working })).toEqual(['days_for_sue'])
  })

  // The code decides between calendar and working days: BB 36.3P, pp. 13–14; Santander nota 25, p. 22; Bradesco C026, p. 25; Itaú nota 18, p. 20.
  test.each([
    ['001', 3, '1', 6],
    ['033', 3, '1', 3],
    ['237', 3, '1', 3],
    ['341', 3, '1', 3],
  ] as const)('%s cnab240: 2 protests in working days', (bank, days, code, calendar) => {
    expect(columnsOf(bank, 'cnab240', { days_for_sue: days, ...working }, P.slice(0, 2))).toBe(`2 0${days}`)
    expect(columnsOf(bank, 'cnab240', { days_for_sue: days, sue_code: '2' }, P.slice(0, 2))).toBe(`2 0${days}`)
    expect(columnsOf(bank, 'cnab240', { days_for_sue: calendar }, P.slice(0, 2))).toBe(`${code} 0${calendar}`)
    const contrary = { days_for_sue: days, sue_code: '2', deadline_days_type: 1 } as const
    expect(fieldsRefused(bank, 'cnab240', contrary)).toEqual(['days_for_sue'])
  })

  test('Banco do Brasil CNAB 400: 03 to 05 are three to five working days (nota 9 a, p. 14)', () => {
    const columns = [
      [157, 160],
      [392, 393],
    ] as const
    expect(columnsOf('001', 'cnab400', { days_for_sue: 5, ...working }, columns)).toBe('0500 00')
    expect(fieldsRefused('001', 'cnab400', { days_for_sue: 5 })).toEqual(['days_for_sue'])
    expect(fieldsRefused('001', 'cnab400', { days_for_sue: 6, ...working })).toEqual(['days_for_sue'])
  })

  test('Itaú CNAB 400: 09 has the kind of days of the beneficiary’s registration, 81 calendar days, 82 working days (nota 11, pp. 32–34)', () => {
    const columns = [
      [157, 160],
      [392, 393],
    ] as const
    expect(columnsOf('341', 'cnab400', { days_for_sue: 5, ...working }, columns)).toBe('09   05')
    expect(columnsOf('341', 'cnab400', { days_for_sue: 5, first_instruction: '82' }, columns)).toBe('82   05')
    expect(fieldsRefused('341', 'cnab400', { days_for_sue: 5, first_instruction: '81', ...working })).toEqual([
      'days_for_sue',
    ])
  })

  test('UY3 has only working days, at least three: calendar days are refused (July 2024, pp. 4 and 23)', () => {
    const columns = [[157, 160]] as const
    expect(columnsOf('457', 'cnab400', { days_for_sue: 3, ...working }, columns)).toBe('0603')
    expect(
      columnsOf('457', 'cnab400', { days_for_sue: 5, first_instruction: '06', deadline_days_type: null }, columns),
    ).toBe('0605')
    expect(fieldsRefused('457', 'cnab400', { days_for_sue: 2, ...working })).toEqual(['days_for_sue'])
    for (const deadline_days_type of [null, 1] as const) {
      expect(
        refusal(tableOf('457', 'cnab400').wallet, entryWith('457', 'cnab400', { days_for_sue: 5, deadline_days_type }))
          .errors,
      ).toEqual({
        days_for_sue: ['deve ser de 3 a 99 dias úteis (deadline_days_type 2) no CNAB 400 da UY3'],
      })
    }
  })

  test.each([
    ['033', 'cnab400'],
    ['237', 'cnab400'],
    ['756', 'cnab240'],
    ['756', 'cnab400'],
  ] as const)('%s %s has no working days: they are refused', (bank, key) => {
    expect(fieldsRefused(bank, key, { days_for_sue: 5, ...working })).toEqual(['days_for_sue'])
  })

  test('`deadline_days_type` is refused without protest or negativation', () => {
    expect(fieldsRefused('104', 'cnab240', { days_for_revoke: 5, ...working })).toEqual(['deadline_days_type'])
  })
})

describe('days outside the range of the bank are refused', () => {
  test.each([
    // 2023, p. 18.
    ['237', 'cnab400', 'days_for_sue', 2, 3],
    ['237', 'cnab400', 'days_for_negativation', 2, 3],
    // Reason 43: CNAB 240, p. 29; CNAB 400, p. 43. The bank reads 00 as two days.
    ['341', 'cnab240', 'days_for_negativation', 1, 2],
    ['341', 'cnab400', 'days_for_negativation', 1, 2],
    ['341', 'cnab240', 'days_for_sue', 0, 1],
    ['341', 'cnab400', 'days_for_sue', 0, 1],
    ['033', 'cnab240', 'days_for_sue', 0, 1],
    ['237', 'cnab240', 'days_for_revoke', 1000, 999],
    ['104', 'cnab240', 'days_for_revoke', 1000, 999],
    // NE025, p. 40: the bank reads 00 as 01.
    ['104', 'cnab400', 'days_for_revoke', 0, 1],
    ['756', 'cnab240', 'days_for_sue', 0, 1],
  ] as const)('%s %s %s', (bank, key, field, refused, taken) => {
    expect(fieldsRefused(bank, key, { [field]: refused })).toEqual([field])
    expect(linesOf(tableOf(bank, key).wallet, entryWith(bank, key, { [field]: taken }))).not.toEqual([])
  })
})

describe('a code given by the slip', () => {
  // Codes that are not in the table, or only for other movements.
  test.each([
    ['104', 'cnab240', { sue_code: '7' }, ['sue_code']],
    ['104', 'cnab240', { sue_code: '1' }, ['days_for_sue']],
    ['104', 'cnab240', { sue_code: '9' }, ['sue_code']],
    ['104', 'cnab240', { revoke_code: '2' }, ['revoke_code']],
    ['104', 'cnab400', { first_instruction: '03' }, ['first_instruction']],
    ['756', 'cnab240', { sue_code: '2' }, ['sue_code']],
    ['756', 'cnab240', { sue_code: '2', days_for_sue: 5 }, ['sue_code']],
    ['756', 'cnab240', { sue_code: '9' }, ['sue_code']],
    ['756', 'cnab400', { first_instruction: '88' }, ['first_instruction']],
    ['237', 'cnab240', { sue_code: '6' }, ['sue_code']],
    ['237', 'cnab240', { sue_code: '7' }, ['sue_code']],
    ['237', 'cnab240', { sue_code: '9' }, ['sue_code']],
    ['237', 'cnab240', { revoke_code: '3' }, ['revoke_code']],
    ['237', 'cnab400', { first_instruction: '77' }, ['first_instruction']],
    ['237', 'cnab400', { second_instruction: '77' }, ['second_instruction']],
    ['237', 'cnab400', { first_instruction: '06' }, ['days_for_sue']],
    [
      '237',
      'cnab400',
      { first_instruction: '99', second_instruction: '99' },
      ['first_instruction', 'second_instruction'],
    ],
    ['341', 'cnab240', { sue_code: '9' }, ['sue_code']],
    ['341', 'cnab240', { sue_code: '7' }, ['days_for_negativation']],
    ['341', 'cnab400', { first_instruction: '77' }, ['first_instruction']],
    // Only in the manual of 2012.
    ['341', 'cnab400', { first_instruction: '34', days_for_sue: 5 }, ['first_instruction']],
    ['341', 'cnab400', { first_instruction: '66', days_for_sue: 5 }, ['days_for_negativation']],
    ['341', 'cnab400', { second_instruction: '91' }, ['days_for_revoke']],
    ['001', 'cnab400', { first_instruction: '99' }, ['first_instruction']],
    ['001', 'cnab240', { sue_code: '5' }, ['sue_code']],
    ['033', 'cnab240', { sue_code: '8' }, ['sue_code']],
    ['033', 'cnab240', { sue_code: '1' }, ['days_for_sue']],
    ['033', 'cnab400', { second_instruction: '05' }, ['second_instruction']],
    ['748', 'cnab240', { sue_code: '2' }, ['sue_code']],
  ] as const)('%s %s %o is an error of %o', (bank, key, fields, refused) => {
    expect(fieldsRefused(bank, key, fields)).toEqual(refused)
  })

  test.each([
    ['104', 'cnab240', { sue_code: '1', revoke_code: '2', days_for_sue: 8 }, P, '1 08 2 000'],
    ['104', 'cnab240', { sue_code: '3', revoke_code: '1', days_for_revoke: 8 }, P, '3 00 1 008'],
    ['237', 'cnab240', { sue_code: '5', days_for_sue: 8 }, P, '5 08 2 000'],
    ['237', 'cnab240', { sue_code: '4', days_for_sue: 8 }, P, '4 08 2 000'],
    ['341', 'cnab240', { sue_code: '3', revoke_code: '2' }, P, '3 00 2 000'],
    ['033', 'cnab240', { sue_code: '0', revoke_code: '2' }, P, '0 00 2 000'],
    [
      '341',
      'cnab400',
      { first_instruction: '91', days_for_revoke: 8 },
      [
        [157, 160],
        [392, 393],
      ],
      '9192 08',
    ],
  ] as const)('%s %s %o is accepted if it is in the table', (bank, key, fields, columns, text) => {
    expect(columnsOf(bank, key, fields, columns)).toBe(text)
  })

  test('cancels protest in a change of other data (C026: Caixa p. 51, Bradesco p. 25, Santander p. 22)', () => {
    for (const bank of ['104', '237', '033']) {
      const { wallet } = tableOf(bank, 'cnab240')
      const [title] = linesOf(wallet, { ...entryWith(bank, 'cnab240', { sue_code: '9' }), our_code: '1031' })
      expect(title!.slice(220, 223)).toBe('900')
    }
    const { wallet } = tableOf('237', 'cnab400')
    const both = { first_instruction: '99', second_instruction: '99' }
    const [title] = linesOf(wallet, { ...entryWith('237', 'cnab400', both), our_code: '1031' })
    expect(title!.slice(156, 160)).toBe('9999')
  })
})

const CODES = ['sue_code', 'revoke_code', 'first_instruction', 'second_instruction'] as const

/** Codes of a column that lint accepts; undefined if the column has no table. */
function codesIn(records: Readonly<Record<string, FixedRecord>>, field: string): readonly string[] | undefined {
  const tables = Object.values(records).flatMap((record) => {
    const codes = record.fields[field]?.codes
    return codes === undefined ? [] : [Object.keys(codes)]
  })
  return tables.length === 0 ? undefined : [...new Set(tables.flat())]
}

const columns = remittanceDialects().flatMap(({ bank, key, name, dialect }) =>
  CODES.flatMap((field) => {
    const codes = codesIn(dialect.layout.records, field)
    return codes === undefined ? [] : [{ name, bank: bank.number, key, field, codes }]
  }),
)

test.each(someOf(columns, 10))(
  '$name $field: the builder refuses codes that are unknown to lint',
  ({ bank, key, field, codes }) => {
    const width = field.endsWith('instruction') ? 2 : 1
    const every = Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, '0'))
    const unknown = [...every, 'X'.repeat(width)].filter((each) => !codes.includes(each) && !/^0+$/.test(each))
    for (const code of someOf(unknown, 20)) {
      for (const deadline of [{}, { days_for_sue: 10 }])
        expect(fieldsRefused(bank, key, { [field]: code, ...deadline })).toContain(field)
    }
  },
)
