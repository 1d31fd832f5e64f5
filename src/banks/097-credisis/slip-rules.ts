/** Rules of both layouts of CrediSIS for slips. */
import { type FieldErrors, ValidationError } from '../../cobranca/index.js'
import { discountDatesAscend, guarantorHasAddress, notProtested } from '../demands.js'
import type { Demand } from '../remittance-dialect.js'

/** Discounts end before the due date (240, C022, p. 29; 400, RM.DO.21, p. 27). */
const discountsBeforeDueDate: Demand = ({ slip: { discounts, expire_at } }) => {
  const errors: FieldErrors = {}
  discounts.forEach(({ date }, i) => {
    if (date >= expire_at)
      errors[`days_for_${DISCOUNTS[i]}`] = ['deve ser no mínimo 1: o desconto termina antes do vencimento']
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/** The bank protests only DMI and DSI (240, p. 28; 400, p. 22). The guarantor's address is required (240, p. 15; 400, p. 10). */
export const demands: readonly Demand[] = [
  discountsBeforeDueDate,
  discountDatesAscend,
  notProtested('12', '17', '21', '23'),
  guarantorHasAddress,
]
