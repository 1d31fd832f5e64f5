/** Compares payments with the amount owed on their day: finds the final payments that differ, and decides ambiguous amounts. */
import {
  divergentPayment,
  isValidationError,
  lastDayWithoutCharges,
  nextBusinessDay,
  type OptionalFields,
  type Slip,
  slipDefaults,
  type Wallet,
  withDefaults,
} from '../cobranca/index.js'
import { LayoutCharges } from '../remittance/index.js'
import type { BankBilletPayment, ReturnRecord } from '../return/index.js'
import { type AmountOwed, possibleAmountsOwed, titleAmountOwed } from './amount-owed.js'
import { type AmountReason, amountReasons, invalidSlip, unknownAmount } from './amount-reasons.js'
import { ChargedSlip, type ChargedTitle, type SlipCharges } from './charged-slip.js'
import { isAllowed, type PaymentLimitField } from './payment-limits.js'
import type { Id, SlipToFind } from './slip-to-find.js'

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
  /** Why: each charge that differs, as far as the record or the difference shows it. Not empty. */
  readonly why: readonly AmountReason[]
}

/** A slip with its value and charges, if they are known. */
interface SlipToCompare
  extends Pick<SlipToFind, 'id' | 'bank_billet_account_id'>,
    OptionalFields<SlipCharges>,
    OptionalFields<Pick<Slip, PaymentLimitField>> {}

/** A record with its payment. */
interface PaidRecord {
  readonly record: ReturnRecord
  readonly wallet: Wallet | null
  readonly payment: BankBilletPayment | null
}

/** Compares the payments of slips of these wallets. */
export class AmountComparison {
  private readonly wallets: ReadonlyMap<string, Wallet>
  private readonly defaults: ReadonlyMap<Wallet, Readonly<Record<string, unknown>> | null>
  private readonly layouts = new Map<Wallet | string, readonly LayoutCharges[]>()

  constructor(wallets: readonly Wallet[]) {
    this.wallets = new Map(wallets.filter(({ id }) => id != null).map((wallet) => [String(wallet.id), wallet]))
    this.defaults = new Map(wallets.map((wallet) => [wallet, slipDefaults(wallet.configuration)]))
  }

  /**
   * Returns null if the amount is the amount owed, or if it cannot be compared. Without `charges_sent` of the slip, it is the amount owed in any form in which the
   * layout carries the charges.
   */
  compare({ record, wallet: found, payment }: PaidRecord, slip: SlipToCompare): DifferentAmount | null {
    if (payment?.final !== true) return null
    const { paid_amount, paid_at } = payment
    if (paid_at === null || slip.amount == null || slip.expire_at == null) return null
    const wallet = this.walletOf(slip, found)
    const different = { bank_billet_id: slip.id, record, paid_amount }
    let charged: ChargedSlip
    try {
      charged = new ChargedSlip(this.configured(slip, wallet))
    } catch (error) {
      if (!isValidationError(error)) throw error
      return { ...different, owed: null, difference: null, why: [invalidSlip(paid_amount, error.message)] }
    }
    if (charged.isOfAnyAmount) return null
    const forms = new SlipForms(charged, () => this.layoutsOf(wallet, record))
    if (paid_amount !== null && forms.owe(paid_at, paid_amount)) return null
    const title = forms.sent[0] ?? charged.asWished
    const owed = titleAmountOwed(title, paid_at)
    if (paid_amount === null) return { ...different, owed, difference: null, why: [unknownAmount(owed.total)] }
    const why = amountReasons({ record, title, owed, paid: paid_amount, day: paid_at })
    return { ...different, owed, difference: paid_amount - owed.total, why }
  }

  /**
   * Returns a payment with the amount that the payer paid, if it was ambiguous and the slip decides it: the only possible amount that was owed on the day, or
   * else the only one that the slip allows. Otherwise returns the payment itself.
   */
  decided(
    payment: BankBilletPayment,
    record: ReturnRecord,
    found: Wallet | null,
    slip: SlipToCompare,
  ): BankBilletPayment {
    const possible = payment.needs_review.find(({ code }) => code === 'paid_amount_ambiguous')?.possible_amounts
    const { paid_at } = payment
    if (possible === undefined || paid_at === null || slip.amount == null || slip.expire_at == null) return payment
    const paid_amount = valid(() => this.decidedAmount(possible, paid_at, record, found, slip))
    if (paid_amount === null) return payment
    const needs_review = payment.needs_review.filter(({ code }) => code !== 'paid_amount_ambiguous')
    return { ...payment, paid_amount, needs_review }
  }

  private decidedAmount(
    possible: readonly number[],
    day: string,
    record: ReturnRecord,
    found: Wallet | null,
    slip: SlipToCompare,
  ): number | null {
    const wallet = this.walletOf(slip, found)
    const configured = this.configured(slip, wallet)
    const charged = new ChargedSlip(configured)
    if (charged.isOfAnyAmount) return null
    const forms = new SlipForms(charged, () => this.layoutsOf(wallet, record))
    const owed = possible.filter((cents) => forms.owe(day, cents))
    const divergent = divergentPayment(configured)
    const { amount } = charged.asWished
    const fitting = owed.length > 0 ? owed : possible.filter((cents) => isAllowed(cents, amount, divergent))
    return fitting.length === 1 ? fitting[0]! : null
  }

  private walletOf(slip: SlipToCompare, found: Wallet | null): Wallet | null {
    return this.wallets.get(String(slip.bank_billet_account_id)) ?? found
  }

  private configured(slip: SlipToCompare, wallet: Wallet | null): SlipCharges {
    const defaults = wallet === null ? null : (this.defaults.get(wallet) ?? null)
    return (defaults === null ? slip : withDefaults(slip as never, defaults)) as SlipCharges
  }

  /** The layout of the wallet; of an unknown wallet, the layouts of the bank. */
  private layoutsOf(wallet: Wallet | null, { bank, layout }: ReturnRecord): readonly LayoutCharges[] {
    const key = wallet ?? `${bank} ${layout}`
    let layouts = this.layouts.get(key)
    if (layouts === undefined) {
      layouts =
        valid(() => (wallet === null ? LayoutCharges.ofBank(bank, layout) : [LayoutCharges.ofWallet(wallet)])) ?? []
      this.layouts.set(key, layouts)
    }
    return layouts
  }
}

/** A slip with its own charges, with those that the layouts carry, and in every form in which the layouts may have carried them. */
class SlipForms {
  private known: readonly ChargedTitle[] | null = null

  constructor(
    private readonly charged: ChargedSlip,
    private readonly layouts: () => readonly LayoutCharges[],
  ) {}

  /**
   * The slip with the charges that the layouts carry. None if the charges of its remittance are known, and without charges. A registration in each layout: this
   * takes a hundred times as long as all other forms.
   */
  get sent(): readonly ChargedTitle[] {
    const { charged } = this
    this.known ??= charged.hasOtherForms
      ? this.layouts().flatMap((layout) => valid(() => charged.in(layout)) ?? [])
      : []
    return this.known
  }

  /** Whether an amount is owed on a day, in one of the forms. After the last business day of the year, banks may count charges or not. */
  owe(day: string, paid: number): boolean {
    const { charged } = this
    const { asWished } = charged
    const lastDays = [...new Set([lastDayWithoutCharges(asWished.due), nextBusinessDay(asWished.due)])]
    const isOwed = (title: ChargedTitle): boolean =>
      lastDays.some((lastDay) => titleAmountOwed(title, day, lastDay).total === paid)
    if (isOwed(asWished)) return true
    if (!charged.hasOtherForms) return false
    const forms = this.layouts().map((layout) => charged.formsIn(layout))
    return (
      forms.some((each) => lastDays.some((lastDay) => possibleAmountsOwed(each, day, lastDay).has(paid))) ||
      this.sent.some(isOwed)
    )
  }
}

/** The result of a function; null if a value that it reads is invalid. */
function valid<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}
