import type { LayoutKind } from '../banks/index.js'
import type { Entry, FieldErrors, OurCode, Wallet } from '../cobranca/index.js'

/** A wallet, and what is to be asked of the bank about its slips. */
export interface RemittanceLot {
  readonly wallet: Wallet
  readonly entries: readonly Entry[]
}

/** What to build: one wallet's file, or several lots of one bank in one CNAB 240 file. */
export type RemittanceInput = RemittanceOptions &
  (RemittanceLot | { readonly lots: readonly [RemittanceLot, ...RemittanceLot[]] })

export interface RemittanceOptions {
  /** Day and time of the file: `YYYY-MM-DDTHH:MM:SS` in São Paulo, or with an offset (`Z`, `-03:00`), which is converted. Default: now. */
  readonly generated_at?: string
  /**
   * A text that would have to be cut or transliterated, a percentage that would be rounded, and a message or guarantor without columns is an error.
   * A layout that no manual confirms is an error, too. Default `false`: it is reported in `changes`, as are the payer's contacts and parts of his address that the layout has no columns for.
   */
  readonly strict?: boolean
  /** Leave out what is invalid and build the rest; it is listed in `rejected`. Default `false`: one invalid entry means no file. */
  readonly partial?: boolean
}

/** One entry as it went into the file: the service's `bank_billet_remittance`. */
export interface RemittanceRecord {
  /** Position of the entry in the input, from 0; through all lots. */
  readonly entry: number
  readonly our_code: OurCode
  /** The bank's code for it. */
  readonly occurrence: string
  /** Nosso número without check digit; zeros when the bank gives the number. */
  readonly our_number: string
  /** Nosso número with what stands before it and its check digit, where the bank has them, as it goes in bar code and return. */
  readonly processed_our_number_raw: string
  /** Lines of the file (1-based) that hold it. */
  readonly lines: readonly number[]
}

/**
 * What could not go as it was: accents taken off, characters replaced, cut to its columns, left out for want of any; a percentage of more decimals
 * than its columns.
 */
export interface TextChange {
  /** Position of the entry in the input, from 0; null for headers. */
  readonly entry: number | null
  /** `record.field`; `slip.field` for a text of the slip that the layout has no place for, and for a percentage. */
  readonly field: string
  readonly from: string
  readonly to: string
  /** Part of the text is missing from the file. */
  readonly cut: boolean
}

/** What a warning is about. */
export type WarningCode = 'due_on_weekend' | 'due_on_holiday' | 'overdue'

/** A value of an entry that its bank takes, but that may not be meant. */
export interface RemittanceWarning {
  /** Position of the entry in the input, from 0. */
  readonly entry: number
  readonly code: WarningCode
  /** The slip's field. */
  readonly field: 'expire_at'
  readonly value: string
  /** In Portuguese, to be read after the field's name. */
  readonly message: string
}

/** An entry that was left out of a partial file. */
export interface RejectedEntry {
  /** Position of the entry in the input, from 0. */
  readonly entry: number
  readonly errors: FieldErrors
}

/** What is known of a remittance file besides its bytes. */
export interface RemittanceSummary {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Which of the bank's dialects of the layout, where it has more than one: `convênio de 6 posições`. */
  readonly variant?: string
  readonly direction: 'remittance'
  readonly filename: string
  readonly remittance_number: number
  /** To be kept in the wallet for its next slip, and its next file: the library keeps no state. */
  readonly next_our_number: string
  readonly next_remittance_number: number
}

/** A remittance file, built. */
export interface Remittance extends RemittanceSummary {
  /** The file, plain ASCII with CR LF: the same as text and as bytes. */
  readonly content: string
  readonly bytes: Uint8Array
  /** For each lot, in order, the next nosso número of its wallet. A file of one wallet has one. */
  readonly lots: readonly { readonly next_our_number: string }[]
  readonly records: readonly RemittanceRecord[]
  /** Entries left out because the slip was registered by other means (`prevent_registration`), by position. */
  readonly skipped: readonly number[]
  /** Entries left out because they are invalid; only with `partial`. */
  readonly rejected: readonly RejectedEntry[]
  readonly changes: readonly TextChange[]
  /** Due dates in the past, and on days on which banks are closed, where the wallet does not allow them (`allow_expiration_on_weekends`). */
  readonly warnings: readonly RemittanceWarning[]
}
