/** Percentages of a slip with more decimals than their columns: they are rounded, and a change tells so. */
import { Decimal } from 'decimal.js'
import type { RecordValues } from '../banks/index.js'
import { hasTwoDecimals, type PreparedSlip } from '../cobranca/index.js'
import { type Fields, unitOf } from '../fixed-width/index.js'
import type { TextPlace } from './text-changes.js'

/** A percentage that a slip asks for, and the columns it may go into, in whichever record has them. */
export interface AskedPercentage {
  readonly field: string
  readonly columns: readonly string[]
  readonly percentage: Decimal
  /** Interest is of a day, and may go as of a month. */
  readonly perDay: boolean
}

const NONE: readonly AskedPercentage[] = []

const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/** Those of a slip that columns of two decimals do not hold; no layout has fewer. */
export function finePercentages({
  fine,
  interest,
  discounts,
  divergent_payment,
}: PreparedSlip): readonly AskedPercentage[] {
  let found: AskedPercentage[] | null = null
  const ask = (name: string, columns: readonly string[], percentage: Decimal, perDay = false): void => {
    if (hasTwoDecimals(percentage)) return
    found ??= []
    found.push({ field: `slip.${name}_percentage`, columns, percentage, perDay })
  }
  if (fine?.kind === 'percentage') ask('fine', ['fine_value'], fine.percentage)
  if (interest?.kind === 'percentage')
    ask('interest', ['interest_value', 'new_interest_value'], interest.percentage, true)
  for (let i = 0; i < discounts.length; i++) {
    const discount = discounts[i]!
    if (discount.kind === 'percentage') ask(DISCOUNTS[i]!, [`${DISCOUNTS[i]}_value`], discount.percentage)
  }
  if (divergent_payment?.kind === 'percentage') {
    const { minimum, maximum } = divergent_payment
    if (minimum !== null) ask('divergent_payment_minimum', ['min_value', 'min_percentage'], minimum as Decimal)
    if (maximum !== null) ask('divergent_payment_maximum', ['max_value', 'max_percentage'], maximum as Decimal)
  }
  return found ?? NONE
}

const DAYS_OF_A_MONTH = 30

/**
 * Notes the percentages that a record holds rounded.
 *
 * @param main values of the entry's main record, where a code may stand that tells the unit
 */
export function noteRounded(
  asked: readonly AskedPercentage[],
  fields: Fields,
  values: RecordValues,
  main: RecordValues,
  note: (place: TextPlace, text: string) => void,
): void {
  const own = values as Readonly<Record<string, unknown>>
  const codeOf = (name: string): unknown => own[name] ?? (main as Readonly<Record<string, unknown>>)[name]
  for (const { field, columns, percentage, perDay } of asked) {
    for (const column of columns) {
      const written = own[column]
      if (typeof written !== 'number' || written === 0 || fields[column] === undefined) continue
      const unit = unitOf(fields[column], (code) => String(codeOf(code) ?? ''))
      if (unit === null || unit.of !== 'percentage') continue
      const isMonthly = perDay && unit.per === 'month'
      const exact = isMonthly ? percentage.times(DAYS_OF_A_MONTH) : percentage
      const sent = new Decimal(written).div(new Decimal(10).pow(unit.decimals))
      if (sent.eq(exact)) continue
      const to = percentText(sent, !perDay ? '' : isMonthly ? ' ao mês' : ' ao dia')
      note({ name: field, field: null, to }, percentText(percentage, perDay ? ' ao dia' : ''))
    }
  }
}

/** `0,0333% ao dia` */
const percentText = (percentage: Decimal, per: string): string => `${percentage.toFixed().replace('.', ',')}%${per}`
