/** Values of a slip for FEBRABAN's optional segments (10.6, pp. 60–65; Pix, 10.8). A bank whose manual has a segment spreads them under its own values. */
import { type PreparedDivergentPayment, type PreparedSlip, ValidationError } from '../../../cobranca/index.js'
import type { Encodable, FixedRecord } from '../../../fixed-width/index.js'
import { paymentCountOf, paymentLimitUpTo } from '../../payment-count.js'
import { amountColumn } from './charge-values.js'
import { type segmentY50, type segmentY52, segmentY53 } from './optional-segments.js'

/** C062: the share is given as a value. */
const SHARE_IN_REAIS = '2'

/**
 * Values of segment Y-50, one per account, with shares in reais. The base of the shares (C061) depends on the bank's contract; the bank's definition adds it.
 */
export function splits240({ split }: PreparedSlip): Partial<Encodable<typeof segmentY50>>[] {
  return split.map((account, i) => ({
    split_value_type: SHARE_IN_REAIS,
    split_value: account.amount,
    credit_bank: account.bank_number,
    credit_agency_number: account.agency_number,
    credit_agency_digit: account.agency_digit,
    credit_account_number: account.account_number,
    credit_account_digit: account.account_digit,
    credit_name: account.name,
    split_part_id: String(i + 1),
    floating_days: account.floating,
  }))
}

/** Segment Y-52: the document of the slip as an invoice, with its access key. Empty when the slip has no key. */
export function invoice240(slip: PreparedSlip): Partial<Encodable<typeof segmentY52>> {
  if (slip.nfe_key === null) return {}
  return {
    invoice_number_1: slip.document_number,
    invoice_amount_1: slip.amount,
    invoice_date_1: slip.document_date,
    invoice_key_1: slip.nfe_key,
  }
}

/** C078, by the service's `divergent_payment_type`; 4, above a minimum, has no code. */
const PAYMENT_TYPES: Readonly<Record<PreparedDivergentPayment['type'], string | null>> = { '1': '01', '2': '02', '3': '03', '4': null }

/**
 * Segment Y-53: accepted payments of another value, and the number of payments. Empty if the slip has neither.
 *
 * @param record the segment of the bank, which defines codes and decimals
 * @throws {ValidationError} for payments above a minimum: FEBRABAN has no code for them
 */
export function divergentPayment240(slip: PreparedSlip, record: FixedRecord = segmentY53): Partial<Encodable<typeof segmentY53>> {
  const { divergent_payment: asked } = slip
  const { count } = paymentCountOf(slip)
  const counted = count === null ? {} : { payment_count: count }
  if (asked === null) return counted
  const payment_type = PAYMENT_TYPES[asked.type]
  if (payment_type === null) throw new ValidationError({ divergent_payment_type: ['4 (acima de um mínimo) não existe no CNAB 240'] })
  return { payment_type, ...limitsOf(asked, record), ...counted }
}

/**
 * Segment Y-53 of a bank that takes one payment per title.
 *
 * @throws {ValidationError} if the slip allows more than one payment, and like {@link divergentPayment240}
 */
export function singlePayment240(slip: PreparedSlip, record?: FixedRecord): Partial<Encodable<typeof segmentY53>> {
  return { ...divergentPayment240(slip, record), payment_count: paymentLimitUpTo(1, slip) }
}

/** Both limits of a range; empty for other types. */
function limitsOf({ kind, minimum, maximum }: PreparedDivergentPayment, record: FixedRecord): Partial<Encodable<typeof segmentY53>> {
  if (minimum === null || maximum === null) return {}
  const maximumColumn = amountColumn(record, 'max_value', 'divergent_payment_maximum_percentage')!
  const minimumColumn = amountColumn(record, 'min_value', 'divergent_payment_minimum_percentage')!
  return { max_value_type: maximumColumn.code(kind), max_value: maximumColumn.number(maximum), min_value_type: minimumColumn.code(kind), min_value: minimumColumn.number(minimum) }
}
