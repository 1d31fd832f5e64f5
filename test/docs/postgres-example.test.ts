/** The example of look-ups in PostgreSQL books the months of a simulated bank: the tables equal its account, also if each file comes twice. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'
import type { Entry, Wallet } from '../../src/cobranca/index.js'
import * as face from '../../src/index.js'
import * as settlement from '../../src/settlement/index.js'
import { isLong } from '../runs.js'
import { monthOf } from '../settlement/months.js'
import { SLIP } from '../settlement/slips.js'
import { examplesIn } from './examples.js'

const DOCUMENT = new URL('../../docs/bookkeeping.md', import.meta.url)
const example = examplesIn(readFileSync(DOCUMENT, 'utf8')).find((code) => code.includes("from 'pg'"))!

/** The tables of the comments of the example. */
const tables = example.matchAll(/^\/\/ (create .*)$/gm)

type Book = (db: pg.ClientBase, file: Uint8Array, wallets: readonly Wallet[]) => Promise<void>

function bookOf(code: string): Book {
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS }
  const { outputText } = ts.transpileModule(`${code}\nexport { book }`, { compilerOptions })
  const made: { book?: Book } = {}
  const load = (name: string): unknown => (name === 'cnab-cobranca' ? face : settlement)
  new Function('require', 'exports', 'console', outputText)(load, made, { log: () => {} })
  return made.book!
}

const WALLET: Wallet = {
  id: 7,
  bank_contract_slug: 'itau-bs-109',
  kind: 'cnab400',
  agency_number: '1234',
  account_number: '12345',
  account_digit: '1',
  beneficiary_name: 'Empresa de Teste',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
  next_our_number: 1,
}

test.runIf(isLong && postgresPrograms() !== null)('the example of look-ups in PostgreSQL', async () => {
  const entries = Array.from(
    { length: 12 },
    (_, i): Entry => ({ our_code: '1001', slip: { ...SLIP, document_number: `N${i}` } }),
  )
  const scenario = { paid: 1, paid_twice: 1, paid_and_reversed: 1, cheque_returned: 1 }
  const { simulation, slips } = monthOf({ wallet: WALLET, entries, generated_at: '2026-03-02T10:00:00' }, scenario, 4)
  const server = await startPostgres()
  const db = new pg.Client(server.url)
  try {
    await db.connect()
    for (const [, statements] of tables) await db.query(statements!)
    for (const slip of slips) {
      const keys = settlement.matchKeysOf({ bank: '341', layout: 'cnab400', slip })
      await db.query('insert into slips values ($1, $2, $3, $4)', [slip.id, slip.status, keys, JSON.stringify(slip)])
    }
    const book = bookOf(example)
    for (const { bytes } of [...simulation.files, ...simulation.files]) await book(db, bytes, [WALLET])
    const { rows } = await db.query('select sum(cents)::int as balance from bookings')
    expect(simulation.totals.reversed).toBeGreaterThan(0)
    expect(rows).toEqual([{ balance: simulation.totals.paid - simulation.totals.reversed }])
    const { rows: statuses } = await db.query("select count(*)::int as paid from slips where status = 'paid'")
    expect(statuses[0]!.paid).toBeGreaterThan(0)
  } finally {
    await db.end()
    await server.stop()
  }
})
