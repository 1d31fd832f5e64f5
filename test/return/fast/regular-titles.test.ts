/**
 * Generated code reads regular titles. Its results must equal those of the interpreter for any content of the file, any chunking and any kind of result.
 */
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { returnDialectOf, variantOf } from '../../../src/banks/index.js'
import type { OccurrenceKind } from '../../../src/cobranca/index.js'
import type { FileLayout, Values } from '../../../src/fixed-width/index.js'
import { jsonForm } from '../../../src/return/fast/kernel/json-form.js'
import { lineKind } from '../../../src/return/fast/kernel/kernel-kind.js'
import { columnsKind } from '../../../src/return/fast/regular/columns-emission.js'
import { flatKind, keptRecordKind, recordKind } from '../../../src/return/fast/regular/record-emission.js'
import {
  COLUMNS,
  type ColumnBatch,
  type ColumnName,
  type ColumnOptions,
  ColumnReader,
  type FieldOptions,
  NdjsonReader,
  parseReturn,
  type ReturnOptions,
  ReturnReader,
  type ReturnRecord,
  type ReviewReason,
  rowsOf,
} from '../../../src/return/index.js'
import { withoutFill } from '../../../src/return/meaning/slip-columns.js'
import { TitleReader } from '../../../src/return/meaning/title-reader.js'
import type { BatchReader } from '../../../src/return/read/batch-reader.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { changedFixture } from '../../changed-fixture.js'
import { grown } from '../../convert/grown.js'
import { isLong, runs, someOf } from '../../runs.js'
import { type Damage, damage, damaged } from '../damage.js'
import { keptRecords } from '../kept-records.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const ENOUGH = 4

/** The complete result of reading a file. */
function readBy(engine: 'compiled' | 'interpreted', bytes: Uint8Array, options: ReturnOptions = {}) {
  const file = parseReturn(bytes, { ...options, engine })
  const kept = keptRecords(bytes, { ...options, engine })
  return { ...file, kept, fields: file.bank_billet_discharges.map(({ fields }) => fields) }
}

/** The bytes in chunks of these sizes, repeated. All chunks use the same buffer. */
function* chunked(bytes: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  const buffer = new Uint8Array(Math.max(...sizes))
  let at = 0
  for (let i = 0; at < bytes.length; i++) {
    const size = Math.min(sizes[i % sizes.length]!, bytes.length - at)
    buffer.set(bytes.subarray(at, at + size))
    yield buffer.subarray(0, size)
    at += size
  }
}

type FieldsAsked = Partial<FieldOptions<ColumnName>>

function ndjson(bytes: Uint8Array, sizes: readonly number[], options: ReturnOptions & FieldsAsked): string {
  const reader = new NdjsonReader(options)
  let text = ''
  for (const chunk of chunked(bytes, sizes)) {
    for (const batch of reader.push(chunk)) text += Buffer.from(batch).toString()
  }
  for (const batch of reader.end()) text += Buffer.from(batch).toString()
  return text
}

/** The complete result of reading a file with `fields`. */
function flatBy(bytes: Uint8Array, sizes: readonly number[], options: ReturnOptions & FieldOptions<ColumnName>) {
  const reader = new ReturnReader(options)
  const records: object[] = []
  for (const chunk of chunked(bytes, sizes)) records.push(...reader.push(chunk))
  records.push(...reader.end())
  return { records, header: reader.header, totals: reader.totals, diagnostics: reader.diagnostics }
}

/** Columns of the slip, from the main record of a title. */
function slipOf({ fields }: ReturnRecord): Record<string, unknown> {
  const main = Object.values(fields).find((values): values is Values => !Array.isArray(values))!
  const { amount, due_date, payer_name, payer_tax_id, payer_tax_id_type } = main
  const text = (value: unknown): string => String(value ?? '').trim()
  return {
    amount: amount === undefined ? null : text(amount),
    expire_at: due_date,
    customer_person_name: payer_name === undefined ? null : text(payer_name),
    customer_cnpj_cpf: payer_tax_id === undefined ? null : withoutFill(text(payer_tax_id), text(payer_tax_id_type)),
  }
}

/** The same, picked from whole records. */
function pickedBy(bytes: Uint8Array, { fields, ...options }: ReturnOptions & FieldOptions<ColumnName>) {
  const { bank_billet_discharges, header, totals, diagnostics } = parseReturn(bytes, options)
  const records = bank_billet_discharges.map((record) => {
    const all = { ...record.line_parsed, ...record, ...slipOf(record) } as Record<string, unknown>
    return Object.fromEntries(fields.map((name) => [name, all[name] ?? null]))
  })
  return { records, header, totals, diagnostics }
}

/** The complete result of reading a file by columns, as rows. Batches are read after all of them have come. */
function columnsBy(bytes: Uint8Array, sizes: readonly number[], options: ColumnOptions<ColumnName>) {
  const reader = new ColumnReader(options)
  const batches: ColumnBatch[] = []
  for (const chunk of chunked(bytes, sizes)) batches.push(...reader.push(chunk))
  batches.push(...reader.end())
  expect(batches.slice(0, -1).every(({ rows }) => rows === options.batchSize)).toBe(true)
  return {
    rows: batches.flatMap(rowsOf),
    header: reader.header,
    totals: reader.totals,
    diagnostics: reader.diagnostics,
  }
}

/** A field of a record in the form of a column. */
function asCell(name: ColumnName, value: unknown): unknown {
  if (name === 'needs_review') return (value as readonly ReviewReason[]).map(({ code }) => code).join(' ') || null
  if (name === 'reasons' || name === 'extra') return value === null ? null : JSON.stringify(value)
  if (COLUMNS[name] === 'text') return value ?? ''
  return COLUMNS[name] === 'money' ? (value === '' || value === null ? null : Number(value)) : value
}

const sizes = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: ENOUGH })
const charset = fc.constantFrom('auto', 'latin1', 'windows-1252', 'cp850', 'utf-8')
const options = fc.record<ReturnOptions>(
  {
    charset: charset as fc.Arbitrary<'auto'>,
    kinds: fc.subarray<OccurrenceKind>(['settled', 'registered', 'rejected', 'info'], { minLength: 1 }),
    since: fc.constantFrom('2026-01-01', '2026-03-03', '2026-12-31'),
  },
  { requiredKeys: [] },
)
const fields = fc.shuffledSubarray(Object.keys(COLUMNS) as ColumnName[], { minLength: 1 })

/** Contents for fillers of blanks, by their place in a record. */
const fillings = fc.array(
  fc.record({
    line: fc.nat(),
    filler: fc.nat(),
    column: fc.nat(),
    text: fc.constantFrom('X', '7', '0', '~', '\t', '\0', 'é', '\x85'),
  }),
  { minLength: 1, maxLength: 12 },
)

/** A file with other characters in fillers of its titles. */
function filled(
  bytes: Buffer,
  layout: FileLayout,
  changes: readonly { line: number; filler: number; column: number; text: string }[],
): Buffer {
  const copy = Buffer.from(bytes)
  const starts = [0, ...[...copy.keys()].filter((i) => copy[i] === 10).map((i) => i + 1)].slice(0, -1)
  for (const { line, filler, column, text } of changes) {
    const at = starts[line % starts.length]!
    const role = layout.recognise(copy, at)
    const fillers = Object.values(layout.records[role ?? '']?.fields ?? {}).filter(({ kind }) => kind === 'blanks')
    if (fillers.length === 0) continue
    const { from, to } = fillers[filler % fillers.length]!
    copy.write(text, at + from - 1 + (column % (to - from + 1)), 'latin1')
  }
  return copy
}

/** A damaged file. Its lines must not have got the width of an unknown layout: such a file is refused before an engine reads it. */
function readableFile(bytes: Buffer, changes: Damage): Buffer {
  const file = damaged(bytes, changes)
  try {
    returnDialectOf(file)
  } catch {
    fc.pre(false)
  }
  return file
}

describe.each(someOf(returnFixtures, 2))('$name', ({ bytes }) => {
  test('for any bytes, the compiled code reads the same as the interpreter', () => {
    fc.assert(
      fc.property(damage, options, (changes, options) => {
        const file = readableFile(bytes, changes)
        expect(readBy('compiled', file, options)).toEqual(readBy('interpreted', file, options))
      }),
      runs(2, 1),
    )
  })

  test('for any content of fillers, the compiled code reads the same as the interpreter', () => {
    const { layout } = returnDialectOf(bytes).dialect
    fc.assert(
      fc.property(fillings, (changes) => {
        const file = filled(bytes, layout, changes)
        expect(readBy('compiled', file)).toEqual(readBy('interpreted', file))
      }),
      runs(2, 1),
    )
  })

  test('lines of JSON are JSON.stringify of the records, for every chunking', () => {
    fc.assert(
      fc.property(damage, sizes, options, (changes, sizes, options) => {
        const file = readableFile(bytes, changes)
        const records = parseReturn(file, { ...options, engine: 'interpreted' }).bank_billet_discharges
        const expected = records.map((record) => `${JSON.stringify(record)}\n`).join('')
        expect(ndjson(file, sizes, options)).toBe(expected)
      }),
      runs(2, 1),
    )
  })

  test('flat records, and their lines of JSON, have the fields of whole records, for every chunking', () => {
    fc.assert(
      fc.property(damage, sizes, options, fields, (changes, sizes, options, fields) => {
        const file = readableFile(bytes, changes)
        const expected = pickedBy(file, { ...options, fields, engine: 'interpreted' })
        const flat = flatBy(file, sizes, { ...options, fields })
        expect(flat).toEqual(expected)
        const lines = expected.records.map((record) => `${JSON.stringify(record)}\n`).join('')
        expect(flat.records.map((record) => `${JSON.stringify(record)}\n`).join('')).toBe(lines)
        expect(ndjson(file, sizes, { ...options, fields })).toBe(lines)
      }),
      runs(2, 1),
    )
  })

  test('columns have the values of the records, for every chunking and batch size', () => {
    const batchSize = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(damage, sizes, options, fields, batchSize, (changes, sizes, options, fields, batchSize) => {
        const file = readableFile(bytes, changes)
        const { records, ...rest } = pickedBy(file, { ...options, fields, engine: 'interpreted' })
        const rows = records.map((record) =>
          Object.fromEntries(fields.map((name) => [name, asCell(name, record[name])])),
        )
        expect(columnsBy(file, sizes, { ...options, fields, batchSize })).toEqual({ rows, ...rest })
        expect(columnsBy(file, sizes, { ...options, fields, batchSize, engine: 'interpreted' }).rows).toEqual(rows)
      }),
      runs(2, 1),
    )
  })

  test('each field, read alone, equals the field of the records', () => {
    for (const name of someOf(Object.keys(COLUMNS) as ColumnName[], 4, 8)) {
      const expected = pickedBy(bytes, { fields: [name] })
      expect(flatBy(bytes, [bytes.length], { fields: [name] })).toEqual(expected)
      expect(flatBy(bytes, [bytes.length], { fields: [name], engine: 'interpreted' })).toEqual(expected)
    }
  })
})

it('columns have all titles of a file in a single line, for every batch size', () => {
  const { bytes, expected } = returnFixture('341-itau/cnab400/settlements')
  const [header, ...lines] = bytes.toString('latin1').split('\r\n')
  const joined = Buffer.from(`${header}\r\n${lines.join('')}`, 'latin1')
  const numbers = expected.bank_billet_discharges.map(({ line_parsed }) => ({ our_number: line_parsed.our_number }))
  for (const batchSize of [1, 2, 3]) {
    expect(columnsBy(joined, [joined.length], { fields: ['our_number'], batchSize }).rows).toEqual(numbers)
  }
})

it.each([
  ['records', recordKind],
  ['kept records', keptRecordKind],
  ['flat records', flatKind(Object.keys(COLUMNS) as ColumnName[])],
  ['columns', columnsKind(Object.keys(COLUMNS) as ColumnName[])],
  ['lines of JSON', lineKind(jsonForm(null))],
  ['lines of JSON of all fields', lineKind(jsonForm(Object.keys(COLUMNS) as ColumnName[]))],
])('every dialect has a fast reader of its titles as %s', (_, kind) => {
  for (const { bank, layout, dialect, name } of returnDialects()) {
    // The fast readers of a dialect are cached for all tests.
    const origin = { bank: bank.number, layout, ...variantOf(dialect), file: dialect.layout, engine: undefined }
    for (const main of Object.keys(dialect.titles)) {
      expect(kind.titleOf(dialect, main, origin), `${name} ${main}`).not.toBeNull()
    }
  }
})

describe('in a file with many titles of two lines', () => {
  const lines = grown(returnFixture('756-sicoob/cnab240/settlements').bytes, 10_000)
    .toString('latin1')
    .split(/(?<=\n)/)
  const middle = Math.floor(lines.length / 2)
  const at = (segment: string): number => lines.findIndex((line, i) => i >= middle && line[13] === segment)

  test.each(['T', 'U'])('a damaged segment %s gives the same result as the interpreter', (segment) => {
    const line = lines[at(segment)]!
    const others = [
      `${line.slice(0, 13)}Z${line.slice(14)}`,
      `${line.slice(0, 12)}\t${line.slice(13)}`,
      `${line.slice(0, 239)}\r\n`,
      `${line.slice(0, 240)} \r\n`,
      `${line.slice(0, 239)}\x1a\r\n`,
      `${line.slice(0, 239)}\xff\r\n`,
      `${line.slice(0, 240)}\r`,
      `${line.slice(0, 240)}\n`,
      `${line.slice(0, 240)}`,
      '',
      `${line}${line}`,
    ]
    for (const other of others) {
      const file = Buffer.from(lines.with(at(segment), other).join(''), 'latin1')
      const expected = readBy('interpreted', file)
      expect(readBy('compiled', file)).toEqual(expected)
      const json = expected.bank_billet_discharges.map((record) => `${JSON.stringify(record)}\n`)
      expect(ndjson(file, [file.length], {})).toBe(json.join(''))
    }
  })
})

test.each([
  ['341-itau/cnab240/settlements.ret', 4, { 78: '0'.repeat(30) }],
  ['341-itau/cnab400/settlements.ret', 2, { 254: '0'.repeat(13) }],
  // The principal: 254–266, p. 11.
  ['655-bv/cnab400/settlements.ret', 2, { 254: '0'.repeat(13) }],
  // A returned cheque: 69.
  ['341-itau/cnab240/newer-occurrences.ret', 12, { 78: '0'.repeat(30) }],
] as const)('every reader leaves the paid amount of money with zero blank: %s', (path, line, columns) => {
  const file = grown(changedFixture(path, line, columns), 40_000)
  const expected = readBy('interpreted', file)
  const unknown = expected.bank_billet_discharges.filter(
    ({ money, line_parsed }) => money && line_parsed.paid_amount === '',
  )
  expect(unknown.length).toBeGreaterThan(5)
  expect(readBy('compiled', file)).toEqual(expected)
  expect(ndjson(file, [file.length], {})).toBe(
    expected.bank_billet_discharges.map((record) => `${JSON.stringify(record)}\n`).join(''),
  )
  const fields = ['line', 'money', 'paid_amount'] as const
  const { records } = pickedBy(file, { fields, engine: 'interpreted' })
  expect(flatBy(file, [file.length], { fields }).records).toEqual(records)
  expect(columnsBy(file, [file.length], { fields }).rows).toEqual(
    records.map((record) => Object.fromEntries(fields.map((name) => [name, asCell(name, record[name])]))),
  )
})

describe('a regular file with many titles', () => {
  const [header = '', title = ''] = returnFixture('341-itau/cnab400/settlements').bytes.toString('latin1').split('\r\n')
  const count = isLong ? 5000 : 1500
  const lines = Array.from({ length: count }, (_, i) => title.slice(0, 394) + String(i + 2).padStart(6, '0'))
  const clean = [header, ...lines, '']

  it.each(['\r\n', '\n'])('is read by the compiled code except its last title, with the line end %j', (end) => {
    const file = Buffer.from(clean.join(end), 'latin1')
    const expected = parseReturn(file, { engine: 'interpreted' })
    for (const sizes of [[file.length], [64 * 1024], [1000, 5000, 100], [403]]) {
      const read = vi.spyOn(TitleReader.prototype, 'read')
      const reader = new ReturnReader()
      const records: ReturnRecord[] = []
      for (const chunk of chunked(file, sizes)) records.push(...reader.push(chunk))
      records.push(...reader.end())
      expect(read.mock.calls.length).toBeLessThan(3)
      read.mockRestore()
      expect(records.map(({ line_raw }) => line_raw)).toEqual(lines)
      expect(reader.totals).toEqual(expected.totals)
      expect(reader.diagnostics).toEqual(expected.diagnostics)
    }
  })

  it('is read by the compiled code if each title has one filler with other characters', () => {
    const { layout } = returnDialectOf(Buffer.from(`${clean.slice(0, 9).join('\r\n')}\r\n`, 'latin1')).dialect
    const file = filled(
      Buffer.from(clean.join('\r\n'), 'latin1'),
      layout,
      lines.map((_, i) => ({ line: i + 1, filler: i, column: i, text: 'X' })),
    )
    const read = vi.spyOn(TitleReader.prototype, 'read')
    const found = readBy('compiled', file, { maxDiagnostics: Number.POSITIVE_INFINITY })
    expect(read.mock.calls.length).toBeLessThan(3)
    read.mockRestore()
    const odd = found.diagnostics.filter(({ code }) => code === 'filler_not_blank')
    expect(odd.map(({ line, got }) => [line, got?.trim()])).toEqual(lines.map((_, i) => [i + 2, 'X']))
    expect(found).toEqual(readBy('interpreted', file, { maxDiagnostics: Number.POSITIVE_INFINITY }))
  })

  it.each([
    ['lines of JSON', () => new NdjsonReader()],
    ['lines of JSON of some fields', () => new NdjsonReader({ fields: ['our_number', 'kind'] })],
    ['flat records', () => new ReturnReader({ fields: ['our_number', 'kind'] })],
    ['columns', () => new ColumnReader()],
    ['columns with reasons', () => new ColumnReader({ fields: ['our_number', 'reasons', 'line_raw'] })],
  ])('is read by generated code as %s too', (_, readerOf: () => BatchReader<unknown, unknown>) => {
    const read = vi.spyOn(TitleReader.prototype, 'read')
    const reader = readerOf()
    const file = Buffer.from([header, ...lines, ''].join('\r\n'), 'latin1')
    for (const _ of reader.batchesOf(file));
    for (const _ of reader.lastBatches());
    expect(reader.totals.titles).toBe(lines.length)
    expect(read.mock.calls.length).toBeLessThan(3)
    read.mockRestore()
  })

  it('keeps the non-ASCII letters of its columns', () => {
    // Itaú CNAB 400: columns 38 to 62 are the company's.
    const lettered = lines.slice(0, 50).map((line) => `${line.slice(0, 37)}${'AÇÃO Nº 7ÿ'.padEnd(25)}${line.slice(62)}`)
    const file = Buffer.from([header, ...lettered, ''].join('\r\n'), 'latin1')
    const read = vi.spyOn(TitleReader.prototype, 'read')
    const { rows } = columnsBy(file, [file.length], { fields: ['control_number', 'line_raw'], batchSize: 50 })
    expect(read.mock.calls.length).toBeLessThan(3)
    read.mockRestore()
    expect(rows).toEqual(lettered.map((line_raw) => ({ control_number: 'AÇÃO Nº 7ÿ', line_raw })))
  })

  it('returns a title as soon as the line after it is complete', () => {
    const reader = new ReturnReader()
    expect(reader.push(Buffer.from([header, ...lines.slice(0, 200)].join('\r\n'), 'latin1'))).toHaveLength(198)
    expect(reader.push(Buffer.from('\r\n', 'latin1'))).toHaveLength(1)
    expect(reader.push(Buffer.from(lines[200]!, 'latin1'))).toHaveLength(0)
  })
})

// Only a whole line can be a header. A piece with its key is an unknown line, and the title before it stays open for its other records.
test('a piece of a line with the key of a header, cut by CR, does not end the title before it', () => {
  const lines = returnFixture('085-ailos/cnab240/settlements').bytes.toString('latin1').split('\r\n')
  const u = lines.findIndex((line) => line[13] === 'U')
  const piece = `${lines[0]!.slice(0, 8)}\r${lines[0]!.slice(9)}`
  const file = Buffer.from([...lines.slice(0, u), piece, ...lines.slice(u)].join('\r\n'), 'latin1')
  const compiled = readBy('compiled', file)
  expect(compiled).toEqual(readBy('interpreted', file))
  expect(compiled.bank_billet_discharges).toHaveLength(lines.filter((line) => line[13] === 'T').length)
})

test('a line that only in Latin-1 has the key of another record does not end the title before it', () => {
  const { bytes } = returnFixture('756-sicoob/cnab240/settlements')
  const lines = bytes.toString('latin1').split('\r\n')
  const at = lines.findIndex((line) => line[13] === 'U')
  // The letter of two bytes moves the end of the lot number, 1, to the column of the record type.
  const line = Buffer.from(`75É${lines[at]!.slice(3)}`).toString('latin1')
  expect([line[7], line.length, line.at(-1)]).toEqual(['1', 241, ' '])
  const file = Buffer.from(lines.with(at, line).join('\r\n'), 'latin1')
  expect(readBy('compiled', file)).toEqual(readBy('interpreted', file))
})
