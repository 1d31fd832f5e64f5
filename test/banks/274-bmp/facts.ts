/** What BMP's files must hold for a slip: CNAB 400, version 10 (05/2024), pp. 7–18. */
import type { BankFacts } from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'

/** Pp. 15–17: 01 to 25 are the service's, 26 to 32 others. */
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
}
