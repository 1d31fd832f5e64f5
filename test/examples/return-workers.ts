/** Workers of the billing backend as processes of their own, and the months that they book. */
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { expect, onTestFinished } from 'vitest'
import type { Billing } from '../../examples/billing-backend/billing.ts'
import type { Database } from '../../examples/billing-backend/database.ts'
import type { Wallet } from '../../src/index.js'
import { type OutcomeWeights, type SimulatedEntry, simulateBank } from '../../src/testing/simulator/index.js'
import { madeOnce } from '../made-once.js'
import { itau400, santander400, sicoob240, slip } from '../remittance/made-up.js'

const EXAMPLE = 'examples/billing-backend'

/** Returns the path of the example's worker, in one file. */
export async function workerProgram(): Promise<string> {
  const folder = await madeOnce('billing-backend', async (outdir) => {
    await build({
      entryPoints: [join(EXAMPLE, 'worker.ts')],
      outExtension: { '.js': '.mjs' },
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      alias: {
        'cnab-cobranca': resolve('src/index.ts'),
        'cnab-cobranca/boleto': resolve('src/boleto.ts'),
        'cnab-cobranca/queue': resolve('src/queue/index.ts'),
        'cnab-cobranca/settlement': resolve('src/settlement/index.ts'),
        'cnab-cobranca/tables': resolve('src/tables.ts'),
      },
      packages: 'external',
    })
    for (const name of ['schema.sql', 'postgres.sql', 'sqlite.sql'])
      copyFileSync(join(EXAMPLE, name), join(outdir, name))
  })
  return join(folder, 'worker.mjs')
}

export interface ReturnWorkerProcess {
  /** Ends it without warning. */
  kill(): Promise<void>
  /** Ends it by SIGTERM. Returns its exit code. */
  stop(): Promise<number | null>
}

/** Starts a worker. It is ready when the promise resolves. */
export async function startWorker(program: string, database: string, queue: string): Promise<ReturnWorkerProcess> {
  const child = spawn(process.execPath, [program, 'worker', database, queue], {
    env: { ...process.env, LOCK_SECONDS: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => void (await ended(child, 'SIGKILL')))
  let output = ''
  await new Promise<void>((ready, reject) => {
    const take = (text: string): void => {
      output += text
      if (output.includes('ready\n')) ready()
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.once('exit', () => reject(new Error(`the worker ended: ${output}`)))
  })
  return { kill: async () => void (await ended(child, 'SIGKILL')), stop: () => ended(child, 'SIGTERM') }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await exit
  }
  return child.exitCode
}

const WALLETS: readonly Wallet[] = [itau400, santander400, sicoob240]

const SCENARIO: OutcomeWeights = {
  paid: 4,
  paid_late: 2,
  paid_partially: 1,
  paid_twice: 1,
  paid_and_reversed: 2,
  cheque_returned: 2,
  cheque_cleared_and_returned: 1,
  written_off: 1,
  paid_after_write_off: 1,
}

const AT = { generated_at: '2026-03-02T10:00:00' }

export interface Months {
  /** The files of all months, and each once more with another end, which is another file. */
  readonly files: readonly Uint8Array[]
  /** The bank's account, in cents. */
  readonly account: number
  /** Payments less reversals by slip. */
  readonly nets: Readonly<Record<string, number>>
  /** Payments and reversals. */
  readonly movements: number
}

/** Sends remittances of three wallets, several each, whose titles are paid, reversed, and paid by cheques that come back. */
export async function sentMonths(
  billing: Billing,
  { remittances, slips, seed }: { readonly remittances: number; readonly slips: number; readonly seed: number },
): Promise<Months> {
  const files: Uint8Array[] = []
  const nets: Record<string, number> = {}
  let [account, movements] = [0, 0]
  for (const [i, wallet] of WALLETS.entries()) {
    const id = i + 1
    await billing.addWallet({ ...wallet, id })
    for (let remittance = 0; remittance < remittances; remittance++) {
      const issued = Array.from({ length: slips }, (_, n) => ({ ...slip, document_number: `${id}R${remittance}N${n}` }))
      const ids = await billing.issueAll(id, issued, AT)
      const { bytes } = await billing.send(id, AT)
      const simulation = simulateBank(bytes, { scenario: SCENARIO, seed: seed + 100 * remittance + i })
      for (const file of simulation.files) files.push(file.bytes, Buffer.concat([file.bytes, Buffer.from('\r\n')]))
      account += simulation.totals.paid - simulation.totals.reversed
      for (const [n, entry] of simulation.entries.entries()) {
        nets[ids[n]!] = netOf(entry)
        movements += entry.events.filter(({ paid, reversed }) => paid + reversed > 0).length
      }
    }
  }
  return { files, account, nets, movements }
}

const netOf = ({ events }: SimulatedEntry): number =>
  events.reduce((sum, { paid, reversed }) => sum + paid - reversed, 0)

/** Compares the books with the bank's account: as a whole, by slip, and by the number of bookings. */
export async function checkBooks(billing: Billing, database: Database, months: Months): Promise<void> {
  expect(await billing.unbooked()).toEqual([])
  expect(await billing.reviews()).toEqual([])
  expect(await billing.balance()).toBe(months.account)
  expect((await billing.closing('', '9999')).filter(({ difference }) => difference !== 0)).toEqual([])
  const rows = await database.transaction(({ query }) =>
    query(`select bank_billet_id as id, sum(amount_cents)::bigint as cents, count(nullif(amount_cents, 0))::int as count
      from bookings group by bank_billet_id`),
  )
  const ofSlips = Object.fromEntries(Object.keys(months.nets).map((id) => [id, 0]))
  for (const { id, cents } of rows) ofSlips[id] = cents
  expect(ofSlips).toEqual(months.nets)
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(months.movements)
}
