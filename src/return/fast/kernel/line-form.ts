/** The form of the lines that a reader writes for records: JSON, or rows of a CSV. The kernel has no code for a form; it follows these properties. */
import type { ColumnName } from '../../columns/columns.js'
import type { LineOfTitle } from '../../meaning/title-plan.js'
import type { RecordOrigin } from '../../meaning/title-record.js'
import type { FieldSource } from '../field-source.js'

/** Position of a value in a line. */
export type Slot =
  | Exclude<FieldSource, { readonly constant: unknown }>
  /** The line of one record, by role. */
  | { readonly lineOf: string }

/** A constant text or a slot. */
export type OutputPiece = string | Slot

/**
 * How a value is enclosed.
 *
 * - `plain`: by nothing, because no character of the value needs it
 * - `escaped`: by quotation marks, with the escapes of JSON
 * - `cell`, `quoted cell`: as a cell of a CSV, in quotation marks if necessary, or always; an empty cell has none
 */
export type Enclosure = 'plain' | 'escaped' | 'cell' | 'quoted cell'

export interface LineForm {
  /** Forms with the same name write the same lines. */
  readonly name: string
  /** Columns of a line; null if it has the whole record. */
  readonly fields: readonly ColumnName[] | null
  /** Returns the line of a record, or of a flat record with the columns, with its line feed. */
  lineOf(record: object): string
  /** Returns the parts of the lines of regular titles. A field that the record lacks is absent. */
  pieces(origin: RecordOrigin, lines: readonly LineOfTitle[]): readonly OutputPiece[]
  /** Returns the text of a value that the codes of a title decide. */
  textOf(value: unknown): string
  /** Returns a text as it is within an enclosure, before {@link guarded}. */
  within(text: string): string
  /** Text of an absent value. */
  readonly absent: string
  readonly dates: 'plain' | 'escaped'
  readonly amounts: Enclosure
  /** Also of whole lines of the file. */
  readonly texts: Enclosure
  /** Texts of digits. */
  readonly digits: Enclosure
  /** Separator of decimals; null for amounts in cents. */
  readonly decimal: ',' | '.' | null
  /** Characters besides control characters that need an escape, or {@link guarded}. */
  readonly special: readonly [string, string, string]
  /** Returns the content of a cell that has a special character, or that may begin a formula. `isQuoted`: the quotation marks around it are written already. */
  guarded(text: string, isQuoted: boolean): string
}
