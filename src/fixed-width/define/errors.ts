/** A layout that contradicts itself. Thrown when it is defined, so it can only be met by who writes one. */
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

/** A value that cannot be written in its columns. A wrong call: input is validated before it comes to bytes. */
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

/** Whether an error is an {@link EncodeError}, also one of another copy of the library. */
export const isEncodeError = (error: unknown): error is EncodeError =>
  error instanceof Error && 'code' in error && error.code === 'encode_error'
