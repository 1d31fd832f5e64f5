import type { Identity } from './identify.js'

/**
 * Reason why a file is not read. `remittance`: it is a remittance, but should be a return; `return`: it is a return, but should be a remittance. `altered`: a
 * CNAB file with additional text around lines or between columns. `no_header`: the bank is unknown because the file has no header.
 */
export type UnsupportedReason =
  | 'not_cnab'
  | 'altered'
  | 'no_header'
  | 'remittance'
  | 'return'
  | 'other_service'
  | 'unknown_bank'
  | 'unknown_layout'

/** The file is not a cobrança file that the called function reads. The Portuguese message describes the file. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError'
  readonly code = 'unsupported_file'

  constructor(
    readonly reason: UnsupportedReason,
    /** Identity of the file. */
    readonly identity: Identity,
    message: string,
    /**
     * English message.
     *
     * @deprecated Use `messageOf`.
     */
    readonly english: string,
  ) {
    super(message)
  }
}

/** Whether an error is an {@link UnsupportedFileError}, also of another copy of the library. */
export const isUnsupportedFileError = (error: unknown): error is UnsupportedFileError =>
  error instanceof Error && 'code' in error && error.code === 'unsupported_file'
