/** Payments that are booked after their reversals: the returns of the reversals are settled again. */
import type { SettlementReviewCode } from 'cnab-cobranca/settlement'
import type { Movement } from './books.ts'
import type { Connection, Row } from './database.ts'

/** Reasons that depend on the bookings of the title. With any other reason, a reversal waits also when its payment is booked. */
const REASONS_OF_BOOKS: readonly string[] = [
  'conditional_reversal',
  'reversal_above_booked',
  'reversal_of_unbooked_payment',
  'reversal_without_payment',
] satisfies readonly SettlementReviewCode[]

/**
 * Marks the other returns whose reversals may undo a payment that has just been booked: those of the payment's day or later. If a later reversal has undone an
 * earlier payment before this one came, earlier reversals may undo that payment now. A reversal that had nothing to undo loses its booking. If it is not sure which
 * came first, the reversal waits for a person.
 */
export async function reopenReturns(connection: Connection, booked: readonly Movement[]): Promise<void> {
  const { run, runRows } = connection
  const payments = booked.flatMap(({ settled, return_digest, movement_day }): Row[] =>
    settled.payment === null || settled.title_key === null ? [] : [[settled.title_key, movement_day, return_digest]],
  )
  const idle = await runRows('idle_reversals', payments)
  const waiting = (await runRows('waiting_reversals', payments)).filter(({ reasons }) =>
    reasons.split(' ').every((code: string) => REASONS_OF_BOOKS.includes(code)),
  )
  const sure = idle.filter(({ is_sure }) => is_sure)
  const sureKeys = new Set(sure.map(keyOf))
  if (idle.length > 0) await run('remove_bookings', idle.map(keyOf))
  await runRows('add_reviews', idle.filter((row) => !sureKeys.has(keyOf(row))).map(reviewRowOf))
  if (waiting.length > 0) await run('reopen_reviews', waiting.map(keyOf), new Date().toISOString())
  const digests = [...new Set([...sure, ...waiting].map(({ return_digest }) => return_digest))]
  if (digests.length > 0) await run('reopen', digests, new Date().toISOString())
}

const keyOf = ({ idempotency_key }: { readonly idempotency_key: string }): string => idempotency_key

/** The row of `reviews` of a booking. */
// biome-ignore lint/suspicious/noExplicitAny: columns of the query
const reviewRowOf = (row: any): Row => [
  row.idempotency_key,
  row.title_key,
  row.bank_billet_account_id,
  row.bank_billet_id,
  row.return_digest,
  row.line,
  row.credit_day,
  row.movement_day,
  row.file_cents,
  'conditional_reversal',
]
