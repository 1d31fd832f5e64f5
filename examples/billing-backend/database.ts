/** The same queries on SQLite and PostgreSQL. Parameters are `$1`, `$2` … */
import { readFileSync } from 'node:fs'
import sqlite from 'node-sqlite3-wasm'
import pg from 'pg'

type Value = string | number | null
// biome-ignore lint/suspicious/noExplicitAny: columns of any query
export type Query = (sql: string, values?: readonly Value[]) => Promise<any[]>

export interface Database {
  /** Runs a function in a transaction. Its changes are kept only if it returns. */
  transaction<T>(run: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const SCHEMA = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')

/** @param url `postgres://…`, or the path of an SQLite file; default: SQLite in memory */
export async function openDatabase(url = ':memory:'): Promise<Database> {
  const database = url.startsWith('postgres') ? postgres(url) : sqliteFile(url)
  await database.transaction((query) => query(SCHEMA))
  return database
}

function postgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString })
  // An idle connection that the server ends is replaced. Without a handler its error would end the process.
  pool.on('error', () => {})
  return {
    async transaction(run) {
      const client = await pool.connect()
      const query: Query = async (sql, values) => (await client.query(sql, values as Value[])).rows
      return inTransaction('begin', query, run).finally(() => client.release())
    },
    close: () => pool.end(),
  }
}

function sqliteFile(path: string): Database {
  const file = new sqlite.Database(path)
  const query: Query = async (sql, values) => {
    if (values === undefined) file.exec(sql)
    return values === undefined ? [] : file.all(sql.replaceAll('$', '?'), values as Value[])
  }
  // One connection has one transaction at a time.
  let last: Promise<unknown> = Promise.resolve()
  return {
    transaction(run) {
      const next = last.then(() => inTransaction('begin immediate', query, run))
      last = next.catch(() => {})
      return next
    },
    async close() {
      await last
      file.close()
    },
  }
}

async function inTransaction<T>(begin: string, query: Query, run: (query: Query) => Promise<T>): Promise<T> {
  await query(begin)
  try {
    const result = await run(query)
    await query('commit')
    return result
  } catch (error) {
    await query('rollback')
    throw error
  }
}
