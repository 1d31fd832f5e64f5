/**
 * The paid amount of every dialect whose column depends on the contract: in each meaning that the manual leaves open, the payment that was owed is read right and is
 * sure; a payment of another amount is that of the column and needs review, with all that the payer may have paid. All readers agree.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaidByContract } from '../../src/febraban/index.js'
import { type FileLayout, fieldAt } from '../../src/fixed-width/index.js'
import { NdjsonReader, occurrenceMeanings, parseReturn, type ReturnFile } from '../../src/return/index.js'
import { writeReturn } from '../../src/testing/return-file/index.js'
import { returnDialects } from '../banks/dialects-of.js'
import { withColumns } from '../changed-fixture.js'
import { runs } from '../runs.js'
import { keptRecords } from './kept-records.js'

type Amounts = Readonly<Record<string, number>>

const DIALECTS = returnDialects().flatMap((each) =>
  Object.entries(each.dialect.titles).flatMap(([main, { paid_amount: source }]) =>
    typeof source === 'object' && 'column' in source ? [{ ...each, main, source: source as PaidByContract }] : [],
  ),
)

test('are dialects of these banks', () => {
  expect(DIALECTS.map(({ name, main }) => `${name} ${main}`)).toMatchInlineSnapshot(`
    [
      "041/cnab400 title",
      "041/cnab240 segment_t",
      "041/cnab240 040 segment_t",
      "174/cnab400 title",
      "212/cnab400 title",
      "246/cnab400 title",
      "336/cnab400 title",
      "341/cnab240 segment_t",
      "341/cnab400 title",
      "399/cnab240 segment_t",
      "399/cnab400 title",
      "399/cnab400 cnr title",
      "435/cnab400 title",
      "604/cnab400 title",
      "633/cnab400 title",
      "637/cnab400 title",
      "637/cnab400 444 title",
      "655/cnab400 title",
      "707/cnab400 title",
      "756/cnab240 CORRESPONDENTE BB segment_t",
    ]
  `)
})

const sumOf = (amounts: Amounts, paths: readonly string[] = []) => paths.reduce((sum, path) => sum + amounts[path]!, 0)

/** The amounts of a title whose payer owes more than zero. */
function amountsOf({ column, meanings, owed }: PaidByContract): fc.Arbitrary<Amounts> {
  const paths = [...new Set([...meanings, owed].flatMap(({ plus = [], minus = [] }) => [...plus, ...minus]))]
  const [face] = owed.plus as readonly [string]
  const others = paths.filter((path) => path !== face && path !== column)
  return fc
    .tuple(fc.integer({ min: 100_000, max: 900_000 }), ...others.map(() => fc.oneof(fc.constant(0), fc.nat(9_999))))
    .map(([cents, ...more]) => ({ [face]: cents, ...Object.fromEntries(others.map((path, i) => [path, more[i]!])) }))
}

/** Results of one reader, which all others have too. */
function readByAll(bytes: Uint8Array): ReturnFile {
  const file = parseReturn(bytes, { engine: 'interpreted' })
  const records = file.bank_billet_discharges
  expect(parseReturn(bytes)).toMatchObject({ bank_billet_discharges: records, totals: file.totals })
  expect(keptRecords(bytes)).toEqual(records)
  const ndjson = new NdjsonReader({})
  const lines = [...ndjson.push(bytes), ...ndjson.end()].map((batch) => Buffer.from(batch).toString()).join('')
  expect(lines).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  expect(ndjson.totals).toEqual(file.totals)
  return file
}

/** Writes amounts to the line of a title. The testing kit refuses a title that needs review. */
function put(bytes: Buffer, layout: FileLayout, path: string, line: number, cents: number): Buffer {
  const { role, field } = fieldAt(layout, path)
  const { from, to } = layout.records[role]!.fields[field]!
  return withColumns(bytes, line, { [from]: String(cents).padStart(to - from + 1, '0') })
}

describe.each(DIALECTS)('$name $main', ({ bank, layout: kind, dialect, main, source }) => {
  const { layout, variant } = dialect
  const { column, meanings, owed } = source
  const { occurrence } = occurrenceMeanings(dialect).find(
    (meaning) => meaning.kind === 'settled' && meaning.money && meaning.where === null && !meaning.paid,
  )!
  const fileOf = (titles: readonly Amounts[]) =>
    writeReturn({
      bank: bank.number,
      layout: kind,
      ...(variant === undefined ? {} : { variant }),
      titles: titles.map((values) => ({ occurrence, record: main, line_parsed: { paid_at: '2026-03-02' }, values })),
    }).bytes
  const paidOf = (amounts: Amounts) => sumOf(amounts, owed.plus) - sumOf(amounts, owed.minus)
  const columnOf = (paid: number, amounts: Amounts, { plus, minus }: PaidByContract['meanings'][number]) =>
    paid - sumOf(amounts, plus) + sumOf(amounts, minus)

  test('what was owed is the paid amount in every meaning of the column', () => {
    fc.assert(
      fc.property(fc.array(amountsOf(source), { minLength: 1, maxLength: 3 }), (titles) => {
        const paid = titles.flatMap((amounts) =>
          meanings.map((meaning) => ({ ...amounts, [column]: columnOf(paidOf(amounts), amounts, meaning) })),
        )
        const { bank_billet_discharges: records, totals } = readByAll(fileOf(paid))
        expect(records.map(({ line_parsed }) => Number(line_parsed.paid_amount))).toEqual(paid.map(paidOf))
        expect(records.flatMap(({ needs_review }) => needs_review)).toEqual([])
        expect(totals.paid_amount).toBe(paid.reduce((sum, amounts) => sum + paidOf(amounts), 0))
      }),
      runs(30, 3),
    )
  })

  test('another amount is that of the column, with all that the payer may have paid', () => {
    fc.assert(
      fc.property(amountsOf(source), fc.integer({ min: 50_000, max: 99_999 }), (amounts, given) => {
        const sound = fileOf([{ ...amounts, [column]: paidOf(amounts) }])
        const line = fieldAt(layout, column).role === main ? mainLine(sound) : mainLine(sound) + 1
        const file = readByAll(put(Buffer.from(sound), layout, column, line, given))
        const possible = new Set([
          given,
          ...meanings.map(({ plus, minus }) => given + sumOf(amounts, plus) - sumOf(amounts, minus)),
        ])
        const [record] = file.bank_billet_discharges
        fc.pre(!possible.has(paidOf(amounts)))
        expect(record!.line_parsed.paid_amount).toBe(String(given))
        expect(record!.needs_review.map(({ code, possible_amounts }) => [code, possible_amounts])).toEqual(
          possible.size === 1 ? [] : [['paid_amount_ambiguous', [...possible]]],
        )
        expect(file.totals.needs_review.count).toBe(possible.size === 1 ? 0 : 1)
      }),
      runs(30, 3),
    )
  })
})

const mainLine = (bytes: Uint8Array): number => parseReturn(bytes).bank_billet_discharges[0]!.line

/** A returned cheque of Itaú has a record of its own, with the value of the cheque (p. 22). */
const OWN_RECORD = '341/cnab400'
const REVERSALS = DIALECTS.filter(({ name }) => name !== OWN_RECORD).flatMap((each) => {
  const isReversal = occurrenceMeanings(each.dialect).find(
    ({ kind, money, where, paid }) => kind === 'reversed' && money && where === null && !paid,
  )
  return isReversal === undefined ? [] : [{ ...each, occurrence: isReversal.occurrence }]
})

describe.each(REVERSALS)('a reversal of $name', ({ bank, layout: kind, dialect, main, source, occurrence }) => {
  const { layout, variant } = dialect
  const { column, meanings, owed } = source
  const [face] = owed.plus as readonly [string]
  const sound = writeReturn({
    bank: bank.number,
    layout: kind,
    ...(variant === undefined ? {} : { variant }),
    titles: [
      {
        occurrence,
        record: main,
        line_parsed: { paid_at: '2026-03-02' },
        values: { [face]: 10_000, [column]: 10_000 },
      },
    ],
  }).bytes
  const lineOf = (path: string): number => mainLine(sound) + (fieldAt(layout, path).role === main ? 0 : 1)

  test('is sure if all meanings of the column are one amount', () => {
    const [record] = readByAll(sound).bank_billet_discharges
    expect(record).toMatchObject({ kind: 'reversed', line_parsed: { paid_amount: '10000' }, needs_review: [] })
  })

  test.each(meanings.flatMap(({ plus = [], minus = [] }) => [...plus, ...minus]))('is ambiguous with %s', (path) => {
    const file = readByAll(put(Buffer.from(sound), layout, path, lineOf(path), 235))
    const sumIf = (paths: readonly string[] = []) => (paths.includes(path) ? 235 : 0)
    const possible = new Set([10_000, ...meanings.map(({ plus, minus }) => 10_000 + sumIf(plus) - sumIf(minus))])
    const [record] = file.bank_billet_discharges
    expect(record!.line_parsed.paid_amount).toBe('10000')
    expect(record!.needs_review.map(({ code, possible_amounts }) => [code, possible_amounts])).toEqual([
      ['paid_amount_ambiguous', [...possible]],
    ])
  })
})

test('are reversals of these dialects', () => {
  expect(REVERSALS.map(({ name }) => name)).toEqual([
    '041/cnab240',
    '174/cnab400',
    '336/cnab400',
    '756/cnab240 CORRESPONDENTE BB',
  ])
})
