/** Fine, interest and discounts of a title, read from the file of any program. */
import { Decimal } from 'decimal.js'
import { type Dialect, fittingRecord, type RecordLine, type RemittanceDialect } from '../banks/index.js'
import { addDays, DAYS_OF_A_MONTH, LAST_DATE } from '../cobranca/index.js'
import {
  CENTS,
  decimalsOf,
  type Fields,
  type FieldValue,
  type Title,
  type Unit,
  unitOf,
  type Values,
} from '../fixed-width/index.js'

/** One charge and its first day (of a discount: its last day); the day is null if the file has none. */
export type TitleCharge = { readonly date: string | null } & ChargeAmount

/**
 * Integer cents, or a percentage of the title; interest is for a number of days, cents for one day by default. R$ 0,0067 a day are 67 cents for 100 days.
 */
export type ChargeAmount =
  | { readonly kind: 'value'; readonly cents: number; readonly days?: number }
  | { readonly kind: 'percentage'; readonly percentage: Decimal; readonly days: number }

export interface TitleCharges {
  readonly fine: TitleCharge | null
  readonly interest: TitleCharge | null
  /** Up to three discounts, in the order of the file. */
  readonly discounts: readonly TitleCharge[]
  /** Cents. */
  readonly rebate: number
}

export const NO_CHARGES: TitleCharges = { fine: null, interest: null, discounts: [], rebate: 0 }

/** A record of the title, and its fields. */
export interface ChargedRecord {
  readonly fields: Fields
  readonly values: Values
}

/** The records of a title, the main one first. */
export const recordsOfTitle = (dialect: Dialect, { main, companions }: Title): readonly ChargedRecord[] =>
  [main, ...Object.values(companions).flat()].map((line) => {
    const { record, values } = fittingRecord(dialect, line as RecordLine)
    return { fields: record.fields, values }
  })

/**
 * Returns the charges of a title as the bank reads them.
 *
 * @param records the title's records, the main one first
 */
export function titleCharges(
  { charges = {} }: Pick<RemittanceDialect, 'charges'>,
  records: readonly ChargedRecord[],
): TitleCharges {
  const { fromDayAfter = [], rebateMayBeDiscount = false } = charges
  const holder = (name: string): ChargedRecord | undefined => records.find(({ values }) => values[name] != null)
  const value = (name: string): FieldValue | undefined => holder(name)?.values[name]
  const chargeOf = (name: string, isTaken: (unit: Unit) => boolean = () => true): TitleCharge | null => {
    const amount = CHARGE_COLUMNS.map((column) => amountIn(`${name}_${column}`, isTaken)).find((each) => each !== null)
    if (amount == null) return null
    const day = value(`${name}_date`)
    const date =
      typeof day !== 'string'
        ? null
        : fromDayAfter.some((each) => each === name) && day !== LAST_DATE
          ? addDays(day, 1)
          : day
    return { date, ...amount }
  }
  const amountIn = (name: string, isTaken: (unit: Unit) => boolean): ChargeAmount | null => {
    const record = holder(name)
    const number = record?.values[name]
    if (typeof number !== 'number' || number === 0) return null
    const codeIn = (field: string): string => String(record!.values[field] ?? value(field) ?? '')
    const unit = unitOf(record!.fields[name]!, codeIn)
    return unit === null || !isTaken(unit) ? null : amountOf(number, unit)
  }
  const rebate = Number(value('value_rebate') ?? 0)
  const date = rebateMayBeDiscount ? value('second_discount_date') : null
  const second: TitleCharge[] = typeof date === 'string' && rebate > 0 ? [{ date, kind: 'value', cents: rebate }] : []
  return {
    fine: chargeOf('fine'),
    interest: chargeOf('interest'),
    discounts: [...DISCOUNTS.flatMap((name) => chargeOf(name, isOnce) ?? []), ...second],
    rebate: second.length > 0 ? 0 : rebate,
  }
}

/** Columns of a charge, by the end of their names: some layouts have its percentage beside its value. */
const CHARGE_COLUMNS = ['value', 'percentage'] as const

const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/** The amount of a discount per day of early payment is not known in advance. */
const isOnce = ({ per }: Unit): boolean => per === undefined

/** A number in units of the last decimal, as a decimal. */
export const scaledDown = (number: number, decimals: number): Decimal =>
  new Decimal(number).div(new Decimal(10).pow(decimals))

/** Returns the amount that a number in a unit is. A charge that is made once is rounded to cents, half up. */
export function amountOf(number: number, unit: Unit): ChargeAmount {
  const days = unit.per === 'month' ? DAYS_OF_A_MONTH : 1
  if (unit.of === 'percentage') return { kind: 'percentage', percentage: scaledDown(number, unit.decimals), days }
  const unitsOfCent = 10 ** (decimalsOf(unit) - CENTS)
  const cents = number / unitsOfCent
  if (Number.isInteger(cents)) return { kind: 'value', cents, ...(days > 1 && { days }) }
  return unit.per === undefined
    ? { kind: 'value', cents: Math.round(cents) }
    : { kind: 'value', cents: number, days: days * unitsOfCent }
}
