import type { Identity } from './identify.js'

/**
 * Why a file is not read: as a return (`remittance`: it is one), or as a remittance (`return`). `altered`: a CNAB file with something around its lines
 * or between its columns; `no_header`: nothing in it tells the bank.
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

/** The file is not one of cobrança that the library reads in this way. The message names what it is, in Portuguese. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError'
  readonly code = 'unsupported_file'

  constructor(
    readonly reason: UnsupportedReason,
    /** What was found out about the file. */
    readonly identity: Identity,
    message: string,
    /** The message in English. */
    readonly english: string,
  ) {
    super(message)
  }
}

/** Whether an error is an {@link UnsupportedFileError}, also one of another copy of the library. */
export const isUnsupportedFileError = (error: unknown): error is UnsupportedFileError =>
  error instanceof Error && 'code' in error && error.code === 'unsupported_file'
