/** Expected contents of ID Banco's files for a slip: CNAB 400, February 2024, pp. 13–20. */
import type { BankFacts } from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'

/** P. 14: duplicata, nota promissória, nota de seguro, recibo, letra de câmbio, nota de débito, duplicata de serviço, outros. */
const documents = {
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
  '99': '99',
}

export const FACTS: BankFacts = {
  cnab400: bradesco400Facts({
    documents,
    // P. 19: at least five days.
    deadlines: { days_for_sue: { code: '06', least: 5 } },
    guarantor: 'title and address',
    // P. 13: a fine of at most 50%.
    maxFine: 50,
  }),
}
