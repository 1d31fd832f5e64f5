/** The tables `bookings`, `reviews` and `returns`: what is booked, and what waits for a person. */
import { randomUUID } from 'node:crypto'
import { paymentsFrom, reversalsFrom } from 'cnab-cobranca'
import type { BookedRecords, SettledRecord, Settlement } from 'cnab-cobranca/settlement'
import type { Query } from './database.ts'

/** A payment or reversal that waits for a person. */
export interface Review {
  readonly idempotency_key: string
  readonly bank_billet_id: string | null
  /** What the file says, in cents, below zero for a reversal; null if it has no amount. */
  readonly amount_cents: number | null
  /** Codes of the reasons, separated by blanks. */
  readonly reasons: string
}

/** SQLite has a limit of parameters. */
const MAX_PARAMETERS = 500

/** Runs a query for some of the values at a time; `$1, $2 …` stand for `(…)`. */
// biome-ignore lint/suspicious/noExplicitAny: columns of any query
async function queryFor(query: Query, values: readonly string[], sql: (list: string) => string): Promise<any[]> {
  const rows = []
  for (let from = 0; from < values.length; from += MAX_PARAMETERS) {
    const some = values.slice(from, from + MAX_PARAMETERS)
    rows.push(...(await query(sql(some.map((_, i) => `$${i + 1}`).join(', ')), some)))
  }
  return rows
}

/** Books without an entry, which keep what `settle` asks them. Of several wallets of one account, it asks for the keys of each, and without a wallet. */
export class Asked implements BookedRecords {
  readonly keys = new Set<string>()
  readonly titles = new Set<string>()

  has(idempotency_key: string): boolean {
    this.keys.add(idempotency_key)
    return false
  }

  net(title_key: string): number {
    this.titles.add(title_key)
    return 0
  }
}

/**
 * Reads what `settle` asks for: which keys are booked, and the net amount of each title. The amount is not known while a payment of the title waits, or has no
 * amount.
 *
 * @param confirmed key of the record that a person has decided about
 */
export async function bookedOf(query: Query, asked: Asked, confirmed: string | null = null): Promise<BookedRecords> {
  const keys = [...asked.keys]
  const titles = [...asked.titles]
  const booked = await queryFor(
    query,
    keys,
    (list) => `select idempotency_key from bookings where idempotency_key in (${list})`,
  )
  const sums = await queryFor(
    query,
    titles,
    (list) => `select title_key, sum(amount_cents) as cents, count(*) - count(amount_cents) as unknown
      from bookings where title_key in (${list}) group by title_key`,
  )
  const waiting = await queryFor(
    query,
    titles,
    (list) => `select title_key, idempotency_key from reviews where decision is null and title_key in (${list})`,
  )
  const keySet = new Set(booked.map(({ idempotency_key }) => idempotency_key))
  const nets = new Map<string, number | null>(
    sums.map(({ title_key, cents, unknown }) => [title_key, Number(unknown) > 0 ? null : Number(cents)]),
  )
  for (const { title_key, idempotency_key } of waiting) if (idempotency_key !== confirmed) nets.set(title_key, null)
  return {
    has: (key) => keySet.has(key),
    net: (title) => (nets.has(title) ? nets.get(title)! : 0),
  }
}

/** Cents of a record, below zero for a reversal; null if the bank does not send the amount. A person has to ask the bank for it. */
function amountOf({ payment, reversal }: Pick<SettledRecord, 'payment' | 'reversal'>): number | null {
  if (payment !== null) return payment.paid_amount
  if (reversal === null) return 0
  return reversal.reversed_amount === null ? null : -reversal.reversed_amount
}

/** @param amount cents; default: the amount of the payment or reversal */
export async function book(
  query: Query,
  settled: SettledRecord,
  { paid_again, paid_after_write_off }: Pick<Settlement, 'paid_again' | 'paid_after_write_off'>,
  amount: number | null = amountOf(settled),
): Promise<void> {
  const { record, idempotency_key, title_key, bank_billet_account_id, bank_billet_id, status, events } = settled
  const lists = Object.entries({ paid_again, paid_after_write_off }).filter(([, records]) => records.includes(settled))
  await query(
    `insert into bookings (idempotency_key, title_key, bank_billet_account_id, bank_billet_id, date, amount_cents, lists, events)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      idempotency_key,
      title_key,
      bank_billet_account_id,
      bank_billet_id,
      record.date_of_occurrence,
      amount,
      lists.map(([name]) => name).join(' '),
      events.join(' '),
    ],
  )
  // The bank has sent a payment again that waited.
  await query("update reviews set decision = 'booked' where idempotency_key = $1 and decision is null", [
    idempotency_key,
  ])
  if (bank_billet_id === null) return
  await query('update slips set status = $1 where id = $2', [status, bank_billet_id])
  if (record.kind === 'registered')
    await query('update slips set registered_at = $1 where id = $2', [record.date_of_occurrence, bank_billet_id])
}

/** Stores the records of a return that wait, and the return. A file that comes again adds nothing. */
export async function addReviews(query: Query, pending: readonly SettledRecord[], content: string): Promise<void> {
  const known = await queryFor(
    query,
    pending.map(({ idempotency_key }) => idempotency_key),
    (list) => `select idempotency_key from reviews where idempotency_key in (${list})`,
  )
  const knownKeys = new Set(known.map(({ idempotency_key }) => idempotency_key))
  const records = pending.filter(({ idempotency_key }) => !knownKeys.has(idempotency_key))
  if (records.length === 0) return
  const id = randomUUID()
  await query('insert into returns (id, content) values ($1, $2)', [id, content])
  for (const { record, idempotency_key, title_key, bank_billet_id, needs_review } of records) {
    const amount = amountOf({
      payment: paymentsFrom([record])[0] ?? null,
      reversal: reversalsFrom([record])[0] ?? null,
    })
    await query(
      `insert into reviews (idempotency_key, title_key, bank_billet_id, return_id, line, amount_cents, reasons)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        idempotency_key,
        title_key,
        bank_billet_id,
        id,
        record.line,
        amount,
        needs_review.map(({ code }) => code).join(' '),
      ],
    )
  }
}

/** Returns the records that wait. */
export async function reviewsIn(query: Query): Promise<readonly Review[]> {
  const rows = await query(
    'select idempotency_key, bank_billet_id, amount_cents, reasons from reviews where decision is null order by idempotency_key',
    [],
  )
  return rows.map(({ amount_cents, ...review }) => ({
    ...review,
    amount_cents: amount_cents === null ? null : Number(amount_cents),
  }))
}

/** Notes the decision about a record that waits, and returns the content of its return. */
export async function decide(query: Query, key: string, decision: 'booked' | 'dropped'): Promise<string> {
  const [row] = await query(
    `select content from reviews join returns on returns.id = return_id where idempotency_key = $1 and decision is null`,
    [key],
  )
  if (row === undefined) throw new Error(`${key} does not wait for a decision`)
  await query('update reviews set decision = $1 where idempotency_key = $2', [decision, key])
  return row.content
}
