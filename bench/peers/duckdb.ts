/** DuckDB reads the columns of Itaú's title from the file and writes them, on one thread, in its own process. */
import { join } from 'node:path'
import { returnTitle } from '../../src/banks/341-itau/cnab400.js'
import type { AnyField } from '../../src/fixed-width/index.js'
import { runNode } from '../command.js'
import type { Work } from '../suite.js'
import { COLUMNS } from './columns.js'
import { whyMissing } from './load.js'

/** Installed with the tests of the package, not with the peers. Its binary exists for some platforms only. */
const PACKAGE = '@duckdb/node-api'

export type DuckFormat = 'csv' | 'json' | 'parquet'

/** Fields of Itaú's title that carry values: all but the fillers and the keys. */
export const ALL_FIELDS: readonly string[] = COLUMNS.map(({ name }) => name)

const FIELDS: Readonly<Record<string, AnyField>> = returnTitle.fields

/** A column of SQL: money as an integer of cents, a date as a date, other fields as text. Nothing is checked. */
function selected(name: string): string {
  const { from, to, kind } = FIELDS[name]!
  const text = `substr(line, ${from}, ${to - from + 1})`
  if (kind === 'money' || kind === 'integer') return `CAST(${text} AS BIGINT) AS ${name}`
  return `${kind === 'date' ? `CAST(try_strptime(${text}, '%d%m%y') AS DATE)` : text} AS ${name}`
}

/** A table of one column, a line each. No byte of the file ends a column or quotes it. */
const linesOf = (path: string): string =>
  `read_csv('${path}', columns = {'line': 'VARCHAR'}, header = false, delim = '\\0', quote = '', escape = '', auto_detect = false)`

function program(fields: readonly string[], format: DuckFormat, from: string, to: string): string {
  const { record_type } = returnTitle.fields
  const titles = `FROM ${linesOf(from)} WHERE line[${record_type.from}] = '${record_type.literal}'`
  const query = `COPY (SELECT ${fields.map(selected).join(', ')} ${titles}) TO '${to}' (FORMAT ${format})`
  return `
const { DuckDBInstance } = require(${JSON.stringify(PACKAGE)})
DuckDBInstance.create(':memory:', { threads: '1' })
  .then((instance) => instance.connect())
  .then((connection) => connection.run(${JSON.stringify(query)}))`
}

export const duckdb = (name: string, fields: readonly string[], format: DuckFormat): Work => ({
  name,
  isPeer: true,
  missing: () => whyMissing(PACKAGE),
  prepare({ path, scratch }) {
    const code = program(fields, format, path, join(scratch, `duckdb.${format}`))
    return () => runNode(['--input-type=commonjs', '--eval', code])
  },
})
