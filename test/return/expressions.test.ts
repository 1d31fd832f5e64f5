/**
 * A way to compute an amount or a date is data. A made-up dialect with two of Banrisul's formulas, a fee of four decimals and a date with a condition has no code,
 * and all readers give the same values.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bankOf, type ReturnDialect } from '../../src/banks/index.js'
import { type AnyProjection, projection } from '../../src/febraban/index.js'
import { ColumnReader, NdjsonReader, parseReturn, rowsOf } from '../../src/return/index.js'
import { TitleReader } from '../../src/return/meaning/title-reader.js'
import { keptRecords } from './kept-records.js'
import { returnFixture } from './return-fixtures.js'

const FACE = 'title.amount'
const COLUMN = 'title.paid_amount'
/** Face value, interest and other receipts, less discount and rebate. */
const owed = {
  difference: [
    { sumOfSent: [FACE, 'title.billet_fine', 'title.other_credit'] },
    { sumOfSent: ['title.discount', 'title.value_rebate'] },
  ],
} as const

/** Banrisul, CNAB 400, p. 22: «valor pago» of type 3 is the face value plus interest, of type 6 the face value. The payer paid what was owed. */
const formulas: AnyProjection = {
  paid_amount: {
    if: { outcome: 'payment' },
    yes: {
      if: { equal: [COLUMN, { sum: [FACE, 'title.billet_fine'] }] },
      yes: owed,
      no: { if: { equal: [COLUMN, FACE] }, yes: owed, no: COLUMN },
    },
    no: { cents: 0 },
  },
  bank_rate: { quotient: 'title.bank_rate', by: 100 },
  credit_at: {
    if: { code: 'title.occurrence', is: ['06'] },
    yes: { if: { blank: 'title.credit_date' }, yes: 'title.occurrence_date', no: 'title.credit_date' },
    no: null,
  },
}

const returns = bankOf('041')!.returns as { cnab400?: readonly ReturnDialect[] | ReturnDialect }
const { cnab400: own } = returns
const [dialect] = [own!].flat() as [ReturnDialect]
const { layout } = dialect
const made: ReturnDialect = {
  ...dialect,
  titles: { ...dialect.titles, title: { ...dialect.titles['title'], ...projection(layout, formulas as never) } },
}

const put = (value: ReturnDialect | readonly ReturnDialect[]): void => {
  Object.defineProperty(returns, 'cnab400', { value, configurable: true, enumerable: true, writable: true })
}
beforeAll(() => put(Array.isArray(own) ? [made] : made))
afterAll(() => put(own!))

const [header = '', line = ''] = returnFixture('041-banrisul/cnab400/settlements')
  .bytes.toString('latin1')
  .split('\r\n')

/** A file with a title for each set of contents, by field. */
function fileOf(titles: readonly Readonly<Record<string, string | number>>[]): Buffer {
  const { fields } = layout.records['title']!
  const lines = titles.map((values, i) => {
    let text = line
    for (const [name, value] of Object.entries({ ...values, sequence: i + 2 })) {
      const { from, to } = fields[name]!
      text = text.slice(0, from - 1) + String(value).padStart(to - from + 1, '0') + text.slice(to)
    }
    return text
  })
  return Buffer.from([header, ...lines, ''].join('\r\n'), 'latin1')
}

/** The example of 100,00 with 3,50 interest, 2,00 discount and 1,00 rebate: the payer paid 100,50. */
const amounts = {
  amount: 10_000,
  billet_fine: 350,
  discount: 200,
  value_rebate: 100,
  other_credit: 0,
  other_fines: 0,
  bank_rate: 25_000,
}
const [CREDIT, OCCURRENCE] = ['2026-03-04', '2026-03-02'] as const
const dates = { occurrence_date: '020326', credit_date: '040326' }
const paid = (paid_amount: number) => ({ ...amounts, ...dates, occurrence: '06', paid_amount })

const cases = [
  { title: paid(10_350), paid_amount: '10050', credit_at: CREDIT },
  { title: paid(10_000), paid_amount: '10050', credit_at: CREDIT },
  // No formula: a partial payment.
  { title: paid(4_000), paid_amount: '4000', credit_at: CREDIT },
  // With 0,30 of other receipts.
  { title: { ...paid(10_350), other_credit: 30 }, paid_amount: '10080', credit_at: CREDIT },
  // Without a date of credit.
  { title: { ...paid(10_000), credit_date: '      ' }, paid_amount: '10050', credit_at: OCCURRENCE },
  // A registration.
  { title: { ...paid(0), occurrence: '02' }, paid_amount: '0', credit_at: null },
  // A fee with parts of a cent.
  { title: { ...paid(4_000), bank_rate: 25_001 }, paid_amount: '4000', bank_rate: '', credit_at: CREDIT },
] as const
const FIELDS = ['paid_amount', 'bank_rate', 'credit_at'] as const
const expected = cases.map((each) => ({
  paid_amount: each.paid_amount,
  bank_rate: 'bank_rate' in each ? each.bank_rate : '250',
  credit_at: each.credit_at,
}))
/** Several titles of each case: most are not the first or the last one of the file. */
const TIMES = 20
const file = fileOf(Array.from({ length: TIMES }, () => cases.map(({ title }) => title)).flat())
const all = Array.from({ length: TIMES }, () => expected).flat()

const valuesOf = (records: readonly { readonly line_parsed: object }[]): object[] =>
  records.map(({ line_parsed }) => Object.fromEntries(Object.entries(line_parsed).filter(([name]) => name in all[0]!)))

function linesOf(options: ConstructorParameters<typeof NdjsonReader>[0]): object[] {
  const reader = new NdjsonReader(options)
  const text = [...reader.read(file), ...reader.finish()].map((batch) => Buffer.from(batch).toString()).join('')
  return text
    .trimEnd()
    .split('\n')
    .map((json) => JSON.parse(json))
}

function columns(): object[] {
  const reader = new ColumnReader({ fields: FIELDS })
  const rows = [...reader.read(file), ...reader.finish()].flatMap(rowsOf)
  return rows.map(({ paid_amount, bank_rate, credit_at }) => ({
    paid_amount: String(paid_amount ?? ''),
    bank_rate: String(bank_rate ?? ''),
    credit_at,
  }))
}

test('the fallback reader evaluates the expressions of a projection', () => {
  const { bank_billet_discharges } = parseReturn(file, { engine: 'interpreted' })
  expect(valuesOf(bank_billet_discharges)).toEqual(all)
})

test.each<readonly [string, () => readonly object[]]>([
  ['records', () => valuesOf(parseReturn(file).bank_billet_discharges)],
  ['flat records', () => parseReturn(file, { fields: FIELDS }).bank_billet_discharges],
  ['columns', columns],
  ['lines of records', () => valuesOf(linesOf({}) as { line_parsed: object }[])],
  ['lines of flat records', () => linesOf({ fields: FIELDS })],
])('a fast reader evaluates them: %s', (_, read) => {
  const slow = vi.spyOn(TitleReader.prototype, 'read')
  const values = read()
  const count = slow.mock.calls.length
  slow.mockRestore()
  expect(values).toEqual(all)
  expect(count).toBeLessThan(3)
})

test('records that read their values later evaluate them, too', () => {
  expect(valuesOf(keptRecords(file))).toEqual(all)
})

test('all results of the readers are equal', () => {
  const { bank_billet_discharges, totals } = parseReturn(file, { engine: 'interpreted' })
  expect(parseReturn(file)).toMatchObject({ totals })
  expect(linesOf({})).toEqual(JSON.parse(JSON.stringify(bank_billet_discharges)))
})
