/** Parquet, read by DuckDB and hyparquet. Columns are also compared with those that the library writes from cells. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import fc from 'fast-check'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../src/code/turns.js'
import { STORED_DEFAULTS } from '../../../../src/convert/output/csv-options.js'
import { OUTPUT_COLUMNS, type OutputColumn } from '../../../../src/convert/output/output-columns.js'
import { ParquetEncoder } from '../../../../src/convert/output/parquet/parquet-encoder.js'
import type { RecordOptions } from '../../../../src/convert/output/record-options.js'
import { recordWriter } from '../../../../src/convert/output/record-writer.js'
import { type ColumnName, parseReturn } from '../../../../src/index.js'
import { BUILDERS, type Cell, COLUMNS, type ColumnBatch } from '../../../../src/return/index.js'
import { returnFixtures } from '../../../return/return-fixtures.js'
import { runs, someOf } from '../../../runs.js'
import { fixture, folderOf, returnOf } from '../../folders.js'
import { flat } from '../flat-row.js'

async function written(bytes: Uint8Array, options: RecordOptions = {}): Promise<Uint8Array> {
  const writer = await recordWriter({ ...options, to: 'parquet' })
  return Buffer.concat([atOnce(writer.push(bytes)), atOnce(writer.end())])
}

/** Rows of a file by DuckDB: integers of 64 bits and decimals as text. */
async function duckRows(file: Uint8Array, query = 'SELECT * FROM table'): Promise<Record<string, unknown>[]> {
  const path = join(folderOf(), 'a.parquet')
  writeFileSync(path, file)
  const connection = await (await DuckDBInstance.create()).connect()
  const reader = await connection.runAndReadAll(query.replace('table', `'${path}'`))
  connection.closeSync()
  return reader.getRowObjectsJson() as Record<string, unknown>[]
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

const isInteger = (name: string): boolean => ['money', 'integer'].includes(COLUMNS[name as ColumnName])

test.each(someOf(returnFixtures, 12).map(({ name, bytes }) => ({ name, bytes })))(
  'DuckDB reads the records: $name',
  async ({ bytes }) => {
    const rows = parseReturn(bytes).bank_billet_discharges.map((record) =>
      Object.fromEntries(
        Object.entries(flat(record)).map(([name, value]) => [
          name,
          value !== null && isInteger(name) ? String(value) : value,
        ]),
      ),
    )
    expect(await duckRows(await written(bytes))).toEqual(rows)
  },
)

describe('money in reais', () => {
  const fields = ['our_number', 'amount', 'paid_amount', 'other_fines', 'line']
  // Lines of the fixture: R$ 140,00; R$ 1.018,44 of fine and interest included; R$ 987.654.321,09.
  const bytes = fixture('756-sicoob/cnab240/settlements.ret')

  test('is DECIMAL(18,2); other integers are as they were', async () => {
    const file = await written(bytes, { money: 'reais', fields })
    const types = await duckRows(file, 'DESCRIBE SELECT * FROM table')
    expect(types.map(({ column_type }) => column_type)).toEqual([
      'VARCHAR',
      'DECIMAL(18,2)',
      'DECIMAL(18,2)',
      'DECIMAL(18,2)',
      'BIGINT',
    ])
    const [first] = await duckRows(file)
    expect(first).toMatchObject({ our_number: '00005019', amount: '140.00', paid_amount: '140.00' })
    expect((await duckRows(file)).map(({ paid_amount }) => paid_amount)).toContain('1018.44')
    const [bounds] = await duckRows(
      file,
      "SELECT stats_max_value AS max FROM parquet_metadata(table) WHERE path_in_schema = 'paid_amount'",
    )
    expect(bounds).toEqual({ max: '987654321.09' })
  })

  test('cents may be asked for', async () => {
    expect(Buffer.compare(await written(bytes, { money: 'cents' }), await written(bytes))).toBe(0)
  })
})

test('rows beyond the room of a first batch have their values, by both readers of columns', async () => {
  const bytes = returnOf(3000)
  const records = parseReturn(bytes).bank_billet_discharges
  const fields = ['line', 'our_number', 'kind', 'paid_amount', 'credit_at', 'money', 'reasons', 'customer_person_name']
  const expected = records.map((record) => {
    const { line, paid_amount, ...others } = flat(record, fields)
    return { line: String(line), paid_amount: paid_amount === null ? null : String(paid_amount), ...others }
  })
  for (const engine of ['compiled', 'interpreted'] as const)
    expect(await duckRows(await written(bytes, { fields, engine }))).toEqual(expected)
})

test('long texts are in pages of about a megabyte', async () => {
  const file = await written(returnOf(6000), { fields: ['line_raw'] })
  const [group] = parquetMetadata(bufferOf(file)).row_groups
  expect(group!.columns[0]!.meta_data!.encoding_stats).toEqual([
    { page_type: 'DATA_PAGE_V2', encoding: 'PLAIN', count: 3 },
  ])
  const lines = (await duckRows(file)).map(({ line_raw }) => line_raw)
  expect(lines).toEqual(parseReturn(returnOf(6000)).bank_billet_discharges.map(({ line_raw }) => line_raw))
})

describe('a column', () => {
  /** A column of each type, and its possible cells. */
  const cells: readonly (readonly [OutputColumn, fc.Arbitrary<Cell>])[] = [
    ['paid_amount', fc.option(fc.oneof(fc.nat({ max: 9 }), fc.integer({ min: 0, max: 10 ** 15 - 1 })))],
    ['line', fc.integer({ min: 1, max: 2 ** 32 - 1 })],
    ['paid_at', fc.option(fc.constantFrom('1900-01-01', '1969-12-31', '1970-01-01', '2026-03-02', '2079-12-31'))],
    ['money', fc.boolean()],
    ['kind', fc.option(fc.constantFrom('settled', 'fee', 'registered', 'changed'))],
    [
      'our_number',
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '1', '10', '\u00e7', '\uffee', '\u{1f600}')),
    ],
    ['customer_person_name', fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }))],
    ['reasons', fc.option(fc.string({ unit: 'grapheme', minLength: 1 }))],
  ]

  /** Cells of which many are equal, or nearly none. */
  const rowsOf = (cell: fc.Arbitrary<Cell>): fc.Arbitrary<Cell[]> =>
    fc.oneof(
      fc.array(cell, { maxLength: 40 }),
      fc
        .array(cell, { minLength: 1, maxLength: 3 })
        .chain((few) => fc.array(fc.constantFrom(...few), { maxLength: 60 })),
    )

  const physical = (name: OutputColumn, cell: Cell) =>
    cell === null
      ? null
      : OUTPUT_COLUMNS[name] === 'date'
        ? new Date(`${cell}T00:00:00Z`)
        : typeof cell === 'number'
          ? BigInt(cell)
          : cell

  async function encoded(name: OutputColumn, all: readonly Cell[]): Promise<Uint8Array> {
    const builder = BUILDERS[OUTPUT_COLUMNS[name]](Math.max(1, all.length))
    for (const [row, cell] of all.entries()) builder.append(row, cell)
    const batch = { rows: all.length, columns: { [name]: builder.take(all.length) } } as unknown as ColumnBatch
    const encoder = await ParquetEncoder.of([name], { ...STORED_DEFAULTS, money: 'cents' })
    return Buffer.concat([atOnce(encoder.batches.encode(batch)), atOnce(encoder.end())])
  }

  /** The same by the columns of the library. */
  function byLibrary(file: Uint8Array, name: OutputColumn, all: readonly Cell[]): Uint8Array {
    const writer = new ByteWriter()
    const { schema } = parquetMetadata(bufferOf(file))
    const parquet = new ParquetWriter({ writer, schema, createdBy: 'cnab-cobranca' })
    parquet.write({ columnData: [{ name, data: all.map((cell) => physical(name, cell)), offsetIndex: false }] })
    parquet.finish()
    return writer.getBytes()
  }

  test.each(cells)('%s has the cells, and the bytes or at least the statistics of the library', async (name, cell) => {
    await fc.assert(
      fc.asyncProperty(rowsOf(cell), async (all) => {
        fc.pre(all.length > 0)
        const file = await encoded(name, all)
        const rows = (await parquetReadObjects({ file: bufferOf(file) })) as Record<string, unknown>[]
        expect(rows.map((row) => row[name] ?? null)).toEqual(all.map((each) => physical(name, each)))
        const expected = byLibrary(file, name, all)
        // The library estimates the size of texts by their characters.
        if (!['text', 'json'].includes(OUTPUT_COLUMNS[name])) expect(Buffer.compare(file, expected)).toBe(0)
        const [own, other] = [file, expected].map((bytes) => parquetMetadata(bufferOf(bytes)))
        const [mine, theirs] = [own, other].map((metadata) => metadata!.row_groups[0]!.columns[0]!.meta_data!)
        expect(mine!.statistics).toEqual(theirs!.statistics)
        expect(mine!.num_values).toBe(theirs!.num_values)
      }),
      runs(100),
    )
  })
})
