/** Expected contents of Vórtx's files for a slip: CNAB 400, V1.0 (08/2025), pp. 5–15. */
import type { BankFacts } from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'

export const FACTS: BankFacts = {
  cnab400: bradesco400Facts({
    // P. 6: duplicata, nota promissória, nota de seguro, recibo, letra de câmbio, nota de débito, duplicata de serviço, cartão, proposta, outros.
    documents: {
      '02': '01',
      '03': '01',
      '04': '12',
      '05': '12',
      '07': '10',
      '12': '02',
      '16': '03',
      '17': '05',
      '19': '11',
      '32': '04',
      '35': '31',
      '36': '32',
      '99': '99',
    },
    discounts: 3,
    guarantor: 'title and address',
    // P. 14: a CPF with blanks before it, which are removed on reading.
    also: ({ payer }) => ({ 'title.payer_tax_id': payer.taxId }),
    alsoOfWriteOff: ({ payer }) => ({ 'title.payer_tax_id': payer.taxId, message: null }),
  }),
}
