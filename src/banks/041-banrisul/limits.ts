/** Limits of slips that both layouts share. */
import { type PreparedCharge, scaledPercentage, ValidationError } from '../../cobranca/index.js'
import type { Demand } from '../remittance-dialect.js'

/**
 * «No máximo 2 instruções gerais (multa, baixa e protesto) e 2 instruções de pagamento (juros, desconto e abatimento)»: 240, p. 7; 400, p. 10.
 */
export const atMostTwoInstructions: Demand = ({ slip, value_rebate }) => {
  if (slip.fine !== null && slip.days_for_sue !== null && slip.days_for_revoke !== null)
    throw new ValidationError({ days_for_revoke: ['não pode vir com multa e protesto: o Banrisul aceita no máximo dois deles por boleto'] })
  if (slip.interest !== null && slip.discounts.length > 0 && (value_rebate ?? 0) > 0)
    throw new ValidationError({ value_rebate: ['não pode vir com juros e desconto: o Banrisul aceita no máximo dois deles por boleto'] })
}

/**
 * Fine (G075, p. 37) or discount in cents, or a percentage of one decimal up to 99,9%, in hundredths (C023, p. 23; «uma casa decimal», 2013, p. 13).
 *
 * @param name field of the slip, for errors
 */
export function withOneDecimal(charge: PreparedCharge | null | undefined, name: string): number {
  if (charge == null) return 0
  if (charge.kind === 'value') return charge.cents
  const tenths = scaledPercentage(charge.percentage, 1, name)
  if (charge.percentage.decimalPlaces() > 1) throw new ValidationError({ [name]: ['deve ter no máximo uma casa decimal no Banrisul'] })
  return tenths * 10
}
