/** Settles the records of a return: the payment, reversal and status of each slip, and the records that need a person. */
import type { Wallet } from '../cobranca/index.js'
import { abortable } from '../code/abortable.js'
import { isTurnDue, turn } from '../code/turns.js'
import type { ReturnFile, ReturnHeader, ReturnRecord } from '../return/index.js'
import type { SettleOptions, SettleStreamOptions } from './settle-options.js'
import type { SettledRecord, SlipToSettle } from './settled-record.js'
import type { SettlementLists } from './settlement-lists.js'
import { Settler } from './settler.js'

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
 * another nosso número never matches. Of several slips none is chosen. A payment without a slip is in `unmatched`, and its `payment` is set: the money has
 * arrived.
 *
 * A payment or reversal that is not sure (`needs_review`) is listed and `pending`: it has no effect, and its key is not to be stored. When a person has
 * confirmed it, settle the file again with a function as `needs_review` that returns true for its key. To drop it, store its key without a payment.
 *
 * A returned cheque undoes a payment only if one is booked for the title: give `booked` as an object whose `net` answers it.
 *
 * Book each `idempotency_key` once, with the changes of the record, in one transaction. If the booked keys are given in `booked`, a file that comes twice has
 * no effect. Keep the key of a payment that is reversed; `paymentsFrom` describes the limits of a key.
 *
 * @param source a file, or the records of one file
 * @param slips the slips of the caller, or a `slipsIndex` of them, which is built once for many files
 * @throws {ValidationError} if an option is misspelt, an argument is not a list, or the status of a slip or the `configuration` of a wallet is invalid
 * @example
 * const { records, unmatched } = settle(parseReturn(bytes), slips, { wallets, booked })
 * for (const { pending, bank_billet_id, payment, status } of records) if (!pending) …
 */
export function settle<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: ReturnFile | Iterable<ReturnRecord>,
  slips: Iterable<S>,
  options: SettleOptions<W> = {},
): Settlement<S, W> {
  const settler = new Settler<S, W>(slips, options)
  const isFile = 'bank_billet_discharges' in source
  const header = isFile ? source.header : null
  const records: SettledRecord<S, W>[] = []
  for (const record of isFile ? source.bank_billet_discharges : source) records.push(settler.settle(record, header))
  return { records, ...settler.lists }
}

/** A stream of settled records. The lists are complete when the iteration has ended. */
export interface SettlementStream<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet>
  extends SettlementLists<S, W>,
    AsyncIterable<SettledRecord<S, W>> {}

/**
 * Settles a return of any size, record by record, with the results of {@link settle}. Memory holds the slips, the lists, and the keys of the file.
 *
 * @param source the stream of one file, from `readReturn`
 * @param slips as in {@link settle}
 * @param options as in {@link settle}, and `signal`
 * @throws {ValidationError} if an option is misspelt, an argument is not a list, or the status of a slip or the `configuration` of a wallet is invalid
 * @example
 * const settled = settleStream(readReturn('retorno.ret'), slips, { wallets, booked })
 * for await (const { bank_billet_id, payment, status } of settled) …
 * settled.unmatched
 */
export function settleStream<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: AsyncIterable<ReturnRecord> & { readonly header?: ReturnHeader | null },
  slips: Iterable<S>,
  { signal, ...options }: SettleStreamOptions<W> = {},
): SettlementStream<S, W> {
  const settler = new Settler<S, W>(slips, options)
  const records = signal === undefined ? source : abortable(source, signal)
  return {
    ...settler.lists,
    async *[Symbol.asyncIterator]() {
      for await (const record of records) {
        yield settler.settle(record, source.header ?? null)
        if (isTurnDue()) await turn()
      }
    },
  }
}
