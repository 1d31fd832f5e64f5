/** Expected contents of Cresol's files for a slip: CNAB 240, version 1.0.2 (02/2022), pp. 9–12; CNAB 400, the family's. */
import {
  asItIs,
  type BankFacts,
  common240,
  type DialectFacts,
  type Expected,
  type Facts,
  inCents,
  since,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'
import { cresol400Facts, DOCUMENTS } from '../families/cresol400/facts.js'

/** CNAB 240, version 1.0.2 (02/2022), p. 9: without the proposal. */
const { '36': _, ...DOCUMENTS_240 } = DOCUMENTS

/** Of no guarantor (CNAB 240, p. 11). */
function withoutGuarantor<T>(expected: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(expected).filter(([field]) => !field.startsWith('segment_q.guarantor_')))
}

/** Interest and discounts are reais (p. 10): a percentage is converted. */
function title240(facts: Facts): Expected {
  const { interest, discounts, deadline, amount } = facts
  return {
    ...withoutGuarantor(common240(facts, DOCUMENTS_240)),
    'segment_p.interest_type': '1',
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': inCents(interest, amount),
    'segment_p.discount_type': discounts.length > 0 ? '1' : '0',
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': inCents(discounts[0], amount),
    'segment_p.sue_code': deadline === null ? '3' : '1',
    'segment_p.days_for_sue': twoDigits(deadline?.days ?? null),
  }
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS_240,
  deadlines: ['days_for_sue'],
  // The fine is a percentage up to 99,99 (p. 12).
  within: (facts) => {
    const { fine } = facts
    const percentage = fine?.kind === 'percentage' && Number(fine.percentage) < 99.99 ? fine.percentage : '2'
    return { ...facts, fine: fine === null ? null : { kind: 'percentage', percentage, days: fine.days } }
  },
  takes: () => true,
  entry: (facts) => {
    const { fine, discounts, amount } = facts
    const [, second, third] = discounts
    if (fine === null && second === undefined) return { ...title240(facts), segment_r: null }
    return {
      ...title240(facts),
      'segment_r.second_discount_type': second === undefined ? '0' : '1',
      'segment_r.second_discount_date': until(facts, second),
      'segment_r.second_discount_value': inCents(second, amount),
      'segment_r.third_discount_type': third === undefined ? '0' : '1',
      'segment_r.third_discount_date': until(facts, third),
      'segment_r.third_discount_value': inCents(third, amount),
      'segment_r.fine_type': '2',
      'segment_r.fine_date': since(facts, fine),
      'segment_r.fine_value': asItIs(fine),
    }
  },
  writeOff: title240,
  texts: (facts) => withoutGuarantor(texts240(facts)),
  writeOffHasTexts: true,
}

export const FACTS: BankFacts = { cnab240, cnab400: cresol400Facts }
