/** Caixa Econômica Federal: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab240: {
    account: 'titles 24-29',
    source: 'SIGCB v029, p. 38 and G007',
    reversal: ['44', 'estorno de baixa/liquidação'],
  },
  'cnab240 7 dígitos': {
    account: 'titles 24-30',
    source: 'SIGCB v029, p. 38 and G007',
    reversal: ['44', 'estorno de baixa/liquidação'],
  },
  'cnab240 SICOB': {
    account: 'titles 18-22 24-35',
    source: 'SICOB v014, p. 19',
    reversal: ['44', 'estorno de baixa/liquidação'],
  },
  cnab400: { account: 'titles 22-27', source: 'SIGCB v015, p. 28', reversal: ['33', 'estorno de baixa/liquidação'] },
  'cnab400 7 dígitos': {
    account: 'titles 21-27',
    source: 'SIGCB v015, pp. 28 and 35',
    reversal: ['33', 'estorno de baixa/liquidação'],
  },
  'cnab400 SICOB': {
    account: 'titles 18-33',
    source: 'SICOB v01 (10/2005), p. 14',
    reversal: ['33', 'estorno de baixa/liquidação'],
  },
}
