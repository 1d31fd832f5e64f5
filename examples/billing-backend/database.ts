/** Transactions of SQLite and PostgreSQL, and the statements of each: `schema.sql`, and `postgres.sql` or `sqlite.sql`. */
import { readFileSync } from 'node:fs'
import sqlite from 'node-sqlite3-wasm'
import pg from 'pg'

type Value = string | number | Uint8Array | null
export type Row = readonly Value[]
// biome-ignore lint/suspicious/noExplicitAny: columns of any query
type Result = Promise<any[]>

/** A transaction. */
export interface Connection {
  /** Runs SQL. Parameters are `$1`, `$2` … */
  query(sql: string, values?: Row): Result
  /** Runs a statement by its name. A parameter may be a list. */
  run(name: string, ...parameters: readonly (Value | Row)[]): Result
  /** Runs a statement about rows, for some thousands at a time. Returns the results of all. */
  runRows(name: string, rows: readonly Row[]): Result
}

export interface Database {
  /** Runs a function in a transaction. Its changes are kept only if it returns. */
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Rows of a statement. A database takes any number of them, but each statement needs memory for all its rows. */
const ROWS_OF_STATEMENT = 5000

const SCHEMA = readText('schema.sql')

/** @param url `postgres://…`, or the path of an SQLite file; default: SQLite in memory */
export async function openDatabase(url = ':memory:'): Promise<Database> {
  return url.startsWith('postgres') ? await postgres(url) : await sqliteFile(url)
}

/** The last table of the schema, which is made in one transaction. */
const LAST_TABLE = 'return_totals'

/** A lock of the schema, so that two programs that start at the same time do not both make the tables. */
const SCHEMA_LOCK = 'select pg_advisory_xact_lock(53190)'

/** On an SSD, a page of an index costs hardly more than the next page of a table. With the default, 4, a look-up reads a table of some 10,000 slips whole. */
const PLANNER = '-c random_page_cost=1.1'

async function postgres(connectionString: string): Promise<Database> {
  const statements = statementsOf('postgres.sql')
  const pool = new pg.Pool({ connectionString, types: { getTypeParser: parserOf }, options: PLANNER })
  // A connection that the server ends is replaced, also in the middle of a transaction. Without a handler its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database: Database = {
    async transaction(run) {
      const client = await pool.connect()
      const query: Connection['query'] = async (sql, values) => (await client.query(sql, values as Value[])).rows
      const connection: Connection = {
        query,
        // A list is an array of the database.
        run: async (name, ...parameters) =>
          (await client.query(statement(statements, name), parameters as unknown[])).rows,
        runRows: (name, rows) =>
          inParts(rows, async (some) => (await client.query(statement(statements, name), columnsOf(some))).rows),
      }
      let broken: Error | undefined
      try {
        return await inTransaction('begin', connection, run, (error) => {
          broken = error
        })
      } finally {
        // The pool ends a connection that is released with an error: the next transaction would be a part of this one.
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
  await database.transaction(async ({ query }) => {
    await query(SCHEMA_LOCK)
    // Only once: `create index if not exists` waits for all transactions that write, and they for it.
    const [{ is_made }] = await query(`select to_regclass('${LAST_TABLE}') is not null as is_made`)
    if (!is_made) await query(SCHEMA)
  })
  return database
}

/** Cents are integers: `bigint` is a number here, not a text. */
const parserOf = ((oid: number, format?: 'text') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

/** The columns of some rows, as `unnest` takes them. */
const columnsOf = (rows: readonly Row[]): Row[] => rows[0]!.map((_, column) => rows.map((row) => row[column]!))

async function sqliteFile(path: string): Promise<Database> {
  const statements = statementsOf('sqlite.sql')
  const file = new sqlite.Database(path)
  const all = (sql: string, values: Row) => file.all(sql, values as Value[])
  const connection: Connection = {
    query: async (sql, values = []) => all(sql.replaceAll('$', '?'), values),
    run: async (name, ...parameters) =>
      all(
        statement(statements, name),
        parameters.map((value) => (Array.isArray(value) ? JSON.stringify(value) : (value as Value))),
      ),
    runRows: (name, rows) => inParts(rows, async (some) => all(statement(statements, name), [JSON.stringify(some)])),
  }
  file.exec('pragma foreign_keys = on')
  file.exec(
    SCHEMA.replaceAll('bigint generated always as identity primary key', 'integer primary key').replaceAll(
      'create view',
      'create view if not exists',
    ),
  )
  // One connection has one transaction at a time.
  let last: Promise<unknown> = Promise.resolve()
  return {
    transaction(run) {
      // After an error of the disk, SQLite has no transaction to roll back.
      const next = last.then(() => inTransaction('begin immediate', connection, run, () => {}))
      last = next.catch(() => {})
      return next
    },
    async close() {
      await last
      file.close()
    },
  }
}

function readText(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

/** Returns the statements of a file by their names. */
export function statementsOf(name: string): ReadonlyMap<string, string> {
  const [, ...statements] = readText(name).split('-- name: ')
  return new Map(statements.map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1)]))
}

function statement(statements: ReadonlyMap<string, string>, name: string): string {
  const sql = statements.get(name)
  if (sql === undefined) throw new Error(`No statement is named ${name}`)
  return sql
}

async function inParts(rows: readonly Row[], run: (some: readonly Row[]) => Result): Result {
  const parts = []
  for (let from = 0; from < rows.length; from += ROWS_OF_STATEMENT)
    parts.push(await run(rows.slice(from, from + ROWS_OF_STATEMENT)))
  return parts.flat()
}

/** @param onBroken called if the transaction cannot be rolled back: its connection is not to be used again */
export async function inTransaction<T>(
  begin: string,
  connection: Connection,
  run: (connection: Connection) => Promise<T>,
  onBroken: (error: Error) => void,
): Promise<T> {
  await connection.query(begin)
  try {
    const result = await run(connection)
    await connection.query('commit')
    return result
  } catch (error) {
    // Without its connection, a transaction is undone by the server.
    await connection.query('rollback').catch(onBroken)
    throw error
  }
}
