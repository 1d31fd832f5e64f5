/** Values that titles take from the header of the file or of their lot, by every reader. */
import { describe, expect, it, test } from 'vitest'
import { DETECTION_BYTES } from '../../../src/febraban/index.js'
import { dateOf } from '../../../src/fixed-width/index.js'
import {
  ColumnReader,
  NdjsonReader,
  parseReturn,
  RecordCollector,
  ReturnReader,
  type ReturnRecord,
  RunReader,
} from '../../../src/return/index.js'
import { type Columns, changedFixture, withColumns } from '../../changed-fixture.js'
import { grown } from '../../convert/grown.js'
import { keptRecords } from '../kept-records.js'
import { returnFixture } from '../return-fixtures.js'

interface FromHeader {
  readonly account_number: string
  readonly credit_at: string | null
}

const FIELDS = ['account_number', 'credit_at'] as const

/** The tested entries, by each reader. */
function waysOf(bytes: Buffer): Readonly<Record<string, readonly FromHeader[]>> {
  const ofRecords = (records: readonly ReturnRecord[]): FromHeader[] =>
    records.map(({ line_parsed: { account_number, credit_at } }) => ({ account_number, credit_at }))
  const json = (options: ConstructorParameters<typeof NdjsonReader>[0]): unknown[] => {
    const reader = new NdjsonReader(options)
    const text = [...reader.push(bytes), ...reader.end()].map((lines) => Buffer.from(lines).toString()).join('')
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  }
  return {
    compiled: ofRecords(parseReturn(bytes).bank_billet_discharges),
    interpreted: ofRecords(parseReturn(bytes, { engine: 'interpreted' }).bank_billet_discharges),
    kept: ofRecords(keptRecords(bytes)),
    flat: parseReturn(bytes, { fields: FIELDS }).bank_billet_discharges,
    columns: columnsOf(bytes),
    json: ofRecords(json({}) as ReturnRecord[]),
    'flat json': json({ fields: FIELDS }) as FromHeader[],
  }
}

function columnsOf(bytes: Buffer): FromHeader[] {
  const reader = new ColumnReader({ fields: FIELDS })
  return [...reader.push(bytes), ...reader.end()].flatMap(({ rows, columns: { account_number, credit_at } }) =>
    Array.from({ length: rows }, (_, i) => ({
      account_number: Buffer.from(account_number.data).toString(
        'utf8',
        account_number.offsets[i],
        account_number.offsets[i + 1],
      ),
      credit_at: dateOf(credit_at.values[i]!),
    })),
  )
}

/** A file with many titles, which the fast readers read. */
const many = (bytes: Buffer): Buffer => grown(bytes, 40_000)

describe('Itaú, CNAB 400, indicator 40.6 (p. 53): the day of the credit', () => {
  const ITAU = '341-itau/cnab400/credit-date-in-header.ret'
  const own = ['2026-03-02', '2026-03-02', '2026-03-03', null, null]

  it('comes from the header for payments without their own day, by every reader', () => {
    const bytes = many(changedFixture(ITAU, 1, {}))
    for (const [way, titles] of Object.entries(waysOf(bytes))) {
      expect(titles.length, way).toBeGreaterThan(50)
      titles.forEach(({ credit_at }, i) => {
        expect(credit_at, way).toBe(own[i % own.length])
      })
    }
  })

  it('is null if the header has no day either', () => {
    for (const date of ['      ', '000000'])
      for (const [way, [first]] of Object.entries(waysOf(changedFixture(ITAU, 1, { 114: date }))))
        expect(first!.credit_at, way).toBeNull()
  })

  it('is null if the day of the title cannot be read', () => {
    for (const [way, [first]] of Object.entries(waysOf(changedFixture(ITAU, 2, { 296: '310226' }))))
      expect(first!.credit_at, way).toBeNull()
  })
})

describe('Itaú, CNAB 240, indicator 40.6 (p. 35): the day of the credit', () => {
  const NO_DATE = '00000000'
  /** The fixture with other columns, by line and first column; null removes the line. The first title has no day of its own. */
  const changed = (columns: Readonly<Record<number, Columns | null>> = {}): Buffer => {
    const all: typeof columns = { 2: { 200: '04032026' }, 4: { 146: NO_DATE }, 12: { 200: '05032026' }, ...columns }
    const lines = Object.entries(all).reduce(
      (bytes, [line, own]) => (own === null ? bytes : withColumns(bytes, Number(line), own)),
      returnFixture('341-itau/cnab240/settlements').bytes,
    )
    const kept = lines
      .toString('latin1')
      .split('\r\n')
      .filter((_, i) => all[i + 1] !== null)
    return Buffer.from(kept.join('\r\n'), 'latin1')
  }
  const firstLot = ['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-04']
  const otherLots = ['2026-03-05', '2026-03-02', '2026-03-02']

  it('comes from the header of the lot (p. 8, 200–207) for payments without their own day, by every reader', () => {
    for (const bytes of [changed(), many(changed())]) {
      for (const [way, titles] of Object.entries(waysOf(bytes))) {
        const days = titles.map(({ credit_at }) => credit_at)
        expect(days.slice(-otherLots.length), way).toEqual(otherLots)
        days.slice(0, -otherLots.length).forEach((day, i) => {
          expect(day, way).toBe(firstLot[i % firstLot.length])
        })
      }
    }
  })

  it.each([
    ['the header has no day either', { 2: { 200: NO_DATE } }],
    ['the header has no date that can be read', { 2: { 200: '31022026' } }],
    ['the day of the title cannot be read', { 4: { 146: '31022026' } }],
    ['the title has no segment U', { 4: null }],
    ['the title is not a payment', { 3: { 16: '02' }, 4: { 16: '02', 146: NO_DATE } }],
    ['the lot has no header', { 2: null }],
  ] as const)('is null if %s', (_, columns) => {
    for (const [way, [first]] of Object.entries(waysOf(changed(columns)))) expect(first!.credit_at, way).toBeNull()
  })

  it('is never that of another lot', () => {
    for (const [way, titles] of Object.entries(waysOf(changed({ 11: null, 12: null }))))
      expect(
        titles.map(({ credit_at }) => credit_at),
        way,
      ).toEqual([...firstLot, null, ...otherLots.slice(1)])
  })
})

describe('Sicredi, CNAB 400, p. 36: the code of the beneficiary', () => {
  const SICREDI = '748-sicredi/cnab400/settlements.ret'

  it('is the account of every title, by every reader', () => {
    for (const code of ['41527', '00001']) {
      for (const [way, titles] of Object.entries(waysOf(many(changedFixture(SICREDI, 1, { 27: code }))))) {
        expect(titles.length, way).toBeGreaterThan(50)
        expect(new Set(titles.map(({ account_number }) => account_number)), way).toEqual(new Set([code]))
      }
    }
  })

  it('is blank without a header', () => {
    const { bytes } = returnFixture('748-sicredi/cnab400/settlements')
    const titles = bytes.subarray(bytes.indexOf('\n') + 1)
    const [first] = parseReturn(titles, { bank: '748' }).bank_billet_discharges
    expect(first!.line_parsed.account_number).toBe('')
  })

  test('parts of a file are read with its header, and are accepted only after this header', () => {
    const large = grown(changedFixture(SICREDI, 1, {}), DETECTION_BYTES + 20_000)
    const found = new RecordCollector<never>(null, Number.POSITIVE_INFINITY)
    const known = { line: 1, offset: 0 }
    const [run] = [
      ...new RunReader(large, found, {}).read({
        bytes: large,
        offset: 0,
        from: DETECTION_BYTES,
        to: large.length,
        known,
      }),
    ]
    const records = (found.flush() ?? []) as readonly ReturnRecord[]
    expect(new Set(records.map(({ line_parsed }) => line_parsed.account_number))).toEqual(new Set(['41527']))
    const behind = (head: Buffer): boolean => {
      const reader = new ReturnReader()
      reader.push(head)
      return reader.acceptRun(run!) !== false
    }
    const head = large.subarray(0, run!.start)
    const other = Buffer.from(head)
    other.write('41528', 26, 'latin1')
    expect([behind(head), behind(other)]).toEqual([true, false])
  })
})
