/** The billing backend of `examples/`: its ledger is the account of the simulated bank, to the cent. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Billing, type StoredWallet } from '../../examples/billing-backend/billing.ts'
import { type Database, openDatabase } from '../../examples/billing-backend/database.ts'
import { runMonth } from '../../examples/billing-backend/month.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'
import { buildRemittance, type Entry, type Wallet } from '../../src/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { SCENARIOS, type ScenarioName, simulateBank } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))

interface Month {
  readonly wallet: Wallet
  readonly entries: readonly Entry[]
  readonly generated_at: string
}

const MONTHS = 1000
const dialects = remittanceDialects()
const monthsOfDialect = Math.ceil(MONTHS / dialects.length)

/** A month: send, receive, book, receive everything again. */
async function checkMonth(database: Database, input: Month, scenario: ScenarioName, seed: number, id: number) {
  const wallet: StoredWallet = { ...input.wallet, id }
  const { generated_at } = input
  const entries = input.entries.map((entry) => ({ ...entry, slip: { ...entry.slip, bank_billet_account_id: id } }))
  const billing = new Billing(database)
  await billing.addWallet(wallet)
  for (const entry of entries) await billing.instruct(id, entry)
  const before = await billing.balance()
  const { bytes } = await billing.send(id, { generated_at })
  expect(Buffer.from(bytes).equals(buildRemittance({ ...input, wallet, entries }).bytes)).toBe(true)
  const { files, totals } = simulateBank(bytes, { scenario, seed })
  for (const file of files) await billing.receive(file.bytes)
  expect((await billing.balance()) - before).toBe(totals.paid - totals.reversed)
  const statuses = await billing.statuses()
  for (const file of files) expect(await billing.receive(file.bytes)).toMatchObject({ booked: 0 })
  expect((await billing.balance()) - before).toBe(totals.paid - totals.reversed)
  expect(await billing.statuses()).toEqual(statuses)
}

describe('SQLite', () => {
  test('the month of the example prints the output of its README', async () => {
    const lines: string[] = []
    await runMonth(undefined, (line) => lines.push(line))
    const readme = readFileSync('examples/billing-backend/README.md', 'utf8')
    expect(`${lines.join('\n')}\n`).toBe(/```text\n(.*?)```/s.exec(readme)?.[1])
  })

  describe.each(someOf(dialects, 6))('$name', ({ bank, layout, dialect }) => {
    const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null })

    test('the ledger equals the account of the bank; a second receipt changes nothing', async () => {
      await fc.assert(
        fc.asyncProperty(remittance, scenario, fc.nat(), async (input, scenario, seed) => {
          const database = await openDatabase()
          await checkMonth(database, input, scenario, seed, 1).finally(() => database.close())
        }),
        runs(monthsOfDialect, 1),
      )
    })
  })

  test('an error in the middle of a booking books nothing', async () => {
    const database = await openDatabase()
    const billing = new Billing(database)
    await expect(
      database.transaction(async (query) => {
        await query("insert into bookings (idempotency_key, amount_cents, events) values ('a', $1, '')", [1])
        throw new Error('stopped')
      }),
    ).rejects.toThrow('stopped')
    expect(await billing.balance()).toBe(0)
    await database.close()
  })
})

const programs = postgresPrograms()
if (programs === null) console.log('PostgreSQL is not installed (apt-get install postgresql): its tests are skipped')

describe.skipIf(programs === null)('PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  test('the month of the example has the output of SQLite, and another month the account of its bank', async () => {
    const [ofSqlite, ofPostgres]: string[][] = [[], []]
    await runMonth(undefined, (line) => ofSqlite!.push(line))
    await runMonth(server.url, (line) => ofPostgres!.push(line))
    expect(ofPostgres).toEqual(ofSqlite)
  })

  test('a file that is received twice at the same time is booked once', async () => {
    const database = await openDatabase(server.url)
    try {
      const billing = new Billing(database)
      const [[input, seed]] = fc.sample(fc.tuple(arbitraryRemittance('341', 'cnab400'), fc.nat()), 1) as [
        [Month, number],
      ]
      const id = 99
      await billing.addWallet({ ...input.wallet, id })
      for (const entry of input.entries)
        await billing.instruct(id, { ...entry, slip: { ...entry.slip, bank_billet_account_id: id } })
      const before = await billing.balance()
      const { bytes } = await billing.send(id, { generated_at: input.generated_at })
      const { files, totals } = simulateBank(bytes, { scenario: 'paid', seed })
      for (const file of files) {
        const received = await Promise.all([billing.receive(file.bytes), billing.receive(file.bytes)])
        expect(received.some(({ booked }) => booked === 0)).toBe(true)
      }
      expect((await billing.balance()) - before).toBe(totals.paid)
    } finally {
      await database.close()
    }
  })

  test('months of some banks', async () => {
    const database = await openDatabase(server.url)
    let id = 100
    try {
      for (const { bank, layout, dialect } of someOf(dialects, 2)) {
        const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null })
        const [[input, name, seed]] = fc.sample(fc.tuple(remittance, scenario, fc.nat()), 1) as [
          [Month, ScenarioName, number],
        ]
        await checkMonth(database, input, name, seed, id++)
      }
    } finally {
      await database.close()
    }
  })
})
