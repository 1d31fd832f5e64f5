/** The billing backend of `examples/`: its ledger is the account of the simulated bank, to the cent. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Billing } from '../../examples/billing-backend/billing.ts'
import { storeReturn } from '../../examples/billing-backend/books.ts'
import { type Connection, type Database, openDatabase } from '../../examples/billing-backend/database.ts'
import { runMonth } from '../../examples/billing-backend/month.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'
import type { StoredWallet } from '../../examples/billing-backend/slips.ts'
import { buildRemittance, type Entry, parseRemittance, type Wallet } from '../../src/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { lineCount, overwrite } from '../../src/testing/corruptors/index.js'
import { SCENARIOS, type ScenarioName, type SimulatedFile, simulateBank } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { itau400, slip } from '../remittance/made-up.js'
import { isLong, runs, someOf } from '../runs.js'

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))

interface Month {
  readonly wallet: Wallet
  readonly entries: readonly Entry[]
  readonly generated_at: string
}

const MONTHS = 300
const dialects = remittanceDialects()
const monthsOfDialect = Math.ceil(MONTHS / dialects.length)

/** Sends a remittance, and books its returns with an empty database, each twice. */
async function checkMonth(database: Database, input: Month, scenario: ScenarioName, seed: number): Promise<void> {
  const billing = new Billing(database)
  const { bytes } = await sent(billing, input)
  const { files, totals } = simulateBank(bytes, { scenario, seed })
  for (const file of files) await billing.receive(file.bytes)
  const account = totals.paid - totals.reversed
  const statuses = await billing.statuses()
  expect(await billing.balance()).toBe(account)
  for (const file of files) expect(await billing.receive(file.bytes)).toMatchObject({ booked: 0 })
  expect(await billing.balance()).toBe(account)
  expect(await billing.statuses()).toEqual(statuses)
}

/** Sends the entries of a month, with the bytes of a remittance without database. */
async function sent(
  billing: Billing,
  { wallet, entries, generated_at }: Month,
): Promise<{ readonly bytes: Uint8Array }> {
  const id = 1
  const stored: StoredWallet = { ...wallet, id }
  const own = entries.map((entry) => ({ ...entry, slip: { ...entry.slip, bank_billet_account_id: id } }))
  await billing.addWallet(stored)
  for (const { slip, ...instruction } of own) await billing.instruct(await billing.add(id, slip), instruction)
  const { bytes } = await billing.send(id, { generated_at })
  expect(Buffer.from(bytes).equals(buildRemittance({ wallet: stored, entries: own, generated_at }).bytes)).toBe(true)
  return { bytes }
}

const monthsOf = ({ bank, layout, dialect }: ReturnType<typeof remittanceDialects>[number]) =>
  fc.tuple(arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null }), scenario, fc.nat())

describe('SQLite', () => {
  test('the month of the example prints the output of its README', async () => {
    const lines: string[] = []
    await runMonth(undefined, (line) => lines.push(line))
    const readme = readFileSync('examples/billing-backend/README.md', 'utf8')
    expect(`${lines.join('\n')}\n`).toBe(/```text\n(.*?)```/s.exec(readme)?.[1])
  })

  describe.each(someOf(dialects, 1))('$name', (of) => {
    test('the ledger equals the account of the bank; a second receipt changes nothing', async () => {
      await fc.assert(
        fc.asyncProperty(monthsOf(of), async ([input, scenario, seed]) => {
          const database = await openDatabase()
          await checkMonth(database, input, scenario, seed).finally(() => database.close())
        }),
        runs(monthsOfDialect, 1),
      )
    })
  })

  test('an instruction has the number of the slip that was registered; an invalid slip is not stored', async () => {
    const database = await openDatabase()
    const billing = new Billing(database)
    const at = { generated_at: '2026-03-02T10:00:00' }
    await billing.addWallet({ ...itau400, id: 1 })
    const id = await billing.issue(1, slip, at)
    await expect(billing.issue(1, { ...slip, amount: '' }, at)).rejects.toThrow('amount não pode ficar em branco')
    const numbers = []
    for (const our_code of ['1001', '1002']) {
      if (our_code === '1002') await billing.instruct(id, { our_code })
      const { filename, bytes } = await billing.send(1, at)
      const [title] = parseRemittance(bytes).titles
      numbers.push([filename, title!.our_code, (title!.fields['title'] as Record<string, unknown>)['our_number']])
    }
    expect(numbers).toEqual([
      ['26030237.REM', '1001', '00004100'],
      ['26030238.REM', '1002', '00004100'],
    ])
    expect(await billing.statuses()).toEqual({ [id]: 'opened' })
    await database.close()
  })

  test('payments that are not sure wait for a person; a second payment of a slip is listed', async () => {
    const database = await openDatabase()
    await checkReviews(database).finally(() => database.close())
  })

  test('a payment that is dropped and comes again undamaged is booked', async () => {
    const database = await openDatabase()
    await checkDropped(database).finally(() => database.close())
  })

  test('a returned cheque undoes no payment that waits: after the payment is booked, its reversal is sure', async () => {
    const database = await openDatabase()
    const billing = new Billing(database)
    const at = { generated_at: '2026-03-02T10:00:00' }
    await billing.addWallet({ ...itau400, id: 1 })
    const id = await billing.issue(1, slip, at)
    const { files } = simulateBank((await billing.send(1, at)).bytes, { scenario: { cheque_returned: 1 } })
    const [registered, paid, returned] = files as unknown as readonly [SimulatedFile, SimulatedFile, SimulatedFile]
    expect(files).toHaveLength(3)
    await billing.receive(registered.bytes)
    await billing.receive(withoutAmount(paid.bytes))
    expect(await billing.receive(returned.bytes)).toMatchObject({ booked: 0, pending: 1 })
    expect((await billing.reviews()).map(({ amount_cents }) => amount_cents)).toEqual([null, -25_000])
    for (const [{ idempotency_key }, amount, status] of [
      [(await billing.reviews())[0]!, 25_000, 'paid'],
      [(await billing.reviews())[1]!, undefined, 'opened'],
    ] as const) {
      await billing.confirm(idempotency_key, amount)
      expect(await billing.statuses()).toEqual({ [id]: status })
    }
    expect(await billing.balance()).toBe(0)
    await database.close()
  })

  test('an error in the middle of a booking books nothing', async () => {
    const database = await openDatabase()
    const billing = new Billing(database)
    const { bytes } = await paidSlip(billing)
    await storeReturn(database, bytes)
    await expect(
      database.transaction(async (connection) => {
        await insertBooking(connection, 'a', 1)
        throw new Error('stopped')
      }),
    ).rejects.toThrow('stopped')
    expect(await billing.balance()).toBe(0)
    await database.close()
  })
})

/** The tables of the schema. */
const TABLES = [...readFileSync('examples/billing-backend/schema.sql', 'utf8').matchAll(/create table if not exists (\w+)/g)].map(
  ([, name]) => name!,
)

/** Inserts a booking into a line of the last return, without the library. */
const insertBooking = ({ query }: Connection, key: string, line: number) =>
  query(
    `insert into bookings (idempotency_key, bank_billet_account_id, return_digest, line, credit_day, amount_cents, events)
     select $1, 1, digest, $2, '', 100, '' from returns`,
    [key, line],
  )

/** A slip of Itaú that was sent, and the file with its payment. */
async function paidSlip(billing: Billing): Promise<{ readonly id: string; readonly bytes: Uint8Array }> {
  const at = { generated_at: '2026-03-02T10:00:00' }
  await billing.addWallet({ ...itau400, id: 1 })
  const id = await billing.issue(1, slip, at)
  const { files } = simulateBank((await billing.send(1, at)).bytes, { scenario: 'paid' })
  return { id, bytes: files.at(-1)!.bytes }
}

/** First column of the amount of a payment in Itaú's CNAB 400: 254–266, p. 22. */
const AMOUNT_COLUMN = 254

/** Damages the amount of the last title before the trailer. */
const withoutAmount = (bytes: Uint8Array): Uint8Array => overwrite(bytes, lineCount(bytes) - 1, AMOUNT_COLUMN, 'M1')

/** Payments that a person must check, on a database. */
async function checkReviews(database: Database): Promise<void> {
  const billing = new Billing(database)
  const { id, bytes } = await paidSlip(billing)
  const unsure = withoutAmount(bytes)
  for (const pending of [1, 1]) expect(await billing.receive(unsure)).toMatchObject({ booked: 0, pending })
  const [review, ...others] = await billing.reviews()
  expect(others).toEqual([])
  expect(review).toMatchObject({ bank_billet_id: id, amount_cents: null })
  expect([await billing.balance(), await billing.statuses()]).toEqual([0, { [id]: 'opened' }])

  // The bank names the amount.
  await billing.confirm(review!.idempotency_key, 25_000)
  expect([await billing.balance(), await billing.statuses()]).toEqual([25_000, { [id]: 'paid' }])
  expect(await billing.reviews()).toEqual([])
  expect(await billing.receive(unsure)).toMatchObject({ booked: 0, pending: 0, duplicates: 1 })
  await expect(billing.confirm(review!.idempotency_key)).rejects.toThrow('does not wait')

  // Another payment of the slip.
  expect(await billing.receive(bytes)).toMatchObject({ booked: 1, paid_again: 1 })
  expect(await billing.list('paid_again')).toMatchObject([{ bank_billet_id: id, amount_cents: 25_000 }])
  expect(await billing.balance()).toBe(50_000)
}

/** A payment that waits, and that the bank sends again. */
async function checkDropped(database: Database): Promise<void> {
  const billing = new Billing(database)
  const { bytes } = await paidSlip(billing)
  const unsure = withoutAmount(bytes)
  await billing.receive(unsure)
  const [review] = await billing.reviews()
  await billing.drop(review!.idempotency_key)
  expect(await billing.receive(unsure)).toMatchObject({ booked: 0, pending: 0 })
  expect(await billing.balance()).toBe(0)
  expect(await billing.receive(bytes)).toMatchObject({ booked: 1, pending: 0 })
}

const programs = postgresPrograms()
if (programs === null) console.log('PostgreSQL is not installed (apt-get install postgresql): its tests are skipped')

describe.runIf(isLong && programs !== null)('PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  /** The database of the server, without rows. */
  async function openEmpty(): Promise<Database> {
    const database = await openDatabase(server.url)
    await database.transaction(({ query }) => query(`truncate ${TABLES.join(', ')}`))
    return database
  }

  test('the month of the example has the output of SQLite', async () => {
    const [ofSqlite, ofPostgres]: [string[], string[]] = [[], []]
    await (await openEmpty()).close()
    await runMonth(undefined, (line) => ofSqlite.push(line))
    await runMonth(server.url, (line) => ofPostgres.push(line))
    expect(ofPostgres).toEqual(ofSqlite)
  })

  test('a file that is received twice at the same time is booked once', async () => {
    const database = await openEmpty()
    try {
      const billing = new Billing(database)
      const [input] = fc.sample(arbitraryRemittance('341', 'cnab400'), 1)
      const { bytes } = await sent(billing, input!)
      const { files, totals } = simulateBank(bytes, { scenario: 'paid' })
      for (const file of files) {
        const received = await Promise.all([billing.receive(file.bytes), billing.receive(file.bytes)])
        expect(received.some(({ booked }) => booked === 0)).toBe(true)
      }
      expect(await billing.balance()).toBe(totals.paid)
    } finally {
      await database.close()
    }
  })

  test.each([
    ['payments that are not sure', checkReviews],
    ['a payment that is dropped', checkDropped],
  ])('%s, as on SQLite', async (_, check) => {
    const database = await openEmpty()
    await check(database).finally(() => database.close())
  })

  test.each(someOf(dialects, 1, 12))('a month of $name', async (of) => {
    const database = await openEmpty()
    const [month] = fc.sample(monthsOf(of), 1)
    await checkMonth(database, ...month!).finally(() => database.close())
  })
})
