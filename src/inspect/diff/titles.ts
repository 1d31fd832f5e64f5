/** Titles of a remittance or return, prepared for comparison. */
import { type Dialect, fittingRecord, isKnown } from '../../banks/index.js'
import type { OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { AnyField, FieldValue, FileLine, Title } from '../../fixed-width/index.js'
import { parseReturn, type Reason } from '../../return/index.js'
import type { OpenedFile, OpenOptions } from '../opened-file.js'

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

/** Title with its values by `record.field`; `record[2].field` for a repeated record. */
export interface TitleValues extends ComparedTitle {
  readonly values: ReadonlyMap<string, FieldValue>
}

export type TitleNumber = 'our_number' | 'control_number' | 'document_number'

export function titlesOf(opened: OpenedFile, bytes: Uint8Array, options: OpenOptions): TitleValues[] {
  // Matched by position: in a file without line terminators, all titles have the same line number.
  const titles = opened.file.parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))
  const valuesAt = (i: number): Map<string, FieldValue> => valuesOf(titles[i]!, opened.dialect)
  if (opened.direction === 'remittance') {
    return opened.titles.map(({ line, occurrence, occurrence_detail }, i) =>
      titleOf(line, occurrence, occurrence_detail, null, valuesAt(i)),
    )
  }
  return parseReturn(bytes, options).bank_billet_discharges.map((record, i) => {
    const { line, occurrence, occurrence_detail, our_occurrence, kind, reasons } = record
    return titleOf(line, occurrence, occurrence_detail, { our_occurrence, kind, reasons }, valuesAt(i))
  })
}

function valuesOf({ main, companions }: Title, dialect: Dialect): Map<string, FieldValue> {
  const values = new Map<string, FieldValue>()
  const add = (path: string, line: FileLine): void => {
    for (const [name, value] of Object.entries(fieldValuesOf(line, dialect))) values.set(`${path}.${name}`, value)
  }
  add(main.role!, main)
  for (const [role, lines] of Object.entries(companions)) {
    for (const [i, line] of lines.entries()) add(i === 0 ? role : `${role}[${i + 1}]`, line)
  }
  return values
}

/** Returns the values of a line by field; the raw text of an invalid value. */
export function fieldValuesOf(line: FileLine, dialect: Dialect): Record<string, FieldValue> {
  if (!isKnown(line)) return {}
  const { record, values, text } = fittingRecord(dialect, line)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? rawText(record.fields[name]!, text)]),
  )
}

/** Returns the content of an invalid field, e.g. a code in place of a date; null if the field is empty. */
function rawText({ from, to }: AnyField, text: string): string | null {
  const columns = text.slice(from - 1, to).trim()
  return /^0*$/.test(columns) ? null : columns
}

function titleOf(
  line: number,
  code: string,
  code_detail: string | null,
  outcome: ComparedOutcome | null,
  values: ReadonlyMap<string, FieldValue>,
): TitleValues {
  const text = (name: TitleNumber): string => {
    for (const [path, value] of values) if (fieldName(path) === name) return String(value ?? '').trim()
    return ''
  }
  return {
    line,
    code,
    code_detail,
    our_number: text('our_number'),
    control_number: text('control_number'),
    document_number: text('document_number'),
    outcome,
    values,
  }
}

/** Returns the field name of a path: `amount` for `segment_p.amount`. */
export const fieldName = (path: string): string => path.slice(path.indexOf('.') + 1)

/** Returns the descriptor of a field, also if only an alternative record has the field. */
export function fieldOf({ layout, alternatives = {} }: Dialect, path: string): AnyField {
  const role = path.replace(/[[.].*/, '')
  const name = fieldName(path)
  const records = [layout.records[role]!, ...(alternatives[role] ?? [])]
  return records.find(({ fields }) => Object.hasOwn(fields, name))!.fields[name]!
}

/** Returns a code of the record of a path, or of the first record with the field. */
export function codeInRecord({ values }: TitleValues, path: string, name: string): string {
  const own = values.get(path.slice(0, path.indexOf('.') + 1) + name)
  const first = own === undefined ? [...values].find(([each]) => fieldName(each) === name)?.[1] : own
  return String(first ?? '').trim()
}

/** Returns true for sequence and lot numbers, which depend on the position in the file. */
export function isPosition({ layout: { structure, sequence } }: Dialect, path: string): boolean {
  const name = fieldName(path)
  return name === sequence?.field || name === structure.lot?.number
}
