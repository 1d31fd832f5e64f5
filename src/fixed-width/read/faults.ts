/**
 * What can be wrong with the columns of one field. `other_empty` is not wrong: the value is absent, written in the other
 * customary way (blanks for zeros); it is noted only so that the same bytes can be written back.
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

/** A field whose columns are not what its value would be written as. */
export interface Fault {
  readonly field: string
  readonly code: FaultCode
}
