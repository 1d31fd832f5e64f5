/** Reads the titles of a return as rows, with their payments and reversals. */
import {
  type BankBilletPayment,
  type PaymentReversal,
  paymentsFrom,
  type ReturnRecord,
  reversalsFrom,
} from '../../return/index.js'
import { slipValuesOf } from '../../return/meaning/slip-columns.js'
import type { MovedRow, TitleRow } from './title-row.js'

/** Reads all records of one return. Records are not kept. */
export async function rowsOfReturn(
  file: number,
  batches: AsyncIterable<readonly ReturnRecord[]>,
  onRecord: (record: ReturnRecord) => void,
): Promise<TitleRow[]> {
  const rows: TitleRow[] = []
  const moved = new Map<number, MovedRow>()
  const others: [row: number, record: ReturnRecord][] = []
  async function* read(): AsyncGenerator<ReturnRecord, void, undefined> {
    for await (const batch of batches) {
      for (const record of batch) {
        rows.push(rowOf(file, record))
        onRecord(record)
        yield record
        if (record.money && !moved.has(rows.length - 1)) others.push([rows.length - 1, record])
      }
    }
  }
  // A payment comes before the next record is read: the last row is its own.
  for await (const payment of paymentsFrom(read())) moved.set(rows.length - 1, rowOfPayment(payment))
  const reversals = reversalsFrom(others.map(([, record]) => record))
  const reversed = others.filter(([, record]) => reversalsFrom([record]).length > 0)
  reversed.forEach(([row], i) => {
    moved.set(row, rowOfReversal(reversals[i]!))
  })
  return moved.size === 0 ? rows : rows.map((row, i) => (moved.has(i) ? { ...row, moved: moved.get(i)! } : row))
}

function rowOf(file: number, record: ReturnRecord): TitleRow {
  const { line_parsed: parsed, occurrence, occurrence_detail, needs_review } = record
  const slip = slipValuesOf(record)
  return {
    file,
    line: record.line,
    payer: slip.customer_person_name,
    tax_id: slip.customer_cnpj_cpf,
    our_number: parsed.our_number,
    document: parsed.document_number,
    control: parsed.control_number ?? '',
    due: slip.expire_at,
    amount: cents(slip.amount),
    interest: cents(parsed.billet_fine),
    discount: cents(parsed.discount),
    rebate: cents(parsed.value_rebate),
    paid: cents(parsed.paid_amount),
    credited: cents(parsed.credit_amount),
    fee: cents(parsed.bank_rate),
    credit_at: parsed.credit_at,
    date: record.date_of_occurrence,
    occurrence: `${occurrence} ${occurrence_detail ?? ''}`.trim(),
    reasons: record.occurrence_error_detail ?? '',
    review: needs_review.length === 0 ? NONE : needs_review.map(({ code }) => code),
    kind: record.kind,
    pix: record.pix,
    moved: null,
  }
}

const NONE: TitleRow['review'] = []

const rowOfPayment = (payment: BankBilletPayment): MovedRow => ({
  type: 'payment',
  key: payment.idempotency_key,
  day: payment.credit_at,
  paid: payment.paid_amount,
  credited: payment.credit_amount,
  fee: payment.bank_rate,
})

const rowOfReversal = (reversal: PaymentReversal): MovedRow => ({
  type: 'reversal',
  key: reversal.idempotency_key,
  day: reversal.credit_at,
  paid: reversal.reversed_amount,
  credited: null,
  fee: reversal.bank_rate,
})

/** Converts an amount of a record; `''` is a missing amount. */
const cents = (text: string | null): number | null => (text === null || text === '' ? null : Number(text))
