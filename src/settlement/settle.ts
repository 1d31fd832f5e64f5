/** Settles the records of a return: the payment, reversal and status of each slip, and the records that need a person. */
import { type OptionalFields, optionCheck, ValidationError, type Wallet } from '../cobranca/index.js'
import {
  type BankBilletPayment,
  idempotencyKey,
  type PaymentReversal,
  paymentFrom,
  type ReturnFile,
  type ReturnHeader,
  type ReturnRecord,
  reversalFrom,
} from '../return/index.js'
import type { SlipCharges } from './amount-owed.js'
import { AmountComparison, type DifferentAmount } from './different-amounts.js'
import { type EventCode, eventsOf } from './events.js'
import {
  finderOf,
  type Id,
  type NoSlipReason,
  type SettleStrategy,
  type SlipFinder,
  type SlipToFind,
} from './slip-finder.js'
import { SLIP_TRANSITIONS, type SlipState, type SlipTransitionName, slipTransition } from './slip-status.js'
import { WalletFinder } from './wallet-of.js'

/**
 * A slip of the caller: its id, the fields by which it is found, its status, and its value and charges. Without `amount` and `expire_at`, payments are not
 * compared with the amount owed. Money is as in `Slip`: text in reais, or integer cents.
 */
export interface SlipToSettle extends SlipToFind, SlipState, OptionalFields<SlipCharges> {}

export interface SettleOptions<W extends Wallet = Wallet> {
  /**
   * Wallets of the caller. A record is then compared with the slips of its wallet only. Default: all slips are of the file's bank, and no number occurs
   * twice.
   */
  readonly wallets?: readonly W[]
  /** Keys of the records that are booked already, or a function that looks a key up. Default: none. */
  readonly booked?: Iterable<string> | ((idempotency_key: string) => boolean)
}

const checkOptions = optionCheck<SettleOptions>('settle', { wallets: true, booked: true })

/** A return record with its effect. */
export interface SettledRecord<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet> {
  readonly record: ReturnRecord
  /**
   * Key of the record; store each key once. Begins with the id of the wallet if `wallets` are given. Equal payments in one file have the suffixes `#2`,
   * `#3`.
   */
  readonly idempotency_key: string
  /** Whether the key was booked before. The record then has no effect. */
  readonly duplicate: boolean
  readonly wallet: W | null
  readonly bank_billet_account_id: Id | null
  readonly bank_billet: S | null
  readonly bank_billet_id: Id | null
  readonly matched_by: SettleStrategy | null
  /** Payment to book, in cents; null for a record that is not a payment, or that was booked before. */
  readonly payment: BankBilletPayment | null
  /** Reversal to book, in cents; null for a record that is not a reversal, or that was booked before. */
  readonly reversal: PaymentReversal | null
  /** Status after the record; null without a slip. */
  readonly status: NonNullable<SlipState['status']> | null
  readonly previous_status: NonNullable<SlipState['status']> | null
  readonly transition: SlipTransitionName | null
  readonly events: readonly EventCode[]
}

/** Why a record has no slip. */
export type UnmatchedReason = 'no_wallet' | NoSlipReason

/** A record without a slip. */
export interface UnmatchedRecord<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet> {
  readonly record: ReturnRecord
  readonly reason: UnmatchedReason
  /** Slips with the number of the record, if there are several. */
  readonly slips: readonly S[]
  /** Wallets of the record, if there are several. */
  readonly wallets: readonly W[]
}

/** Partial payments of a slip in the file. */
export interface PartialPayments {
  readonly bank_billet_id: Id
  readonly count: number
  /** Sum, in cents. */
  readonly paid_amount: number
}

/** Records that need attention. */
export interface SettlementLists<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet> {
  readonly unmatched: readonly UnmatchedRecord<S, W>[]
  readonly duplicates: readonly SettledRecord<S, W>[]
  readonly different_amounts: readonly DifferentAmount[]
  readonly paid_after_write_off: readonly SettledRecord<S, W>[]
  readonly partial_payments: readonly PartialPayments[]
}

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
 * Book each `idempotency_key` once, with the changes of the record, in one transaction. If the booked keys are given in `booked`, a file that comes twice has
 * no effect. Keep the key of a payment that is reversed; `paymentsFrom` describes the limits of a key.
 *
 * @param source a file, or the records of one file
 * @param slips the slips of the caller, or a `slipsIndex` of them, which is built once for many files
 * @throws {ValidationError} if an option is misspelt, an argument is not a list, or the status of a slip or the `configuration` of a wallet is invalid
 * @example
 * const { records, unmatched } = settle(parseReturn(bytes), slips, { wallets, booked })
 * for (const { bank_billet_id, payment, status } of records) …
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
  const { unmatched, duplicates, different_amounts, paid_after_write_off, partial_payments } = settler
  return { records, unmatched, duplicates, different_amounts, paid_after_write_off, partial_payments }
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
 * @throws {ValidationError} if an option is misspelt, an argument is not a list, or the status of a slip or the `configuration` of a wallet is invalid
 * @example
 * const settled = settleStream(readReturn('retorno.ret'), slips, { wallets, booked })
 * for await (const { bank_billet_id, payment, status } of settled) …
 * settled.unmatched
 */
export function settleStream<S extends SlipToSettle, W extends Wallet = Wallet>(
  source: AsyncIterable<ReturnRecord> & { readonly header?: ReturnHeader | null },
  slips: Iterable<S>,
  options: SettleOptions<W> = {},
): SettlementStream<S, W> {
  return new SettledStream(source, new Settler<S, W>(slips, options))
}

class SettledStream<S extends SlipToSettle, W extends Wallet> implements SettlementStream<S, W> {
  constructor(
    private readonly source: AsyncIterable<ReturnRecord> & { readonly header?: ReturnHeader | null },
    private readonly settler: Settler<S, W>,
  ) {}

  get unmatched(): readonly UnmatchedRecord<S, W>[] {
    return this.settler.unmatched
  }

  get duplicates(): readonly SettledRecord<S, W>[] {
    return this.settler.duplicates
  }

  get different_amounts(): readonly DifferentAmount[] {
    return this.settler.different_amounts
  }

  get paid_after_write_off(): readonly SettledRecord<S, W>[] {
    return this.settler.paid_after_write_off
  }

  get partial_payments(): readonly PartialPayments[] {
    return this.settler.partial_payments
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SettledRecord<S, W>, void, undefined> {
    for await (const record of this.source) yield this.settler.settle(record, this.source.header ?? null)
  }
}

/** Status of a slip after the records so far. */
type CurrentState = { readonly status: NonNullable<SlipState['status']>; readonly registered_at: string | null }

/** Settles the records of one file, one by one. */
class Settler<S extends SlipToSettle, W extends Wallet> implements SettlementLists<S, W> {
  readonly unmatched: UnmatchedRecord<S, W>[] = []
  readonly duplicates: SettledRecord<S, W>[] = []
  readonly different_amounts: DifferentAmount[] = []
  readonly paid_after_write_off: SettledRecord<S, W>[] = []
  private readonly slips: SlipFinder<S>
  private readonly wallets: WalletFinder<W> | null
  private readonly isBooked: (key: string) => boolean
  private readonly amounts: AmountComparison
  private readonly states = new Map<S, CurrentState>()
  private readonly partials = new Map<Id, PartialPayments>()
  /** How often each key has occurred in the file. */
  private readonly counts = new Map<string, number>()

  constructor(slips: Iterable<S>, options: SettleOptions<W>) {
    checkOptions(options)
    const { wallets, booked = [] } = options
    this.slips = finderOf(listed('slips', slips))
    this.wallets = wallets === undefined ? null : new WalletFinder(wallets)
    this.amounts = new AmountComparison(wallets ?? [])
    this.isBooked = typeof booked === 'function' ? booked : lookUpIn(booked)
  }

  get partial_payments(): readonly PartialPayments[] {
    return [...this.partials.values()]
  }

  settle(record: ReturnRecord, header: ReturnHeader | null): SettledRecord<S, W> {
    const match = this.wallets?.of(record, header) ?? null
    const found =
      match?.reason === 'none'
        ? ({ slip: null, matched_by: null, reason: 'no_wallet', candidates: [] } as const)
        : this.slips.of(record, match?.candidates.flatMap(({ id }) => id ?? []) ?? null)
    const { slip } = found
    const wallet = match?.wallet ?? walletOfSlip(match?.candidates ?? [], slip)
    const idempotency_key = this.keyOf(record, wallet)
    const duplicate = this.isBooked(idempotency_key)
    const before = slip === null ? null : this.stateOf(slip)
    const transition = before === null || duplicate ? null : slipTransition(before, record)
    const status = transition === null ? (before?.status ?? null) : SLIP_TRANSITIONS[transition].to
    const effect = {
      record,
      idempotency_key,
      duplicate,
      wallet,
      bank_billet_account_id: wallet?.id ?? slip?.bank_billet_account_id ?? null,
      bank_billet: slip,
      bank_billet_id: slip?.id ?? null,
      matched_by: found.matched_by,
      payment: duplicate ? null : withKey(paymentFrom(record), idempotency_key),
      reversal: duplicate ? null : withKey(reversalFrom(record), idempotency_key),
      status,
      previous_status: before?.status ?? null,
      transition,
    }
    const settled: SettledRecord<S, W> = { ...effect, events: eventsOf(effect) }
    if ('reason' in found) this.unmatched.push(unmatchedRecord(record, found, match?.candidates ?? []))
    if (duplicate) this.duplicates.push(settled)
    else if (slip !== null) this.apply(settled, slip)
    return settled
  }

  /** Keeps the state of the slip, and lists the record if it needs attention. */
  private apply(settled: SettledRecord<S, W>, slip: S): void {
    const { record, payment, status, transition } = settled
    const registered_at = record.kind === 'registered' ? (record.date_of_occurrence ?? NO_DAY) : null
    this.states.set(slip, { status: status!, registered_at: registered_at ?? this.stateOf(slip).registered_at })
    if (transition === 'paid_after_write_off') this.paid_after_write_off.push(settled)
    if (payment === null) return
    const different = this.amounts.compare(settled, slip)
    if (different !== null) this.different_amounts.push(different)
    if (!payment.final && payment.paid_amount !== null) {
      const { count, paid_amount } = this.partials.get(slip.id) ?? { count: 0, paid_amount: 0 }
      this.partials.set(slip.id, {
        bank_billet_id: slip.id,
        count: count + 1,
        paid_amount: paid_amount + payment.paid_amount,
      })
    }
  }

  private stateOf(slip: S): CurrentState {
    return this.states.get(slip) ?? { status: slip.status ?? 'opened', registered_at: slip.registered_at ?? null }
  }

  private keyOf(record: ReturnRecord, wallet: W | null): string {
    const key = idempotencyKey(record)
    const ofWallet = wallet?.id == null ? key : `${wallet.id}/${key}`
    const count = (this.counts.get(ofWallet) ?? 0) + 1
    this.counts.set(ofWallet, count)
    return count === 1 ? ofWallet : `${ofWallet}#${count}`
  }
}

/** Looks up keys in a list of them. With anything else in the list, no key would be found, and each payment would be booked again. */
function lookUpIn(booked: Iterable<string>): (key: string) => boolean {
  const list = listed('booked', booked)
  const keys: ReadonlySet<unknown> = list instanceof Set ? list : new Set(list)
  // The first key stands for all: callers keep one large set for many files.
  const [first = ''] = keys
  if (typeof first !== 'string') throw new ValidationError({ booked: [NOT_KEYS] })
  return (key) => keys.has(key)
}

const NOT_KEYS = 'deve ter só textos: as chaves (idempotency_key) dos registros já baixados'

/** @throws {ValidationError} if an argument from plain JavaScript is not a list */
function listed<T>(name: string, given: Iterable<T>): Iterable<T> {
  const isList = typeof given === 'object' && given !== null && typeof given[Symbol.iterator] === 'function'
  if (!isList) throw new ValidationError({ [name]: ['deve ser uma lista'] })
  return given
}

/** The day of a registration without a date. */
const NO_DAY = ''

/** Of several wallets of a record, the wallet of its slip. */
const walletOfSlip = <W extends Wallet>(wallets: readonly W[], slip: SlipToSettle | null): W | null =>
  wallets.find(({ id }) => id != null && String(id) === String(slip?.bank_billet_account_id)) ?? null

const withKey = <M extends { readonly idempotency_key: string }>(
  movement: M | null,
  idempotency_key: string,
): M | null => (movement === null ? null : { ...movement, idempotency_key })

function unmatchedRecord<S extends SlipToSettle, W extends Wallet>(
  record: ReturnRecord,
  found: { readonly reason: UnmatchedReason; readonly candidates: readonly S[] },
  wallets: readonly W[],
): UnmatchedRecord<S, W> {
  return { record, reason: found.reason, slips: found.candidates, wallets: wallets.length > 1 ? wallets : [] }
}
