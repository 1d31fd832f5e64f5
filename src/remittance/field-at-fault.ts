import type { RemittanceDialect } from '../banks/index.js'

/**
 * Fields of slip, wallet or entry that the columns of a record hold, by the column's name. Fields that are missing here have the same name in both.
 */
const GIVEN_AS: Readonly<Record<string, string>> = {
  due_date: 'expire_at',
  long_document_number: 'document_number',
  payer_name: 'customer_person_name',
  payer_address: 'customer_address',
  payer_neighborhood: 'customer_neighborhood',
  payer_city: 'customer_city_name',
  payer_state: 'customer_state',
  payer_email: 'customer_email',
  payment_limit: 'days_for_revoke',
  email: 'customer_email',
  mobile_number: 'customer_mobile_number',
  interest_date: 'days_for_interest',
  fine_date: 'days_for_fine',
  discount_date: 'days_for_discount',
  second_discount_date: 'days_for_second_discount',
  third_discount_date: 'days_for_third_discount',
  instruction_days: 'days_for_sue',
  cancelled_code: 'instruction_code',
  payer_occurrence_codes: 'instruction_code',
  // Santander CNAB 400: one field has the last position and the check digit of the account.
  account_complement: 'account_digit',
  location_id: 'pix_location_id',
  generation_date: 'generated_at',
  generation_time: 'generated_at',
  recording_date: 'generated_at',
  file_sequence: 'next_remittance_number',
  remittance_number: 'next_remittance_number',
  // The file has more lines or a larger sum than the columns hold.
  sequence: 'entries',
  record_count: 'entries',
  simple_count: 'entries',
  simple_amount: 'entries',
}

/** The caller's name of a record's field. */
export function fieldAtFault(field: string): string {
  const share = /^split_\d+_(.+)$/.exec(field)?.[1]
  if (share !== undefined) return `split_accounts.${share === 'value' ? 'amount' : share}`
  return GIVEN_AS[field] ?? field
}

/** Returns the columns that a layout has for a text of a slip, by the slip's field; undefined for values that are no text of a single field. */
export function textWidthOf({ layout }: RemittanceDialect, field: string): number | undefined {
  const widths = Object.values(layout.records).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind, from, to, maxLength }]) =>
      kind === 'text' && fieldAtFault(name) === field ? [maxLength ?? to - from + 1] : [],
    ),
  )
  return widths.length === 0 ? undefined : Math.max(...widths)
}
