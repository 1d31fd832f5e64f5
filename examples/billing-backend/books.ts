/** Settles returns and books their records: the tables `bookings`, `reviews` and `return_totals`. */
import { paymentsFrom, type ReturnFile, reversalsFrom } from 'cnab-cobranca'
import {
  type Lookup,
  matchKeysOf,
  type SettledRecord,
  type Settlement,
  type SlipToSettle,
  settle,
  settleStream,
} from 'cnab-cobranca/settlement'
import type { Connection, Row } from './database.ts'
import { duplicateRow, duplicateRowOf, ListedSoFar } from './lists.ts'
import { reopenReturns } from './reopen.ts'
import { type StoredReturn, walletsOfFile } from './returns.ts'
import { lockWallets, type StoredWallet, slipToSettle, storedWallets } from './slips.ts'

/** What a return changed. */
export interface Booked {
  readonly booked: number
  /** Records that were booked before. */
  readonly duplicates: number
  /** Payments and reversals that wait for a person. */
  readonly pending: number
  /** Payments of slips that were paid already. */
  readonly paid_again: number
  /** Records without a slip. Their payments are booked if their wallet is known. */
  readonly unmatched: number
}

export type Settled = SettledRecord<SlipToSettle, StoredWallet>

/** A record with what the file itself has. */
export interface Movement {
  readonly settled: Settled
  readonly return_digest: string
  /** Empty if the bank does not send it. */
  readonly credit_day: string
  /** Day of the payment or reversal; empty for other records, and if the bank does not send it. */
  readonly movement_day: string
  /** Cents, below zero for a reversal; null if the bank does not send the amount; zero for other records. */
  readonly file_cents: number | null
}

/** Locks the wallets of a return until the end of the transaction, and returns all wallets. */
async function lockReturn(connection: Connection, { digest, file }: StoredReturn): Promise<readonly StoredWallet[]> {
  const wallets = await storedWallets(connection)
  await lockWallets(connection, walletsOfFile(file, wallets))
  // A file may have no wallet: then this lock alone keeps two programs from booking it at the same time.
  await connection.run('lock_return', digest)
  return wallets
}

/**
 * Settles a return with the stored slips and bookings. Its wallets are locked until the end of the transaction.
 *
 * @param confirmed key of a record that a person has confirmed
 */
export async function settleReturn(
  connection: Connection,
  stored: StoredReturn,
  confirmed: string,
): Promise<Settlement<SlipToSettle, StoredWallet>> {
  const wallets = await lockReturn(connection, stored)
  const lookup = lookupOf(connection, stored.file, [confirmed])
  return settle(stored.file, { wallets, lookup, needs_review: (key) => key === confirmed })
}

/** @param leftOut keys of reviews that do not make their titles uncertain */
const lookupOf = ({ run }: Connection, file: ReturnFile, leftOut: readonly string[]): Lookup<SlipToSettle> => ({
  async slips(keys) {
    const asked = new Set(keys)
    const slips = (await run('slips_of_keys', keys)).map(slipToSettle)
    // A slip has the keys of all layouts of its bank; those of other layouts do not count.
    return slips.filter((slip) => matchKeysOf({ ...layoutOf(file), slip }).some((key) => asked.has(key)))
  },
  async booked(keys) {
    const rows = await run('booked', keys, leftOut)
    return rows.map(({ key, cents, day }): [string, number | null, string | null] => [key, cents, day])
  },
})

const layoutOf = ({ bank, layout, variant }: ReturnFile) => ({
  bank,
  layout,
  ...(variant !== undefined && { variant }),
})

const NOTHING: Booked = { booked: 0, duplicates: 0, pending: 0, paid_again: 0, unmatched: 0 }

/** Records that are booked together: only they, and their slips, are in memory. */
const RECORDS_OF_BATCH = 5000

/** Books all records of a return that are not booked yet. */
export async function bookReturn(connection: Connection, stored: StoredReturn): Promise<Booked> {
  const { digest, file } = stored
  const { run, runRows } = connection
  const wallets = await lockReturn(connection, stored)
  const [before] = await run('booked_before', digest)
  const { length } = file.bank_billet_discharges
  // The file again, byte for byte: nothing can be booked.
  if (length > 0 && before.count === length) return { ...NOTHING, duplicates: length }
  const ownLines = new Set((await run('lines_booked', digest)).map(({ line }) => line))
  await run('clear_listed', digest)
  const reopened = (await run('reopened_reviews', digest)).map(({ idempotency_key }) => idempotency_key)
  const settlement = settleStream(streamOf(file), { wallets, lookup: lookupOf(connection, file, reopened) })
  const lists = new ListedSoFar(settlement)
  const counts = { booked: 0, duplicates: 0, pending: 0 }
  const totals = new FileTotals()
  for await (const batch of batchesOf(settlement)) {
    const movements = batch.map((settled) => movementOf(settled, digest))
    for (const movement of movements) totals.add(movement)
    // The key of a record without a wallet changes when its wallet is added.
    const known = movements.filter(({ settled }) => settled.bank_billet_account_id !== null)
    const fresh = known.filter(({ settled }) => !settled.duplicate && !settled.pending)
    const pending = known.filter(({ settled }) => settled.pending)
    const duplicates = known.filter(({ settled }) => settled.duplicate)
    await book(connection, fresh)
    const repeated = duplicates.filter(({ settled }) => !ownLines.has(settled.record.line))
    const waitElsewhere = await addReviews(connection, pending)
    await runRows('add_listed', [
      ...lists.rowsOf(movements),
      ...[...repeated, ...waitElsewhere].map((movement) => duplicateRow(movement)),
    ])
    await reopenReturns(connection, fresh)
    counts.booked += fresh.length
    counts.duplicates += duplicates.length
    counts.pending += pending.length
  }
  await run('clear_totals', digest)
  await runRows('add_totals', totals.rows(digest))
  await run('close_reviews', digest)
  await run('return_booked', digest, new Date().toISOString())
  return { ...counts, paid_again: settlement.paid_again.length, unmatched: settlement.unmatched.length }
}

const streamOf = ({ header, bank_billet_discharges }: ReturnFile) => ({
  header,
  async *[Symbol.asyncIterator]() {
    yield* bank_billet_discharges
  },
})

async function* batchesOf<T>(items: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < RECORDS_OF_BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

export function movementOf(settled: Settled, return_digest: string): Movement {
  const { record } = settled
  const [payment] = record.money ? paymentsFrom([record]) : []
  const [reversal] = payment === undefined ? reversalsFrom([record]) : []
  return {
    settled,
    return_digest,
    credit_day: (payment ?? reversal)?.credit_at ?? '',
    movement_day: payment?.paid_at ?? reversal?.reversed_at ?? '',
    file_cents:
      payment !== undefined ? payment.paid_amount : reversal !== undefined ? below(reversal.reversed_amount) : 0,
  }
}

const below = (cents: number | null): number | null => (cents === null ? null : -cents)

/** Cents to book, below zero for a reversal; null if the bank does not send the amount: a person has to ask the bank for it. */
function amountOf({ payment, reversal }: Settled): number | null {
  if (payment !== null) return payment.paid_amount
  return reversal === null ? 0 : below(reversal.reversed_amount)
}

/** @param amount cents that a person has named; default: the amount of the payment or reversal */
export async function book(connection: Connection, movements: readonly Movement[], amount?: number): Promise<void> {
  await connection.runRows(
    'book',
    movements.map(({ settled, return_digest, credit_day, movement_day, file_cents }) => [
      settled.idempotency_key,
      settled.title_key,
      settled.bank_billet_account_id,
      settled.bank_billet_id,
      return_digest,
      settled.record.line,
      credit_day,
      movement_day,
      amount ?? amountOf(settled),
      file_cents,
      settled.previous_status,
      settled.status,
      settled.events.join(' '),
    ]),
  )
  await connection.runRows('set_statuses', statusRows(movements))
  const removed = await connection.run(
    'remove_sure_reviews',
    movements.map(({ settled }) => settled.idempotency_key),
  )
  const digests = new Map(movements.map(({ settled, return_digest }) => [settled.idempotency_key, return_digest]))
  const elsewhere = removed.filter((row) => digests.get(row.idempotency_key) !== row.return_digest)
  await connection.runRows('add_listed', elsewhere.map(duplicateRowOf))
}

/** The last status of each slip that changes. */
function statusRows(movements: readonly Movement[]): readonly Row[] {
  const rows = new Map<unknown, Row>()
  for (const { settled } of movements) {
    const { record, bank_billet_id, status, previous_status } = settled
    const isRegistration = record.kind === 'registered'
    if (bank_billet_id === null || (status === previous_status && !isRegistration)) continue
    const registered_at = isRegistration ? (record.date_of_occurrence ?? '') : (rows.get(bank_billet_id)?.[2] ?? null)
    rows.set(bank_billet_id, [bank_billet_id, status, registered_at])
  }
  return [...rows.values()]
}

/** Stores the records that wait. Returns those that wait already, in another return. */
async function addReviews({ run, runRows }: Connection, pending: readonly Movement[]): Promise<readonly Movement[]> {
  if (pending.length === 0) return []
  const keys = pending.map(({ settled }) => settled.idempotency_key)
  await runRows(
    'add_reviews',
    pending.map(({ settled, return_digest, credit_day, movement_day, file_cents }) => [
      settled.idempotency_key,
      settled.title_key,
      settled.bank_billet_account_id,
      settled.bank_billet_id,
      return_digest,
      settled.record.line,
      credit_day,
      movement_day,
      file_cents,
      reasonsOf(settled),
    ]),
  )
  const waiting = new Map((await run('waiting', keys)).map((row) => [row.idempotency_key, row.return_digest]))
  return pending.filter(({ settled, return_digest }) => waiting.get(settled.idempotency_key) !== return_digest)
}

/** Codes of the reasons why a record waits, separated by blanks. */
export const reasonsOf = ({ needs_review }: Pick<Settled, 'needs_review'>): string =>
  needs_review.map(({ code }) => code).join(' ')

/** The amounts of a file by wallet and credit day. */
class FileTotals {
  private readonly totals = new Map<string, { wallet: number | null; day: string; records: number; cents: number }>()

  add({ settled, credit_day, file_cents }: Movement): void {
    if (file_cents === 0) return
    const wallet = settled.bank_billet_account_id as number | null
    const key = `${wallet} ${credit_day}`
    const total = this.totals.get(key) ?? { wallet, day: credit_day, records: 0, cents: 0 }
    this.totals.set(key, { ...total, records: total.records + 1, cents: total.cents + (file_cents ?? 0) })
  }

  rows(digest: string): readonly Row[] {
    return [...this.totals.values()].map(({ wallet, day, records, cents }) => [digest, wallet, day, records, cents])
  }
}
