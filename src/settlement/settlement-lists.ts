/** The records of a settlement that need attention. */
import type { Wallet } from '../cobranca/index.js'
import type { ReturnRecord } from '../return/index.js'
import type { DifferentAmount } from './different-amounts.js'
import type { SettledRecord, SlipToSettle } from './settled-record.js'
import type { NoSlipReason } from './slip-finder.js'
import type { Id } from './slip-to-find.js'

/** Why a record has no slip. */
export type UnmatchedReason = 'no_wallet' | NoSlipReason

/** A record without a slip. */
export interface UnmatchedRecord<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet> {
  readonly record: ReturnRecord
  readonly reason: UnmatchedReason
  /** Slips with the number of the record, if there are several, or if they are of another wallet. */
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
  /** Payments and reversals that are not sure. They have no effect until the caller asks for it: see `needs_review` of `SettleOptions`. */
  readonly needs_review: readonly SettledRecord<S, W>[]
  readonly duplicates: readonly SettledRecord<S, W>[]
  readonly different_amounts: readonly DifferentAmount[]
  /** Payments of a slip that was paid already. */
  readonly paid_again: readonly SettledRecord<S, W>[]
  readonly paid_after_write_off: readonly SettledRecord<S, W>[]
  readonly partial_payments: readonly PartialPayments[]
}

/** The lists of one file, while its records are settled. */
export class GrowingLists<S extends SlipToSettle, W extends Wallet> implements SettlementLists<S, W> {
  readonly unmatched: UnmatchedRecord<S, W>[] = []
  readonly needs_review: SettledRecord<S, W>[] = []
  readonly duplicates: SettledRecord<S, W>[] = []
  readonly different_amounts: DifferentAmount[] = []
  readonly paid_again: SettledRecord<S, W>[] = []
  readonly paid_after_write_off: SettledRecord<S, W>[] = []
  readonly partial_payments: PartialPayments[] = []
}

/** Adds a partial payment, in cents, to the sum of its slip. */
export class PartialPaymentSums {
  private readonly indexes = new Map<Id, number>()

  constructor(private readonly sums: PartialPayments[]) {}

  add(bank_billet_id: Id, paid: number): void {
    const index = this.indexes.get(bank_billet_id) ?? this.sums.length
    const { count, paid_amount } = this.sums[index] ?? { count: 0, paid_amount: 0 }
    this.indexes.set(bank_billet_id, index)
    this.sums[index] = { bank_billet_id, count: count + 1, paid_amount: paid_amount + paid }
  }
}
