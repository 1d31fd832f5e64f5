/** Lines of another width: trimmed, padded, or cut. */
import type { AnyField, Kind } from '../../define/field.js'
import type { FixedRecord } from '../../define/record.js'
import { isText } from './evidence.js'
import { fieldsOf } from './fields-of.js'

/** Kinds that may be blank. An editor may have trimmed them. */
const BLANKABLE: ReadonlySet<Kind> = new Set(['text', 'blanks', 'reserved', 'digits', 'tax_id'])
/** Kinds that are never blank. */
const NEVER_BLANK: ReadonlySet<Kind> = new Set(['integer', 'literal', 'zeros'])
const FILLERS: ReadonlySet<Kind> = new Set(['blanks', 'reserved'])

/** Whether a line has no trailing blanks, and lacks only columns that may be blank. A line that only lost characters still ends with its trailing blanks. */
export const isTrimmed = (record: FixedRecord, raw: string): boolean =>
  raw.length < record.width && !raw.endsWith(' ') && firstMissingColumn(record, raw) === null

/** Whether a line has the columns of the record, and the further blanks of each line of its file. */
export const isPadded = ({ width }: FixedRecord, line: string, padding: number): boolean =>
  line.length > width && withoutMargin(line, padding).length === width

export const withoutMargin = (line: string, padding: number): string =>
  padding > 0 && line.slice(-padding).trim() === '' ? line.slice(0, -padding) : line

/**
 * Returns the first missing column of a short line that lacks columns which are never blank. The missing columns were cut off, or lost before the end. Null if
 * the line may only have been trimmed.
 */
export function firstMissingColumn(record: FixedRecord, raw: string): number | null {
  if (raw.length >= record.width) return null
  if (raw.endsWith(' ')) return raw.trimEnd().length + 1
  if (endsInZeros(record, raw)) {
    let end = raw.length
    while (raw[end - 1] === '0') end--
    return end + 1
  }
  const lost = Object.values(record.fields).find(({ kind, to }) => NEVER_BLANK.has(kind) && to > raw.length)
  return lost === undefined ? null : Math.min(lost.from, raw.length)
}

/** Whether a line ends inside a filler of zeros. Such a line was not trimmed, because only blanks are trimmed. */
export const endsInZeros = ({ fields }: FixedRecord, raw: string): boolean =>
  Object.values(fields).some(
    ({ kind, from, to }) =>
      FILLERS.has(kind) && from <= raw.length && to > raw.length && /^0+$/.test(raw.slice(from - 1)),
  )

/** Returns the first needed field that a line of a length lacks; undefined if it has all. */
export const firstCutField = (record: FixedRecord, length: number, needed: ReadonlySet<string>): string | undefined =>
  fieldsOf(record).fields.find(([name, field]) => isCut(field, length) && needed.has(name))?.[0]

/** Whether a line ends inside a field, or before a field that cannot have been trimmed because it is never blank. */
export const isCut = (field: AnyField, length: number): boolean =>
  field.to > length && !(field.from > length ? BLANKABLE.has(field.kind) || field.empty === 'blanks' : isText(field))
