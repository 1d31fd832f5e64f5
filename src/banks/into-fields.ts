/** Conversion of values for fields, with the widths, decimals and limits of the field. */
import type { Decimal } from 'decimal.js'
import { chargeInReais, mustBeAtLeast, mustBeAtMost, type PreparedCharge, type PreparedSlip, scaledPercentage, ValidationError } from '../cobranca/index.js'
import { inColumns, messageLines } from '../febraban/index.js'
import { type AnyField, CENTS, decimalsOf, type Fields, type FixedRecord, LayoutError, maxValueOf, type Unit, unitsIn } from '../fixed-width/index.js'

/** Number of columns of a field. */
export const columnCount = ({ from, to }: Pick<AnyField, 'from' | 'to'>): number => to - from + 1

/** A number as digits that fill a field. */
export const digitsInto = (field: AnyField, value: number | string): string => String(value).padStart(columnCount(field), '0')

/** Returns a function that caches the decimals of a unit in a field. */
function onceForField(of: Unit['of'], without?: number): (field: AnyField) => number {
  const known = new WeakMap<AnyField, number>()
  return (field) => {
    const decimals = known.get(field) ?? onlyDecimals(field, of) ?? without
    if (decimals === undefined) throw new LayoutError(`${field.from}-${field.to}`, `the field has no ${of}`)
    known.set(field, decimals)
    return decimals
  }
}

function onlyDecimals({ unit, from, to }: AnyField, of: Unit['of']): number | undefined {
  const units = unit === undefined ? [] : unitsIn(unit).filter((each) => each.of === of)
  const [decimals, ...others] = new Set(units.map(decimalsOf))
  if (others.length > 0) throw new LayoutError(`${from}-${to}`, `the field has ${of} of different decimals`)
  return decimals
}

/** Decimals of a percentage in a field. */
export const percentageDecimals = onceForField('percentage')

/** Decimals of reais in a field. */
export const reaisDecimals = onceForField('reais', CENTS)

/** The largest percentage that a field holds, as text for messages: `99,99`. */
export const greatestPercentage = (field: AnyField): string => {
  const decimals = percentageDecimals(field)
  return (maxValueOf(field) / 10 ** decimals).toFixed(decimals).replace('.', ',')
}

/**
 * A percentage in units of the field's last decimal.
 *
 * @param name the slip's field that the error names
 * @throws {ValidationError} if it rounds to zero or exceeds the field
 */
export function percentageInto(field: AnyField, percentage: Decimal, name: string): number {
  const scaled = scaledPercentage(percentage, percentageDecimals(field), name)
  if (scaled > maxValueOf(field)) throw new ValidationError({ [name]: [mustBeAtMost(greatestPercentage(field))] })
  return scaled
}

/**
 * The percentage of a charge in a field without decimals.
 *
 * @param name the slip's field that the error names
 * @param layout for the message
 * @throws {ValidationError} if it has decimals, since rounding would change the charge, or exceeds the field
 */
export function wholePercentageInto(field: AnyField, percentage: Decimal, name: string, layout: string): number {
  if (!percentage.isInteger()) throw new ValidationError({ [name]: [`deve ser um percentual inteiro no ${layout}`] })
  return percentageInto(field, percentage, name)
}

/**
 * A charge for a field of «valor ou percentual»: reais or the percentage with the field's decimals; 0 without a charge.
 *
 * @param name the slip's field that the error names
 */
export const chargeInto = (field: AnyField, charge: PreparedCharge | null | undefined, name: string): number =>
  charge == null ? 0 : charge.kind === 'value' ? chargeInReais(charge, 0, reaisDecimals(field), name) : scaledPercentage(charge.percentage, percentageDecimals(field), name)

/**
 * Days of grace: days after the due date without the charge, which counts from the day after them; undefined without a charge.
 *
 * @param name the slip's field that the error names
 * @throws {ValidationError} if the charge counts from the due date, or later than the field holds
 */
export function graceInto(field: AnyField, charge: PreparedCharge | null, name: string): number | undefined {
  if (charge === null) return undefined
  const latest = maxValueOf(field) + 1
  if (charge.days < 1) throw new ValidationError({ [name]: [mustBeAtLeast(1)] })
  if (charge.days > latest) throw new ValidationError({ [name]: [mustBeAtMost(latest)] })
  return charge.days - 1
}

/** Lines of the slip's instructions that fields of one width hold. */
const linesFor = <F extends Fields>(slip: PreparedSlip, { fields }: FixedRecord<F>, names: readonly (keyof F & string)[]): readonly string[] =>
  messageLines(slip, columnCount(fields[names[0]!]!), names.length)

/**
 * The slip's instructions in the fields of a record that hold messages; blanks in the remaining fields.
 *
 * @throws {ValidationError} when they do not fit
 */
export const messagesInto = <F extends Fields, N extends keyof F & string>(slip: PreparedSlip, record: FixedRecord<F>, names: readonly N[]): Record<N, string> =>
  inColumns(names, linesFor(slip, record, names))

/**
 * Items in the columns that a record repeats, `<prefix>_1_…`, `<prefix>_2_…`: as many records as the items need.
 *
 * @param valuesOf values of an item by the end of the fields' names; positions begin at 1
 */
export function inRepeatedColumns<Item>(
  { fields }: FixedRecord,
  prefix: string,
  items: readonly Item[],
  valuesOf: (item: Item, position: number) => Readonly<Record<string, string | number>>,
): Record<string, string | number>[] {
  const groups = new Set(Object.keys(fields).flatMap((name) => name.match(`^${prefix}_([0-9]+)_`)?.[1] ?? [])).size
  const records: Record<string, string | number>[] = []
  for (let from = 0; from < items.length; from += groups) {
    const values = items.slice(from, from + groups).flatMap((item, i) =>
      Object.entries(valuesOf(item, from + i + 1)).map(([name, value]) => [`${prefix}_${i + 1}_${name}`, value]),
    )
    records.push(Object.fromEntries(values))
  }
  return records
}
