/**
 * Forms of a field that are no error and have no diagnostic, recorded so that the same bytes can be written back. `other_empty`: the value is missing, but
 * written with blanks instead of zeros or the other way round. `other_alignment`: a code has its blanks on the other side, or a number the blanks of
 * `Field.blanksAfter` after it.
 */
export type SilentFault = 'other_empty' | 'other_alignment'

export const isSilent = (code: FaultCode): code is SilentFault => code === 'other_empty' || code === 'other_alignment'

/** Faults of the columns of a field. */
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
  | SilentFault

/** A field whose columns differ from the encoded value. */
export interface Fault {
  readonly field: string
  readonly code: FaultCode
}

/** Returns a function that makes each fault of a field once. */
export function faultsOf(field: string): (code: FaultCode) => Fault {
  const known = new Map<FaultCode, Fault>()
  return (code) => {
    let fault = known.get(code)
    if (fault === undefined) {
      fault = { field, code }
      known.set(code, fault)
    }
    return fault
  }
}
