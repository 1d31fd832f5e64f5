/** Percentages of a slip that are written rounded or in another unit. Each is reported as a change. */
import { Decimal } from 'decimal.js'
import type { RecordValues } from '../banks/index.js'
import {
  DAYS_OF_A_MONTH,
  formatMoney,
  hasTwoDecimals,
  inTenThousandths,
  type PreparedCharge,
  type PreparedSlip,
  perMonthGiven,
} from '../cobranca/index.js'
import { type AnyField, type FixedRecord, type Unit, type UnitByCode, unitOf } from '../fixed-width/index.js'
import type { TextLocation } from './text-changes.js'

/** A percentage of a slip, and the columns that may hold it, in any record. */
interface PercentageField {
  readonly field: string
  readonly columns: readonly string[]
  /** Set for interest, which is daily and may be written as monthly. */
  readonly perDay: boolean
}

const percentageField = (name: string, columns: readonly string[], perDay = false): PercentageField => ({
  field: `slip.${name}_percentage`,
  columns,
  perDay,
})

const FINE = percentageField('fine', ['fine_value', 'fine_percentage'])
const INTEREST = percentageField('interest', ['interest_value', 'new_interest_value', 'interest_percentage'], true)
const DISCOUNTS = ['discount', 'second_discount', 'third_discount'].map((name) =>
  percentageField(name, [`${name}_value`, `${name}_percentage`]),
)
const MINIMUM = percentageField('divergent_payment_minimum', ['min_value', 'min_percentage'])
const MAXIMUM = percentageField('divergent_payment_maximum', ['max_value', 'max_percentage'])

const PERCENTAGE_FIELDS: readonly PercentageField[] = [FINE, INTEREST, ...DISCOUNTS, MINIMUM, MAXIMUM]

/** Column of a record that may contain a percentage of a slip, or the amount calculated from it. A code may decide the unit. */
export interface PercentageColumn {
  readonly of: PercentageField
  readonly column: string
  readonly field: AnyField
}

/** Returns the columns of a record that may contain percentages of a slip. Columns of interest are included even if they contain reais. */
export const percentageColumnsOf = ({ fields }: FixedRecord): readonly PercentageColumn[] =>
  PERCENTAGE_FIELDS.flatMap((of) =>
    of.columns.flatMap((column) => {
      const { [column]: field } = fields
      return field !== undefined && (of === INTEREST || (field.unit !== undefined && mayBePercentage(field.unit)))
        ? [{ of, column, field }]
        : []
    }),
  )

const mayBePercentage = (unit: Unit | UnitByCode): boolean =>
  'of' in unit ? unit.of === 'percentage' : Object.values(unit.codes).some(mayBePercentage)

/** A percentage of a slip. */
export interface AskedPercentage {
  readonly of: PercentageField
  readonly percentage: Decimal
  /** The monthly percentage, if the slip has interest per month. */
  readonly perMonth: Decimal | undefined
}

const NONE: readonly AskedPercentage[] = []

/** Returns the percentages of a slip that may be changed: those with more than two decimals (no layout has fewer than two), and interest per month. */
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
): readonly AskedPercentage[] => {
  const perMonth = of === INTEREST ? perMonthGiven(percentage) : undefined
  return perMonth === undefined && hasTwoDecimals(percentage) ? found : [...found, { of, percentage, perMonth }]
}

/**
 * Reports percentages that a record contains rounded, and monthly interest that is written as reais per day.
 *
 * @param columns columns of the record that may contain percentages
 * @param main values of the entry's main record, which may have the code that decides the unit
 */
export function noteRounded(
  asked: readonly AskedPercentage[],
  columns: readonly PercentageColumn[],
  values: RecordValues,
  main: RecordValues,
  note: (location: TextLocation, text: string) => void,
): void {
  const own = values as Readonly<Record<string, unknown>>
  const codeOf = (name: string): string => String(own[name] ?? (main as Readonly<Record<string, unknown>>)[name] ?? '')
  for (const { of, column, field: columnField } of columns) {
    const written = own[column]
    const found = asked.find((each) => each.of === of)
    if (found === undefined || typeof written !== 'number' || written === 0) continue
    const unit = unitOf(columnField, codeOf)
    const to = unit === null ? null : writtenAs(found, written, unit)
    if (to !== null) note({ name: of.field, field: null, to }, askedText(found))
  }
}

/** Returns the text of the value written for a percentage; null if it was written exactly. */
function writtenAs({ of, percentage, perMonth }: AskedPercentage, written: number, unit: Unit): string | null {
  if (unit.of !== 'percentage') return perMonth === undefined ? null : reaisPerDay(written)
  const isMonthly = of.perDay && unit.per === 'month'
  const isUnchanged =
    isMonthly && perMonth !== undefined
      ? isExact(written, unit.decimals, perMonth, 1)
      : isExact(written, unit.decimals, percentage, isMonthly ? DAYS_OF_A_MONTH : 1)
  return isUnchanged
    ? null
    : percentText(percentageOf(written, unit.decimals), !of.perDay ? '' : isMonthly ? ' ao mês' : ' ao dia')
}

const askedText = ({ of, percentage, perMonth }: AskedPercentage): string =>
  perMonth === undefined ? percentText(percentage, of.perDay ? ' ao dia' : '') : percentText(perMonth, ' ao mês')

/** Text of a slip's interest: `R$ 2,00 ao dia`, `3% ao mês`. */
export const interestText = (interest: PreparedCharge): string =>
  interest.kind === 'value'
    ? reaisPerDay(interest.cents)
    : askedText({ of: INTEREST, percentage: interest.percentage, perMonth: perMonthGiven(interest.percentage) })

const reaisPerDay = (cents: number): string => `R$ ${formatMoney(cents)} ao dia`

/** Whether columns with `decimals` decimals hold a percentage, multiplied by `times`, exactly. */
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
