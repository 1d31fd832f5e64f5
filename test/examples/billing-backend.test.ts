/** The billing backend of `examples/`: its ledger is the account of the simulated bank, to the cent. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Billing, type Closing } from '../../examples/billing-backend/billing.ts'
import type { Movement } from '../../examples/billing-backend/books.ts'
import {
  type Connection,
  type Database,
  inTransaction,
  openDatabase,
  statementsOf,
} from '../../examples/billing-backend/database.ts'
import { ListedSoFar } from '../../examples/billing-backend/lists.ts'
import { measure } from '../../examples/billing-backend/measure.ts'
import { runMonth } from '../../examples/billing-backend/month.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'
import { storeReturn } from '../../examples/billing-backend/returns.ts'
import type { Review } from '../../examples/billing-backend/reviews.ts'
import { lockWallets, type StoredWallet } from '../../examples/billing-backend/slips.ts'
import { buildRemittance, type Entry, parseRemittance, type Wallet } from '../../src/index.js'
import type { SettlementLists } from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { lineCount, overwrite } from '../../src/testing/corruptors/index.js'
import { SCENARIOS, type ScenarioName, type SimulatedFile, simulateBank } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { itau400, slip } from '../remittance/made-up.js'
import { isLong, runs, someOf } from '../runs.js'
import { grafeno, TABLES } from './backend.js'

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
  const closing = await billing.closing('', '9999')
  expect(closing.filter(({ difference }) => difference !== 0)).toEqual([])
  expect(closing.reduce((sum, { booked }) => sum + booked, 0)).toBe(account)
}

/** Receives the returns of a month in some other order: as they come, and after all are stored. */
async function checkOrder(
  input: Month,
  scenario: ScenarioName,
  seed: number,
  places: readonly number[],
): Promise<void> {
  for (const isStored of [false, true]) {
    const database = await openDatabase()
    try {
      const billing = new Billing(database)
      const { files, totals } = simulateBank((await sent(billing, input)).bytes, { scenario, seed })
      const shuffled = files.toSorted((a, b) => places[files.indexOf(a)]! - places[files.indexOf(b)]!)
      if (isStored) {
        const digests: string[] = []
        for (const { bytes } of shuffled) digests.push(await billing.store(bytes))
        for (const digest of digests) await billing.book(digest)
      } else for (const { bytes } of shuffled) await billing.receive(bytes)
      expect(await billing.balance()).toBe(totals.paid - totals.reversed)
      expect(await billing.unbooked()).toEqual([])
      expect((await billing.closing('', '9999')).filter(({ difference }) => difference !== 0)).toEqual([])
    } finally {
      await database.close()
    }
  }
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

  describe.each(someOf(dialects, 1))('$name, files in any order', (of) => {
    test('the books equal the account of the bank', async () => {
      const places = fc.array(fc.nat(), { minLength: 60, maxLength: 60 })
      await fc.assert(
        fc.asyncProperty(monthsOf(of), places, ([input, scenario, seed], places) =>
          checkOrder(input, scenario, seed, places),
        ),
        runs(monthsOfDialect, 1),
      )
    })
  })

  test('a reversal that comes before its payment waits, and undoes it', async () => {
    const database = await openDatabase()
    const billing = new Billing(database)
    const at = { generated_at: '2026-03-02T10:00:00' }
    await billing.addWallet({ ...grafeno, id: 1 })
    await billing.issue(1, slip, at)
    const { files } = simulateBank((await billing.send(1, at)).bytes, { scenario: 'reversed' })
    const [, paid, reversed] = files as unknown as readonly [SimulatedFile, SimulatedFile, SimulatedFile]
    await billing.receive(reversed.bytes)
    expect((await billing.reviews()).map(({ reasons }) => reasons)).toEqual(['reversal_of_unbooked_payment'])
    await billing.receive(paid.bytes)
    expect([await billing.balance(), await billing.reviews()]).toEqual([0, []])
    await database.close()
  })

  test('a returned cheque that comes before its payment undoes it', async () => {
    const database = await openDatabase()
    const billing = new Billing(database)
    const at = { generated_at: '2026-03-02T10:00:00' }
    await billing.addWallet({ ...itau400, id: 1 })
    const id = await billing.issue(1, slip, at)
    const { files } = simulateBank((await billing.send(1, at)).bytes, { scenario: { cheque_returned: 1 } })
    const [, paid, returned] = files as unknown as readonly [SimulatedFile, SimulatedFile, SimulatedFile]
    await billing.receive(returned.bytes)
    expect([await billing.balance(), await billing.reviews()]).toEqual([0, []])
    await billing.receive(paid.bytes)
    expect([await billing.balance(), await billing.statuses()]).toEqual([0, { [id]: 'opened' }])
    const [{ booked, difference }] = (await billing.closing('', '9999')).filter(({ files }) => files < 0) as [Closing]
    expect([booked, difference]).toEqual([-25_000, 0])
    await database.close()
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

  test('a person cannot confirm a payment that is booked under the key of another wallet', async () => {
    const database = await openDatabase()
    await checkOtherKey(database).finally(() => database.close())
  })

  test('a payment that is dropped and comes again undamaged is booked', async () => {
    const database = await openDatabase()
    await checkDropped(database).finally(() => database.close())
  })

  test('a returned cheque undoes no payment that waits: when a person has confirmed the payment, it is undone', async () => {
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
    const [payment] = await billing.reviews()
    await billing.confirm(payment!.idempotency_key, 25_000)
    expect([await billing.reviews(), await billing.balance(), await billing.statuses()]).toEqual([
      [],
      0,
      { [id]: 'opened' },
    ])
    await database.close()
  })

  test('the constraints reject a second booking, also without the library', async () => {
    const database = await openDatabase()
    await checkConstraints(database).finally(() => database.close())
  })

  test('a person undoes bookings, in any order; the file does not book them again', async () => {
    const database = await openDatabase()
    await checkUndo(database).finally(() => database.close())
  })

  test('the lists and the closing have each record once', async () => {
    const database = await openDatabase()
    await checkLists(database).finally(() => database.close())
  })

  test('a payment without a wallet, and without a slip, is in a list', async () => {
    const database = await openDatabase()
    await checkUnmatched(database).finally(() => database.close())
  })

  test('partial and second payments are in lists, with their amounts', async () => {
    const database = await openDatabase()
    await checkPaymentLists(database).finally(() => database.close())
  })

  test('a payment of another amount, after the write-off, is in lists', async () => {
    const database = await openDatabase()
    await checkOtherAmount(database).finally(() => database.close())
  })

  test('a file that is booked completely is not settled again', async () => {
    const database = await openDatabase()
    await checkAgain(database).finally(() => database.close())
  })

  test('the number of statements does not depend on the number of titles', async () => {
    const counts = []
    for (const titles of [3, 60]) {
      const database = await openDatabase()
      counts.push(await statementsOfMonth(database, titles).finally(() => database.close()))
    }
    expect(counts[1]).toEqual(counts[0])
  })

  test('a return of many titles among many slips is measured', async () => {
    const lines: string[] = []
    await measure(undefined, 50, 40, (line) => lines.push(line))
    expect(lines).toContain('40 booked, then 0 and 0; 40 and 40 duplicates; balance 400000')
  })

  test('both databases have the same statements, but for their forms of lists, rows, locks and sums', () => {
    const [postgres, sqlite] = ['postgres.sql', 'sqlite.sql'].map((name) =>
      [...statementsOf(name)].map(([statement, sql]) => [statement, inOneForm(sql)]),
    )
    expect(postgres!.length).toBeGreaterThan(30)
    expect(sqlite).toEqual(postgres)
  })

  test('the lists of a settlement in batches have each entry once, and are not read again', () => {
    let reads = 0
    const movements = Array.from({ length: 300 }, (_, line) => ({
      settled: { record: { line }, bank_billet_id: null, payment: null },
    })) as unknown as readonly Movement[]
    const entries = movements
      .filter((_, line) => line % 3 === 0)
      .map(({ settled: { record } }) => ({
        reason: 'no_slip',
        get record() {
          reads++
          return record
        },
      }))
    const lists = { unmatched: entries, different_amounts: [], paid_again: [], paid_after_write_off: [] }
    const listed = new ListedSoFar(lists as unknown as SettlementLists)
    const lines = []
    for (let from = 0; from < movements.length; from += 10)
      for (const [list, , line] of listed.rowsOf(movements.slice(from, from + 10))) lines.push([list, line])
    expect(lines).toEqual(movements.filter((_, line) => line % 3 === 0).map((_, i) => ['unmatched', 3 * i]))
    // Each once to find the entries of a batch, once for its row, and the first entry of the next batch.
    expect(reads).toBeLessThan(3 * entries.length)
  })

  test('a connection whose transaction cannot be rolled back is not used again', async () => {
    const [stopped, lost] = [new Error('stopped'), new Error('the connection is lost')]
    const connection: Connection = {
      query: async (sql) => (sql === 'rollback' ? Promise.reject(lost) : []),
      run: async () => [],
      runRows: async () => [],
    }
    const broken: Error[] = []
    const run = inTransaction(
      'begin',
      connection,
      () => Promise.reject(stopped),
      (error) => broken.push(error),
    )
    await expect(run).rejects.toBe(stopped)
    expect(broken).toEqual([lost])
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

/** Inserts a booking into a line of the last return, without the library. */
const insertBooking = ({ query }: Connection, key: string, line: number) =>
  query(
    `insert into bookings (idempotency_key, bank_billet_account_id, return_digest, line, credit_day, movement_day, amount_cents, events)
     select $1, 1, digest, $2, '', '', 100, '' from returns`,
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

/** A payment that waits, of two wallets with one account, and that is booked under the key of the other one. */
async function checkOtherKey(database: Database): Promise<void> {
  const billing = new Billing(database)
  const { bytes } = await paidSlip(billing)
  await billing.addWallet({ ...itau400, id: 2 })
  await billing.receive(withoutAmount(bytes))
  const [{ idempotency_key }] = (await billing.reviews()) as [Review]
  expect(idempotency_key).toMatch(/^1\//)
  await database.transaction((connection) => insertBooking(connection, idempotency_key.replace(/^1/, '2'), 99))
  await expect(billing.confirm(idempotency_key, 25_000)).rejects.toThrow('is booked under another key. Drop it')
  await billing.drop(idempotency_key)
  expect([await billing.balance(), await billing.reviews()]).toEqual([100, []])
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

/** Tries to book a payment twice, and to store what would book it twice. */
async function checkConstraints(database: Database): Promise<void> {
  const billing = new Billing(database)
  const { id, bytes } = await paidSlip(billing)
  await billing.receive(bytes)
  const [booked] = await database.transaction(({ query }) =>
    query('select idempotency_key, line from bookings where amount_cents > 0'),
  )
  const reject = async (run: (connection: Connection) => Promise<unknown>) =>
    expect(await database.transaction(run).then(String, ({ message }: Error) => message)).toMatch(/unique|foreign key/i)
  const { idempotency_key, line } = booked
  await reject((connection) => insertBooking(connection, idempotency_key, 99))
  await reject((connection) => insertBooking(connection, 'another key', line))
  await reject(({ query }) =>
    query(
      `insert into slips (id, bank_billet_account_id, our_number, status, data)
       select 'other', bank_billet_account_id, our_number, 'opened', data from slips where id = $1`,
      [id],
    ),
  )
  await reject(({ query }) => query('delete from returns'))
  // Another line is another record.
  await database.transaction((connection) => insertBooking(connection, 'another key', 99))
  expect(await billing.balance()).toBe(25_100)
}

/** Pays a slip twice, and undoes both payments. */
async function checkUndo(database: Database): Promise<void> {
  const billing = new Billing(database)
  const { id, bytes } = await paidSlip(billing)
  await billing.receive(bytes)
  const unsure = withoutAmount(bytes)
  await billing.receive(unsure)
  const [{ idempotency_key: second }] = (await billing.reviews()) as [Review]
  await billing.confirm(second, 25_000)
  const keys = (await database.transaction(({ query }) =>
    query('select idempotency_key from bookings where amount_cents > 0 order by position', []),
  )) as { idempotency_key: string }[]
  expect(keys).toHaveLength(2)
  const state = async () => [await billing.balance(), (await billing.statuses())[id]]
  expect(await state()).toEqual([50_000, 'paid'])
  await expect(billing.undo(second, '')).rejects.toThrow(/check/i)
  await billing.undo(keys[0]!.idempotency_key, 'paid by another customer')
  expect(await state()).toEqual([25_000, 'paid'])
  await billing.undo(second, 'the bank named a wrong title')
  expect(await state()).toEqual([0, 'opened'])
  await expect(billing.undo(second, 'again')).rejects.toThrow('is not booked')
  for (const file of [bytes, unsure]) expect(await billing.receive(file)).toMatchObject({ booked: 0, pending: 0 })
  expect(await state()).toEqual([0, 'opened'])
  expect(await billing.list('paid_again')).toEqual([])
  // 250,00 of the undamaged file, undone; no amount in the damaged one, 250,00 booked, undone.
  const [day, ...others] = await billing.closing('', '9999')
  expect(others).toEqual([])
  expect(day).toMatchObject({ files: 25_000, booked: 0, undone: 50_000, not_booked: -25_000, difference: 0 })
}

/** Receives a payment in two files, without its slip, and without its wallet. */
async function checkLists(database: Database): Promise<void> {
  const billing = new Billing(database)
  const { id, bytes } = await paidSlip(billing)
  const digestOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex')
  // The same records with blanks behind the trailer.
  const other = Buffer.concat([bytes, Buffer.from('\r\n')])
  for (const file of [bytes, other, bytes, other]) await billing.receive(file)
  expect(await billing.list('duplicates')).toMatchObject([
    { return_digest: digestOf(other), booked_digest: digestOf(bytes), bank_billet_id: id, amount_cents: 25_000 },
  ])
  const [{ content, digest }, ...others] = await database.transaction(({ query }) =>
    query('select digest, content from returns order by received_at', []),
  )
  expect(others).toHaveLength(1)
  expect([digest, Buffer.from(content).equals(bytes)]).toEqual([digestOf(bytes), true])
  for (const list of [
    'unmatched',
    'different_amounts',
    'paid_again',
    'paid_after_write_off',
    'partial_payments',
  ] as const)
    expect(await billing.list(list)).toEqual([])
  const closing = { bank_billet_account_id: 1, files: 50_000, booked: 25_000, repeated: 25_000, difference: 0 }
  expect(await billing.closing('', '9999')).toMatchObject([closing])
  // A booking that is lost, or changed, is a difference.
  await database.transaction(({ query }) => query('update bookings set amount_cents = 1, file_cents = 1', []))
  expect(await billing.closing('', '9999')).toMatchObject([{ ...closing, booked: 1, difference: 24_999 }])
}

/** Receives a payment in two files, each again: only what may change something is settled. */
async function checkAgain(database: Database): Promise<void> {
  const statements: string[] = []
  const noted: Database = {
    ...database,
    transaction: (run) =>
      database.transaction((connection) =>
        run({
          ...connection,
          run(name, ...parameters) {
            statements.push(name)
            return connection.run(name, ...parameters)
          },
        }),
      ),
  }
  const billing = new Billing(noted)
  const { bytes } = await paidSlip(billing)
  const isSettled = async (file: Uint8Array, found: Readonly<Record<string, number>>): Promise<boolean> => {
    statements.length = 0
    expect(await billing.receive(file)).toEqual({
      ...{ booked: 0, duplicates: 0, pending: 0, paid_again: 0, unmatched: 0 },
      ...found,
    })
    return statements.includes('slips_of_keys')
  }
  const other = Buffer.concat([bytes, Buffer.from('\r\n')])
  expect(await isSettled(bytes, { booked: 1 })).toBe(true)
  expect(await isSettled(bytes, { duplicates: 1 })).toBe(false)
  expect(await isSettled(other, { duplicates: 1 })).toBe(true)
  const lists = async () => [await billing.list('duplicates'), await billing.closing('', '9999')]
  const before = await lists()
  expect(before[0]).toHaveLength(1)
  expect(await isSettled(other, { duplicates: 1 })).toBe(false)
  expect(await lists()).toEqual(before)
  // A record that waits may be sure now, and a booking that is removed is booked again.
  const unsure = withoutAmount(bytes)
  for (const _ of [1, 2]) expect(await isSettled(unsure, { pending: 1 })).toBe(true)
  await database.transaction(({ query }) => query('delete from bookings', []))
  expect(await isSettled(other, { booked: 1, paid_again: 1 })).toBe(true)
  // Its own booking is in the other file now.
  expect(await isSettled(bytes, { duplicates: 1 })).toBe(true)
  await database.transaction(({ query }) => query("update returns set reopened_at = 'now'", []))
  expect(await isSettled(bytes, { duplicates: 1 })).toBe(true)
}

/** A payment of a wallet that is not stored yet, and of a slip that is not. */
async function checkUnmatched(database: Database): Promise<void> {
  const billing = new Billing(database)
  const other = await openDatabase()
  const { bytes } = await paidSlip(new Billing(other)).finally(() => other.close())
  expect(await billing.receive(bytes)).toMatchObject({ booked: 0, unmatched: 1 })
  expect(await billing.list('unmatched')).toMatchObject([{ reasons: 'no_wallet', amount_cents: 25_000 }])
  expect(await billing.closing('', '9999')).toMatchObject([
    { bank_billet_account_id: null, files: 25_000, without_wallet: 25_000, difference: 0 },
  ])
  await billing.addWallet({ ...itau400, id: 1 })
  expect(await billing.receive(bytes)).toMatchObject({ booked: 1, unmatched: 1 })
  expect(await billing.list('unmatched')).toMatchObject([{ reasons: 'no_slip', amount_cents: 25_000 }])
  const closing = { bank_billet_account_id: 1, files: 25_000, without_wallet: 0, difference: 0 }
  expect(await billing.closing('', '9999')).toMatchObject([{ ...closing, booked: 25_000, undone: 0 }])
  const [{ idempotency_key }] = (await billing.list('unmatched')) as [{ idempotency_key: string }]
  await billing.undo(idempotency_key, 'of another company')
  expect(await billing.list('unmatched')).toEqual([])
  expect(await billing.closing('', '9999')).toMatchObject([{ ...closing, booked: 0, undone: 25_000 }])
}

/** Slips of 250,00 that are paid in part, and twice. */
async function checkPaymentLists(database: Database): Promise<void> {
  const billing = new Billing(database)
  const at = { generated_at: '2026-03-02T10:00:00' }
  await billing.addWallet({ ...itau400, id: 1 })
  await billing.issueAll(
    1,
    Array.from({ length: 30 }, (_, i) => ({ ...slip, document_number: `N${i}` })),
    at,
  )
  const { files, entries } = simulateBank((await billing.send(1, at)).bytes, {
    scenario: { paid_partially: 1, paid_twice: 1 },
    seed: 1,
  })
  for (const { bytes } of [...files, ...files]) await billing.receive(bytes)
  const paidTwice = entries.filter(({ outcome }) => outcome === 'paid_twice')
  expect(paidTwice.length).toBeGreaterThan(1)
  const again = await billing.list('paid_again')
  expect(again.map(({ amount_cents }) => amount_cents)).toEqual(paidTwice.map(() => 25_000))
  expect(new Set(again.map(({ bank_billet_id }) => bank_billet_id)).size).toBe(paidTwice.length)
  const parts = entries
    .filter(({ outcome }) => outcome === 'paid_partially')
    .map(({ events }) => events.reduce((sum, { paid }) => sum + paid, 0))
  expect(parts.length).toBeGreaterThan(1)
  const partial = await billing.list('partial_payments')
  expect(partial.map(({ amount_cents }) => amount_cents).sort()).toEqual(parts.sort())
  for (const list of ['different_amounts', 'paid_after_write_off', 'duplicates', 'unmatched', 'needs_review'] as const)
    expect(await billing.list(list)).toEqual([])
}

/** A payment of 250,00, of a slip of 200,00 that was written off. */
async function checkOtherAmount(database: Database): Promise<void> {
  const billing = new Billing(database)
  const { id, bytes } = await paidSlip(billing)
  await database.transaction(({ query }) =>
    query('update slips set status = $1, data = $2, charges_sent = null', [
      'canceled',
      JSON.stringify({ ...slip, amount: '200,00' }),
    ]),
  )
  for (const file of [bytes, bytes]) await billing.receive(file)
  const row = { bank_billet_id: id, amount_cents: 25_000 }
  expect(await billing.list('paid_after_write_off')).toMatchObject([row])
  expect(await billing.list('different_amounts')).toMatchObject([{ ...row, reasons: 'paid_more' }])
}

/** Replaces the forms of lists, rows, locks and sums of both databases by one. */
const inOneForm = (sql: string): string =>
  sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\?(\d)/g, '$$$1')
    .replace(/select \* from unnest\(.*?\) as r \((.*?)\)/, 'rows($1)')
    .replace(/select value ->> 0 .*? from json_each\(\$1\)( where true)?/, (rows) => {
      return `rows(${[...rows.matchAll(/ as (\w+)/g)].map(([, name]) => name).join(', ')})`
    })
    .replaceAll(/= any\((\$\d)::\w+\[\]\)|in \(select value from json_each\((\$\d)\)\)/g, 'in list $1$2')
    .replaceAll('::bigint', '')
    .replace(' for no key update', '')
    .replace(' -- A transaction of SQLite that writes is the only one: `begin immediate`.', '')

/** Counts the statements of a month. */
async function statementsOfMonth(database: Database, titles: number): Promise<readonly number[]> {
  let count = 0
  const counted: Database = {
    ...database,
    transaction: (run) =>
      database.transaction((connection) =>
        run({
          ...connection,
          run(...statement) {
            count++
            return connection.run(...statement)
          },
          runRows(...rows) {
            count++
            return connection.runRows(...rows)
          },
        }),
      ),
  }
  const billing = new Billing(counted)
  const at = { generated_at: '2026-03-02T10:00:00' }
  await billing.addWallet({ ...itau400, id: 1 })
  await billing.issueAll(
    1,
    Array.from({ length: titles }, (_, i) => ({ ...slip, document_number: `N${i}` })),
    at,
  )
  const { files } = simulateBank((await billing.send(1, at)).bytes, { scenario: 'paid' })
  const counts = [count]
  for (const { bytes } of [files[0]!, files.at(-1)!]) {
    count = 0
    expect(await billing.receive(bytes)).not.toMatchObject({ booked: 0 })
    counts.push(count)
  }
  return counts
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
      expect((await billing.closing('', '9999')).filter(({ difference }) => difference !== 0)).toEqual([])
    } finally {
      await database.close()
    }
  })

  test('files with the same record are received at the same time, and booked once', async () => {
    const database = await openEmpty()
    try {
      const billing = new Billing(database)
      const { bytes } = await paidSlip(billing)
      const files = [0, 1, 2, 3].map((count) => Buffer.concat([bytes, Buffer.from('\r\n'.repeat(count))]))
      const received = await Promise.all(files.map((file) => billing.receive(file)))
      expect(received.map(({ booked }) => booked).sort()).toEqual([0, 0, 0, 1])
      expect(received.map(({ duplicates }) => duplicates).sort()).toEqual([0, 1, 1, 1])
      expect(await billing.balance()).toBe(25_000)
      expect(await billing.closing('', '9999')).toMatchObject([{ files: 100_000, repeated: 75_000, difference: 0 }])
    } finally {
      await database.close()
    }
  })

  test('a file without a wallet, and a decision, at the same time: each has effect once', async () => {
    const database = await openEmpty()
    try {
      const billing = new Billing(database)
      const other = await openDatabase()
      const { bytes: unknown } = await paidSlip(new Billing(other)).finally(() => other.close())
      await Promise.all([1, 2, 3].map(() => billing.receive(unknown)))
      const closing = { files: 25_000, without_wallet: 25_000, difference: 0 }
      expect(await billing.closing('', '9999')).toMatchObject([closing])
      await database.transaction(({ query }) => query(`truncate ${TABLES.join(', ')}`))

      const { bytes } = await paidSlip(billing)
      const unsure = withoutAmount(bytes)
      await billing.receive(unsure)
      const [{ idempotency_key }] = (await billing.reviews()) as [Review]
      const decisions = [1, 2].map(() => billing.confirm(idempotency_key, 25_000))
      const results = await Promise.allSettled([...decisions, billing.drop(idempotency_key), billing.receive(unsure)])
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2)
      expect([0, 25_000]).toContain(await billing.balance())
    } finally {
      await database.close()
    }
  })

  test('slips are issued while another transaction has locked the wallet', async () => {
    const database = await openEmpty()
    try {
      const billing = new Billing(database)
      const at = { generated_at: '2026-03-02T10:00:00' }
      await billing.addWallet({ ...itau400, id: 1 })
      await database.transaction(async (connection) => {
        await lockWallets(connection, [1])
        await billing.issue(1, slip, at)
      })
      expect(Object.values(await billing.statuses())).toEqual(['opened'])
    } finally {
      await database.close()
    }
  })

  test('of two transactions that book one record without the library, one fails', async () => {
    const database = await openEmpty()
    try {
      const billing = new Billing(database)
      await storeReturn(database, (await paidSlip(billing)).bytes)
      for (const [otherKey, otherLine] of [
        ['a', 2],
        ['b', 1],
      ] as const) {
        const both: readonly [string, number][] = [
          ['a', 1],
          [otherKey, otherLine],
        ]
        const results = await Promise.allSettled(
          both.map(([key, line]) => database.transaction((connection) => insertBooking(connection, key, line))),
        )
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        expect(await billing.balance()).toBe(100)
        await database.transaction(({ query }) => query('delete from bookings'))
      }
    } finally {
      await database.close()
    }
  })

  test.each([
    ['payments that are not sure', checkReviews],
    ['a payment that is dropped', checkDropped],
    ['a second booking without the library', checkConstraints],
    ['bookings that are undone', checkUndo],
    ['lists', checkLists],
    ['a file that is received again', checkAgain],
    ['payments without a slip', checkUnmatched],
    ['lists of payments', checkPaymentLists],
    ['a payment of another amount', checkOtherAmount],
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
