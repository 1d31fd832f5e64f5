import { type FieldErrors, isWhole, type PreparedSlip, ValidationError } from '../../cobranca/index.js'

const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/**
 * Checks that each discount is less than the amount to pay. Caixa would ignore the discount (CNAB 240 v029, C023, p. 51; CNAB 400 v015, NE062, p. 48).
 *
 * @throws {ValidationError} naming each discount that is not
 */
export function checkDiscounts({ discounts, amount }: PreparedSlip): void {
  if (discounts.length === 0) return
  const errors: FieldErrors = {}
  discounts.forEach((discount, i) => {
    if (isWhole(discount, amount))
      errors[`${DISCOUNTS[i]}_${discount.kind}`] = [
        `deve ser menor que ${discount.kind === 'value' ? 'o valor do boleto' : '100'}`,
      ]
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}
