/** The conversion of one return and its result. Plain data, so that threads can exchange it; contains no records. */
import type { LayoutKind } from '../../banks/index.js'
import type { Identity, UnsupportedReason } from '../../febraban/index.js'
import type { Severity } from '../../fixed-width/index.js'
import type { ReturnTotals } from '../../return/index.js'
import type { Source } from '../input/source.js'
import type { DiagnosticGroup } from '../output/diagnostic-tally.js'
import type { RecordOptions } from '../output/record-options.js'

export interface Job {
  readonly source: Source
  /** Bytes on disk; null if unknown. */
  readonly size: number | null
  /** Temporary path of the output. */
  readonly temporary: string
  readonly options: RecordOptions
  /** Hashes of converted returns that this one may be equal to. */
  readonly known: readonly string[]
  /** Maximum number of bytes, decompressed. */
  readonly maxBytes?: number | undefined
}

/** Summary of a return. */
export interface Findings extends ReturnTotals {
  /** COMPE number. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Day on which the bank generated the file; null if the file does not contain it. */
  readonly generated_at: string | null
  /** The bank's number of the file (NSA); null if it has none. */
  readonly file_number: number | null
  /** SHA-256 of the decompressed return, in hexadecimal. */
  readonly sha256: string
  /** Decompressed size, in bytes. */
  readonly size: number
  /** Number of records in the output; `kinds` and `since` exclude the others. */
  readonly written: number
  /** Size of the output, in bytes; with `join`, of the records before they are joined. */
  readonly output_size: number
  /** Number of diagnostics per severity. */
  readonly severities: Readonly<Record<Severity, number>>
  /** Diagnostics by code, errors first. */
  readonly diagnostics: readonly DiagnosticGroup[]
}

/** An error as plain data. */
export interface PlainError {
  readonly name: string
  readonly message: string
  /** Code of a system or library error: `ENOSPC`. */
  readonly code: string | null
  /** Limit of a `FileTooLargeError`. */
  readonly maxBytes?: number
}

export type JobResult =
  /** The output is complete and on the disk, under its temporary name. */
  | { readonly status: 'converted'; readonly findings: Findings }
  /** The hash is one of `known`: nothing was written. */
  | { readonly status: 'known'; readonly sha256: string }
  | {
      readonly status: 'unsupported'
      readonly reason: UnsupportedReason
      readonly identity: Identity
      readonly message: string
      readonly english: string
    }
  | { readonly status: 'failed'; readonly error: PlainError }

/** Progress callback and abort signal of a job, and how its thread may use the disk. */
export interface JobHooks {
  /** Called regularly with the progress since the last call. */
  onProgress?(step: JobStep): void
  readonly signal?: AbortSignal
  /** Whether the thread may wait for the disk. */
  readonly blocking?: boolean
}

export interface JobStep {
  /** Bytes read; for compressed files, compressed bytes. */
  readonly bytes: number
  readonly titles: number
}
