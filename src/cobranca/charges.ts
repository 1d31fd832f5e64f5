/** Fine, interest and discount in the unit a bank's file takes. Rounded once, half up. */
import { Decimal } from 'decimal.js'
import { percentOf } from './money.js'
import type { PreparedCharge } from './prepared-slip.js'
import { ValidationError } from './validation-error.js'

/** A bank's month, for turning a daily rate into a monthly one. */
const DAYS_OF_A_MONTH = 30

/**
 * A charge as a value in cents: a percentage is taken of the slip's amount.
 *
 * @param field the slip's field to blame
 * @throws {ValidationError} when a percentage comes to less than a cent: it would be written as no charge at all
 */
export function chargeInCents(charge: PreparedCharge, amount: number, field: string): number {
  if (charge.kind === 'value') return charge.cents
  const cents = percentOf(amount, charge.percentage)
  if (cents === 0)
    throw new ValidationError({
      [field]: ['dá menos de um centavo neste boleto, e o banco só recebe o valor em reais'],
    })
  return cents
}

/**
 * A daily percentage as a percentage a month, with the decimals of the field.
 *
 * @throws {ValidationError} when it comes to zero
 */
export function percentPerMonth(perDay: Decimal, decimals: number, field: string): Decimal {
  const perMonth = perDay.times(DAYS_OF_A_MONTH).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
  if (perMonth.isZero())
    throw new ValidationError({ [field]: ['é pequeno demais para o arquivo do banco, que recebe percentual ao mês'] })
  return perMonth
}

/** A percentage as an integer of its last decimal: 2.5 with two decimals is 250. For fields of «valor ou percentual». */
export function scaledPercentage(percentage: Decimal, decimals: number, field: string): number {
  const scaled = percentage.times(new Decimal(10).pow(decimals)).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()
  if (scaled === 0)
    throw new ValidationError({
      [field]: [`é pequeno demais para o arquivo do banco, que tem ${decimals} casas decimais`],
    })
  return scaled
}
