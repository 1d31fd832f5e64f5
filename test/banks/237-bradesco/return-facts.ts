/** Bradesco: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 26-29 30-36', source: 'CNAB 400 v17, p. 36', reversal: ['40', 'estorno de pagamento'] },
  cnab240: {
    account: 'titles 19-22 29-35',
    source: 'CNAB 240 (07/2017), p. 18',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
}
