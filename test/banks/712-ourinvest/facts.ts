/** Expected contents of Ourinvest's files for a slip: CNAB 400, version 1.5 (09/2023), pp. 7–14. */
import type { BankFacts } from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'

export const FACTS: BankFacts = {
  cnab400: bradesco400Facts({
    // P. 8: duplicata mercantil, nota promissória, duplicata de serviço, outros.
    documents: { '02': '01', '03': '01', '04': '12', '05': '12', '12': '02', '99': '99' },
    guarantor: 'title',
    // P. 8: city and state of the payer.
    payer: ({ payer }) => ({ 'title.payer_city': payer.city }),
    also: ({ payer }) => ({ 'title.payer_state': payer.state }),
    alsoOfWriteOff: ({ payer }) => ({ 'title.payer_state': payer.state, message: null }),
  }),
}
