/** Payments of the billing backend that come after reversals of their title, with the days of both: no payment is undone that came later, and none twice. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Billing } from '../../examples/billing-backend/billing.ts'
import { type Database, openDatabase } from '../../examples/billing-backend/database.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'
import { parseReturn, type Wallet } from '../../src/index.js'
import { overwrite } from '../../src/testing/corruptors/index.js'
import { type OutcomeWeights, type SimulatedFile, simulateBank } from '../../src/testing/simulator/index.js'
import { itau400, slip } from '../remittance/made-up.js'
import { isLong } from '../runs.js'
import { grafeno, TABLES } from './backend.js'

/** Amount of the slip: R$ 250,00. */
const AMOUNT = 25_000

const AT = { generated_at: '2026-03-02T10:00:00' }

/** The payment of a month, and its reversal. */
interface Month {
  readonly paid: Uint8Array
  readonly reversed: Uint8Array
}

/** A slip that was sent in March, and what the bank would report in March and in June. */
interface Sent {
  readonly billing: Billing
  readonly id: string
  readonly march: Month
  readonly june: Month
}

/** Grafeno reverses without condition; at Itaú, cheques come back. */
const BANKS = {
  grafeno: [grafeno, { paid_and_reversed: 1 }],
  itau: [itau400, { cheque_returned: 1 }],
} as const satisfies Readonly<Record<string, readonly [Wallet, OutcomeWeights]>>

async function sentTo(bank: keyof typeof BANKS, database: Database): Promise<Sent> {
  const billing = new Billing(database)
  const [wallet, scenario] = BANKS[bank]
  await billing.addWallet({ ...wallet, id: 1 })
  const id = await billing.issue(1, slip, AT)
  const { bytes } = await billing.send(1, AT)
  const monthOf = (today: string): Month => {
    const { files } = simulateBank(bytes, { scenario, today, checks: false })
    const [paid, reversed] = files.slice(-2) as unknown as readonly [SimulatedFile, SimulatedFile]
    return { paid: paid.bytes, reversed: reversed.bytes }
  }
  return { billing, id, march: monthOf('2026-03-02'), june: monthOf('2026-06-01') }
}

/** Books, and the reasons of the records that wait. */
const state = async ({ billing }: Sent) => [
  await billing.balance(),
  (await billing.reviews()).map(({ reasons }) => reasons),
]

const differences = async ({ billing }: Sent) =>
  (await billing.closing('', '9999')).filter(({ difference }) => difference !== 0)

/** Reasons of a record whose day cannot be read. */
const NO_DAY = 'doubtful_payment impossible_date'

const UNBOOKED = 'reversal_of_unbooked_payment'

/** Columns of the day of a file and of an occurrence, DDMMAA: Grafeno, pp. 3–4; Itaú, pp. 19–22. */
const [DAY_OF_FILE, DAY_OF_OCCURRENCE] = [95, 111]

const inDigits = (day: string): string => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`

/** The same file as the bank would have made it on another day. */
function madeOn(bytes: Uint8Array, day: string): Uint8Array {
  const made = overwrite(bytes, 1, DAY_OF_FILE, inDigits(day))
  expect(parseReturn(made).header?.generated_at).toBe(day)
  return made
}

const dayOf = (bytes: Uint8Array): string => parseReturn(bytes).header!.generated_at!

/** The file with a reversal whose day cannot be read: the reversal waits for a reason of its own. */
const withoutDay = (bytes: Uint8Array): Uint8Array => overwrite(bytes, 2, DAY_OF_OCCURRENCE, '310226')

/** Each test, with an empty database. */
const TESTS: Readonly<Record<string, (database: Database) => Promise<void>>> = {
  async 'a reversal undoes no payment that comes months later'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, march, june } = sent
    await billing.receive(march.reversed)
    expect(await state(sent)).toEqual([0, [UNBOOKED]])
    await billing.receive(june.paid)
    expect(await state(sent)).toEqual([AMOUNT, [UNBOOKED]])
    for (const file of [march.reversed, june.paid]) await billing.receive(file)
    expect(await state(sent)).toEqual([AMOUNT, [UNBOOKED]])
    // Its own payment.
    await billing.receive(march.paid)
    expect(await state(sent)).toEqual([AMOUNT, []])
  },

  async 'nor if the payment comes first'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, march, june } = sent
    await billing.receive(june.paid)
    await billing.receive(march.reversed)
    expect(await state(sent)).toEqual([AMOUNT, [UNBOOKED]])
    await billing.receive(march.paid)
    expect(await state(sent)).toEqual([AMOUNT, []])
  },

  async 'nor one that a later reversal has undone'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, march, june } = sent
    // The payment of June has not come.
    for (const file of [march.paid, june.reversed]) await billing.receive(file)
    expect(await state(sent)).toEqual([0, []])
    await billing.receive(march.reversed)
    expect(await state(sent)).toEqual([0, [UNBOOKED]])
    // The reversal of June is that of this payment, and the reversal of March that of the payment of March.
    await billing.receive(june.paid)
    expect(await state(sent)).toEqual([0, []])
    expect(await differences(sent)).toEqual([])
  },

  async 'two reversals that wait are sure when the first payment has come'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, march, june } = sent
    for (const file of [june.reversed, march.reversed, june.paid]) await billing.receive(file)
    // While one waits, the other may be about its payment.
    expect(await state(sent)).toEqual([AMOUNT, [UNBOOKED, UNBOOKED]])
    await billing.receive(march.paid)
    expect(await state(sent)).toEqual([0, []])
  },

  async 'a payment is not undone twice: a reversal with reasons of its own leaves its title uncertain'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, march } = sent
    await billing.receive(march.paid)
    await billing.receive(withoutDay(march.reversed))
    // The bank sends it again, undamaged: another record.
    await billing.receive(march.reversed)
    expect((await state(sent))[0]).toBe(AMOUNT)
    const [own, other, ...others] = (await billing.reviews()).toSorted((a, b) => a.reasons.localeCompare(b.reasons))
    expect([own!.reasons, other!.reasons, others]).toEqual([NO_DAY, UNBOOKED, []])
    await billing.confirm(other!.idempotency_key)
    expect(await state(sent)).toEqual([0, [NO_DAY]])
    // A person who has seen only the reason of the day does not know that the payment is undone already.
    const confirmed = billing.confirm(own!.idempotency_key)
    await expect(confirmed).rejects.toThrow(`waits for other reasons now: ${NO_DAY} ${UNBOOKED}. Check it again`)
    expect(await state(sent)).toEqual([0, [`${NO_DAY} ${UNBOOKED}`]])
    await billing.drop(own!.idempotency_key)
    expect(await state(sent)).toEqual([0, []])
  },

  async 'nor if both came before the payment'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, march } = sent
    for (const file of [withoutDay(march.reversed), march.reversed, march.paid]) await billing.receive(file)
    expect((await state(sent))[0]).toBe(AMOUNT)
    expect(await billing.reviews()).toHaveLength(2)
  },

  async 'a payment that a person confirms is undone by the cheque that came back before'(database) {
    const sent = await sentTo('itau', database)
    const { billing, id, march } = sent
    await billing.receive(march.reversed)
    expect(await state(sent)).toEqual([0, []])
    await billing.receive(withoutDay(march.paid))
    const [payment] = await billing.reviews()
    expect(await state(sent)).toEqual([0, [NO_DAY]])
    await billing.confirm(payment!.idempotency_key)
    expect([await state(sent), await billing.statuses()]).toEqual([[0, []], { [id]: 'opened' }])
    expect(await differences(sent)).toEqual([])
  },

  async 'a reversal that waits is sure when a person has confirmed its payment'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, id, march } = sent
    await billing.receive(march.reversed)
    await billing.receive(withoutDay(march.paid))
    const payment = (await billing.reviews()).find(({ amount_cents }) => amount_cents === AMOUNT)
    await billing.confirm(payment!.idempotency_key)
    expect([await state(sent), await billing.statuses()]).toEqual([[0, []], { [id]: 'opened' }])
    expect(await differences(sent)).toEqual([])
  },

  async 'a cheque undoes no later payment, whatever the day of its file'(database) {
    const sent = await sentTo('itau', database)
    const { billing, march, june } = sent
    // The bank has sent the reversal of March again, in July.
    await billing.receive(madeOn(march.reversed, '2026-07-01'))
    await billing.receive(june.paid)
    expect(await state(sent)).toEqual([AMOUNT, []])
  },

  async 'nor if the payment comes first: it undoes its own payment, when that comes'(database) {
    const sent = await sentTo('itau', database)
    const { billing, id, march, june } = sent
    await billing.receive(june.paid)
    await billing.receive(madeOn(march.reversed, '2026-07-01'))
    const waiting = [AMOUNT, ['reversal_without_payment']]
    expect([await state(sent), await billing.statuses()]).toEqual([waiting, { [id]: 'paid' }])
    await billing.receive(march.paid)
    expect([await state(sent), await billing.statuses()]).toEqual([[AMOUNT, []], { [id]: 'paid' }])
    await billing.receive(june.reversed)
    expect([await state(sent), await billing.statuses()]).toEqual([[0, []], { [id]: 'opened' }])
    expect(await differences(sent)).toEqual([])
  },

  async 'a reversal without condition undoes no later payment either, whatever the day of its file'(database) {
    const sent = await sentTo('grafeno', database)
    const { billing, march, june } = sent
    await billing.receive(june.paid)
    await billing.receive(madeOn(march.reversed, '2026-07-01'))
    expect(await state(sent)).toEqual([AMOUNT, [UNBOOKED]])
    await billing.receive(march.paid)
    expect(await state(sent)).toEqual([AMOUNT, []])
    expect(await differences(sent)).toEqual([])
  },

  async 'a cheque undoes an earlier payment, whatever the day of its file'(database) {
    const sent = await sentTo('itau', database)
    const { billing, march } = sent
    await billing.receive(march.reversed)
    await billing.receive(madeOn(march.paid, '2026-07-01'))
    expect(await state(sent)).toEqual([0, []])
    expect(await differences(sent)).toEqual([])
  },

  async 'a cheque that waited, and had nothing to undo, undoes its payment that comes later'(database) {
    const sent = await sentTo('itau', database)
    const { billing, id, march, june } = sent
    for (const file of [withoutDay(march.paid), march.reversed, june.reversed]) await billing.receive(file)
    const payment = (await billing.reviews()).find(({ amount_cents }) => amount_cents === AMOUNT)
    // The cheque of March undoes it; that of June has nothing to undo.
    await billing.confirm(payment!.idempotency_key)
    expect(await state(sent)).toEqual([0, []])
    await billing.receive(june.paid)
    expect([await state(sent), await billing.statuses()]).toEqual([[0, []], { [id]: 'opened' }])
    expect(await differences(sent)).toEqual([])
  },

  async 'a cheque undoes its payment, although a later cheque has undone it before its own payment came'(database) {
    const sent = await sentTo('itau', database)
    const { billing, id, march, june } = sent
    for (const file of [march.paid, june.reversed, march.reversed]) await billing.receive(file)
    expect(await state(sent)).toEqual([0, []])
    await billing.receive(june.paid)
    expect([await state(sent), await billing.statuses()]).toEqual([[0, []], { [id]: 'opened' }])
    expect(await differences(sent)).toEqual([])
  },

  async 'of one day, the order of the files decides, or a person'(database) {
    const sent = await sentTo('itau', database)
    const { billing, id, march } = sent
    // Two occurrences of one day: the bank reports the payment after the cheque.
    const sameDay = overwrite(march.paid, 2, DAY_OF_OCCURRENCE, inDigits(dayOf(march.reversed)))
    await billing.receive(march.reversed)
    await billing.receive(madeOn(sameDay, '2026-07-01'))
    expect(await state(sent)).toEqual([AMOUNT, ['conditional_reversal']])
    expect(await differences(sent)).toEqual([])
    const [cheque] = await billing.reviews()
    await billing.confirm(cheque!.idempotency_key)
    expect([await state(sent), await billing.statuses()]).toEqual([[0, []], { [id]: 'opened' }])
    expect(await differences(sent)).toEqual([])
  },

  async 'of one day, a cheque in a later file undoes the payment'(database) {
    const sent = await sentTo('itau', database)
    const { billing, march } = sent
    await billing.receive(march.reversed)
    await billing.receive(overwrite(march.paid, 2, DAY_OF_OCCURRENCE, inDigits(dayOf(march.reversed))))
    expect(await state(sent)).toEqual([0, []])
  },
}

describe.each(Object.entries(TESTS))('%s', (_, check) => {
  test('SQLite', async () => {
    const database = await openDatabase()
    await check(database).finally(() => database.close())
  })
})

describe.runIf(isLong && postgresPrograms() !== null)('PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  test.each(Object.entries(TESTS))('%s', async (_, check) => {
    const database = await openDatabase(server.url)
    try {
      await database.transaction(({ query }) => query(`truncate ${TABLES.join(', ')}`))
      await check(database)
    } finally {
      await database.close()
    }
  })
})
