/** Titles of a remittance or return, prepared for comparison. */
import { type Dialect, fittingRecord } from '../../banks/index.js'
import type { LocalizedText, OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import { type AnyField, type FieldValue, type FileLine, fieldLabel } from '../../fixed-width/index.js'
import type { Reason } from '../../return/index.js'

/** Title of a compared file. */
export interface ComparedTitle {
  /** First line of the title, 1-based. */
  readonly line: number
  /** The bank's code: instruction of a remittance, occurrence of a return. */
  readonly code: string
  /** The bank's text for the code; null for an unknown code. */
  readonly code_detail: string | null
  readonly our_number: string
  readonly control_number: string
  readonly document_number: string
  /** Meaning of the occurrence of a return; null for a title of a remittance. */
  readonly outcome: ComparedOutcome | null
}

/** Meaning of an occurrence, and its reasons. */
interface ComparedOutcome {
  readonly our_occurrence: OurOccurrence | null
  readonly kind: OccurrenceKind
  readonly reasons: readonly Reason[]
}

/** Values of a title by `record.field`; `record[2].field` for a repeated record. */
export interface WithValues {
  readonly values: ReadonlyMap<string, FieldValue>
}

/** Numbers that identify a title, the most reliable first. */
export const TITLE_NUMBERS = ['our_number', 'control_number', 'document_number'] as const

export type TitleNumber = (typeof TITLE_NUMBERS)[number]

/** What the values of a line are taken from. */
export type ComparedValues = Pick<FileLine, 'role' | 'raw' | 'values' | 'faults'>

/** Returns the values of a line by field; the raw text of an invalid value. */
export function fieldValuesOf(line: ComparedValues, dialect: Dialect): Record<string, FieldValue> {
  const { role, values: own } = line
  if (role === null || own === null) return {}
  const { record, values, text } = fittingRecord(dialect, { ...line, role, values: own })
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? contentOfField(record.fields[name]!, text)]),
  )
}

/** Returns the content of an invalid field, e.g. a code in place of a date; null if the field is empty. */
export function contentOfField({ from, to }: Pick<AnyField, 'from' | 'to'>, text: string): string | null {
  const columns = text.slice(from - 1, to).trim()
  return /^0*$/.test(columns) ? null : columns
}

/** Returns the field name of a path: `amount` for `segment_p.amount`. */
export const fieldName = (path: string): string => path.slice(path.indexOf('.') + 1)

/** Returns the label of a field of a dialect. */
export const labelAt = ({ layout }: Dialect, path: string): LocalizedText =>
  fieldLabel(roleAt(path), fieldName(path), layout.words)!

/** Returns the role of a path: of `segment_y50[2].split_value`, `segment_y50`. */
const roleAt = (path: string): string => path.replace(/[[.].*/, '')

/** Returns the descriptor of a field, also if only an alternative record has the field. */
export function fieldOf({ layout, alternatives = {} }: Dialect, path: string): AnyField {
  const role = roleAt(path)
  const name = fieldName(path)
  const records = [layout.records[role]!, ...(alternatives[role] ?? [])]
  return records.find(({ fields }) => Object.hasOwn(fields, name))!.fields[name]!
}

/** Returns a code of the record of a path, or of the first record with the field. */
export function codeInRecord({ values }: WithValues, path: string, name: string): string {
  const own = values.get(path.slice(0, path.indexOf('.') + 1) + name)
  const first = own === undefined ? [...values].find(([each]) => fieldName(each) === name)?.[1] : own
  return String(first ?? '').trim()
}

/** Returns true for sequence and lot numbers, which depend on the position in the file. */
export function isPosition({ layout: { structure, sequence } }: Dialect, path: string): boolean {
  const name = fieldName(path)
  return name === sequence?.field || name === structure.lot?.number
}
