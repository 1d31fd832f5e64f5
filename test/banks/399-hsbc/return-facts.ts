/** HSBC: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab240: { account: 'titles 18-22 24-35', source: 'HSBC, CNAB 240, versão 2.01 (05/2014), p. 25', reversal: null },
  'cnab240 sap': { account: 'titles 18-22 24-35', source: 'HSBC, CNAB 240 - SAP R/3 (08/2012), p. 24', reversal: null },
  'cnab240 desconto': {
    account: 'titles 18-22 24-35',
    source: 'HSBC, CNAB 240, versão 2.01 (05/2014), p. 25',
    reversal: null,
  },
  'cnab240 cnr': {
    account: 'titles 18-22 24-35',
    source: 'HSBC, CNAB 240, versão 2.03 (08/2013), p. 10',
    reversal: null,
  },
  cnab400: { account: 'titles 19-22 25-35', source: 'HSBC, CNAB 400 (05/2014), p. 21', reversal: null },
  'cnab400 cnr': { account: 'titles 18-22 25-35', source: 'HSBC, CNAB 400, Volume IV (05/2008), p. 5', reversal: null },
}
