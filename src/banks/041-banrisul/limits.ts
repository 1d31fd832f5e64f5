/** What Banrisul takes of a slip, the same in both layouts. */
import { ValidationError } from '../../cobranca/index.js'
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
