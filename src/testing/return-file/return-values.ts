/** Content of a return file as plain values, independent of columns. */
import type { LayoutKind } from '../../banks/index.js'
import type { LineParsed, LineParsedEntry, OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { ReturnRecord } from '../../return/index.js'

/** Field values by name, as `cnab layout` lists them: `due_date` for all records, `segment_t.due_date` for one record. */
export type FieldValues = Readonly<Record<string, string | number | null | undefined>>

/** Identifies a dialect of a bank. */
export interface DialectName {
  /** COMPE number, slug or name: `341`, `itau`. */
  readonly bank: string
  readonly layout: LayoutKind
  /** Name of a variant: `SICOB`. Default: the bank's default dialect. */
  readonly variant?: string | undefined
}

/** Entries determined by the occurrence and the reasons. */
type WrittenByCodes = 'event_type' | 'error_code'

/** Entries of `line_parsed` that can be given by name. */
export type EntryToWrite = Exclude<LineParsedEntry, WrittenByCodes>

/**
 * Expected entries of `line_parsed` of a title: money in integer cents, as text or number; dates as `YYYY-MM-DD`; `''` or null for blank columns. Texts
 * are ASCII capitals; leading zeros of numbers are optional. Nosso número has the bank's length, with or without its check digit; a check digit in its
 * own columns is computed.
 */
export type EntriesToWrite = { readonly [E in EntryToWrite]?: string | number | null | undefined }

/** Expected content of a title of a return. */
export interface ReturnTitleValues {
  /** The bank's own code. Default: the bank's first code for `our_occurrence`. */
  readonly occurrence?: string | undefined
  /** Role of the main record, if the bank has several for the occurrence. Default: the first. */
  readonly record?: string | undefined
  /** The unified occurrence. Together with `occurrence`, it selects one of several meanings of that code. */
  readonly our_occurrence?: OurOccurrence | undefined
  /** Kind of the occurrence, if codes of the same meaning have several kinds. */
  readonly kind?: OccurrenceKind | undefined
  /** The bank's reason codes, from the tables of the occurrence. */
  readonly reasons?: readonly string[] | undefined
  /** The bank only announces the occurrence and will send the line again. For dialects that mark such lines. */
  readonly announced?: boolean | undefined
  readonly line_parsed?: EntriesToWrite | undefined
  /** Values of other fields of the title: due date, face value, payer. */
  readonly values?: FieldValues | undefined
  /** Optional records of the title, by role; a list for repeated records. */
  readonly companions?: Readonly<Record<string, FieldValues | readonly FieldValues[]>> | undefined
}

/** Titles of one agreement or account. In CNAB 240, a lot. */
export interface ReturnLotValues {
  /** Field values of all records of the lot, including its titles. */
  readonly values?: FieldValues | undefined
  readonly titles: readonly ReturnTitleValues[]
}

export interface FileHeaderValues extends DialectName {
  /** Date of the file, `YYYY-MM-DD`. Default: no date. */
  readonly generated_at?: string | undefined
  /** Sequential number of the file, if the layout has one. */
  readonly file_number?: number | undefined
  readonly beneficiary_name?: string | undefined
  /** Values of fields in all records of the file: agency, account, agreement. */
  readonly values?: FieldValues | undefined
}

/** Content of a return file: one list of titles or, in CNAB 240, several lots. */
export type ReturnFileValues = FileHeaderValues &
  (Pick<ReturnLotValues, 'titles'> | { readonly lots: readonly [ReturnLotValues, ...ReturnLotValues[]] })

/** Result of reading a written title, with the fields of `ReturnRecord`. */
export type WrittenTitle = Pick<
  ReturnRecord,
  'line' | 'occurrence' | 'our_occurrence' | 'kind' | 'money' | 'final' | 'pix' | 'reasons'
> & {
  /** All entries except the raw lines. */
  readonly line_parsed: Omit<LineParsed, 'line_t' | 'line_u'>
}

/** A written return file. */
export interface WrittenReturn extends DialectName {
  readonly bytes: Uint8Array
  /** Result of `parseReturn`: the titles of all lots, in the order of the file. */
  readonly bank_billet_discharges: readonly WrittenTitle[]
}
