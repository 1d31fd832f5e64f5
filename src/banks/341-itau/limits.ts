/** What Itaú takes of a slip's discounts and fine, the same in both layouts. */
import { chargeInCents, isWhole, type PreparedCharge, type PreparedSlip, ValidationError } from '../../cobranca/index.js'

/** Discount: at most 90% of the title (CNAB 400 July 2021, p. 35; CNAB 240 January 2017, p. 20). */
const MOST_DISCOUNT = 90

/**
 * A discount in cents, the only form Itaú takes; 0 for none.
 *
 * @param field the slip's percentage of this discount; its value is blamed when it is one
 * @throws {ValidationError} when it comes to less than a cent, or to more than the bank takes
 */
export function discountInCents(discount: PreparedCharge | undefined, { amount }: PreparedSlip, field: string): number {
  if (discount === undefined) return 0
  const cents = chargeInCents(discount, amount, field)
  if (cents * 100 > amount * MOST_DISCOUNT) {
    const blamed = discount.kind === 'value' ? field.replace('percentage', 'value') : field
    throw new ValidationError({ [blamed]: [`o Itaú aceita desconto de no máximo ${MOST_DISCOUNT}% do boleto`] })
  }
  return cents
}

/**
 * Checks the fine: less than the title, less than 100% (CNAB 400 nota 37, p. 49; CNAB 240 nota 31, p. 32).
 *
 * @throws {ValidationError} when it is not
 */
export function checkFine({ fine, amount }: PreparedSlip): void {
  if (fine === null || !isWhole(fine, amount)) return
  if (fine.kind === 'value') throw new ValidationError({ fine_value: ['deve ser menor que o valor do boleto'] })
  throw new ValidationError({ fine_percentage: ['deve ser menor que 100'] })
}
