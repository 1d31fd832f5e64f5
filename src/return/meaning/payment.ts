/** Payments and reversals from return records: the service's `bank_billet_payment`, and its opposite. */
import { type LineParsed, type OurOccurrence, ourOccurrence } from '../../cobranca/index.js'
import type { ReviewReason } from './needs-review.js'
import { RecordKeys } from './record-keys.js'
import { layoutOfRecord } from './record-layout.js'
import type { ReturnRecord } from './return-record.js'
import { slipValuesOf } from './slip-columns.js'

/**
 * A payment of a slip, from a return file. Has the fields of the service's `bank_billet_payment`, except those that only the service knows (ids, `direct`,
 * `created_at`).
 *
 * **Money is integer cents.** The service has reais as floats: 12345 here is R$ 123,45. `toDecimal(payment.paid_amount)` returns the exact reais.
 * A value is null if the bank does not send it, or if it cannot be read (see the file's diagnostics).
 */
export interface BankBilletPayment extends MovedMoney {
  /** Day of the payment, `YYYY-MM-DD`. */
  readonly paid_at: string | null
  /** Amount that the payer paid, in cents. */
  readonly paid_amount: number | null
  /** Whether the bank marks the payment as a Pix. */
  readonly paid_by_pix: boolean
  /** Amount credited to the beneficiary, in cents. Some banks deduct their fee from it. */
  readonly credit_amount: number | null
  /** Fine and interest, in cents. */
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
  /** Whether the title is closed. False for a partial payment: another payment may follow. */
  readonly final: boolean
}

/** The reversal of an earlier payment: a returned cheque, a cancelled payment. The file does not identify the payment. */
export interface PaymentReversal extends MovedMoney {
  /**
   * Whether the reversal undoes a payment only if one is booked for the title. A returned cheque may have been announced only, and «estorno de baixa / liquidação»
   * may undo a write-off. Undo no more than the net amount that is booked for `title_key`.
   */
  readonly conditional: boolean
  /** Day of the reversal, `YYYY-MM-DD`. */
  readonly reversed_at: string | null
  /** Reversed amount, in cents. */
  readonly reversed_amount: number | null
}

/** Fields of both payments and reversals. */
interface MovedMoney {
  /** Nosso número with check digit, as in `line_parsed`. Find the slip with `matchKey`. */
  readonly our_number: string
  /** Bank that received the payment; null if the file does not have it. */
  readonly paid_bank: string | null
  readonly paid_agency: string | null
  /** The bank's fee, in cents. */
  readonly bank_rate: number | null
  /** Day of the credit, or of the debit of a reversal, `YYYY-MM-DD`. */
  readonly credit_at: string | null
  /** Value of the slip, in cents. */
  readonly amount: number | null
  /** Due date of the slip, `YYYY-MM-DD`. */
  readonly expire_at: string | null
  readonly customer_person_name: string | null
  readonly our_occurrence: OurOccurrence | null
  /** Why a person must check it before it is booked; empty if it is sure. */
  readonly needs_review: readonly ReviewReason[]
  readonly line_parsed: LineParsed
  /** Key of the movement, equal in every file that has the movement: see `paymentsFrom`. */
  readonly idempotency_key: string
  /** Key of the title, equal in all its records of one layout: bank, agency, account and nosso número. Null without nosso número. */
  readonly title_key: string | null
}

/**
 * Returns the payments of one file, in order: its settlements that move money. A payment with reasons in `needs_review` is among them: check it with the bank
 * before you book it. Pass all records of one file in one call, or its stream: each call numbers equal keys from 1.
 *
 * `idempotency_key` identifies the payment. Book each key once. It consists of bank, agency, account (or the bank's code of the account), nosso número with
 * digit (all without leading zeros), the bank's occurrence code, day of the payment and paid cents. If several payments of the file have the same key, the
 * second and later ones get a suffix: `…#2`, `…#3`. So two equal payments of a title are both booked, and neither is booked again when the file is read again,
 * or when another file of the layout repeats the payment with another credit date or fee. A line that only announces a settlement is not a payment (`kind`
 * `info`). The key has limits:
 *
 * - The bank's other layout may give another key: occurrence codes differ (a settlement at a notary), and so do columns (Sicredi's CNAB 400 has no
 *   agency, Santander's has another account, Caixa's has no check digit of nosso número). Read each account in one layout.
 * - A second payment of one title, on the same day and of the same value, in another file cannot be distinguished from a repetition of the first.
 * - A payment that is reversed and made again, on the same day and with the same value, has the same key. Release the key when you book the reversal.
 * - Carteiras of one account share a key if number and digit are equal.
 * - A payment that comes again under another occurrence code (first 06, then 17) has another key.
 *
 * @example
 * for (const payment of paymentsFrom(file.bank_billet_discharges)) {
 *   if (payment.needs_review.length > 0) review(payment)
 *   else book(payment.idempotency_key, toDecimal(payment.paid_amount!))
 * }
 * for await (const payment of paymentsFrom(readReturn('retorno.ret'))) …
 */
export function paymentsFrom(records: Iterable<ReturnRecord>): BankBilletPayment[]
export function paymentsFrom(records: AsyncIterable<ReturnRecord>): AsyncGenerator<BankBilletPayment, void, undefined>
export function paymentsFrom(
  records: Iterable<ReturnRecord> | AsyncIterable<ReturnRecord>,
): BankBilletPayment[] | AsyncGenerator<BankBilletPayment, void, undefined> {
  return numbered(records, paymentFrom)
}

/**
 * Returns the reversals of one file, in order. Equal keys are numbered as in {@link paymentsFrom}, which also takes a stream.
 *
 * A returned cheque is `conditional`: it undoes a payment only if one is booked, because some payments by cheque are only announced before they clear. Keep
 * the net amount by `title_key`, or let `settle` decide.
 *
 * The bank identifies the title and the amount, not the payment. Reverse the last payment of that amount that you booked for the title. The
 * `idempotency_key` has the form of a payment's key, with the day and amount of the reversal.
 *
 * @example
 * for (const { title_key, conditional, reversed_amount } of reversalsFrom(parseReturn(bytes).bank_billet_discharges))
 *   undo(title_key, conditional ? Math.min(reversed_amount ?? 0, net(title_key)) : reversed_amount)
 */
export function reversalsFrom(records: Iterable<ReturnRecord>): PaymentReversal[]
export function reversalsFrom(records: AsyncIterable<ReturnRecord>): AsyncGenerator<PaymentReversal, void, undefined>
export function reversalsFrom(
  records: Iterable<ReturnRecord> | AsyncIterable<ReturnRecord>,
): PaymentReversal[] | AsyncGenerator<PaymentReversal, void, undefined> {
  return numbered(records, reversalFrom)
}

/** Returns the payments or reversals of the records. The second and later ones with the same key get a suffix. */
function numbered<M extends MovedMoney>(
  records: Iterable<ReturnRecord> | AsyncIterable<ReturnRecord>,
  read: (record: ReturnRecord) => M | null,
): M[] | AsyncGenerator<M, void, undefined> {
  const counts = new Map<string, number>()
  const next = (record: ReturnRecord): M | null => {
    const moved = read(record)
    if (moved === null) return null
    const key = moved.idempotency_key
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? moved : { ...moved, idempotency_key: `${key}#${count}` }
  }
  if (Symbol.asyncIterator in records) return streamed(records, next)
  const found: M[] = []
  for (const record of records) {
    const moved = next(record)
    if (moved !== null) found.push(moved)
  }
  return found
}

async function* streamed<M>(
  records: AsyncIterable<ReturnRecord>,
  next: (record: ReturnRecord) => M | null,
): AsyncGenerator<M, void, undefined> {
  for await (const record of records) {
    const moved = next(record)
    if (moved !== null) yield moved
  }
}

/**
 * Returns the payment of a return record; null if the record is not a settlement that moves money. Not public: two equal payments of a file have the same key,
 * which the caller numbers.
 */
export const paymentFrom = (record: ReturnRecord): BankBilletPayment | null => keyedPayment(record, null)

/** Returns the reversal of a return record; null if the record is not a reversal that moves money. Not public, as {@link paymentFrom}. */
export const reversalFrom = (record: ReturnRecord): PaymentReversal | null => keyedReversal(record, null)

/** @param idempotency_key null for the record's own key */
export function keyedPayment(record: ReturnRecord, idempotency_key: string | null): BankBilletPayment | null {
  if (record.kind !== 'settled' || !record.money) return null
  const parsed = record.line_parsed
  const moved = movedBy(record, idempotency_key)
  // One literal with all names: a spread object that gets more names takes seven times as long.
  return {
    our_number: moved.our_number,
    paid_bank: moved.paid_bank,
    paid_agency: moved.paid_agency,
    bank_rate: moved.bank_rate,
    credit_at: moved.credit_at,
    amount: moved.amount,
    expire_at: moved.expire_at,
    customer_person_name: moved.customer_person_name,
    our_occurrence: moved.our_occurrence,
    needs_review: moved.needs_review,
    line_parsed: moved.line_parsed,
    idempotency_key: moved.idempotency_key,
    title_key: moved.title_key,
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

/** @param idempotency_key null for the record's own key */
export function keyedReversal(record: ReturnRecord, idempotency_key: string | null): PaymentReversal | null {
  if (record.kind !== 'reversed' || !record.money) return null
  const { paid_at, paid_amount } = record.line_parsed
  return {
    ...movedBy(record, idempotency_key),
    conditional: record.our_occurrence !== null && ourOccurrence(record.our_occurrence).conditional,
    reversed_at: paid_at,
    reversed_amount: cents(paid_amount),
  }
}

function movedBy(record: ReturnRecord, idempotency_key: string | null): MovedMoney {
  const parsed = record.line_parsed
  const { amount, expire_at, customer_person_name } = slipValuesOf(record, layoutOfRecord(record))
  const keys = new RecordKeys(record)
  return {
    our_number: parsed.our_number,
    paid_bank: textOrNull(parsed.banco_recebedor),
    paid_agency: textOrNull(parsed.agencia_recebedora),
    bank_rate: cents(parsed.bank_rate),
    credit_at: parsed.credit_at,
    amount: cents(amount ?? ''),
    expire_at,
    customer_person_name: textOrNull(customer_person_name ?? ''),
    our_occurrence: record.our_occurrence,
    needs_review: record.needs_review,
    line_parsed: parsed,
    idempotency_key: idempotency_key ?? keys.record,
    title_key: keys.title,
  }
}

const cents = (text: string): number | null => (text === '' ? null : Number(text))

function textOrNull(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}
