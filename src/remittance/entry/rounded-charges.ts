/** Charges of a slip that are written rounded or in another unit. Each rounded charge is reported as a change. */
import type { Decimal } from 'decimal.js'
import type { ChargeReading, RecordValues } from '../../banks/index.js'
import {
  DAYS_OF_A_MONTH,
  formatReais,
  inTenThousandths,
  type PreparedCharge,
  type PreparedSlip,
} from '../../cobranca/index.js'
import { type AnyField, CENTS, decimalsOf, type FixedRecord, type Unit, unitOf } from '../../fixed-width/index.js'
import { type ChargeName, columnsOfCharge } from '../sources.js'
import type { NoteSink } from '../text-changes.js'
import { scaledDown } from '../title-charges.js'

/** Cents or a percentage, without a day: limits of another payment have no day. */
type AskedAmount =
  | Pick<Extract<PreparedCharge, { kind: 'value' }>, 'kind' | 'cents'>
  | Pick<Extract<PreparedCharge, { kind: 'percentage' }>, 'kind' | 'percentage' | 'perMonth'>

/** A charge of a slip, or a limit of another payment. */
interface SlipCharge {
  readonly name: ChargeName
  /** Set for interest, which is daily and may be written as monthly. */
  readonly perDay: boolean
  readonly of: (slip: PreparedSlip) => AskedAmount | null | undefined
}

const FINE: SlipCharge = {
  name: 'fine',
  perDay: false,
  of: ({ fine }) => fine,
}

const INTEREST: SlipCharge = {
  name: 'interest',
  perDay: true,
  of: ({ interest }) => interest,
}

const DISCOUNTS: readonly SlipCharge[] = (['discount', 'second_discount', 'third_discount'] as const).map(
  (name, i) => ({
    name,
    perDay: false,
    of: ({ discounts }) => discounts[i],
  }),
)

const limitOf = (name: 'minimum' | 'maximum'): SlipCharge => ({
  name: `divergent_payment_${name}`,
  perDay: false,
  of: ({ divergent_payment }) => {
    if (divergent_payment?.kind !== 'percentage') return null
    const percentage = divergent_payment[name]
    return percentage === null ? null : { kind: 'percentage', percentage: percentage as Decimal }
  },
})

const SLIP_CHARGES: readonly SlipCharge[] = [FINE, INTEREST, ...DISCOUNTS, limitOf('minimum'), limitOf('maximum')]

/** Column of a record that may contain a charge of a slip. A code may decide the unit. */
export interface SlipChargeColumn {
  readonly charge: SlipCharge
  readonly column: string
  readonly field: AnyField
  /** Field of the record without which the column contains something else. */
  readonly onlyWith?: string
}

/** Returns the columns of a record that may contain charges of a slip. */
export function slipChargeColumnsOf(
  { fields }: FixedRecord,
  { rebateMayBeDiscount }: ChargeReading = {},
): readonly SlipChargeColumn[] {
  const columns: SlipChargeColumn[] = SLIP_CHARGES.flatMap((charge) =>
    columnsOfCharge(charge.name).flatMap((column) => {
      const { [column]: field } = fields
      return field === undefined ? [] : [{ charge, column, field }]
    }),
  )
  const { value_rebate: field } = fields
  const second = DISCOUNTS[1]!
  return rebateMayBeDiscount === true && field !== undefined
    ? [...columns, { charge: second, column: 'value_rebate', field, onlyWith: 'second_discount_date' }]
    : columns
}

/**
 * Reports the charges that a record contains rounded: a percentage that loses decimals, a percentage that is written in reais and is not a whole number of
 * cents, and interest in reais that is written as another percentage.
 *
 * @param columns columns of the record that may contain charges
 * @param main values of the entry's main record, which may have the code that decides the unit
 */
export function noteRounded(
  slip: PreparedSlip,
  columns: readonly SlipChargeColumn[],
  values: RecordValues,
  main: RecordValues,
  changes: NoteSink,
): void {
  const own = values as Readonly<Record<string, unknown>>
  const codeOf = (name: string): string => String(own[name] ?? (main as Readonly<Record<string, unknown>>)[name] ?? '')
  for (const { charge, column, field, onlyWith } of columns) {
    // First, since most slips have few charges, and a value is slow to find by the name of its column.
    const asked = charge.of(slip)
    if (asked == null) continue
    const written = own[column]
    if (typeof written !== 'number' || written === 0) continue
    if (onlyWith !== undefined && own[onlyWith] == null) continue
    const unit = unitOf(field, codeOf)
    if (unit === null || isExact(asked, charge, slip.amount, written, unit)) continue
    const name = `slip.${charge.name}_${asked.kind}`
    changes.note({ name, field: null, to: writtenText(written, unit, charge) }, askedText(asked, charge))
  }
}

/** Whether a number in columns of a unit is the charge exactly. */
function isExact(asked: AskedAmount, charge: SlipCharge, amount: number, written: number, unit: Unit): boolean {
  const writtenDays = charge.perDay && unit.per === 'month' ? DAYS_OF_A_MONTH : 1
  if (asked.kind === 'value') {
    // A value that is charged once is written as a percentage only if the percentage gives the same cents.
    if (unit.of === 'reais' || !charge.perDay) return true
    return scaledDown(written, unit.decimals)
      .times(amount)
      .eq(asked.cents * 100 * writtenDays)
  }
  const { perMonth } = asked
  const percentage = perMonth ?? asked.percentage
  const askedDays = perMonth === undefined ? 1 : DAYS_OF_A_MONTH
  return unit.of === 'reais'
    ? areCents(written * askedDays, percentage, amount * writtenDays * 10 ** (decimalsOf(unit) - CENTS))
    : isPercentage(written * askedDays, unit.decimals, percentage, writtenDays)
}

/** Whether cents are exactly a percentage of an amount in cents; or both in smaller units. */
function areCents(cents: number, percentage: Decimal, amount: number): boolean {
  const tenThousandths = inTenThousandths(percentage)
  const product = tenThousandths * amount
  return tenThousandths >= 0 && product <= Number.MAX_SAFE_INTEGER
    ? cents * 1_000_000 === product
    : percentage.times(amount).eq(cents * 100)
}

/** Whether a number of `decimals` decimals is exactly a percentage, multiplied by `times`. */
function isPercentage(written: number, decimals: number, percentage: Decimal, times: number): boolean {
  const tenThousandths = inTenThousandths(percentage)
  return tenThousandths >= 0 && decimals <= 4
    ? written * 10 ** (4 - decimals) === tenThousandths * times
    : scaledDown(written, decimals).eq(percentage.times(times))
}

/** Text of a slip's interest: `R$ 2,00 ao dia`, `3% ao mês`. */
export const interestText = (interest: PreparedCharge): string => askedText(interest, INTEREST)

/** Text of a slip's fine: `R$ 2,00`, `3%`. */
export const fineText = (charged: PreparedCharge): string => askedText(charged, FINE)

function askedText(asked: AskedAmount, { perDay }: SlipCharge): string {
  if (asked.kind === 'value') return reaisText(asked.cents, perDay ? PER_DAY : '')
  const { perMonth } = asked
  return perMonth === undefined
    ? percentText(asked.percentage, perDay ? PER_DAY : '')
    : percentText(perMonth, PER_MONTH)
}

function writtenText(written: number, unit: Unit, { perDay }: SlipCharge): string {
  const per = !perDay ? '' : unit.per === 'month' ? PER_MONTH : PER_DAY
  return unit.of === 'reais'
    ? reaisText(written, per, decimalsOf(unit))
    : percentText(scaledDown(written, unit.decimals), per)
}

const PER_DAY = ' ao dia'
const PER_MONTH = ' ao mês'

/** `R$ 0,33 ao dia` */
const reaisText = (number: number, per: string, decimals = CENTS): string => `R$ ${formatReais(number, decimals)}${per}`

/** `0,0333% ao dia` */
const percentText = (percentage: Decimal, per: string): string => `${percentage.toFixed().replace('.', ',')}%${per}`
