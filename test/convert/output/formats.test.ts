import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { atOnce, withTurns } from '../../../src/code/turns.js'
import { COLUMNS } from '../../../src/columns.js'
import { convertFile, type OutputFormat } from '../../../src/convert/index.js'
import type { RecordOptions } from '../../../src/convert/output/record-options.js'
import { recordWriter } from '../../../src/convert/output/record-writer.js'
import { type ColumnName, isValidationError, parseReturn } from '../../../src/index.js'
import { toReais } from '../../../src/settlement/index.js'
import { runs, someOf } from '../../runs.js'
import { documentsIn, fixture, folderOf, returnOf } from '../folders.js'
import { flat } from './flat-row.js'

const ALL_RETURNS = [
  '341-itau/cnab400/registrations-and-rejections.ret',
  '341-itau/cnab400/life-cycle.ret',
  '341-itau/cnab400/damaged.ret',
  '756-sicoob/cnab240/settlements.ret',
  '756-sicoob/cnab240/damaged.ret',
]
const RETURNS = someOf(ALL_RETURNS, 2)
const NAMES = Object.keys(COLUMNS) as ColumnName[]

async function converted(bytes: Uint8Array, options: RecordOptions): Promise<string> {
  const folder = folderOf({ 'a.ret': bytes })
  const { output } = await convertFile(join(folder, 'a.ret'), { ...options, out: join(folder, 'out') })
  return output
}

async function parquetRows(path: string): Promise<Record<string, unknown>[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  return parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer })
}

/** Output of a writer for these chunks. */
async function written(chunks: readonly Uint8Array[], options: RecordOptions): Promise<Buffer> {
  const writer = await recordWriter(options)
  const parts: Buffer[] = []
  for (const chunk of chunks) parts.push(Buffer.from(await withTurns(writer.push(Uint8Array.from(chunk)))))
  return Buffer.concat([...parts, await withTurns(writer.end())])
}

describe('NDJSON', () => {
  test.each(RETURNS)('%s: the bytes are those of JSON.stringify', async (name) => {
    const records = parseReturn(fixture(name)).bank_billet_discharges
    const output = await converted(fixture(name), {})
    expect(readFileSync(output, 'utf8')).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  })

  test.each(RETURNS)('%s, truncated after any line: one line of JSON per record', async (name) => {
    const whole = fixture(name)
    const behind = (start: number) => whole.indexOf(0x0a, start) + 1
    // The dialect is detected by the second line if not by the first.
    for (let end = behind(behind(0)); end > 0; end = behind(end)) {
      const cut = whole.subarray(0, end)
      const records = parseReturn(cut).bank_billet_discharges
      const json = records.map((record) => `${JSON.stringify(record)}\n`).join('')
      expect((await written([cut], {})).toString(), `${end} bytes`).toBe(json)
    }
  })

  test('fields: only these, in this order, with the values of the record', async () => {
    const name = '341-itau/cnab400/life-cycle.ret'
    const output = await converted(fixture(name), { fields: ['paid_amount', 'kind', 'reasons', 'variant'] })
    expect(readFileSync(output, 'utf8')).toBe(
      parseReturn(fixture(name))
        .bank_billet_discharges.map(({ line_parsed: { paid_amount }, kind, reasons }) =>
          JSON.stringify({ paid_amount, kind, reasons, variant: null }),
        )
        .map((line) => `${line}\n`)
        .join(''),
    )
  })
})

test('bytes being written stay unchanged while the next chunk is read, even if that fails', async () => {
  const writer = await recordWriter({})
  const bytes = returnOf(20_000)
  const first = atOnce(writer.push(bytes.subarray(0, 500_000)))
  const before = Buffer.from(first)
  // More than one batch of the reader.
  expect(atOnce(writer.push(bytes.subarray(500_000))).length).toBeGreaterThan(16e6)
  expect(before.equals(first)).toBe(true)
})

describe('CSV', () => {
  test.each(RETURNS)('%s: its rows are the records', async (name) => {
    const records = parseReturn(fixture(name)).bank_billet_discharges
    const rows = parse(readFileSync(await converted(fixture(name), { to: 'csv' })), { columns: true })
    const text = (value: unknown): string => (value === null ? '' : String(value))
    expect(rows).toEqual(
      records.map((record) =>
        Object.fromEntries(Object.entries(flat(record)).map(([column, value]) => [column, text(value)])),
      ),
    )
  })

  // Lines of the fixture: R$ 140,00 due 01/03/2026, of CPF 314.159.265-90; R$ 1.018,44 of fine and interest included.
  test('for a spreadsheet in Portuguese: semicolons, byte order mark, reais with a comma', async () => {
    const fields = ['our_number', 'amount', 'paid_amount', 'expire_at', 'customer_person_name', 'customer_cnpj_cpf']
    const options = { to: 'csv', fields, csv: { delimiter: ';', bom: true, decimal: ',' } } as const
    const bytes = fixture('756-sicoob/cnab240/settlements.ret')
    const text = readFileSync(await converted(bytes, options), 'utf8')
    expect(text.split('\n').slice(0, 2)).toEqual([
      `\ufeff${fields.join(';')}`,
      '00005019;140,00;140,00;2026-03-01;MARIA EXEMPLO DA SILVA;31415926590',
    ])
    expect(text.match(/\ufeff/g)).toHaveLength(1)
    expect(text).toContain(';1018,44;')
    const tabs = readFileSync(
      await converted(bytes, { to: 'csv', fields: ['line', 'kind'], csv: { delimiter: '\t' } }),
      'utf8',
    )
    expect(tabs.split('\n')[0]).toBe('line\tkind')
    const preset = { to: 'csv', fields, csv: 'spreadsheet_pt' } as const
    expect(readFileSync(await converted(bytes, preset), 'utf8')).toBe(text)
  })

  test.each([
    ['rawText', { rawText: true }, { formulas: 'keep' }],
    ['delimiter', { delimiter: ';' }, { delimiter: ';' }],
    ['bom', { bom: true }, { bom: true }],
    ['decimalComma', { decimalComma: true }, { decimal: ',' }],
    ['quoteText', { quoteText: true }, { quoteText: true }],
    ['money', { money: 'reais' }, { decimal: '.' }],
  ] as const)('the older option %s gives the same CSV', async (_, older, csv) => {
    const bytes = fixture('756-sicoob/cnab240/settlements.ret')
    const before = readFileSync(await converted(bytes, { to: 'csv', ...older }))
    expect(readFileSync(await converted(bytes, { to: 'csv', csv })).equals(before)).toBe(true)
  })

  test.each([
    [{ to: 'csv', csv: { delimiter: '|' } }, 'csv.delimiter', 'deve ser vírgula, ponto e vírgula ou tabulação'],
    [{ to: 'csv', csv: { decimal: ';' } }, 'csv.decimal', "deve ser ',' ou '.'"],
    [{ to: 'csv', csv: { formulas: 'raw' } }, 'csv.formulas', "deve ser 'escape' ou 'keep'"],
    [{ to: 'csv', csv: { bom: 1 } }, 'csv.bom', 'deve ser true ou false'],
    [{ to: 'csv', csv: { delimeter: ';' } }, 'csv.delimeter', 'não existe; há delimiter'],
    [{ to: 'csv', csv: 'excel' }, 'csv', "deve ser um objeto ou 'spreadsheet_pt', e é «excel»"],
    [{ to: 'ndjson', csv: { bom: true } }, 'csv.bom', 'só vale para a saída em csv'],
    [{ to: 'csv', csv: [] }, 'csv', "deve ser um objeto ou 'spreadsheet_pt', e é uma lista"],
    [
      { to: 'csv', csv: { constructor: 1 } },
      'csv.constructor',
      'não existe; há formulas, delimiter, bom, decimal, quoteText',
    ],
    [{ to: 'csv', csv: { decimal: '.' }, decimalComma: true }, 'decimalComma', 'não pode ser dado junto com csv'],
    [{ to: 'csv', csv: { decimal: '.' }, money: 'cents' }, 'money', 'não pode ser dado junto com csv.decimal'],
    [{ csv: 'spreadsheet_pt' }, 'csv.delimiter', 'só vale para a saída em csv'],
  ])('%j is an error of the call', async (options, name, message) => {
    const bytes = fixture('756-sicoob/cnab240/settlements.ret')
    const error = await converted(bytes, options as never).catch((thrown: unknown) => thrown)
    expect(isValidationError(error) && error.errors).toEqual({ [name]: [message] })
  })

  test('quotes texts, codes and lists, and no date, amount, number or flag', async () => {
    const fields = ['line', 'our_number', 'kind', 'paid_amount', 'paid_at', 'control_number', 'customer_cnpj_cpf']
    const bytes = fixture('756-sicoob/cnab240/settlements.ret')
    const options = { to: 'csv', fields, csv: { delimiter: ';', quoteText: true } } as const
    const text = readFileSync(await converted(bytes, options), 'utf8')
    expect(text.split('\n')[1]).toMatch(/^\d+;"00005019";"settled";14000;2026-03-02;("[^"]*")?;"31415926590"$/)
    // A comma of reais does not end the cell, and an absent text is no empty text.
    const reais = { to: 'csv', fields: ['paid_amount', 'variant'], csv: { decimal: ',', quoteText: true } } as const
    expect(readFileSync(await converted(bytes, reais), 'utf8').split('\n')[1]).toBe('"140,00",')
    const plain = parse(readFileSync(await converted(bytes, { to: 'csv' })), { columns: true })
    expect(
      parse(readFileSync(await converted(bytes, { to: 'csv', csv: { quoteText: true } })), { columns: true }),
    ).toEqual(plain)
  })

  test.each([
    [{ to: 'csv', delimiter: '|' as ';' }, { delimiter: ['deve ser vírgula, ponto e vírgula ou tabulação'] }],
    [{ to: 'ndjson', bom: true }, { bom: ['só vale para a saída em csv'] }],
    [{ decimalComma: true }, { decimalComma: ['só vale para a saída em csv'] }],
  ] as const)('%j is an error', async (options, errors) => {
    const error = await recordWriter(options).catch((thrown: unknown) => thrown)
    expect(isValidationError(error) && error.errors).toEqual(errors)
  })

  test('a return without records has the names of the columns', async () => {
    const lines = returnOf(0)
    expect(readFileSync(await converted(lines, { to: 'csv', fields: ['line', 'kind'] }), 'utf8')).toBe('line,kind\n')
  })
})

describe('money in reais', () => {
  const fields = ['our_number', 'amount', 'paid_amount', 'iof', 'paid_at']
  const bytes = fixture('756-sicoob/cnab240/settlements.ret')
  const money = 'reais'

  test.each(RETURNS)('%s: NDJSON has the records of toReais', async (name) => {
    const lines = readFileSync(await converted(fixture(name), { money }), 'utf8').split('\n')
    const records = parseReturn(fixture(name)).bank_billet_discharges
    expect(lines.pop()).toBe('')
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      records.map((record) => JSON.parse(JSON.stringify(toReais(record)))),
    )
  })

  // Lines of the fixture: R$ 140,00 due 01/03/2026; R$ 1.018,44 of fine and interest included.
  test('NDJSON of some fields has numbers', async () => {
    const [first] = readFileSync(await converted(bytes, { money, fields }), 'utf8').split('\n')
    expect(first).toBe('{"our_number":"00005019","amount":140,"paid_amount":140,"iof":0,"paid_at":"2026-03-02"}')
  })

  test('CSV has decimals with a dot; a comma prevails', async () => {
    const text = readFileSync(await converted(bytes, { to: 'csv', money, fields }), 'utf8')
    expect(text.split('\n')[1]).toBe('00005019,140.00,140.00,0.00,2026-03-02')
    expect(text).toContain(',1018.44,')
    const comma = { to: 'csv', money, fields, csv: { decimal: ',', delimiter: ';' } } as const
    expect(readFileSync(await converted(bytes, comma), 'utf8')).toContain(';1018,44;')
  })

  test.each([
    [{ to: 'xlsx', money: 'reais' }, { money: ['não vale para a saída em xlsx'] }],
    [{ money: 'real' as 'reais' }, { money: ['deve ser um destes: cents, reais'] }],
  ] as const)('%j is an error', async (options, errors) => {
    const error = await recordWriter(options).catch((thrown: unknown) => thrown)
    expect(isValidationError(error) && error.errors).toEqual(errors)
  })
})

describe('Parquet', () => {
  const dates = NAMES.filter((name) => COLUMNS[name] === 'date')
  const integers = NAMES.filter((name) => COLUMNS[name] === 'money' || COLUMNS[name] === 'integer')

  /** A row in the form of hyparquet, with the values of {@link flat}. */
  const plain = (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (value == null) return [name, null]
        if (value instanceof Date) return [name, value.toISOString().slice(0, 10)]
        return [name, typeof value === 'bigint' ? Number(value) : value]
      }),
    )

  test.each(RETURNS)('%s: its rows are the records', async (name) => {
    const records = parseReturn(fixture(name)).bank_billet_discharges
    const rows = await parquetRows(await converted(fixture(name), { to: 'parquet' }))
    expect(rows.map(plain)).toEqual(records.map((record) => flat(record)))
  })

  test('cents and lines are INT64, dates are DATE', async () => {
    const { buffer } = readFileSync(await converted(returnOf(3), { to: 'parquet' }))
    const { schema } = parquetMetadata(buffer as ArrayBuffer)
    const typed = (name: string) => schema.find((element) => element.name === name)
    for (const name of dates) expect(typed(name)).toMatchObject({ type: 'INT32', converted_type: 'DATE' })
    for (const name of integers) expect(typed(name)).toMatchObject({ type: 'INT64' })
    expect(typed('money')).toMatchObject({ type: 'BOOLEAN' })
  })

  test('many records are many row groups', async () => {
    const count = 45_000
    const output = await converted(returnOf(count), { to: 'parquet', fields: ['line', 'paid_amount'] })
    const { buffer, byteOffset, byteLength } = readFileSync(output)
    const { row_groups } = parquetMetadata(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
    expect(row_groups.length).toBe(3)
    expect((await parquetRows(output)).map(({ line }) => Number(line))).toEqual(
      Array.from({ length: count }, (_, i) => i + 2),
    )
  })

  test('a return without records is a table without rows', async () => {
    expect(await parquetRows(await converted(returnOf(0), { to: 'parquet' }))).toEqual([])
  })
})

describe('every format', () => {
  test.each<OutputFormat>(['ndjson', 'csv', 'parquet', 'xlsx'])(
    '%s: the same bytes for every way of cutting',
    async (to) => {
      const cuts = fc.array(fc.nat(), { maxLength: 8 })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...RETURNS), cuts, async (name, places) => {
          const bytes = fixture(name)
          const at = [0, ...places.map((place) => place % bytes.length).sort((a, b) => a - b), bytes.length]
          const chunks = at.slice(1).map((end, i) => bytes.subarray(at[i], end))
          expect((await written(chunks, { to })).equals(await written([bytes], { to }))).toBe(true)
        }),
        runs(25),
      )
    },
  )

  test('kinds and since: other kinds and earlier records are left out, but counted', async () => {
    const folder = folderOf({ 'a.ret': fixture('341-itau/cnab400/life-cycle.ret') })
    const records = parseReturn(fixture('341-itau/cnab400/life-cycle.ret')).bank_billet_discharges
    const since = records.map(({ date_of_occurrence }) => date_of_occurrence ?? '').sort()[12]!
    const kept = records.filter(
      ({ kind, date_of_occurrence: date }) =>
        (kind === 'changed' || kind === 'fee') && (date === null || date >= since),
    )
    const { output, titles, written } = await convertFile(join(folder, 'a.ret'), {
      out: folder,
      kinds: ['changed', 'fee'],
      since,
    })
    expect([titles, written]).toEqual([records.length, kept.length])
    expect(documentsIn(output)).toEqual(JSON.parse(JSON.stringify(kept)))
    expect(kept.length).toBeLessThan(records.length)
  })

  test('records without a date are kept', async () => {
    const bytes = Buffer.from(
      returnOf(2)
        .toString('latin1')
        .replace(/^(1.{109}).{6}/m, '$1      '),
      'latin1',
    )
    const output = await converted(bytes, { since: '9999-01-01', fields: ['date_of_occurrence'] })
    expect(documentsIn(output)).toEqual([{ date_of_occurrence: null }])
  })

  test.each<[string, RecordOptions]>([
    ['fields', { fields: ['line', 'payer'] }],
    ['fields', { fields: ['line', 'line'] }],
    ['fields', { fields: [] }],
    ['kinds', { kinds: ['paid' as 'settled'] }],
    ['kinds', { kinds: [] }],
    ['since', { since: '2026-02-30' }],
    ['to', { to: 'xls' as 'csv' }],
  ])('an invalid value of %s throws before any output: %j', async (name, options) => {
    const folder = folderOf({ 'a.ret': returnOf(1) })
    const error = await convertFile(join(folder, 'a.ret'), { ...options, out: join(folder, 'out') }).catch(
      (caught: unknown) => caught,
    )
    expect(isValidationError(error) && Object.keys(error.errors)).toEqual([name])
  })
})
