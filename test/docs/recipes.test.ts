/** The recipes of docs/batch.md run in the programs that they are for, if these are installed, and give what the records have. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'
import { IMPORT_LIMITS } from '../../src/import/import-limits.js'
import { openSheet } from '../../src/import/xlsx/workbook.js'
import { parseReturn } from '../../src/index.js'
import { cnab } from '../cli/cnab.js'
import { documentsIn, fixture, folderOf, returnOf } from '../convert/folders.js'
import { isLong } from '../runs.js'

/** Settlements of Caixa, with numbers of 18 digits: 140000000000710011 and 140000000000710020 are the same double. */
const CAIXA = '104-caixa/cnab240/settlements.ret'

/** An example of the page, which both languages have. */
function recipe(name: string): string {
  const [english, portuguese] = ['docs/batch.md', 'docs/pt/conversao.md'].map((page) => {
    const text = readFileSync(page, 'utf8')
    const start = text.indexOf('\n', text.indexOf('```', text.indexOf(`<!-- recipe: ${name} -->`))) + 1
    return text.slice(start, text.indexOf('```', start))
  })
  expect(portuguese).toBe(english)
  return english!
}

/** Converts files of a folder to its `out`; returns the folder. */
async function converted(files: Readonly<Record<string, Buffer>>, ...options: string[]): Promise<string> {
  const folder = folderOf(files)
  const paths = Object.keys(files).map((name) => join(folder, name))
  const { code } = await cnab('convert', ...paths, '--out', join(folder, 'out'), '--workers', '1', ...options)
  expect(code).toBe(0)
  return folder
}

const FIELDS = ['--fields', 'our_number,kind,paid_amount,credit_at']

/** The settled titles of the fixture: their number, their sum in cents, and the first nosso número. */
const settled = (() => {
  const records = parseReturn(fixture(CAIXA)).bank_billet_discharges.filter(({ kind }) => kind === 'settled')
  const paid = records.reduce((sum, { line_parsed }) => sum + Number(line_parsed.paid_amount), 0)
  return { count: records.length, paid, first: records[0]!.line_parsed.our_number }
})()

const output = (program: string, args: readonly string[], folder: string, input = ''): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', input })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const runsIn = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

test('the numbers of the example are the same double', () => {
  expect(settled.first).toBe('140000000000710011')
  expect(Number(settled.first)).toBe(Number('140000000000710020'))
})

test.runIf(isLong)(
  'DuckDB finds keys that come after thousands of records, and does not read the manifest',
  async () => {
    const { DuckDBInstance } = await import('@duckdb/node-api')
    // More records than DuckDB samples, without `extra` and `line_u`; those of Caixa come after them.
    const folder = await converted({ 'april.ret': returnOf(21_000), 'may.ret': fixture(CAIXA) })
    const connection = await (await DuckDBInstance.create()).connect()
    const query = recipe('duckdb').replace("'out/", `'${folder}/out/`)
    const reader = await connection.runAndReadAll(query)
    type Settled = { kind: string; line_parsed: { paid_amount: string } }
    const paid = ['april', 'may'].flatMap((name) =>
      (documentsIn(join(folder, `out/${name}.ret.ndjson`)) as Settled[])
        .filter(({ kind }) => kind === 'settled')
        .map(({ line_parsed }) => Number(line_parsed.paid_amount)),
    )
    expect(reader.getRowObjects().map(({ kind, titles, paid }) => [kind, Number(titles), Number(paid)])).toEqual([
      ['settled', paid.length, paid.reduce((sum, cents) => sum + cents, 0)],
    ])
    connection.closeSync()
  },
)

const hasPostgres = postgresPrograms() !== null && runsIn('psql', '--version')

describe.runIf(isLong && hasPostgres)('PostgreSQL (skipped if it is not installed)', () => {
  test.each([
    ['postgresql', []],
    ['postgresql-csv', [...FIELDS, '--to', 'csv']],
  ])('%s', async (name, options) => {
    const server = await startPostgres()
    try {
      const folder = await converted({ 'april.ret': fixture(CAIXA) }, ...options)
      const args = [server.url, '-qAt', '-v', 'ON_ERROR_STOP=1']
      expect(output('psql', args, folder, recipe(name))).toBe(`${settled.count}|${settled.paid}\n`)
    } finally {
      await server.stop()
    }
  })
})

const python = process.env['PYTHON'] ?? 'python3'

test.runIf(isLong && runsIn(python, '-c', 'import pandas'))('pandas (skipped if it is not installed)', async () => {
  const folder = await converted({ 'april.ret': fixture(CAIXA) }, ...FIELDS)
  await cnab('convert', join(folder, 'april.ret'), '--out', join(folder, 'out'), '--to', 'csv', ...FIELDS)
  const line = `${settled.first} ${settled.count} ${settled.paid}\n`
  expect(output(python, ['-c', recipe('pandas')], folder)).toBe(line.repeat(2))
})

/** Debian puts only `localc` into the PATH. */
const soffice = ['/usr/bin/soffice', '/usr/lib/libreoffice/program/soffice'].find((path) => existsSync(path))

test.runIf(isLong && soffice !== undefined)('LibreOffice (skipped if it is not installed)', async () => {
  const spreadsheet = ['--to', 'csv', '--delimiter', ';', '--bom', '--decimal-comma', '--quote-text', ...FIELDS]
  const folder = await converted({ 'april.ret': fixture(CAIXA) }, ...spreadsheet)
  const command = recipe('libreoffice').replace('soffice', `${soffice} -env:UserInstallation=file://${folder}/profile`)
  expect(runsIn('sh', '-c', `cd ${folder} && ${command}`)).toBe(true)
  const sheet = await openSheet(readFileSync(join(folder, 'april.ret.xlsx')), null, IMPORT_LIMITS)
  const read: unknown[][] = []
  for await (const { cells } of sheet.rows) read.push([...cells.values()].map((value) => Object.values(value)[1]))
  const [header, ...rows] = read
  expect(header).toEqual(['our_number', 'kind', 'paid_amount', 'credit_at'])
  const paid = rows.filter(([, kind]) => kind === 'settled')
  expect([paid.length, paid[0]![0]]).toEqual([settled.count, settled.first])
})

test.runIf(isLong && soffice !== undefined)(
  'LibreOffice opens an XLSX with all digits (skipped if it is not installed)',
  async () => {
    const folder = await converted({ 'april.ret': fixture(CAIXA) }, '--to', 'xlsx')
    const sheets = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'
    const args = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', sheets]
    expect(spawnSync(soffice!, [...args, '--outdir', folder, join(folder, 'out/april.ret.xlsx')]).status).toBe(0)
    const sheet = (name: string) =>
      parse(readFileSync(join(folder, `april.ret-${name}.csv`)), { relax_column_count: true })
    const [headings, ...rows] = sheet('Títulos') as string[][]
    const records = parseReturn(fixture(CAIXA)).bank_billet_discharges
    const shown = (heading: string) => rows.map((row) => row[headings!.indexOf(heading)])
    const parsed = (name: 'our_number' | 'agencia_recebedora' | 'document_number') =>
      records.map(({ line_parsed }) => line_parsed[name])
    expect(shown('Nosso número')).toEqual(parsed('our_number'))
    expect(shown('Agência recebedora')).toEqual(parsed('agencia_recebedora'))
    expect(shown('Número do documento')).toEqual(parsed('document_number'))
    expect(shown('Valor pago').map(Number)).toEqual(
      records.map(({ line_parsed }) => Number(line_parsed.paid_amount) / 100),
    )
    // Without `formatted`, LibreOffice writes days in the form of its language.
    expect(shown('Data do pagamento').every((day) => /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(day!))).toBe(true)
    // None of them needs review.
    expect((sheet('Totais') as string[][])[2]!.slice(1, 5)).toEqual([
      'liquidado',
      String(settled.count),
      '0',
      String(settled.paid / 100),
    ])
  },
)
