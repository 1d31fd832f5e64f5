/** A slip of the caller, and a return record with its effect on it. */
import type { OptionalFields, Slip, Wallet } from '../cobranca/index.js'
import type { BankBilletPayment, PaymentReversal, ReturnRecord } from '../return/index.js'
import type { SlipCharges } from './charged-slip.js'
import type { EventCode } from './events.js'
import type { PaymentLimitField } from './payment-limits.js'
import type { SettlementReviewReason } from './review-reasons.js'
import type { SlipState, SlipTransitionName } from './slip-status.js'
import type { Id, SettleStrategy, SlipToFind } from './slip-to-find.js'

/**
 * A slip of the caller: its id, the fields by which it is found, its status, its value and charges, and the limits of other payments. Without `amount` and
 * `expire_at`, payments are not compared with the amount owed. Money is as in `Slip`: text in reais, or integer cents.
 */
export interface SlipToSettle
  extends SlipToFind,
    SlipState,
    OptionalFields<SlipCharges>,
    OptionalFields<Pick<Slip, PaymentLimitField>> {}

/** A return record with its effect. */
export interface SettledRecord<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet> {
  readonly record: ReturnRecord
  /**
   * Key of the record; store each key once, but not the key of a record that is `pending`. Begins with the id of the wallet if `wallets` are given. Equal
   * payments in one file have the suffixes `#2`, `#3`. If a record has several wallets, its slip decides. The record counts as booked if its key with one of
   * these wallets, or without a wallet, is booked.
   */
  readonly idempotency_key: string
  /**
   * Key of the title, equal in all records of the title in one layout; null without nosso número. Store it with each payment and reversal: the sum by title is
   * what `booked.net` answers. Begins with the id of the wallet if `wallets` are given.
   */
  readonly title_key: string | null
  /** Whether the key was booked before. The record then has no effect. */
  readonly duplicate: boolean
  /** Why a person must check the record; empty if it is sure. */
  readonly needs_review: readonly SettlementReviewReason[]
  /** Whether the record waits for a person: it is in the list `needs_review` and has no effect yet. */
  readonly pending: boolean
  readonly wallet: W | null
  readonly bank_billet_account_id: Id | null
  readonly bank_billet: S | null
  readonly bank_billet_id: Id | null
  readonly matched_by: SettleStrategy | null
  /**
   * Payment to book, in cents; null for a record that is not a payment, that is pending, or that was booked before. The slip may decide its amount: then
   * `line_parsed` still has the column of the bank.
   */
  readonly payment: BankBilletPayment | null
  /** Reversal to book, in cents; null for a record that is not a reversal, that is pending, that has nothing to undo, or that was booked before. */
  readonly reversal: PaymentReversal | null
  /** Whether the record is a conditional reversal of a title without a booked payment: a cheque came back that was only announced. */
  readonly reversal_without_payment: boolean
  /** Status after the record; null without a slip. */
  readonly status: NonNullable<SlipState['status']> | null
  readonly previous_status: NonNullable<SlipState['status']> | null
  readonly transition: SlipTransitionName | null
  readonly events: readonly EventCode[]
}
