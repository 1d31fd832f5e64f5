/** Settles the records of one file, one by one. */
import type { Wallet } from '../cobranca/index.js'
import {
  type BankBilletPayment,
  paymentFrom,
  RecordKeys,
  type ReturnHeader,
  type ReturnRecord,
  reversalFrom,
} from '../return/index.js'
import { AmountComparison } from './different-amounts.js'
import { eventsOf } from './events.js'
import { IdleReversals, isIdle } from './idle-reversals.js'
import { listed } from './listed.js'
import { PossibleKeys, possibleWallets } from './possible-keys.js'
import { reversalEffect } from './reversal-effect.js'
import { reviewReasons } from './review-reasons.js'
import { type SettleOptions, type SettleSettings, settleSettings } from './settle-options.js'
import type { SettledRecord, SlipToSettle } from './settled-record.js'
import { GrowingLists, PartialPaymentSums, type UnmatchedReason, type UnmatchedRecord } from './settlement-lists.js'
import { finderOf, type Id, type SlipFinder } from './slip-finder.js'
import { SLIP_TRANSITIONS, type SlipState, slipTransition } from './slip-status.js'
import { TitleNets } from './title-nets.js'
import { WalletFinder } from './wallet-of.js'

/** Status of a slip after the records so far. */
type CurrentState = { readonly status: NonNullable<SlipState['status']>; readonly registered_at: string | null }

export class Settler<S extends SlipToSettle, W extends Wallet> {
  readonly lists = new GrowingLists<S, W>()
  private readonly partials = new PartialPaymentSums(this.lists.partial_payments)
  private readonly slips: SlipFinder<S>
  private readonly wallets: WalletFinder<W> | null
  private readonly options: SettleSettings<W>
  private readonly nets: TitleNets
  private readonly amounts: AmountComparison
  private readonly states = new Map<S, CurrentState>()
  private readonly keys = new PossibleKeys()
  private readonly idle = new IdleReversals()

  constructor(slips: Iterable<S>, options: SettleOptions<W>) {
    this.options = settleSettings(options)
    const { wallets, booked } = this.options
    this.slips = finderOf(listed('slips', slips))
    this.wallets = wallets === null ? null : new WalletFinder(wallets)
    this.nets = new TitleNets(booked)
    this.amounts = new AmountComparison(wallets ?? [])
  }

  settle(record: ReturnRecord, header: ReturnHeader | null): SettledRecord<S, W> {
    const match = this.wallets?.of(record, header) ?? null
    const found =
      match?.reason === 'none'
        ? ({ slip: null, matched_by: null, reason: 'no_wallet', candidates: [] } as const)
        : this.slips.of(record, match && idsOf(match.candidates), () => idsOf(this.wallets?.ofBank(record.bank) ?? []))
    const { slip } = found
    const wallet = match?.wallet ?? walletOfSlip(match?.candidates ?? [], slip)
    const wallets = possibleWallets(wallet, match?.candidates ?? [])
    const own = new RecordKeys(record)
    const keys = this.keys.ofRecord(own.record, wallets)
    const titleKeys = this.keys.ofTitle(own.title, wallets)
    const idempotency_key = keys[0]!
    const title_key = titleKeys[0] ?? null
    const duplicate = keys.some((key) => this.options.booked.has(key))
    const before = slip === null ? null : this.stateOf(slip)
    const possible = before === null || duplicate ? null : slipTransition(before, record)
    const reversal = reversalFrom(record)
    const undone = duplicate || reversal === null ? null : reversalEffect(reversal, this.nets.of(titleKeys), possible)
    const payment = this.paymentOf(record, wallet, slip)
    const mayBeUndone = payment !== null && !duplicate && this.idle.mayUndo(titleKeys, payment.paid_at)
    const needs_review = reviewReasons(
      record.line,
      payment?.needs_review ?? record.needs_review,
      mayBeUndone ? 'payment_after_reversal' : (undone?.review ?? null),
      undone !== null,
    )
    if (reversal !== null && isIdle(reversal, undone, possible)) this.idle.add(titleKeys, reversal.reversed_at)
    const pending = needs_review.length > 0 && !duplicate && !this.options.isConfirmed(idempotency_key)
    const hasEffect = !duplicate && !pending
    const transition = hasEffect && undone?.isStillPaid !== true ? possible : null
    const status = transition === null ? (before?.status ?? null) : SLIP_TRANSITIONS[transition].to
    const effect = {
      record,
      idempotency_key,
      title_key,
      duplicate,
      needs_review,
      pending,
      wallet,
      bank_billet_account_id: wallet?.id ?? slip?.bank_billet_account_id ?? null,
      bank_billet: slip,
      bank_billet_id: slip?.id ?? null,
      matched_by: found.matched_by,
      payment: hasEffect ? withKey(payment, idempotency_key) : null,
      reversal: hasEffect ? withKey(undone?.reversal ?? null, idempotency_key) : null,
      reversal_without_payment: undone?.reversal === null,
      status,
      previous_status: before?.status ?? null,
      transition,
    }
    const settled: SettledRecord<S, W> = { ...effect, events: eventsOf(effect) }
    if ('reason' in found) this.lists.unmatched.push(unmatchedRecord(record, found, match?.candidates ?? []))
    this.apply(settled)
    return settled
  }

  /** The payment of a record; its slip decides an ambiguous amount. */
  private paymentOf(record: ReturnRecord, wallet: W | null, slip: S | null): BankBilletPayment | null {
    const payment = paymentFrom(record)
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
    if (payment !== null) this.nets.add(title_key, payment.paid_amount)
    const undone = reversal?.reversed_amount
    if (undone !== undefined) this.nets.add(title_key, undone === null ? null : -undone)
  }

  private applyToSlip(settled: SettledRecord<S, W>, slip: S): void {
    const { lists } = this
    const { record, payment, status, previous_status, transition } = settled
    const registered_at = record.kind === 'registered' ? (record.date_of_occurrence ?? NO_DAY) : null
    this.states.set(slip, { status: status!, registered_at: registered_at ?? this.stateOf(slip).registered_at })
    if (transition === 'paid_after_write_off') lists.paid_after_write_off.push(settled)
    if (payment === null) return
    if (previous_status === 'paid') lists.paid_again.push(settled)
    const different = this.amounts.compare(settled, slip)
    if (different !== null) lists.different_amounts.push(different)
    if (!payment.final && payment.paid_amount !== null) this.partials.add(slip.id, payment.paid_amount)
  }

  private stateOf(slip: S): CurrentState {
    return this.states.get(slip) ?? { status: slip.status ?? 'opened', registered_at: slip.registered_at ?? null }
  }
}

/** The day of a registration without a date. */
const NO_DAY = ''

const idsOf = (wallets: readonly Wallet[]): readonly Id[] => wallets.flatMap(({ id }) => id ?? [])

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
