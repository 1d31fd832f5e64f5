/** BMP Money Plus: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: {
    account: 'titles 26-29 30-36',
    source: 'CNAB 400 versão 10 (05/2024), pp. 12 e 34',
    reversal: ['40', 'estorno de pagamento'],
  },
  'cnab400 grafeno': {
    account: 'titles 26-29 30-36',
    source: 'Grafeno, CNAB 444 (05/2022), p. 12, e retorno (05/2022), p. 4',
    reversal: ['40', 'estorno de pagamento'],
  },
}
