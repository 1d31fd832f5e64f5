/** Settles the records of one file, one by one. */
import type { Wallet } from '../cobranca/index.js'
import {
  type BankBilletPayment,
  keyedPayment,
  keyedReversal,
  type ReturnHeader,
  type ReturnRecord,
} from '../return/index.js'
import type { AmountComparison } from './different-amounts.js'
import { eventsOf } from './events.js'
import { IdleReversals, isIdle } from './idle-reversals.js'
import { KeyTable } from './key-table.js'
import { KnownWallets } from './known-wallets.js'
import { KeyMaker, type PossibleKeys } from './possible-keys.js'
import { decidedReversal, reversalEffect } from './reversal-effect.js'
import { reviewReasons } from './review-reasons.js'
import type { SettleSettings } from './settle-options.js'
import type { SettledRecord, SlipToSettle } from './settled-record.js'
import { GrowingLists, PartialPaymentSums, type UnmatchedReason, type UnmatchedRecord } from './settlement-lists.js'
import type { SlipFinder, SlipMatch } from './slip-finder.js'
import { SlipStates } from './slip-states.js'
import { SLIP_TRANSITIONS, slipTransition } from './slip-status.js'
import type { Id } from './slip-to-find.js'
import { TitleNets } from './title-nets.js'
import type { WalletMatch } from './wallet-match.js'
import type { WalletFinder } from './wallet-of.js'

/** A record, with all that is asked about it: the slips of its wallets, and the bookings of its keys. */
export interface AskedRecord<W extends Wallet> {
  readonly record: ReturnRecord
  readonly header: ReturnHeader | null
  readonly match: WalletMatch<W> | null
  readonly keys: PossibleKeys
}

export class Settler<S extends SlipToSettle, W extends Wallet> {
  readonly lists = new GrowingLists<S, W>()
  private readonly partials = new PartialPaymentSums(this.lists.partial_payments)
  private readonly wallets: WalletFinder<W> | null
  private readonly nets: TitleNets
  private readonly amounts: AmountComparison
  private readonly states = new SlipStates()
  private readonly titles = new KeyTable()
  private readonly keys = new KeyMaker(this.titles)
  private readonly idle = new IdleReversals()

  /** @param known the wallets of the settings */
  constructor(
    private readonly settings: SettleSettings<W>,
    known: KnownWallets<W> = new KnownWallets(settings.wallets),
  ) {
    this.wallets = known.finder
    this.nets = new TitleNets(settings.booked, this.titles)
    this.amounts = known.amounts
  }

  /** Asks about the next record of the file. */
  ask(record: ReturnRecord, header: ReturnHeader | null): AskedRecord<W> {
    const match = this.wallets?.of(record, header) ?? null
    return { record, header, match, keys: this.keys.of(record, match?.candidates ?? []) }
  }

  /** Returns the keys whose bookings decide about some records. The bookings of a title are asked for once in a file. */
  bookKeysOf(asked: readonly AskedRecord<W>[]): readonly string[] {
    const found = new Set<string>()
    for (const { record, keys } of asked) {
      for (const key of keys.ofRecord) found.add(key)
      if (record.money) for (const key of keys.ofTitle) if (!this.nets.has(key)) found.add(key)
    }
    return [...found]
  }

  /** Finds the slip of a record. */
  find({ record, match }: AskedRecord<W>, slips: SlipFinder<S>): Found<S> {
    if (match?.reason === 'none') return OF_NO_WALLET
    return slips.of(record, match && idsOf(match.candidates), () => idsOf(this.wallets?.ofBank(record.bank) ?? []))
  }

  settle({ record, header, match, keys }: AskedRecord<W>, found: Found<S>): SettledRecord<S, W> {
    const { slip } = found
    const candidates = match?.candidates ?? []
    const wallet = match?.wallet ?? walletOfSlip(candidates, slip)
    const idempotency_key = keys.recordKey(wallet)
    const duplicate = keys.ofRecord.some((key) => this.settings.booked.has(key))
    const before = slip === null ? null : this.states.of(slip)
    const possible = before === null || duplicate ? null : slipTransition(before, record)
    const sent = keyedReversal(record, idempotency_key)
    const net = duplicate || sent === null ? null : this.nets.of(keys.ofTitle, sent.reversed_at ?? dayOfFile(header))
    const reversal = sent === null || net === null ? sent : decidedReversal(sent, net)
    const undone = reversal === null || net === null ? null : reversalEffect(reversal, net, possible)
    const payment = this.paymentOf(record, idempotency_key, wallet, slip)
    const mayBeUndone = payment !== null && !duplicate && this.idle.mayUndo(keys.ofTitle, payment.paid_at)
    const needs_review = reviewReasons(
      record.line,
      (payment ?? reversal ?? record).needs_review,
      mayBeUndone ? 'payment_after_reversal' : (undone?.review ?? null),
      undone !== null,
    )
    if (reversal !== null && isIdle(reversal, undone, possible)) this.idle.add(keys.ofTitle, reversal.reversed_at)
    const pending = needs_review.length > 0 && !duplicate && !this.settings.isConfirmed(idempotency_key)
    const hasEffect = !duplicate && !pending
    const transition = hasEffect && undone?.isStillPaid !== true ? possible : null
    const effect = {
      record,
      transition,
      payment: hasEffect ? payment : null,
      reversal: hasEffect ? (undone?.reversal ?? null) : null,
      bank_billet_id: slip?.id ?? null,
      duplicate,
      pending,
    }
    // One literal: an object that is spread and then gets more names takes several times as long.
    const settled: SettledRecord<S, W> = {
      record,
      idempotency_key,
      title_key: keys.titleKey(wallet),
      duplicate,
      needs_review,
      pending,
      wallet,
      bank_billet_account_id: wallet?.id ?? slip?.bank_billet_account_id ?? null,
      bank_billet: slip,
      bank_billet_id: effect.bank_billet_id,
      matched_by: found.matched_by,
      payment: effect.payment,
      reversal: effect.reversal,
      reversal_without_payment: undone?.reversal === null,
      status: transition === null ? (before?.status ?? null) : SLIP_TRANSITIONS[transition].to,
      previous_status: before?.status ?? null,
      transition,
      events: eventsOf(effect),
    }
    if ('reason' in found) this.lists.unmatched.push(unmatchedRecord(record, found, candidates))
    this.apply(settled)
    return settled
  }

  /** The payment of a record; its slip decides an ambiguous amount. */
  private paymentOf(
    record: ReturnRecord,
    idempotency_key: string,
    wallet: W | null,
    slip: S | null,
  ): BankBilletPayment | null {
    const payment = keyedPayment(record, idempotency_key)
    return payment === null || slip === null || payment.needs_review.length === 0
      ? payment
      : this.amounts.decided(payment, record, wallet, slip)
  }

  /** Keeps what later records of the file depend on, and lists the record if it needs attention. */
  private apply(settled: SettledRecord<S, W>): void {
    const { lists } = this
    if (settled.duplicate) lists.duplicates.push(settled)
    else if (settled.pending) {
      lists.needs_review.push(settled)
      this.nets.doubt(settled.title_key)
    } else {
      this.addToNet(settled)
      if (settled.bank_billet !== null) this.applyToSlip(settled, settled.bank_billet)
    }
  }

  private addToNet({ title_key, payment, reversal }: SettledRecord<S, W>): void {
    if (payment !== null) this.nets.add(title_key, payment.paid_amount, payment.paid_at)
    if (reversal === null) return
    const { reversed_amount, reversed_at } = reversal
    this.nets.add(title_key, reversed_amount === null ? null : -reversed_amount, reversed_at)
  }

  private applyToSlip(settled: SettledRecord<S, W>, slip: S): void {
    const { lists } = this
    const { record, payment, status, previous_status, transition } = settled
    const registered_at = record.kind === 'registered' ? (record.date_of_occurrence ?? NO_DAY) : null
    this.states.set(slip, { status: status!, registered_at: registered_at ?? this.states.of(slip).registered_at })
    if (transition === 'paid_after_write_off') lists.paid_after_write_off.push(settled)
    if (payment === null) return
    if (previous_status === 'paid') lists.paid_again.push(settled)
    const different = this.amounts.compare(settled, slip)
    if (different !== null) lists.different_amounts.push(different)
    if (!payment.final && payment.paid_amount !== null) this.partials.add(slip.id, payment.paid_amount)
  }
}

/** The slip of a record, or the reason why it has none. */
export type Found<S> =
  | SlipMatch<S>
  | { readonly slip: null; readonly matched_by: null; readonly reason: 'no_wallet'; readonly candidates: readonly [] }

const OF_NO_WALLET = { slip: null, matched_by: null, reason: 'no_wallet', candidates: [] } as const

/** The day of a registration without a date. */
const NO_DAY = ''

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** Of most reversals: the bank sends their day, too. */
const dayOfFile = (header: ReturnHeader | null): string | null => header?.generated_at?.slice(0, DAY_LENGTH) ?? null

export const idsOf = (wallets: readonly Wallet[]): readonly Id[] => wallets.flatMap(({ id }) => id ?? [])

/** If a record has several wallets, it belongs to the wallet of its slip. */
const walletOfSlip = <W extends Wallet>(wallets: readonly W[], slip: SlipToSettle | null): W | null =>
  wallets.find(({ id }) => id != null && String(id) === String(slip?.bank_billet_account_id)) ?? null

function unmatchedRecord<S extends SlipToSettle, W extends Wallet>(
  record: ReturnRecord,
  found: { readonly reason: UnmatchedReason; readonly candidates: readonly S[] },
  wallets: readonly W[],
): UnmatchedRecord<S, W> {
  return { record, reason: found.reason, slips: found.candidates, wallets: wallets.length > 1 ? wallets : [] }
}
