/** Evidence from the columns of one field: whether they are its content, in place or shifted. */
import type { AnyField, Kind } from '../../define/field.js'
import { columnsOf, readField } from '../../interpreter.js'
import { isSilent } from '../faults.js'
import { LAST_YEAR, LONG_DATE, WEIGHT } from './thresholds.js'

const TEXTS: ReadonlySet<Kind> = new Set(['text', 'blanks', 'reserved'])
const EMPTY = /^[0 ]*$/
/** Check digits of a CNPJ are digits, even where its other characters are letters. */
const NAME_IN_TAX_ID = /[A-Z][^A-Z]?$/

/** Whether a field may have any characters. */
export const isText = ({ kind }: AnyField): boolean => TEXTS.has(kind)

export const isLongDate = ({ kind, from, to }: AnyField): boolean => kind === 'date' && to - from + 1 === LONG_DATE

/** Whether a field is hardly regular by chance. */
const isCertain = (field: AnyField): boolean => field.kind === 'literal' || isLongDate(field)

/** The largest weight that the columns of a field can have. */
export const largestWeight = (field: AnyField): number => (isCertain(field) ? WEIGHT.certain : WEIGHT.other)

/** The weight of columns that are regular content of a field; 0 if they are irregular or empty. */
export const weightOf = (field: AnyField, columns: string): number =>
  EMPTY.test(columns) || !isRegular(field, columns) ? 0 : largestWeight(field)

/** Whether columns are regular content of a field. */
export function isRegular(field: AnyField, columns: string): boolean {
  let regular = true
  readField(field, columns, (code) => {
    if (!isSilent(code)) regular = false
  })
  return regular && !isUnlikely(field, columns)
}

/** Whether content is valid for the kind of a field, but no bank writes it. */
export function isUnlikely(field: AnyField, columns: string): boolean {
  if (field.kind === 'tax_id') return NAME_IN_TAX_ID.test(columns)
  // Years of two digits are never later than the last year; the other tests skip nearly all other columns.
  if (!isLongDate(field) || columns.startsWith('20', field.format!.indexOf('Y')) || EMPTY.test(columns)) return false
  const date = readField(field, columns, () => {})
  return typeof date === 'string' && date.slice(0, 4) > LAST_YEAR
}

/** Returns the content `by` columns after a field; null if it starts before the line. */
export function shifted({ from, to }: AnyField, raw: string, by: number): string | null {
  const start = from - 1 + by
  return start < 0 ? null : raw.slice(start, to + by).padEnd(to - from + 1)
}

/** Whether two contents have the same value, or no value that could be wrong. */
export const isEqualValue = (field: AnyField, here: string, aside: string): boolean =>
  here === aside || isText(field) || (EMPTY.test(aside) && EMPTY.test(here))

/** Whether regular content in shifted columns is no value of a field: it is blank, or the field has a date or constant only without the shift. */
export const isExcluded = (field: AnyField, here: string, aside: string, isNeeded: boolean): boolean =>
  (isNeeded && aside.trim() === '' && here.trim() !== '') ||
  (isCertain(field) && weightOf(field, here) > 0 && weightOf(field, aside) === 0)

/** Whether a date before a text may contain inserted columns: without them, it is another date. */
export function isOtherDate(field: AnyField, next: AnyField | undefined, raw: string, by: number): boolean {
  if (by < 0 || by >= LONG_DATE || !isLongDate(field) || next === undefined || !isText(next)) return false
  const columns = raw.slice(field.from - 1, field.to + by).padEnd(LONG_DATE + by)
  return Array.from({ length: LONG_DATE }, (_, at) => columns.slice(0, at) + columns.slice(at + by)).some(
    (other) => other !== columnsOf(field, raw) && isRegular(field, other),
  )
}
