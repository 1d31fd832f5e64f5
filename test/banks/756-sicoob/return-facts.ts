/** Sicoob: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab240: {
    account: 'titles 19-22 28-35',
    source: 'Retorno CNAB240 (10/2019), l. 75–77',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  'cnab240 CORRESPONDENTE BB': {
    account: 'header 19-22 30-40',
    source: 'correspondente Banco do Brasil (12/2011), p. 6',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  cnab400: { account: 'titles 18-21 23-30', source: 'Retorno CNAB400 (10/2019), l. 31–33', reversal: null },
  'cnab400 CORRESPONDENTE BRADESCO': {
    account: 'titles 27-30 31-37',
    source: 'correspondente Bradesco (07/2013), p. 8',
    reversal: ['22', 'título com pagamento cancelado'],
  },
}
