/** Expected contents of Sisprime's files for a slip: CNAB 400, version 2.0 (07/2019), pp. 4–6; CNAB 240, remittance 2.0 (12/2022), pp. 5–11. */
import type { BankFacts } from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'
import { facts240 } from '../febraban240/facts.js'

const cnab400 = bradesco400Facts({
  // Pp. 4–5: duplicata mercantil, nota promissória, nota de seguro, recibo, letra de câmbio, nota de débito, duplicata de serviço, proposta, outros.
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
    '36': '30',
    '99': '99',
  },
  payer: ({ payer }) => ({ 'title.payer_neighborhood': payer.neighborhood, 'title.payer_city': payer.city }),
  also: ({ payer }) => ({ 'title.payer_state': payer.state }),
  alsoOfWriteOff: ({ payer }) => ({ 'title.payer_state': payer.state, message: null }),
})

/** P. 14: FEBRABAN's numbers. */
const DOCUMENTS = Object.fromEntries(
  ['02', '03', '04', '05', '07', '12', '13', '16', '17', '19', '99'].map((code) => [code, code]),
)

const cnab240 = facts240(
  {
    documents: DOCUMENTS,
    deadlines: ['days_for_sue', 'days_for_negativation'],
    // Interest is reais per day (1) or none (3); 221 is 1 to protest, 8 to list, 3 for neither (p. 7).
    noInterestInReais: '3',
    oneDiscount: true,
    // Q has the beneficiary (cooperado) in these columns (p. 9).
    noGuarantor: true,
  },
  {
    maxDaysForSue: 55,
    // P. 11.
    titleCount: [24, 29],
    amountSum: [30, 46],
    // Always not accepted (p. 6); five to 55 days (p. 7).
    within: (facts) => ({
      ...facts,
      accepted: false,
      deadline:
        facts.deadline === null ? null : { ...facts.deadline, days: Math.min(Math.max(facts.deadline.days, 5), 55) },
    }),
  },
)

export const FACTS: BankFacts = { cnab400, cnab240 }
