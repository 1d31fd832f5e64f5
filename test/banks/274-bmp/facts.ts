/** Expected contents of BMP's and Grafeno's files for a slip. BMP: CNAB 400, version 10 (05/2024), pp. 7–18. */
import type { BankFacts } from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'

/** Pp. 15–17: 01 to 25 are equal to the service's, 26 to 32 are not. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from({ length: 25 }, (_, i) => String(i + 1).padStart(2, '0')).map((code) => [code, code]),
  ),
  '28': '30',
  '30': '26',
  '35': '31',
  '36': '32',
  '38': '27',
  '39': '28',
  '40': '29',
  '99': '99',
}

export const FACTS: BankFacts = {
  cnab400: bradesco400Facts({
    documents: DOCUMENTS,
    guarantor: 'title',
    // P. 17: 1 CPF, 2 CNPJ.
    guarantorTaxId: (taxId) => ({
      'title.guarantor_tax_id': taxId,
      'title.guarantor_tax_id_type': taxId === '' ? '' : taxId.length === 11 ? '1' : '2',
    }),
    // P. 10.
    message: ({ payer }) => ({
      'message.payer_neighborhood': payer.neighborhood,
      'message.payer_city': payer.city,
    }),
    also: ({ payer }) => ({ 'message.payer_state': payer.state }),
    // P. 15, nota 1: all the data of the title.
    sendsSlip: true,
    alsoOfWriteOff: () => ({ message: null }),
  }),
  // Grafeno, CNAB 444, May 2022, pp. 5–13.
  'cnab400 grafeno': bradesco400Facts({
    // P. 6: duplicata, nota promissória, nota de seguro, cobrança seriada, recibo, letra de câmbio, nota de débito, duplicata de serviço, cartão, proposta, outros.
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
    guarantor: 'title and address',
    alsoOfWriteOff: () => ({ message: null }),
  }),
}
