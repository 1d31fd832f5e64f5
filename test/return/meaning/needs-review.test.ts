/** Payments and reversals that are not sure, in every dialect and by every reader. */
import { describe, expect, test } from 'vitest'
import { diagnosticMessage } from '../../../src/fixed-width/index.js'
import {
  ColumnReader,
  NdjsonReader,
  occurrenceMeanings,
  parseReturn,
  paymentsFrom,
  type ReturnFile,
  ReturnReader,
  type ReturnRecord,
  type ReviewCode,
  reversalsFrom,
  rowsOf,
} from '../../../src/return/index.js'
import { carriedIn } from '../../../src/testing/return-file/carried-entries.js'
import { type ReturnTitleValues, writeReturn } from '../../../src/testing/return-file/index.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { changedFixture } from '../../changed-fixture.js'
import { someOf } from '../../runs.js'
import { keptRecords } from '../kept-records.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const codesOf = ({ needs_review }: Pick<ReturnRecord, 'needs_review'>): ReviewCode[] =>
  needs_review.map(({ code }) => code)

/** The codes of each record by each reader: those of the fallback reader, after they were compared with all others. */
function codesByAll(bytes: Uint8Array): ReviewCode[][] {
  const file = parseReturn(bytes, { engine: 'interpreted' })
  const records = file.bank_billet_discharges
  const codes = records.map(codesOf)
  const shown = codes.map((each) => each.join(' ') || null)
  expect(parseReturn(bytes).bank_billet_discharges).toEqual(records)
  expect(keptRecords(bytes)).toEqual(records)
  expect(linesBy(bytes)).toEqual(records.map((record) => JSON.parse(JSON.stringify(record))))
  expect(linesBy(bytes, ['needs_review'])).toEqual(records.map(({ needs_review }) => ({ needs_review })))
  const flat = parseReturn(bytes, { fields: ['needs_review'] }).bank_billet_discharges
  expect(flat).toEqual(records.map(({ needs_review }) => ({ needs_review })))
  const columns = new ColumnReader({ fields: ['needs_review'] })
  const batches = [...columns.push(bytes), ...columns.end()]
  expect(batches.flatMap(rowsOf)).toEqual(shown.map((needs_review) => ({ needs_review })))
  expect(columns.totals).toEqual(file.totals)
  const pieces = new ReturnReader()
  for (let at = 0; at < bytes.length; at += 97) pieces.push(bytes.subarray(at, at + 97))
  pieces.end()
  expect(pieces.totals).toEqual(file.totals)
  expect(file.totals.needs_review).toEqual(reviewTotals(file))
  return codes
}

function linesBy(bytes: Uint8Array, fields?: readonly 'needs_review'[]): unknown[] {
  const reader = new NdjsonReader(fields === undefined ? {} : { fields })
  const text = [...reader.push(bytes), ...reader.end()].map((batch) => Buffer.from(batch).toString()).join('')
  expect(reader.totals).toEqual(parseReturn(bytes).totals)
  return text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

function reviewTotals({ bank_billet_discharges: records }: ReturnFile) {
  const unsure = records.filter(({ needs_review }) => needs_review.length > 0)
  const paid = unsure.filter(({ kind }) => kind === 'settled')
  return {
    count: unsure.length,
    paid_amount: paid.reduce((sum, { line_parsed }) => sum + Number(line_parsed.paid_amount), 0),
  }
}

/** Layouts without a column for the amount: every payment needs review. */
const WITHOUT_AMOUNT: ReadonlySet<string> = new Set(['399/cnab240 desconto settled'])

describe.each(someOf(returnDialects(), 6))('$name', ({ name, bank, layout, dialect }) => {
  const moving = occurrenceMeanings(dialect).filter(({ money, where, paid }) => money && where === null && !paid)
  const { variant } = dialect
  const written = (titles: readonly ReturnTitleValues[]) =>
    codesByAll(writeReturn({ bank: bank.number, layout, ...(variant === undefined ? {} : { variant }), titles }).bytes)

  test.each(['settled', 'reversed'] as const)('an amount of zero and a missing day: %s', (kind) => {
    const occurrence = moving.find((meaning) => meaning.kind === kind)?.occurrence
    if (occurrence === undefined) return
    const carried = carriedIn(dialect, occurrence)
    const titles = (...entries: NonNullable<ReturnTitleValues['line_parsed']>[]) =>
      written(entries.map((line_parsed) => ({ occurrence, line_parsed })))
    const day = { paid_at: '2026-03-02' }
    const [[unpaid, ...others]] = titles(day) as [ReviewCode[]]
    expect(others).toEqual([])
    // An amount owed or credited beside the zero, or no column at all, means that the amount is not sent.
    expect(['zero_payment', 'paid_amount_unknown']).toContain(unpaid)
    const amounts = Object.fromEntries(
      (['paid_amount', 'credit_amount'] as const).flatMap((entry) =>
        carried.includes(entry) ? [[entry, 12_345]] : [],
      ),
    )
    if (WITHOUT_AMOUNT.has(`${name} ${kind}`)) return
    expect(titles({ ...day, ...amounts }, amounts, day, {}, { ...day, ...amounts })).toEqual([
      [],
      ['payment_date_unknown'],
      [unpaid],
      [unpaid, 'payment_date_unknown'],
      [],
    ])
  })
})

describe.each(someOf(returnFixtures, 6))('$name', ({ bytes }) => {
  const file = parseReturn(bytes)

  test('every reason is a diagnostic of the file; only payments and reversals have reasons', () => {
    for (const { money, kind, needs_review } of file.bank_billet_discharges) {
      if (!money || (kind !== 'settled' && kind !== 'reversed')) expect(needs_review).toEqual([])
      for (const { code, line, text } of needs_review) {
        const found = file.diagnostics.filter((each) => each.code === code && each.line === line)
        const texts = found.map((each) => ({ pt: each.message, en: diagnosticMessage(each, 'en') }))
        expect(texts).toContainEqual(text)
      }
    }
  })

  test('a payment without an amount or a day, or that a diagnostic forbids to book, needs review', () => {
    const forbidden = new Set(file.diagnostics.flatMap(({ code, line }) => (FORBIDDEN.has(code) ? [line] : [])))
    for (const { money, line, line_raw, line_parsed, needs_review } of file.bank_billet_discharges) {
      if (!money) continue
      const lines = line_raw.split('\n').map((_, i) => line + i)
      const { paid_amount, paid_at } = line_parsed
      if (!(Number(paid_amount) > 0) || paid_at === null || lines.some((each) => forbidden.has(each)))
        expect(needs_review).not.toEqual([])
    }
  })

  test('payments and reversals have the reasons of their records', () => {
    const records = file.bank_billet_discharges.filter(({ money }) => money)
    const reasons = (kind: string) => records.flatMap((record) => (record.kind === kind ? [record.needs_review] : []))
    expect(paymentsFrom(records).map(({ needs_review }) => needs_review)).toEqual(reasons('settled'))
    expect(reversalsFrom(records).map(({ needs_review }) => needs_review)).toEqual(reasons('reversed'))
  })

  test('all readers give the same reasons', () => {
    codesByAll(bytes)
  })
})

/** Diagnostics of a title whose text asks to check it with the bank before it is booked. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'doubtful_payment',
  'ambiguous_companion',
  'missing_companion',
  'occurrence_of_other_layout',
])

describe('Banco do Brasil CNAB 240', () => {
  /** CnabPHP#161: a settled title of a discounted portfolio, with zeros in the amounts of segment U (78–107). */
  const discounted = changedFixture('001-bb/cnab240/settlements.ret', 4, { 78: '0'.repeat(30) })

  test('a settled title with an amount of zero needs review', () => {
    const [record] = parseReturn(discounted).bank_billet_discharges
    expect(record).toMatchObject({ kind: 'settled', money: true, line: 3, line_parsed: { paid_amount: '0' } })
    expect(record!.needs_review).toEqual([
      {
        code: 'zero_payment',
        line: 3,
        text: {
          pt: expect.stringContaining('com valor zero'),
          en: expect.stringContaining('an amount of zero'),
        },
      },
    ])
    expect(codesByAll(discounted).filter((codes) => codes.length > 0)).toEqual([['zero_payment']])
  })

  test('sure records share one frozen list', () => {
    for (const engine of ['compiled', 'interpreted'] as const) {
      const lists = parseReturn(discounted, { engine }).bank_billet_discharges.map(({ needs_review }) => needs_review)
      const sure = new Set(lists.filter((list) => list.length === 0))
      expect(sure.size).toBe(1)
      expect(Object.isFrozen([...sure][0])).toBe(true)
    }
  })
})

describe('Caixa CNAB 240: records that may belong to two titles', () => {
  const lines = returnFixture('104-caixa/cnab240/settlements').bytes.toString('latin1').split('\r\n')
  const [t, u] = [lines.findIndex((line) => line[13] === 'T'), lines.findIndex((line) => line[13] === 'U')]
  const withNine = (line: string, column: number) => `${line.slice(0, column - 1)}9${line.slice(column)}`
  const unsure = (all: readonly string[]) => codesByAll(Buffer.from(all.join('\r\n'), 'latin1')).slice(0, 2)

  test('with two segments U, the payment needs review', () => {
    expect(unsure(lines.toSpliced(u + 1, 0, withNine(lines[u]!, 88)))).toEqual([['ambiguous_companion'], []])
  })

  test('with two segments T, both payments need review', () => {
    expect(unsure(lines.toSpliced(u, 0, withNine(lines[t]!, 50)))).toEqual([
      ['missing_companion'],
      ['ambiguous_companion'],
    ])
  })
})
