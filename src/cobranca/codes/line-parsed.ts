/** Kind of the value of an entry of `line_parsed`. */
export type LineParsedKind = 'money' | 'date' | 'text'

/**
 * The entries of `line_parsed`, the dictionary of a return line: the same names and meanings in every bank.
 *
 * Money is integer cents as text (`'14000'` is R$ 140,00; `'0'` is zero; `''` when the bank does not send it), dates are `YYYY-MM-DD` or null,
 * the rest is text without blanks around it.
 *
 * Source: public service reference, `bank_billet_discharges`.
 */
export const LINE_PARSED_ENTRIES = {
  /** Date of the occurrence; of a payment, the date of the payment. */
  paid_at: 'date',
  /** Date on which the money is or was credited. */
  credit_at: 'date',
  /** What the payer paid. */
  paid_amount: 'money',
  /** Net amount that is credited to the beneficiary. */
  credit_amount: 'money',
  /** The bank's fee. */
  bank_rate: 'money',
  discount: 'money',
  /** Fine and interest charged. */
  billet_fine: 'money',
  /** Other charges. */
  other_fines: 'money',
  /** Other values paid. */
  other_credit: 'money',
  /** Rebate (abatimento). */
  value_rebate: 'money',
  iof: 'money',
  /** Number at the bank with its check digit, digits only, as the wallet has it. */
  our_number: 'text',
  processed_our_number_raw: 'text',
  /** The bank's occurrence code, two characters. */
  event_type: 'text',
  /** The bank's reason codes, the whole field; `''` when blank. */
  error_code: 'text',
  agency_number: 'text',
  /** Without its digit. */
  account_number: 'text',
  /** Bank where it was paid. */
  banco_recebedor: 'text',
  /** Agency where it was paid. */
  agencia_recebedora: 'text',
  /** The company's own text, as sent in the entry. */
  control_number: 'text',
  document_number: 'text',
} as const satisfies Record<string, LineParsedKind>

export type LineParsedEntry = keyof typeof LINE_PARSED_ENTRIES

/** A return line's values; in CNAB 240 also its raw lines. The one line of CNAB 400 is the record's `line_raw`. */
export type LineParsed = {
  [E in LineParsedEntry]: (typeof LINE_PARSED_ENTRIES)[E] extends 'date' ? string | null : string
} & {
  line_t?: string
  line_u?: string
}
