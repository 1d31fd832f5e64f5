import { Decimal } from 'decimal.js'
import { ValidationError } from './validation-error.js'
import { NOT_A_PERCENTAGE } from './validation-messages.js'

/** A percentage as it may come in: `1.5`, `'1,5'`, `'1.5'` or a Decimal, all one and a half percent. */
export type PercentageInput = string | number | Decimal

const TEXT = /^\d{1,3}(?:[.,]\d+)?$/

/**
 * A percentage as a Decimal: 1.5 is one and a half percent. A number means its shortest decimal writing, so that 0.1 is
 * exactly a tenth. Text takes a comma or a dot for the decimals: no percentage has thousands.
 *
 * @param field the field to blame in the error
 * @throws ValidationError when it is not a number, or is negative
 */
export function parsePercentage(value: PercentageInput, field = 'percentage'): Decimal {
  const percentage = read(value)
  if (!percentage?.isFinite() || percentage.isNegative()) throw new ValidationError({ [field]: [NOT_A_PERCENTAGE] })
  return percentage
}

function read(value: PercentageInput): Decimal | null {
  if (typeof value === 'string') return TEXT.test(value.trim()) ? new Decimal(value.trim().replace(',', '.')) : null
  return typeof value === 'number' || Decimal.isDecimal(value) ? new Decimal(value) : null
}
