/** Settles the records of a return: the payment, reversal and status of each slip, and the records that need a person. */
import type { Wallet } from '../cobranca/index.js'
import { abortable } from '../code/abortable.js'
import { isTurnDue, turn } from '../code/turns.js'
import type { ReturnFile, ReturnHeader, ReturnRecord } from '../return/index.js'
import { listed } from './listed.js'
import { type SyncLookup, withAnswers } from './lookup.js'
import { LookupSettler, type LookupWork, RECORDS_OF_BATCH } from './lookup-settler.js'
import {
  type LookupOptions,
  lookupSettings,
  type SettleOptions,
  type SettleStreamOptions,
  settleSettings,
} from './settle-options.js'
import type { SettledRecord, SlipToSettle } from './settled-record.js'
import type { SettlementLists } from './settlement-lists.js'
import { Settler } from './settler.js'
import { finderOf } from './slip-finder.js'

/** The settlement of a file. */
export interface Settlement<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet>
  extends SettlementLists<S, W> {
  /** All records, in the order of the file. */
  readonly records: readonly SettledRecord<S, W>[]
}

/**
 * Settles a return file: finds the slip of each record, and returns the payment or reversal to book, the status of the slip before and after, and events. Does
 * not change the slips.
 *
 * The slip is found by nosso número, otherwise by the document's number, otherwise by the control number, among the slips of the record's wallet. A slip with
 * another nosso número never matches. If several slips match, no slip is chosen. A payment without a slip is in `unmatched`, and its `payment` is set: the
 * money has arrived.
 *
 * A payment or reversal that is not sure (`needs_review`) is listed and `pending`: it has no effect, and its key is not to be stored. When a person has
 * confirmed it, settle the file again with a function as `needs_review` that returns true for its key. To drop it, store its key without a payment.
 *
 * A returned cheque undoes a payment only if one is booked for the title: give `booked` as an object whose `net` answers it.
 *
 * Book each `idempotency_key` once, with the changes of the record, in one transaction. If the booked keys are given in `booked`, a file that comes twice has
 * no effect. Keep the key of a payment that is reversed; `paymentsFrom` describes the limits of a key.
 *
 * With a `lookup` in place of slips and `booked`, a database answers for the slips and bookings of a thousand records at a time; a promise is returned if it
 * answers with promises. Then `unmatched` has `no_slip` in place of `number_of_bank`.
 *
 * @param source a file, or the records of one file
 * @param slips the slips of the caller, or a `slipsIndex` of them, which is built once for many files; or options with a `lookup`
 * @throws {ValidationError} if an option is misspelt, an argument is not a list, or the status of a slip or the `configuration` of a wallet is invalid
 * @throws {LookupError} if the look-up fails, answers with something else, or has not answered before its signal was aborted
 * @example
 * const { records, unmatched } = settle(parseReturn(bytes), slips, { wallets, booked })
 * for (const { pending, bank_billet_id, payment, status } of records) if (!pending) …
 * const { records } = await settle(parseReturn(bytes), { wallets, lookup })
 */
export function settle<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: ReturnFile | Iterable<ReturnRecord>,
  slips: Iterable<S>,
  options?: SettleOptions<W>,
): Settlement<S, W>
export function settle<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: ReturnFile | Iterable<ReturnRecord>,
  options: LookupOptions<S, W> & { readonly lookup: SyncLookup<S> },
): Settlement<S, W>
export function settle<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: ReturnFile | Iterable<ReturnRecord>,
  options: LookupOptions<S, W>,
): Settlement<S, W> | Promise<Settlement<S, W>>
export function settle<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: ReturnFile | Iterable<ReturnRecord>,
  slips: Iterable<S> | LookupOptions<S, W>,
  options: SettleOptions<W> = {},
): Settlement<S, W> | Promise<Settlement<S, W>> {
  const isFile = 'bank_billet_discharges' in source
  const header = isFile ? source.header : null
  const all = isFile ? source.bank_billet_discharges : source
  if (hasLookup(slips)) {
    const settler = new LookupSettler<S, W>(lookupSettings(slips))
    return withAnswers(settledBatches(settler, all, header), slips.lookup, slips.signal)
  }
  const settings = settleSettings(options)
  const finder = finderOf(listed('slips', slips))
  const settler = new Settler<S, W>(settings, finder.known(settings.wallets))
  const records: SettledRecord<S, W>[] = []
  for (const record of all) {
    const asked = settler.ask(record, header)
    records.push(settler.settle(asked, settler.find(asked, finder)))
  }
  return { records, ...settler.lists }
}

/** Settles all records, batch by batch. */
function* settledBatches<S extends SlipToSettle, W extends Wallet>(
  settler: LookupSettler<S, W>,
  source: Iterable<ReturnRecord>,
  header: ReturnHeader | null,
): LookupWork<Settlement<S, W>> {
  const records: SettledRecord<S, W>[] = []
  for (const batch of batches(source)) for (const each of yield* settler.settle(batch, header)) records.push(each)
  return { records, ...settler.lists }
}

function* batches(records: Iterable<ReturnRecord>): Generator<readonly ReturnRecord[]> {
  let batch: ReturnRecord[] = []
  for (const record of records) {
    batch.push(record)
    if (batch.length < RECORDS_OF_BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

const hasLookup = <S extends SlipToSettle, W extends Wallet>(
  slips: Iterable<S> | LookupOptions<S, W>,
): slips is LookupOptions<S, W> =>
  typeof slips === 'object' && slips !== null && 'lookup' in slips && !(Symbol.iterator in slips)

/** A stream of settled records. The lists are complete when the iteration has ended. */
export interface SettlementStream<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet>
  extends SettlementLists<S, W>,
    AsyncIterable<SettledRecord<S, W>> {}

/** The stream of one file, from `readReturn`. */
export type StreamToSettle = AsyncIterable<ReturnRecord> & { readonly header?: ReturnHeader | null }

/**
 * Settles a return of any size, record by record, with the results of {@link settle}. Memory holds the slips, the lists, and the keys of the file; with a
 * `lookup`, the slips of a thousand records. If a look-up fails, the records before its batch have been returned: book all records of a file in one transaction.
 *
 * @param source the stream of one file, from `readReturn`
 * @param slips as in {@link settle}
 * @param options as in {@link settle}, and `signal`
 * @throws {ValidationError} if an option is misspelt, an argument is not a list, or the status of a slip or the `configuration` of a wallet is invalid
 * @throws {LookupError} as {@link settle}
 * @example
 * const settled = settleStream(readReturn('retorno.ret'), slips, { wallets, booked })
 * for await (const { bank_billet_id, payment, status } of settled) …
 * settled.unmatched
 */
export function settleStream<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: StreamToSettle,
  slips: Iterable<S>,
  options?: SettleStreamOptions<W>,
): SettlementStream<S, W>
export function settleStream<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: StreamToSettle,
  options: LookupOptions<S, W>,
): SettlementStream<S, W>
export function settleStream<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: StreamToSettle,
  slips: Iterable<S> | LookupOptions<S, W>,
  options: SettleStreamOptions<W> = {},
): SettlementStream<S, W> {
  const { signal } = hasLookup(slips) ? slips : options
  const records = signal === undefined ? source : abortable(source, signal)
  if (hasLookup(slips)) return settledByLookup(source, records, slips)
  const settings = settleSettings(options)
  const finder = finderOf(listed('slips', slips))
  const settler = new Settler<S, W>(settings, finder.known(settings.wallets))
  return {
    ...settler.lists,
    async *[Symbol.asyncIterator]() {
      for await (const record of records) {
        const asked = settler.ask(record, source.header ?? null)
        yield settler.settle(asked, settler.find(asked, finder))
        if (isTurnDue()) await turn()
      }
    },
  }
}

function settledByLookup<S extends SlipToSettle, W extends Wallet>(
  source: StreamToSettle,
  records: AsyncIterable<ReturnRecord>,
  options: LookupOptions<S, W>,
): SettlementStream<S, W> {
  const settler = new LookupSettler<S, W>(lookupSettings(options))
  const settled = async (batch: readonly ReturnRecord[]) =>
    withAnswers(settler.settle(batch, source.header ?? null), options.lookup, options.signal)
  return {
    ...settler.lists,
    async *[Symbol.asyncIterator]() {
      let batch: ReturnRecord[] = []
      for await (const record of records) {
        batch.push(record)
        if (batch.length < RECORDS_OF_BATCH) continue
        yield* await settled(batch)
        batch = []
      }
      yield* await settled(batch)
    },
  }
}
