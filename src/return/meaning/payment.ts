/** From a return record to what is booked: the service's `bank_billet_payment`, and its opposite. */
import type { LineParsed, OurOccurrence } from '../../cobranca/index.js'
import type { ReturnRecord } from './return-record.js'
import { slipValuesOf } from './slip-columns.js'

/**
 * A payment of a slip, as a return file tells it: the service's `bank_billet_payment`, but for what only the service knows (ids, `direct`,
 * `created_at`).
 *
 * **Money is integer cents**, where the service has Float reais: 12345 is R$ 123,45. `toDecimal(payment.paid_amount)` gives reais, exactly.
 * Null is what the bank does not send, or what could not be read (the file's diagnostics tell).
 */
export interface BankBilletPayment extends MovedMoney {
  /** Day of the payment, `YYYY-MM-DD`. */
  readonly paid_at: string | null
  /** What the payer paid, in cents. */
  readonly paid_amount: number | null
  /** The bank tells that it was paid by Pix. False when it does not tell. */
  readonly paid_by_pix: boolean
  /** What is credited to the beneficiary, in cents, net of the fee where the bank nets it. */
  readonly credit_amount: number | null
  /** Fine and interest charged, in cents. */
  readonly billet_fine: number | null
  /** In cents. */
  readonly discount: number | null
  /** Rebate (abatimento), in cents. */
  readonly value_rebate: number | null
  /** In cents. */
  readonly iof: number | null
  /** In cents. */
  readonly other_credit: number | null
  /** In cents. */
  readonly other_fines: number | null
  /** The title is over. False for a partial payment: another may follow. */
  readonly final: boolean
}

/** A payment told before, undone: a returned cheque, a cancelled payment. The file does not say which payment it was. */
export interface PaymentReversal extends MovedMoney {
  /** Day on which it was undone, `YYYY-MM-DD`. */
  readonly reversed_at: string | null
  /** What went back, in cents. */
  readonly reversed_amount: number | null
}

/** What a payment and its reversal have in common. */
interface MovedMoney {
  /** With check digit, as in `line_parsed`; see `matchKey` to find the slip. */
  readonly our_number: string
  /** Bank where it was paid; null when it is not told. */
  readonly paid_bank: string | null
  readonly paid_agency: string | null
  /** The bank's fee, in cents. */
  readonly bank_rate: number | null
  /** Day of the credit (or debit), `YYYY-MM-DD`. */
  readonly credit_at: string | null
  /** Value of the slip, in cents. */
  readonly amount: number | null
  /** Due date of the slip, `YYYY-MM-DD`. */
  readonly expire_at: string | null
  readonly customer_person_name: string | null
  readonly our_occurrence: OurOccurrence | null
  readonly line_parsed: LineParsed
  /** The same for the same movement, in whatever file it comes: see `paymentFrom`. */
  readonly idempotency_key: string
}

/**
 * The payment a return record tells; null when it tells none: only settlements that are money are payments.
 *
 * `idempotency_key` names the payment: bank, agency, account (or the code by which the bank knows the account), nosso número with digit, each without
 * zeros on the left, the bank's occurrence code, day of the payment and cents paid. Book a key once. It is the same when the file is read again,
 * and when the payment comes again in another file of the layout, with another credit date or fee; a line that only announces a settlement is no
 * payment (`kind` `info`). What it cannot tell:
 *
 * - the bank's other layout may give another key: occurrence codes differ (a settlement at a notary), and so do columns (Sicredi's CNAB 400 has no
 *   agency, Santander's has another account, Caixa's has no check digit of nosso número). Read an account in one layout;
 * - two payments of one title, on one day, of the same value have the same key (partial payments, a slip paid twice): {@link paymentsFrom}
 *   numbers those of one file, but nothing tells one in another file from the same one told again;
 * - so it is when a payment is reversed and made again on the same day with the same value: booking a reversal should release the payment's key;
 * - carteiras of one account share the key when they have the same number and digit; and a payment told under another occurrence code
 *   (first 06, then 17, say) has another key.
 *
 * @example
 * for (const record of file.bank_billet_discharges) {
 *   const payment = paymentFrom(record)
 *   if (payment !== null) book(payment.idempotency_key, toDecimal(payment.paid_amount ?? 0))
 * }
 */
export function paymentFrom(record: ReturnRecord): BankBilletPayment | null {
  if (record.kind !== 'settled' || !record.money) return null
  const parsed = record.line_parsed
  return {
    ...moved(record),
    paid_at: parsed.paid_at,
    paid_amount: cents(parsed.paid_amount),
    paid_by_pix: record.pix,
    credit_amount: cents(parsed.credit_amount),
    billet_fine: cents(parsed.billet_fine),
    discount: cents(parsed.discount),
    value_rebate: cents(parsed.value_rebate),
    iof: cents(parsed.iof),
    other_credit: cents(parsed.other_credit),
    other_fines: cents(parsed.other_fines),
    final: record.final,
  }
}

/**
 * The payments of one file, in order. Where several have the same key, the second and further ones get a key of their own: `…#2`, `…#3`.
 * So a file with two equal payments of a title books both, and the same file again books none. Give it one file at a time: counting restarts
 * with each call.
 */
export const paymentsFrom = (records: Iterable<ReturnRecord>): BankBilletPayment[] => numbered(records, paymentFrom)

/**
 * The reversals of one file, in order, with keys that are numbered as those of {@link paymentsFrom}.
 *
 * @example
 * for (const { our_number, reversed_amount } of reversalsFrom(parseReturn(bytes).bank_billet_discharges)) undo(our_number, reversed_amount)
 */
export const reversalsFrom = (records: Iterable<ReturnRecord>): PaymentReversal[] => numbered(records, reversalFrom)

/** What `read` finds in the records. The second and further ones of a key get a key of their own. */
function numbered<M extends MovedMoney>(
  records: Iterable<ReturnRecord>,
  read: (record: ReturnRecord) => M | null,
): M[] {
  const found: M[] = []
  const counts = new Map<string, number>()
  for (const record of records) {
    const moved = read(record)
    if (moved === null) continue
    const key = moved.idempotency_key
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    found.push(count === 1 ? moved : { ...moved, idempotency_key: `${key}#${count}` })
  }
  return found
}

/**
 * The payment that a return record undoes; null when it undoes none, or no money went back by it.
 *
 * A cheque that came back after it was merely announced moved no money (`kind` `reversed`, without `money`).
 *
 * The bank tells which title and how much, not which payment: among those booked for the title, take the last one of that value. Its
 * `idempotency_key` is made as that of a payment, from the reversal's own day and value.
 */
export function reversalFrom(record: ReturnRecord): PaymentReversal | null {
  if (record.kind !== 'reversed' || !record.money) return null
  const { paid_at, paid_amount } = record.line_parsed
  return { ...moved(record), reversed_at: paid_at, reversed_amount: cents(paid_amount) }
}

function moved(record: ReturnRecord): MovedMoney {
  const parsed = record.line_parsed
  const { amount, expire_at, customer_person_name } = slipValuesOf(record)
  return {
    our_number: parsed.our_number,
    paid_bank: told(parsed.banco_recebedor),
    paid_agency: told(parsed.agencia_recebedora),
    bank_rate: cents(parsed.bank_rate),
    credit_at: parsed.credit_at,
    amount: cents(amount ?? ''),
    expire_at,
    customer_person_name: told(customer_person_name ?? ''),
    our_occurrence: record.our_occurrence,
    line_parsed: parsed,
    idempotency_key: keyOf(record),
  }
}

/** The bank's code and not the unified one: it is in the file, and stays when a table of ours is corrected. */
function keyOf({ bank, kind, occurrence, line_parsed: parsed }: ReturnRecord): string {
  return [
    kind === 'reversed' ? 'reversal' : 'payment',
    bank,
    withoutZeros(parsed.agency_number),
    withoutZeros(parsed.account_number),
    withoutZeros(parsed.our_number).toUpperCase(),
    occurrence,
    parsed.paid_at ?? '',
    parsed.paid_amount,
  ].join(':')
}

const cents = (text: string): number | null => (text === '' ? null : Number(text))
const told = (text: string): string | null => (text.trim() === '' ? null : text.trim())
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')
