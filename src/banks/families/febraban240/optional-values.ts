/**
 * What a slip puts into FEBRABAN's optional segments (10.6, pp. 60–65; Pix, 10.8). For banks whose manual takes them: each spreads these under its
 * own differences.
 */
import { mustBeAtMost, type PreparedDivergentPayment, type PreparedSlip, ValidationError } from '../../../cobranca/index.js'
import type { Encodable, FixedRecord } from '../../../fixed-width/index.js'
import { amountColumn } from './charge-values.js'
import { type segmentY50, type segmentY52, segmentY53 } from './optional-segments.js'

/** C062: the share is given as a value. */
const SHARE_IN_REAIS = '2'

/** Segment Y-50, one an account: shares in reais. What the shares are taken of (C061) is the bank's contract, and so its to say. */
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

/** Segment Y-52: the slip's own document as its invoice, with the access key. Empty when the slip has no key. */
export function invoice240(slip: PreparedSlip): Partial<Encodable<typeof segmentY52>> {
  if (slip.nfe_key === null) return {}
  return {
    invoice_number_1: slip.document_number,
    invoice_amount_1: slip.amount,
    invoice_date_1: slip.document_date,
    invoice_key_1: slip.nfe_key,
  }
}

/** C078, by the service's `divergent_payment_type`; 4, above a minimum, has none. */
const PAYMENT_TYPES: Readonly<Record<PreparedDivergentPayment['type'], string | null>> = { '1': '01', '2': '02', '3': '03', '4': null }

/**
 * Segment Y-53: which payments of another value are taken, and how many. Empty when the slip says nothing of them.
 *
 * @param record the bank's, whose columns tell codes and decimals
 * @throws {ValidationError} for a payment above a minimum only: FEBRABAN has no code for it
 */
export function divergentPayment240({ divergent_payment: asked, payment_count }: PreparedSlip, record: FixedRecord = segmentY53): Partial<Encodable<typeof segmentY53>> {
  if (asked === null) return payment_count === null ? {} : { payment_count }
  const payment_type = PAYMENT_TYPES[asked.type]
  if (payment_type === null) throw new ValidationError({ divergent_payment_type: ['4 (acima de um mínimo) não existe no CNAB 240'] })
  const count = asked.limit ?? payment_count
  return { payment_type, ...limitsOf(asked, record), ...(count === null ? {} : { payment_count: count }) }
}

/**
 * Segment Y-53 of a bank that takes one payment per title.
 *
 * @throws {ValidationError} if the slip allows more payments; otherwise as {@link divergentPayment240}
 */
export function singlePayment240(slip: PreparedSlip, record?: FixedRecord): Partial<Encodable<typeof segmentY53>> {
  if ((slip.divergent_payment?.limit ?? 1) > 1) throw new ValidationError({ divergent_payment_limit: [mustBeAtMost(1)] })
  return { ...divergentPayment240(slip, record), payment_count: 1 }
}

/** Both limits, or none: a range. */
function limitsOf({ kind, minimum, maximum }: PreparedDivergentPayment, record: FixedRecord): Partial<Encodable<typeof segmentY53>> {
  if (minimum === null || maximum === null) return {}
  const most = amountColumn(record, 'max_value', 'divergent_payment_maximum_percentage')!
  const least = amountColumn(record, 'min_value', 'divergent_payment_minimum_percentage')!
  return { max_value_type: most.code(kind), max_value: most.number(maximum), min_value_type: least.code(kind), min_value: least.number(minimum) }
}
