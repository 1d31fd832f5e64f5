/** Sources of columns: the fields of slip, wallet or entry that the columns of a record hold. */

import type { RemittanceDialect } from '../banks/index.js'
import { maxLengthOf } from '../fixed-width/index.js'

/** Fields of the slip by which a company finds its title again. */
export type Identifier = 'document_number' | 'control_number'

/** A charge of a slip, or a limit of another payment: its fields before `_value` and `_percentage`. */
export type ChargeName =
  | 'fine'
  | 'interest'
  | 'discount'
  | 'second_discount'
  | 'third_discount'
  | 'divergent_payment_minimum'
  | 'divergent_payment_maximum'

export interface ColumnSource {
  /** The caller's name of the field. */
  readonly field: string
  /** The columns hold an identifier of the title. */
  readonly identifier?: Identifier
  /** The columns may hold this charge. */
  readonly charge?: ChargeName
  /** The text must not be blank in the file. `prepareSlip` checks this too, but before the letters that the bank accepts are known. */
  readonly isNeeded?: true
}

/** Sources by the name of the columns. Columns that are missing here hold the field of their own name. */
export const SOURCES: Readonly<Record<string, ColumnSource>> = {
  // Title
  due_date: { field: 'expire_at' },
  document_number: { field: 'document_number', identifier: 'document_number' },
  long_document_number: { field: 'document_number', identifier: 'document_number' },
  control_number: { field: 'control_number', identifier: 'control_number' },
  payment_limit: { field: 'days_for_revoke' },
  instruction_days: { field: 'days_for_sue' },
  cancelled_code: { field: 'instruction_code' },
  payer_occurrence_codes: { field: 'instruction_code' },
  location_id: { field: 'pix_location_id' },
  // Payer and guarantor
  payer_name: { field: 'customer_person_name', isNeeded: true },
  payer_address: { field: 'customer_address', isNeeded: true },
  payer_neighborhood: { field: 'customer_neighborhood', isNeeded: true },
  payer_city: { field: 'customer_city_name', isNeeded: true },
  payer_state: { field: 'customer_state' },
  payer_email: { field: 'customer_email' },
  email: { field: 'customer_email' },
  mobile_number: { field: 'customer_mobile_number' },
  guarantor_name: { field: 'guarantor_name', isNeeded: true },
  // Charges. A code of the record may decide whether a column of a value holds a percentage.
  fine_value: { field: 'fine_value', charge: 'fine' },
  fine_percentage: { field: 'fine_percentage', charge: 'fine' },
  fine_date: { field: 'days_for_fine' },
  interest_value: { field: 'interest_value', charge: 'interest' },
  new_interest_value: { field: 'new_interest_value', charge: 'interest' },
  interest_percentage: { field: 'interest_percentage', charge: 'interest' },
  interest_date: { field: 'days_for_interest' },
  discount_value: { field: 'discount_value', charge: 'discount' },
  discount_percentage: { field: 'discount_percentage', charge: 'discount' },
  discount_date: { field: 'days_for_discount' },
  second_discount_value: { field: 'second_discount_value', charge: 'second_discount' },
  second_discount_percentage: { field: 'second_discount_percentage', charge: 'second_discount' },
  second_discount_date: { field: 'days_for_second_discount' },
  third_discount_value: { field: 'third_discount_value', charge: 'third_discount' },
  third_discount_percentage: { field: 'third_discount_percentage', charge: 'third_discount' },
  third_discount_date: { field: 'days_for_third_discount' },
  min_value: { field: 'min_value', charge: 'divergent_payment_minimum' },
  min_percentage: { field: 'min_percentage', charge: 'divergent_payment_minimum' },
  max_value: { field: 'max_value', charge: 'divergent_payment_maximum' },
  max_percentage: { field: 'max_percentage', charge: 'divergent_payment_maximum' },
  // Wallet and file
  beneficiary_name: { field: 'beneficiary_name', isNeeded: true },
  // Santander CNAB 400: one field has the last position and the check digit of the account.
  account_complement: { field: 'account_digit' },
  generation_date: { field: 'generated_at' },
  generation_time: { field: 'generated_at' },
  recording_date: { field: 'generated_at' },
  file_sequence: { field: 'next_remittance_number' },
  remittance_number: { field: 'next_remittance_number' },
  // The file has more lines or a larger sum than the columns hold.
  sequence: { field: 'entries' },
  record_count: { field: 'entries' },
  simple_count: { field: 'entries' },
  simple_amount: { field: 'entries' },
}

/** Returns the source of columns. */
export function columnSourceOf(column: string): ColumnSource {
  if (Object.hasOwn(SOURCES, column)) return SOURCES[column]!
  const share = /^split_\d+_(.+)$/.exec(column)?.[1]
  return { field: share === undefined ? column : `split_accounts.${share === 'value' ? 'amount' : share}` }
}

/** The columns that may hold a charge, in any record. */
export const columnsOfCharge = (charge: ChargeName): readonly string[] =>
  Object.keys(SOURCES).filter((column) => SOURCES[column]!.charge === charge)

/** Returns the columns that a layout has for a text of a slip, by the slip's field; undefined for values that are no text of a single field. */
export function textWidthOf({ layout }: RemittanceDialect, field: string): number | undefined {
  const widths = Object.values(layout.records).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, column]) =>
      column.kind === 'text' && columnSourceOf(name).field === field ? [maxLengthOf(column)] : [],
    ),
  )
  return widths.length === 0 ? undefined : Math.max(...widths)
}
