/** Percentages of a slip with more decimals than their columns: they are rounded and reported in `changes`. */
import { Decimal } from 'decimal.js'
import type { RecordValues } from '../banks/index.js'
import { hasTwoDecimals, inTenThousandths, type PreparedSlip } from '../cobranca/index.js'
import { type FixedRecord, type Unit, type UnitByCode, unitOf } from '../fixed-width/index.js'
import type { TextPlace } from './text-changes.js'

/** A percentage of a slip, and the columns it may go into, in whichever record has them. */
interface PercentageField {
  readonly field: string
  readonly columns: readonly string[]
  /** Interest is of a day, and may go as of a month. */
  readonly perDay: boolean
}

const percentageField = (name: string, columns: readonly string[], perDay = false): PercentageField => ({
  field: `slip.${name}_percentage`,
  columns,
  perDay,
})

const FINE = percentageField('fine', ['fine_value'])
const INTEREST = percentageField('interest', ['interest_value', 'new_interest_value'], true)
const DISCOUNTS = ['discount', 'second_discount', 'third_discount'].map((name) =>
  percentageField(name, [`${name}_value`]),
)
const MINIMUM = percentageField('divergent_payment_minimum', ['min_value', 'min_percentage'])
const MAXIMUM = percentageField('divergent_payment_maximum', ['max_value', 'max_percentage'])

const PERCENTAGE_FIELDS: readonly PercentageField[] = [FINE, INTEREST, ...DISCOUNTS, MINIMUM, MAXIMUM]

/** A column of a record that may hold a percentage of a slip: by a code, it may be an amount. */
export interface PercentageColumn {
  readonly of: PercentageField
  readonly column: string
  readonly unit: Unit | UnitByCode
}

/** The columns of a record that may hold percentages of a slip. */
export const percentageColumnsOf = ({ fields }: FixedRecord): readonly PercentageColumn[] =>
  PERCENTAGE_FIELDS.flatMap((of) =>
    of.columns.flatMap((column) => {
      const unit = fields[column]?.unit
      return unit !== undefined && mayBePercentage(unit) ? [{ of, column, unit }] : []
    }),
  )

const mayBePercentage = (unit: Unit | UnitByCode): boolean =>
  'of' in unit ? unit.of === 'percentage' : Object.values(unit.codes).some(mayBePercentage)

/** A percentage that a slip asks for. */
export interface AskedPercentage {
  readonly of: PercentageField
  readonly percentage: Decimal
}

const NONE: readonly AskedPercentage[] = []

/** Percentages of a slip that columns of two decimals do not hold; no layout has fewer decimals. */
export function finePercentages({
  fine,
  interest,
  discounts,
  divergent_payment,
}: PreparedSlip): readonly AskedPercentage[] {
  let found = NONE
  if (fine?.kind === 'percentage') found = withFine(found, FINE, fine.percentage)
  if (interest?.kind === 'percentage') found = withFine(found, INTEREST, interest.percentage)
  for (let i = 0; i < discounts.length; i++) {
    const discount = discounts[i]!
    if (discount.kind === 'percentage') found = withFine(found, DISCOUNTS[i]!, discount.percentage)
  }
  if (divergent_payment?.kind === 'percentage') {
    const { minimum, maximum } = divergent_payment
    if (minimum !== null) found = withFine(found, MINIMUM, minimum as Decimal)
    if (maximum !== null) found = withFine(found, MAXIMUM, maximum as Decimal)
  }
  return found
}

const withFine = (
  found: readonly AskedPercentage[],
  of: PercentageField,
  percentage: Decimal,
): readonly AskedPercentage[] => (hasTwoDecimals(percentage) ? found : [...found, { of, percentage }])

const DAYS_OF_A_MONTH = 30

/**
 * Notes the percentages that a record holds rounded.
 *
 * @param columns those of the record that may hold percentages
 * @param main values of the entry's main record, which may have the code of the unit
 */
export function noteRounded(
  asked: readonly AskedPercentage[],
  columns: readonly PercentageColumn[],
  values: RecordValues,
  main: RecordValues,
  note: (place: TextPlace, text: string) => void,
): void {
  const own = values as Readonly<Record<string, unknown>>
  const codeOf = (name: string): string => String(own[name] ?? (main as Readonly<Record<string, unknown>>)[name] ?? '')
  for (const { of, column, unit: declared } of columns) {
    const written = own[column]
    const percentage = asked.find((each) => each.of === of)?.percentage
    if (percentage === undefined || typeof written !== 'number' || written === 0) continue
    const unit = unitOf({ unit: declared }, codeOf)
    if (unit === null || unit.of !== 'percentage') continue
    const { field, perDay } = of
    const isMonthly = perDay && unit.per === 'month'
    if (isExact(written, unit.decimals, percentage, isMonthly ? DAYS_OF_A_MONTH : 1)) continue
    const to = percentText(percentageOf(written, unit.decimals), !perDay ? '' : isMonthly ? ' ao mês' : ' ao dia')
    note({ name: field, field: null, to }, percentText(percentage, perDay ? ' ao dia' : ''))
  }
}

/** Whether the columns hold a percentage, multiplied by `times`, exactly. */
function isExact(written: number, decimals: number, percentage: Decimal, times: number): boolean {
  const tenThousandths = inTenThousandths(percentage)
  return tenThousandths >= 0 && decimals <= 4
    ? written * 10 ** (4 - decimals) === tenThousandths * times
    : percentageOf(written, decimals).eq(percentage.times(times))
}

const percentageOf = (written: number, decimals: number): Decimal =>
  new Decimal(written).div(new Decimal(10).pow(decimals))

/** `0,0333% ao dia` */
const percentText = (percentage: Decimal, per: string): string => `${percentage.toFixed().replace('.', ',')}%${per}`
