/** What Caixa's files must hold for a slip: CNAB 240 67.118 v029. */
import {
  asItIs,
  type BankFacts,
  type ChargeFacts,
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

/** Espécie, C015, pp. 49–50, but for 31 and 32, which go without charges. */
const DOCUMENTS_240 = {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, i) => [twoDigits(i + 1), twoDigits(i + 1)])),
  '99': '99',
}

/** C023, p. 51: a discount of the whole title is left out by Caixa, so it is refused; AD, p. 54: dates must ascend. */
function takesDiscounts({ discounts, amount }: Facts): boolean {
  const isPart = (discount: ChargeFacts): boolean =>
    discount.kind === 'value' ? discount.cents < amount : Number(discount.percentage) < 100
  return discounts.every((each, i) => isPart(each) && (i === 0 || each.days! < discounts[i - 1]!.days!))
}

/** Values below the title's, and as many days less each time. */
const within = (facts: Facts): Facts => ({
  ...facts,
  discounts: facts.discounts.map((each, i) => ({
    ...(each.kind === 'value'
      ? { ...each, cents: Math.max(1, Math.min(each.cents, facts.amount - 1)) }
      : { ...each, percentage: Number(each.percentage) < 100 ? each.percentage : '50' }),
    days: 9 - 3 * i,
  })),
  // C027, p. 51: from 2 to 90 days.
  deadline:
    facts.deadline?.field === 'days_for_sue'
      ? { ...facts.deadline, days: Math.min(90, Math.max(2, facts.deadline.days)) }
      : facts.deadline,
})

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  documentTypes: DOCUMENTS_240,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  mostDaysForSue: 90,
  takes: takesDiscounts,
  within,
  entry(facts) {
    const { fine, interest, discounts } = facts
    const [first, second, third] = discounts
    const sue = daysOf(facts, 'days_for_sue')
    const revoke = daysOf(facts, 'days_for_revoke')
    return {
      ...common240(facts, DOCUMENTS_240),
      // C018, p. 50: 1 is R$ a day, 2 is % a month, 3 none.
      'segment_p.interest_type': interest === null ? '3' : febrabanKind(interest),
      'segment_p.interest_date': since(facts, interest),
      'segment_p.interest_value': perMonth(interest),
      'segment_p.discount_type': febrabanKind(first),
      'segment_p.discount_date': until(facts, first),
      'segment_p.discount_value': asItIs(first),
      // C026 to C029, pp. 51–52: 1 protests and does not return, 3 returns; blanks are Caixa's own five days.
      'segment_p.sue_code': sue === null ? '3' : '1',
      'segment_p.days_for_sue': twoDigits(sue),
      'segment_p.revoke_code': sue === null ? '1' : '2',
      'segment_p.days_for_revoke': sue !== null ? '000' : revoke === null ? '' : String(revoke).padStart(3, '0'),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
            // P. 27.
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
  // A write-off is about no charge, deadline or guarantor: zeros (p. 17).
  writeOff(facts): Expected {
    const {
      'segment_q.guarantor_tax_id_type': _type,
      'segment_q.guarantor_tax_id': _id,
      ...named
    } = common240(facts, DOCUMENTS_240)
    return {
      ...named,
      'segment_q.guarantor_tax_id': '0'.repeat(15),
      'segment_p.interest_type': '0',
      'segment_p.discount_type': '0',
      'segment_p.sue_code': '0',
      'segment_p.days_for_revoke': '000',
      segment_r: null,
    }
  },
  texts: texts240,
  writeOffTexts: (facts) => texts240({ ...facts, guarantor: null }),
  writeOffHasTexts: true,
  // P. 34: cobrança simples, columns 24–29 and 30–46.
  titleCount: [24, 29],
  amountSum: [30, 46],
}

export const FACTS: BankFacts = { cnab240: cnab240, 'cnab240 7 dígitos': cnab240 }
