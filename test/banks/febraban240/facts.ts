/** Expected contents of P, Q and R for a slip, for banks with FEBRABAN's codes: CNAB 240, version 10.6 (16/03/2020), pp. 55–57 and 148–150. */
import {
  asItIs,
  type ChargeFacts,
  common240,
  type Deadline,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  inCents,
  interestKind,
  perMonth,
  since,
  texts240,
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

/** Differences of a bank's P, Q and R from FEBRABAN's. */
export interface Differences240 {
  readonly documents?: Readonly<Record<string, string>>
  readonly deadlines: readonly Deadline[]
  /** The code of no interest, for a bank that takes interest only in reais per day. */
  readonly noInterestInReais?: string
  /** Discounts are in reais, with code 1. */
  readonly discountsInReais?: true
  /** Code of the negativation, if it is not 8. */
  readonly listing?: string
  /** The fine is a percentage, at most this one; its code 2 is also sent without a fine. */
  readonly percentFine?: number
  /** P has one discount, and R only the fine. */
  readonly oneDiscount?: true
  /** Q has no columns for the guarantor. */
  readonly noGuarantor?: true
  /** Further values of P and Q, and values that differ. */
  readonly title?: Expected
}

/** Values without those of the guarantor. */
export const withoutGuarantor = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !field.startsWith('segment_q.guarantor_')))

const FEBRABAN: Differences240 = { deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'] }

/**
 * P and Q. Interest is reais per day (1), percent per month (2) or none (3); C026 has 1 to protest, 8 to list, 3 for neither; C028 1 to write off, 2 not to.
 */
export function title(facts: Facts, own: Differences240 = FEBRABAN): Expected {
  const { interest, discounts } = facts
  const { documents = DOCUMENTS, deadlines, noInterestInReais, listing = '8', noGuarantor } = own
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  const revoke = daysOf(facts, 'days_for_revoke')
  const common = common240(facts, documents)
  return {
    ...(noGuarantor === true ? withoutGuarantor(common) : common),
    'segment_p.interest_type':
      interest === null ? (noInterestInReais ?? '3') : interestCode(interest, facts.amount, own),
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': unitsOf(own).interest(interest, facts.amount),
    'segment_p.discount_type': discountKind(discounts[0], own),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': unitsOf(own).discount(discounts[0], facts.amount),
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? listing : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
    ...(deadlines.includes('days_for_revoke')
      ? {
          'segment_p.revoke_code': revoke === null ? '2' : '1',
          'segment_p.days_for_revoke': String(revoke ?? 0).padStart(3, '0'),
        }
      : {}),
    ...own.title,
  }
}

const interestCode = (interest: ChargeFacts, amount: number, { noInterestInReais }: Differences240): string =>
  noInterestInReais === undefined ? interestKind(interest, amount) : '1'

const discountKind = (discount: ChargeFacts | undefined, { discountsInReais }: Differences240): string =>
  discountsInReais === true && discount !== undefined ? '1' : febrabanKind(discount)

const unitsOf = ({ noInterestInReais, discountsInReais }: Differences240) => ({
  fine: asItIs,
  interest: noInterestInReais === undefined ? perMonth : inCents,
  discount: discountsInReais === true ? inCents : asItIs,
})

/** R, which is sent for a fine or a second discount. */
export function charges(facts: Facts, own: Differences240 = FEBRABAN): Expected {
  const { fine, discounts, amount } = facts
  const [, second, third] = own.oneDiscount === true ? [] : discounts
  if (fine === null && second === undefined) return { segment_r: null }
  const { discount } = unitsOf(own)
  return {
    ...(own.oneDiscount === true
      ? {}
      : {
          'segment_r.second_discount_type': discountKind(second, own),
          'segment_r.second_discount_date': until(facts, second),
          'segment_r.second_discount_value': discount(second, amount),
          'segment_r.third_discount_type': discountKind(third, own),
          'segment_r.third_discount_date': until(facts, third),
          'segment_r.third_discount_value': discount(third, amount),
        }),
    'segment_r.fine_type': own.percentFine === undefined ? febrabanKind(fine) : '2',
    'segment_r.fine_date': since(facts, fine),
    'segment_r.fine_value': asItIs(fine),
  }
}

/** 2% instead of a value, or of more than the bank takes. */
const inPercent = (fine: Facts['fine'], most: number): Facts['fine'] =>
  fine === null || (fine.kind === 'percentage' && Number(fine.percentage) < most)
    ? fine
    : { kind: 'percentage', percentage: '2', days: fine.days }

/** A bank whose instructions send P and Q, and its registrations R, too. */
export const facts240 = (own: Differences240 = FEBRABAN, more: Partial<DialectFacts> = {}): DialectFacts => ({
  units: unitsOf(own),
  documentTypes: own.documents ?? DOCUMENTS,
  deadlines: own.deadlines,
  takes: ({ discounts }) => own.oneDiscount !== true || discounts.length < 2,
  within: (facts) =>
    own.percentFine === undefined ? facts : { ...facts, fine: inPercent(facts.fine, own.percentFine) },
  entry: (facts) => ({ ...title(facts, own), ...charges(facts, own) }),
  writeOff: (facts) => ({ ...title(facts, own), segment_r: null }),
  texts: own.noGuarantor === true ? (facts) => withoutGuarantor(texts240(facts)) : texts240,
  writeOffHasTexts: true,
  ...more,
})
