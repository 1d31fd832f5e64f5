/** Expected contents of Ailos' files for a slip: CNAB 240, January 2023, pp. 20–23 and 32–35; homologação, pp. 1–2. */
import {
  asItIs,
  type BankFacts,
  common240,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  inCents,
  perMonth,
  since,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** C015, p. 33: duplicatas alone. */
const DOCUMENTS = { '02': '02', '04': '04' }

/**
 * Interest is reais a day (1), percent a month (2) or none (3); the discount is in reais, up to the due date; 1 protests, 2 lists, 3 does neither; 224 is never
 * 1.
 */
function title(facts: Facts): Expected {
  const { interest, discounts, amount } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  return {
    ...common240(facts, DOCUMENTS),
    'segment_p.interest_type': interest === null ? '3' : febrabanKind(interest),
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': perMonth(interest),
    'segment_p.discount_type': discounts.length > 0 ? '1' : '0',
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': inCents(discounts[0], amount),
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '2' : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
    'segment_p.revoke_code': '2',
    'segment_p.days_for_revoke': '',
  }
}

export const FACTS: BankFacts = {
  cnab240: {
    units: { fine: asItIs, interest: perMonth, discount: inCents },
    documentTypes: DOCUMENTS,
    deadlines: ['days_for_sue', 'days_for_negativation'],
    maxDaysForSue: 15,
    // Protest after 5 to 15 days (37.3P, p. 21); interest from the due date (C019); one discount, up to the due date (C021, C022).
    within: (facts) => {
      const { interest, discounts, deadline } = facts
      return {
        ...facts,
        interest: interest === null ? null : { ...interest, days: Math.min(interest.days ?? 1, 1) },
        discounts: discounts.slice(0, 1).map((discount) => ({ ...discount, days: 0 })),
        deadline: deadline?.field === 'days_for_sue' ? { ...deadline, days: 5 + (deadline.days % 11) } : deadline,
      }
    },
    takes: () => true,
    entry: (facts) => {
      const { fine } = facts
      if (fine === null) return { ...title(facts), segment_r: null }
      return {
        ...title(facts),
        'segment_r.fine_type': febrabanKind(fine),
        'segment_r.fine_date': since(facts, fine),
        'segment_r.fine_value': asItIs(fine),
      }
    },
    writeOff: (facts) => ({ ...title(facts), segment_r: null }),
    texts: texts240,
    writeOffHasTexts: true,
  },
}
