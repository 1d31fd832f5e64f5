/** One return to be converted, and what came of it: plain data, so that it can go to another thread and back. Never records. */
import type { LayoutKind } from '../../banks/index.js'
import type { Identity, UnsupportedReason } from '../../febraban/index.js'
import type { Severity } from '../../fixed-width/index.js'
import type { ReturnTotals } from '../../return/index.js'
import type { Source } from '../input/source.js'
import type { DiagnosticGroup } from '../output/diagnostic-tally.js'
import type { RecordOptions } from '../output/record-options.js'

export interface Job {
  readonly source: Source
  /** Bytes of it, as it lies there; null when nobody has looked. */
  readonly size: number | null
  /** Where the output is written until it gets its name. */
  readonly temporary: string
  readonly options: RecordOptions
  /** Hashes of returns whose conversion stands, and which this one may be. */
  readonly known: readonly string[]
}

/** What was found in a return. */
export interface Findings extends ReturnTotals {
  /** COMPE number. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Day on which the bank made the file; null when it does not tell. */
  readonly generated_at: string | null
  /** The bank's number of the file (NSA), when it has one. */
  readonly file_number: number | null
  /** SHA-256 of the return, unpacked, in hexadecimal. */
  readonly sha256: string
  /** Its size, unpacked, in bytes. */
  readonly size: number
  /** How many of the records are in the output; the others were left out by `kinds` or `since`. */
  readonly written: number
  /** Size of the output, in bytes. */
  readonly output_size: number
  /** How many diagnostics of each severity. */
  readonly severities: Readonly<Record<Severity, number>>
  /** The diagnostics by code, the worst first. */
  readonly diagnostics: readonly DiagnosticGroup[]
}

/** An error as plain data: threads hand over no classes. */
export interface PlainError {
  readonly name: string
  readonly message: string
  /** The system's, or a library's: `ENOSPC`. */
  readonly code: string | null
}

export type JobResult =
  /** The output is whole, on the disk, under the temporary name. */
  | { readonly status: 'converted'; readonly findings: Findings }
  /** Its hash is one of those that were known: nothing was written. */
  | { readonly status: 'known'; readonly sha256: string }
  | {
      readonly status: 'refused'
      readonly reason: UnsupportedReason
      readonly identity: Identity
      readonly message: string
      readonly english: string
    }
  | { readonly status: 'failed'; readonly error: PlainError }

/** Whom to tell how far it is, and who may stop it. */
export interface JobHooks {
  /** Told now and then of what came since the last time. */
  onProgress?(step: JobStep): void
  readonly signal?: AbortSignal
}

export interface JobStep {
  /** Bytes read of the file, as it lies there: of a packed one, packed bytes. */
  readonly bytes: number
  readonly titles: number
}
