/** Error in the definition of a layout. Thrown when the layout is defined. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
  readonly code = 'layout_error'

  constructor(
    /** Name of the record or layout. */
    readonly layout: string,
    readonly problem: string,
  ) {
    super(`${layout}: ${problem}`)
  }
}

/** A value that cannot be written to its columns. The caller did not validate the value. */
export class EncodeError extends Error {
  override readonly name = 'EncodeError'
  readonly code = 'encode_error'

  constructor(
    readonly record: string,
    readonly field: string,
    /** First and last column. */
    readonly from: number,
    readonly to: number,
    readonly value: unknown,
    readonly problem: string,
  ) {
    super(`${record}: ${field} (${from}-${to}) ${problem}`)
  }
}

/** Whether an error is an {@link EncodeError}, also of another copy of the library. */
export const isEncodeError = (error: unknown): error is EncodeError =>
  error instanceof Error && 'code' in error && error.code === 'encode_error'
