/**
 * Faults of the columns of a field. `other_empty` is not an error: the value is missing, but written with blanks instead of zeros or the other way round. It
 * is recorded so that the same bytes can be written back.
 */
export type FaultCode =
  | 'unexpected_literal'
  | 'filler_not_blank'
  | 'filler_not_zero'
  | 'not_digits'
  | 'not_a_number'
  | 'blank_padded'
  | 'number_too_large'
  | 'impossible_date'
  | 'impossible_time'
  | 'not_a_tax_id'
  | 'other_empty'

/** A field whose columns differ from the encoded value. */
export interface Fault {
  readonly field: string
  readonly code: FaultCode
}
