/** A return file in plain values: what is to be said, and not where it stands. */
import type { LayoutKind } from '../../banks/index.js'
import type { LineParsed, LineParsedEntry, OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { ReturnRecord } from '../../return/index.js'

/** Values of fields by their names in the layout, as `cnab layout` lists them: `due_date`, or `segment_t.due_date` for that of one record alone. */
export type FieldValues = Readonly<Record<string, string | number | null | undefined>>

/** Which of a bank's dialects a file is written in. */
export interface DialectName {
  /** COMPE number, slug or name: `341`, `itau`. */
  readonly bank: string
  readonly layout: LayoutKind
  /** One of several, by its name: `SICOB`. Default: the usual one. */
  readonly variant?: string | undefined
}

/** What the occurrence and the reasons say, and `line_parsed` therefore not by itself. */
type WrittenByCodes = 'event_type' | 'error_code'

/** The entries of `line_parsed` that can be asked for by name. */
export type EntryToWrite = Exclude<LineParsedEntry, WrittenByCodes>

/**
 * Entries of `line_parsed` to be read from a title: money in integer cents, as text or number; days `YYYY-MM-DD`; `''` or null where the bank is to
 * leave the columns blank. Texts are capitals of ASCII; a number's zeros on the left may be left out. Nosso número is as long as the bank has it, with
 * or without its check digit, which is computed where it has columns of its own.
 */
export type EntriesToWrite = { readonly [E in EntryToWrite]?: string | number | null | undefined }

/** One title of a return, as it is to be read. */
export interface ReturnTitleValues {
  /** The bank's own code. Without it, the first by which the bank says `our_occurrence`. */
  readonly occurrence?: string | undefined
  /** The record it begins with, by role, where the bank has several for the occurrence. Default: the first. */
  readonly record?: string | undefined
  /** The unified occurrence. With `occurrence`, what that is to mean, where it may mean several things. */
  readonly our_occurrence?: OurOccurrence | undefined
  /** The kind it is to be of, where codes of one meaning are of several. */
  readonly kind?: OccurrenceKind | undefined
  /** The bank's codes, each of a table of the occurrence. */
  readonly reasons?: readonly string[] | undefined
  /** The bank only announces the occurrence: the same line will come again. For dialects that mark such lines. */
  readonly announced?: boolean | undefined
  readonly line_parsed?: EntriesToWrite | undefined
  /** Values of other fields of the title's records: due date, face value, payer. */
  readonly values?: FieldValues | undefined
  /** Records that come with the title besides those it needs, by role; several as a list. */
  readonly companions?: Readonly<Record<string, FieldValues | readonly FieldValues[]>> | undefined
}

/** Titles of one agreement or account: a lot, in CNAB 240. */
export interface ReturnLotValues {
  /** Values of fields of the lot's records, its titles too. */
  readonly values?: FieldValues | undefined
  readonly titles: readonly ReturnTitleValues[]
}

interface HeaderValues extends DialectName {
  /** Day the bank makes the file, `YYYY-MM-DD`. Default: none. */
  readonly generated_at?: string | undefined
  /** The bank's number of the file, where it has one. */
  readonly file_number?: number | undefined
  readonly beneficiary_name?: string | undefined
  /** Values of fields, in every record of the file that has them: agency, account, agreement. */
  readonly values?: FieldValues | undefined
}

/** A return file of one agreement, or (CNAB 240) of several lots. */
export type ReturnFileValues = HeaderValues &
  (Pick<ReturnLotValues, 'titles'> | { readonly lots: readonly [ReturnLotValues, ...ReturnLotValues[]] })

/** What is read from a title that was written: as `ReturnRecord` has it. */
export type WrittenTitle = Pick<
  ReturnRecord,
  'line' | 'occurrence' | 'our_occurrence' | 'kind' | 'money' | 'final' | 'pix' | 'reasons'
> & {
  /** All its entries. Raw lines are left out. */
  readonly line_parsed: Omit<LineParsed, 'line_t' | 'line_u'>
}

/** A return file, written. */
export interface WrittenReturn extends DialectName {
  readonly bytes: Uint8Array
  /** What `parseReturn` reads from it, in the order of the file, through all lots. */
  readonly bank_billet_discharges: readonly WrittenTitle[]
}
