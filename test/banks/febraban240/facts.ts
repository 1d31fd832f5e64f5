/** Expected contents of P, Q and R for a slip, for banks with FEBRABAN's codes: CNAB 240, version 10.6 (16/03/2020), pp. 55–57 and 148–150. */
import {
  asItIs,
  common240,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  perMonth,
  since,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** The service's kinds of document in C015: 01 to 25 have the same number; condomínio, warrant, cartão, proposta, dívida ativa. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, i) => [twoDigits(i + 1), twoDigits(i + 1)])),
  '28': '30',
  '30': '26',
  '35': '31',
  '36': '32',
  '38': '27',
  '39': '28',
  '40': '29',
  '99': '99',
}

/**
 * P and Q. Interest is reais per day (1), percent per month (2) or none (3); C026 has 1 to protest, 8 to list, 3 for neither; C028 1 to write off, 2 not to.
 */
export function title(facts: Facts): Expected {
  const { interest, discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  const revoke = daysOf(facts, 'days_for_revoke')
  return {
    ...common240(facts, DOCUMENTS),
    'segment_p.interest_type': interest === null ? '3' : febrabanKind(interest),
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': perMonth(interest),
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
    'segment_p.revoke_code': revoke === null ? '2' : '1',
    'segment_p.days_for_revoke': String(revoke ?? 0).padStart(3, '0'),
  }
}

/** R, which is sent for a fine or a second discount. */
export function charges(facts: Facts): Expected {
  const { fine, discounts } = facts
  const [, second, third] = discounts
  if (fine === null && second === undefined) return { segment_r: null }
  return {
    'segment_r.second_discount_type': febrabanKind(second),
    'segment_r.second_discount_date': until(facts, second),
    'segment_r.second_discount_value': asItIs(second),
    'segment_r.third_discount_type': febrabanKind(third),
    'segment_r.third_discount_date': until(facts, third),
    'segment_r.third_discount_value': asItIs(third),
    'segment_r.fine_type': febrabanKind(fine),
    'segment_r.fine_date': since(facts, fine),
    'segment_r.fine_value': asItIs(fine),
  }
}
