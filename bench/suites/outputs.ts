import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand, runNode } from '../command.js'
import { figures } from '../format.js'
import { ALL_FIELDS, type DuckFormat, duckdb } from '../peers/duckdb.js'
import type { Row } from '../result.js'
import { type Suite, type Work, writeFile } from '../suite.js'
import { table } from '../tables.js'

/** Columns that a program books, and the fields of Itaú's title that have their bytes. */
const SEVENTEEN = {
  our_number: 'our_number',
  occurrence: 'occurrence',
  our_occurrence: 'reason_codes',
  date_of_occurrence: 'occurrence_date',
  amount: 'amount',
  paid_amount: 'credit_amount',
  bank_rate: 'bank_rate',
  value_rebate: 'value_rebate',
  discount: 'discount',
  billet_fine: 'billet_fine',
  other_credit: 'other_credit',
  iof: 'iof',
  credit_at: 'credit_date',
  document_number: 'document_number',
  control_number: 'control_number',
  banco_recebedor: 'receiving_bank',
  agencia_recebedora: 'receiving_agency_number',
} as const

const COLUMNS = Object.keys(SEVENTEEN)
const FIELDS = Object.values(SEVENTEEN)

const some = (format: string): string => `cnab convert --to ${format}, ${COLUMNS.length} columns`
const every = (format: string): string => `cnab convert --to ${format}, all columns`

/** Converts in one thread, as DuckDB does. */
const command = (name: string, format: string, columns: readonly string[] | null): Work => ({
  name,
  prepare({ path, scratch, dist }) {
    const out = join(scratch, 'command')
    const fields = columns === null ? [] : ['--fields', columns.join(',')]
    return async () => {
      rmSync(out, { recursive: true, force: true })
      const done = await runCommand(dist, ['convert', path, '--to', format, ...fields, '--out', out, '--workers', '1'])
      if (!readdirSync(out).some((name) => name.endsWith(`.${format}`)))
        throw new Error(`nothing written: ${done.stdout}`)
      return done
    }
  },
})

/** Reads the columns without using them, in its own process. */
const columns: Work = {
  name: `readReturnColumns, ${COLUMNS.length} columns, written nowhere`,
  prepare({ path, dist }) {
    const library = JSON.stringify(pathToFileURL(join(dist, 'columns.js')).href)
    const code = `
import { createReadStream } from 'node:fs'
import { readReturnColumns } from ${library}
let rows = 0
const fields = ${JSON.stringify(COLUMNS)}
for await (const batch of readReturnColumns(createReadStream(${JSON.stringify(path)}), { columns: fields })) rows += batch.length
if (rows === 0) throw new Error('nothing read')`
    return () => runNode(['--input-type=module', '--eval', code])
  },
}

const NDJSON = command(some('ndjson'), 'ndjson', COLUMNS)

const duck = (format: DuckFormat): Work =>
  duckdb(`DuckDB, substr of ${FIELDS.length} columns to ${format}`, FIELDS, format)
const duckAll = (format: DuckFormat): Work =>
  duckdb(`DuckDB, substr of all ${ALL_FIELDS.length} fields to ${format}`, ALL_FIELDS, format)

/** Outputs, and what DuckDB does for a similar one. */
const PAIRS: readonly (readonly [Work, Work])[] = [
  [NDJSON, duck('json')],
  [command(every('ndjson'), 'ndjson', null), duckAll('json')],
  [command(some('csv'), 'csv', COLUMNS), duck('csv')],
  [command(every('csv'), 'csv', null), duckAll('csv')],
  [command(some('parquet'), 'parquet', COLUMNS), duck('parquet')],
  [command(every('parquet'), 'parquet', null), duckAll('parquet')],
]

/** Each output beside DuckDB: both as ratios to the baseline, which ran in turns with each of them. */
function summary(rows: readonly Row[]): string {
  const rowOf = ({ name }: Work): Row | undefined => rows.find(({ work, missing }) => work === name && missing === null)
  const lines = PAIRS.flatMap(([ours, theirs]) => {
    const [own, peer] = [rowOf(ours), rowOf(theirs)]
    if (own === undefined || peer === undefined) return []
    const relative = (row: Row): number => row.time.cpu / row.bases[0]!.cpu
    return [[ours.name, figures(relative(own) / relative(peer)), figures(own.peak / peer.peak)]]
  })
  return lines.length === 0 ? '' : table(['**beside DuckDB**', '× processor time', '× peak RSS'], lines)
}

export const outputs: Suite = {
  name: 'outputs',
  title: 'cnab convert: a return to each format',
  about:
    'The built command in a new process, from start to end, in one thread: a return without repeated lines to each format. The limit is DuckDB on one thread in its' +
    ' own process. It reads the same file as a table of one column and takes the columns of the same fields with `substr`: money as integers, dates as' +
    ' dates. It does not check, join or explain anything: it has the codes of the reasons in place of `our_occurrence`, and no record of many values. “All' +
    ' columns” are those that `cnab convert` writes by default, and for DuckDB all fields of the title that carry values. Without DuckDB, its rows have the reason.',
  clock: 'cpu',
  files: ['distinct400'],
  write: writeFile,
  baselines: () => [NDJSON],
  works: () => [...PAIRS.flat().filter((work) => work !== NDJSON), command(some('xlsx'), 'xlsx', COLUMNS), columns],
  summary,
}
