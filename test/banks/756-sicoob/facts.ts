/** What Sicoob's files must hold for a slip: layouts of 28/10/2019, sheet of the remittance. */
import {
  asItIs,
  type BankFacts,
  common240,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  perMonth,
  since,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Sicoob, espécie, l. 91: FEBRABAN's numbers up to 25, 31 a credit card, 32 a proposal. */
const SICOOB_DOCUMENTS = {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, i) => [twoDigits(i + 1), twoDigits(i + 1)])),
  '35': '31',
  '36': '32',
  '99': '99',
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  documentTypes: SICOOB_DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_negativation'],
  takes: () => true,
  entry(facts) {
    const { fine, discounts } = facts
    const [, second, third] = discounts
    return {
      ...sicoobTitle(facts),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
            // l. 147–155.
            'segment_r.second_discount_type': febrabanKind(second),
            'segment_r.second_discount_date': until(facts, second),
            'segment_r.second_discount_value': asItIs(second),
            'segment_r.third_discount_type': febrabanKind(third),
            'segment_r.third_discount_date': until(facts, third),
            'segment_r.third_discount_value': asItIs(third),
            'segment_r.fine_type': febrabanKind(fine),
            'segment_r.fine_date': since(facts, fine),
            'segment_r.fine_value': asItIs(fine),
          }),
    }
  },
  // The sheet leaves nothing out of a write-off.
  writeOff: sicoobTitle,
  texts: texts240,
  writeOffHasTexts: true,
  // l. 202–203: cobrança simples, columns 24–29 and 30–46.
  titleCount: [24, 29],
  amountSum: [30, 46],
}

function sicoobTitle(facts: Facts): Expected {
  const { interest, discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  return {
    ...common240(facts, SICOOB_DOCUMENTS),
    // l. 94–96: 1 is R$ a day, 2 is % a month, 0 none.
    'segment_p.interest_type': febrabanKind(interest),
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': perMonth(interest),
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    // l. 103: 1 protests, 8 lists, 3 neither.
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
  }
}

export const FACTS: BankFacts = { cnab240 }
