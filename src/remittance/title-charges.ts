/** Fine, interest and discounts of a title, out of the columns of whatever program wrote it. */
import { Decimal } from 'decimal.js'
import type { RemittanceDialect } from '../banks/index.js'
import { addDays } from '../cobranca/index.js'
import type { ChargeColumns, ChargeUnit } from '../febraban/index.js'
import type { FieldValue, Values } from '../fixed-width/index.js'

/** One charge, and since when (a discount: until when) it counts; null where the file does not tell. */
export type TitleCharge = { readonly date: string | null } & ChargeAmount

/** Cents, or a percentage of the title; interest is of a day, or of so many. */
export type ChargeAmount =
  | { readonly kind: 'value'; readonly cents: number }
  | { readonly kind: 'percentage'; readonly percentage: Decimal; readonly days: number }

export interface TitleCharges {
  readonly fine: TitleCharge | null
  readonly interest: TitleCharge | null
  /** Up to three, in the order of the file. */
  readonly discounts: readonly TitleCharge[]
  /** Cents. */
  readonly rebate: number
}

/** A bank's month. */
const DAYS_OF_A_MONTH = 30

/**
 * The charges of a title as the bank reads them.
 *
 * @param records the title's records, the main one first
 */
export function titleCharges(
  { charges }: Pick<RemittanceDialect, 'charges'>,
  records: readonly Values[],
): TitleCharges {
  const value = (name: string): FieldValue | undefined => records.find((record) => record[name] != null)?.[name]
  const chargeOf = (name: string, columns: ChargeColumns): TitleCharge | null => {
    const number = value(`${name}_value`)
    const unit = unitOf(columns, name, value)
    if (typeof number !== 'number' || number === 0 || unit === null) return null
    const day = value(`${name}_date`)
    const date = typeof day !== 'string' ? null : columns.date === 'day_before' ? addDays(day, 1) : day
    return { date, ...amountOf(number, unit) }
  }
  const rebate = Number(value('value_rebate') ?? 0)
  const date = charges.rebateMayBeDiscount === true ? value('second_discount_date') : null
  const second: TitleCharge[] = typeof date === 'string' && rebate > 0 ? [{ date, kind: 'value', cents: rebate }] : []
  return {
    fine: chargeOf('fine', charges.fine),
    interest: chargeOf('interest', charges.interest),
    discounts: [...DISCOUNTS.flatMap((name) => chargeOf(name, charges.discount) ?? []), ...second],
    rebate: second.length > 0 ? 0 : rebate,
  }
}

const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/** The second and the third discount have codes of their own, or share the first one's. */
function unitOf(
  { unit }: ChargeColumns,
  name: string,
  value: (name: string) => FieldValue | undefined,
): ChargeUnit | null {
  if ('of' in unit) return unit
  const code = value(unit.by.replace(/^discount/, name)) ?? value(unit.by)
  return unit.codes[String(code ?? '')] ?? null
}

const amountOf = (number: number, unit: ChargeUnit): ChargeAmount =>
  unit.of === 'value'
    ? { kind: 'value', cents: number }
    : {
        kind: 'percentage',
        percentage: new Decimal(number).div(new Decimal(10).pow(unit.decimals)),
        days: unit.per === 'month' ? DAYS_OF_A_MONTH : 1,
      }
