/** Compares two titles, or two headers, field by field. */
import type { Dialect } from '../../banks/index.js'
import type { LocalizedText } from '../../cobranca/index.js'
import { type FieldValue, isInCents, type Kind, type Unit, unitOf } from '../../fixed-width/index.js'
import type { ReadTitles } from './title-reader.js'
import { codeInRecord, fieldName, fieldOf, fieldValuesOf, isPosition, labelAt, type WithValues } from './titles.js'

/** Field with different values. */
export interface FieldDifference {
  /** `record.field` if both files have the same layout; otherwise only the field, because its record differs. */
  readonly field: string
  /** Label of the field. */
  readonly label: LocalizedText
  readonly kind: Kind
  /** Cents for money, `YYYY-MM-DD` for dates, the raw text for an invalid value; undefined if the record is missing. */
  readonly a: FieldValue | undefined
  readonly b: FieldValue | undefined
  /** Units of an amount, unless both are reais; null if unknown. */
  readonly units?: { readonly a: Unit | null; readonly b: Unit | null }
}

/** The layouts of the two files. */
export interface Dialects {
  readonly a: Dialect
  readonly b: Dialect
}

/** Returns the fields in which two titles differ. */
export function fieldDifferences(a: WithValues, b: WithValues, dialects: Dialects): FieldDifference[] {
  if (dialects.a.layout !== dialects.b.layout) return commonDifferences(a, b, dialects)
  const paths = new Set([...a.values.keys(), ...b.values.keys()])
  return [...paths].flatMap((path) => {
    const [before, after] = [a.values.get(path), b.values.get(path)]
    if (isPosition(dialects.a, path) || before === after) return []
    // Two descriptors of one record may have different fields: an empty field that the other lacks is not a difference.
    if ((lacks(a, path) && isMissingOrZero(after)) || (lacks(b, path) && isMissingOrZero(before))) return []
    const { kind } = fieldOf(dialects.a, path)
    const label = labelAt(dialects.a, path)
    return [{ field: path, label, kind, a: before, b: after, ...unitsAt(a, path, b, path, dialects) }]
  })
}

/** Returns true if the title has the record of the path, but not the field. */
function lacks({ values }: WithValues, path: string): boolean {
  const record = path.slice(0, path.indexOf('.') + 1)
  return !values.has(path) && [...values.keys()].some((each) => each.startsWith(record))
}

const isMissingOrZero = (value: FieldValue | undefined): boolean => isMissing(value) || value === 0

/** Compares titles of two layouts: fields with the same name and kind, only the first field of each name. */
function commonDifferences(a: WithValues, b: WithValues, dialects: Dialects): FieldDifference[] {
  const others = byName(b)
  return [...byName(a)].flatMap(([field, path]) => {
    const other = others.get(field)
    if (other === undefined || isPosition(dialects.a, path) || isPosition(dialects.b, other)) return []
    const { kind } = fieldOf(dialects.a, path)
    const [before, after] = [a.values.get(path), b.values.get(other)]
    if (IGNORED_KINDS.has(kind) || fieldOf(dialects.b, other).kind !== kind || isSame(before, after, kind)) return []
    const label = labelAt(dialects.a, path)
    return [{ field, label, kind, a: before, b: after, ...unitsAt(a, path, b, other, dialects) }]
  })
}

/** Units of two amounts; empty if both are cents or the field is not money. */
function unitsAt(
  a: WithValues,
  path: string,
  b: WithValues,
  other: string,
  dialects: Dialects,
): Pick<FieldDifference, 'units'> {
  const unitIn = (title: WithValues, dialect: Dialect, at: string): Unit | null =>
    unitOf(fieldOf(dialect, at), (name) => codeInRecord(title, at, name))
  if (fieldOf(dialects.a, path).kind !== 'money') return {}
  const units = { a: unitIn(a, dialects.a, path), b: unitIn(b, dialects.b, other) }
  return isCents(units.a) && isCents(units.b) ? {} : { units }
}

const isCents = (unit: Unit | null): boolean => unit !== null && isInCents(unit)

/** Fields for the bank's own use have another meaning in each layout. */
const IGNORED_KINDS: ReadonlySet<Kind> = new Set(['reserved'])

/** Compares values of columns of different widths: texts may be cut, numbers padded with zeros. A missing value equals any value. */
function isSame(a: FieldValue | undefined, b: FieldValue | undefined, kind: Kind): boolean {
  if (isMissing(a) || isMissing(b) || a === b) return true
  if (typeof a !== 'string' || typeof b !== 'string') return false
  if (kind !== 'text') return withoutZeros(a) === withoutZeros(b)
  const [short, long] = [a.trim(), b.trim()].sort((x, y) => x.length - y.length)
  return long!.startsWith(short!)
}

const isMissing = (value: FieldValue | undefined): boolean => value === undefined || value === null || value === ''
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

function byName({ values }: WithValues): Map<string, string> {
  const paths = new Map<string, string>()
  for (const path of values.keys()) {
    const name = fieldName(path)
    if (!paths.has(name)) paths.set(name, path)
  }
  return paths
}

type Header = Pick<ReadTitles, 'header' | 'found'>

/** Returns the fields in which the file headers of one layout differ. */
export function headerDifferences(first: Header, second: Header): FieldDifference[] {
  const { dialect } = first.found
  const role = dialect.layout.structure.header
  const [a, b] = [headerOf(first), headerOf(second)]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].flatMap((name) => {
    const path = `${role}.${name}`
    return a[name] === b[name] || isPosition(dialect, path)
      ? []
      : [{ field: path, label: labelAt(dialect, path), kind: fieldOf(dialect, path).kind, a: a[name], b: b[name] }]
  })
}

const headerOf = ({ header, found: { dialect } }: Header): Record<string, FieldValue> =>
  header === null ? {} : fieldValuesOf(header, dialect)
