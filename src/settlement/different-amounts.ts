/** Compares final payments with the amount owed on their day. */
import { isValidationError, slipDefaults, type Wallet, withDefaults } from '../cobranca/index.js'
import type { BankBilletPayment, ReturnRecord } from '../return/index.js'
import { type AmountOwed, amountOwed, type SlipCharges } from './amount-owed.js'
import type { SlipToSettle } from './settled-record.js'
import type { Id } from './slip-finder.js'

/** A final payment of another amount than was owed on its day, or of an unknown amount. */
export interface DifferentAmount {
  readonly bank_billet_id: Id
  readonly record: ReturnRecord
  /** In cents; null if the bank does not send it. */
  readonly paid_amount: number | null
  /** Null if the value or the charges of the slip are invalid. */
  readonly owed: AmountOwed | null
  /** Paid amount less the amount owed, in cents; null if one of them is null. */
  readonly difference: number | null
}

/** A record with its payment. */
interface PaidRecord {
  readonly record: ReturnRecord
  readonly wallet: Wallet | null
  readonly payment: BankBilletPayment | null
}

/** Compares the payments of slips of these wallets. */
export class AmountComparison {
  private readonly defaults: ReadonlyMap<string, Readonly<Record<string, unknown>> | null>

  constructor(wallets: readonly Wallet[]) {
    this.defaults = new Map(wallets.map(({ id, configuration }) => [String(id), slipDefaults(configuration)]))
  }

  /** Returns null if the amount is the amount owed, or if it cannot be compared. */
  compare({ record, payment }: PaidRecord, slip: SlipToSettle): DifferentAmount | null {
    if (payment?.final !== true) return null
    const { paid_amount, paid_at } = payment
    if (paid_at === null || slip.amount == null || slip.expire_at == null) return null
    const owed = this.owedBy(slip, paid_at)
    if (owed?.total === paid_amount) return null
    const difference = owed === null || paid_amount === null ? null : paid_amount - owed.total
    return { bank_billet_id: slip.id, record, paid_amount, owed, difference }
  }

  /** Returns null if the value or the charges of the slip are invalid. */
  private owedBy(slip: SlipToSettle, day: string): AmountOwed | null {
    const defaults = this.defaults.get(String(slip.bank_billet_account_id)) ?? null
    try {
      return amountOwed((defaults === null ? slip : withDefaults(slip as never, defaults)) as SlipCharges, day)
    } catch (error) {
      if (isValidationError(error)) return null
      throw error
    }
  }
}
