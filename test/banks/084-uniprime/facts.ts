/** Expected contents of Sisprime's files for a slip: CNAB 400, version 2.0 (07/2019), pp. 4–6; CNAB 240, remittance 2.0 (12/2022), pp. 5–11. */
import {
  asItIs,
  type BankFacts,
  common240,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  inCents,
  since,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'
import { bradesco400Facts } from '../families/bradesco400/facts.js'

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

/** Without a guarantor: Q has the beneficiary (cooperado) in these columns (p. 9). */
function withoutGuarantor<T>(expected: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(expected).filter(([field]) => !field.startsWith('segment_q.guarantor_')))
}

/** P and Q. Interest is reais per day (1) or none (3); 221 is 1 to protest, 8 to list, 3 for neither (p. 7). */
function title240(facts: Facts): Expected {
  const { interest, discounts, amount } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  return {
    ...withoutGuarantor(common240(facts, DOCUMENTS)),
    'segment_p.interest_type': interest === null ? '3' : '1',
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': inCents(interest, amount),
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
  }
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: asItIs },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_negativation'],
  maxDaysForSue: 55,
  takes: ({ discounts }) => discounts.length < 2,
  // Always not accepted (p. 6); five to 55 days (p. 7).
  within: (facts) => ({
    ...facts,
    accepted: false,
    deadline:
      facts.deadline === null ? null : { ...facts.deadline, days: Math.min(Math.max(facts.deadline.days, 5), 55) },
  }),
  entry: (facts) => ({
    ...title240(facts),
    ...(facts.fine === null
      ? { segment_r: null }
      : {
          'segment_r.fine_type': febrabanKind(facts.fine),
          'segment_r.fine_date': since(facts, facts.fine),
          'segment_r.fine_value': asItIs(facts.fine),
        }),
  }),
  writeOff: (facts) => ({ ...title240(facts), segment_r: null }),
  texts: (facts) => withoutGuarantor(texts240(facts)),
  writeOffHasTexts: true,
}

export const FACTS: BankFacts = { cnab400, cnab240 }
