/** The titles of a file, whichever way it goes, as they are compared with another's. */
import { type Dialect, fittingRecord, isKnown } from '../../banks/index.js'
import type { AnyField, FieldValue, FileLine, Title } from '../../fixed-width/index.js'
import { parseReturn } from '../../return/index.js'
import type { OpenedFile, OpenOptions } from '../opened-file.js'

/** One title, and what was told of it. */
export interface ComparedTitle {
  /** Line of the file (1-based) where it begins. */
  readonly line: number
  /** The bank's code: of the instruction in a remittance, of the occurrence in a return. */
  readonly code: string
  /** The bank's words for it; null when its table lacks the code. */
  readonly code_detail: string | null
  readonly our_number: string
  readonly control_number: string
  readonly document_number: string
}

/** A title with its values by `record.field`; of a record that comes several times, by `record[2].field`. */
export interface TitleValues extends ComparedTitle {
  readonly values: ReadonlyMap<string, FieldValue>
}

export type Numbering = 'our_number' | 'control_number' | 'document_number'

export function titlesOf(opened: OpenedFile, bytes: Uint8Array, options: OpenOptions): TitleValues[] {
  // One by one, and not by line: in a file without line ends all titles are on one.
  const titles = opened.file.parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))
  const valuesAt = (i: number): Map<string, FieldValue> => valuesOf(titles[i]!, opened.dialect)
  if (opened.direction === 'remittance') {
    return opened.titles.map(({ line, movement, movement_detail }, i) =>
      titleOf(line, movement, movement_detail, valuesAt(i)),
    )
  }
  return parseReturn(bytes, options).bank_billet_discharges.map(({ line, occurrence, occurrence_detail }, i) =>
    titleOf(line, occurrence, occurrence_detail, valuesAt(i)),
  )
}

function valuesOf({ main, companions }: Title, dialect: Dialect): Map<string, FieldValue> {
  const values = new Map<string, FieldValue>()
  const add = (path: string, line: FileLine): void => {
    for (const [name, value] of Object.entries(toldIn(line, dialect))) values.set(`${path}.${name}`, value)
  }
  add(main.role!, main)
  for (const [role, lines] of Object.entries(companions)) {
    for (const [i, line] of lines.entries()) add(i === 0 ? role : `${role}[${i + 1}]`, line)
  }
  return values
}

/** What a line says: the values of its fields, and of columns that none can be read from, the text that stands there. */
export function toldIn(line: FileLine, dialect: Dialect): Record<string, FieldValue> {
  if (!isKnown(line)) return {}
  const { record, values, text } = fittingRecord(dialect, line)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? unread(record.fields[name]!, text)]),
  )
}

/** A code in place of a date, say; null where nothing is said. */
function unread({ from, to }: AnyField, text: string): string | null {
  const columns = text.slice(from - 1, to).trim()
  return /^0*$/.test(columns) ? null : columns
}

function titleOf(
  line: number,
  code: string,
  code_detail: string | null,
  values: ReadonlyMap<string, FieldValue>,
): TitleValues {
  const text = (name: Numbering): string => {
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
    values,
  }
}

/** The field of a path: `amount` of `segment_p.amount`. */
export const fieldName = (path: string): string => path.slice(path.indexOf('.') + 1)

/** The field of a path, in whichever descriptor of its role has it. */
export function fieldOf({ layout, alternatives = {} }: Dialect, path: string): AnyField {
  const role = path.replace(/[[.].*/, '')
  const name = fieldName(path)
  const records = [layout.records[role]!, ...(alternatives[role] ?? [])]
  return records.find(({ fields }) => Object.hasOwn(fields, name))!.fields[name]!
}

/** What stands in a field of the record of a path, or of the first record that has it. */
export function codeBeside({ values }: TitleValues, path: string, name: string): string {
  const own = values.get(path.slice(0, path.indexOf('.') + 1) + name)
  const first = own === undefined ? [...values].find(([each]) => fieldName(each) === name)?.[1] : own
  return String(first ?? '').trim()
}

/** Fields that tell where a line stands in its file, not what it says. */
export function isPlace({ layout: { structure, sequence } }: Dialect, path: string): boolean {
  const name = fieldName(path)
  return name === sequence?.field || name === structure.lot?.number
}
