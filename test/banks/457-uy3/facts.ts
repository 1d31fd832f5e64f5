/** Expected contents of UY3's files for a slip: CNAB 400, July 2024, pp. 3–5. */
import type { BankFacts } from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'

export const FACTS: BankFacts = {
  cnab400: bradesco400Facts({
    // P. 4: duplicata, nota promissória, nota de seguro, recibo, letra de câmbio, nota de débito, duplicata de serviço, proposta, outros.
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
      '36': '32',
      '46': '33',
      '99': '99',
    },
    // Pp. 4 and 23: at least three working days.
    deadlines: { days_for_sue: { code: '06', least: 3, working: true } },
    guarantor: 'title',
  }),
}
