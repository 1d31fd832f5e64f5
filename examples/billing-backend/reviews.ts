/** Decisions of a person: about records that wait, and about bookings that are wrong. */
import { parseReturn } from 'cnab-cobranca'
import { book, movementOf, reasonsOf, type Settled, settleReturn } from './books.ts'
import type { Connection, Database } from './database.ts'
import { listRows } from './lists.ts'
import { bookReopened } from './order.ts'
import { reopenReturns } from './reopen.ts'
import { lockWallets } from './slips.ts'

/** A payment or reversal that waits for a person. */
export interface Review {
  readonly idempotency_key: string
  readonly bank_billet_id: string | null
  readonly return_digest: string
  readonly line: number
  /** Amount in the file, in cents, below zero for a reversal; null if it has no amount. */
  readonly amount_cents: number | null
  /** Codes of the reasons, separated by blanks. */
  readonly reasons: string
}

/**
 * Books a record that waits. Its return is settled again, with the bookings of today. Reversals that waited for a payment are settled after it.
 *
 * @throws an error if the record waits for a reason today that the person has not seen (`needs_review` has it then), or is booked under another key
 */
export async function confirm(database: Database, key: string, amount?: number): Promise<void> {
  const { return_digest, changed } = await database.transaction((connection) => confirmIn(connection, key, amount))
  if (changed !== null) throw new Error(`${key} waits for other reasons now: ${changed}. Check it again`)
  await bookReopened(database, return_digest)
}

/** @returns `changed`: the reasons of today, if there are more than before. Nothing is booked then */
async function confirmIn(
  connection: Connection,
  key: string,
  amount: number | undefined,
): Promise<{ readonly return_digest: string; readonly changed: string | null }> {
  const { content, return_digest, reasons } = await reviewOf(connection, key)
  // Locks the wallets.
  const stored = { digest: return_digest, file: parseReturn(content) }
  const { records, ...lists } = await settleReturn(connection, stored, key)
  const settled = records.find(({ idempotency_key }) => idempotency_key === key)
  if (settled === undefined) throw new Error(`${key} is not in its return: the wallets have changed. Drop it`)
  // A record that may be of several wallets has a key of each.
  if (settled.duplicate) throw new Error(`${key} is booked under another key. Drop it`)
  if (hasOtherReasons(settled, reasons)) {
    const changed = reasonsOf(settled)
    await connection.run('set_reasons', key, changed)
    return { return_digest, changed }
  }
  await decide(connection, key, 'booked')
  const movements = [movementOf(settled, return_digest)]
  await book(connection, movements, amount)
  await connection.runRows(
    'add_listed',
    listRows(lists, movements).filter(([list]) => list !== 'unmatched'),
  )
  await reopenReturns(connection, movements)
  return { return_digest, changed: null }
}

function hasOtherReasons({ needs_review }: Settled, seen: string): boolean {
  const codes = seen.split(' ')
  return needs_review.some(({ code }) => !codes.includes(code))
}

/** Books the key of a record that waits, without an amount. */
export async function drop(connection: Connection, key: string): Promise<void> {
  const review = await reviewOf(connection, key)
  const { title_key, bank_billet_account_id, return_digest, line, credit_day, movement_day, amount_cents } = review
  await lockWallets(connection, [bank_billet_account_id])
  await decide(connection, key, 'dropped')
  const record = [key, title_key, bank_billet_account_id, null, return_digest, line, credit_day, movement_day]
  await connection.runRows('book', [[...record, 0, amount_cents, null, null, '']])
}

/** Returns the row of a review, with the content of its return. */
// biome-ignore lint/suspicious/noExplicitAny: columns of the query
async function reviewOf({ run }: Connection, key: string): Promise<any> {
  const [review] = await run('review', key)
  if (review === undefined) throw new NoReviewError(key)
  return review
}

/** Notes a decision. Of two persons who decide at the same time, the second gets an error. */
async function decide({ run }: Connection, key: string, decision: 'booked' | 'dropped'): Promise<void> {
  if ((await run('decide', key, decision)).length === 0) throw new NoReviewError(key)
}

class NoReviewError extends Error {
  constructor(key: string) {
    super(`${key} does not wait for a decision`)
  }
}

/**
 * Undoes a booking. The slip gets the status that it had before, unless a later booking has changed it: then that booking has the status before.
 */
export async function undo(connection: Connection, key: string, reason: string): Promise<void> {
  const { run } = connection
  const [wallet] = await run('wallet_of_booking', key)
  if (wallet !== undefined) await lockWallets(connection, [wallet.bank_billet_account_id])
  const [booking] = await run('undo', key, new Date().toISOString(), reason)
  if (booking === undefined) throw new Error(`${key} is not booked`)
  const { bank_billet_id, position, previous_status, status } = booking
  if (bank_billet_id === null) return
  const [next] = await run('next_booking', bank_billet_id, position)
  if (next === undefined) await run('restore_status', bank_billet_id, status, previous_status)
  else await run('set_previous_status', next.position, previous_status)
}
