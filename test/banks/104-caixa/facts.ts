/** Expected contents of Caixa's files for a slip: CNAB 240 67.118 v029, CNAB 400 67.126 v015. */
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
  inCents,
  interestKind,
  perMonth,
  since,
  taxIdKind,
  texts240,
  titleTexts400,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Espécie, C015, pp. 49–50, except 31 and 32, which have no charges. */
const DOCUMENTS_240 = {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, i) => [twoDigits(i + 1), twoDigits(i + 1)])),
  '99': '99',
}

/** C023, p. 51: Caixa ignores a discount of the whole title, so it is an error; AD, p. 54: dates must ascend. */
function takesDiscounts({ discounts, amount }: Facts): boolean {
  const isPart = (discount: ChargeFacts): boolean =>
    discount.kind === 'value' ? discount.cents < amount : Number(discount.percentage) < 100
  return discounts.every((each, i) => isPart(each) && (i === 0 || each.days! < discounts[i - 1]!.days!))
}

/** The first value: less than the title, and large enough for smaller later values. */
const greatestOf = ([first, ...others]: readonly ChargeFacts[], amount: number): number =>
  first?.kind === 'value' ? Math.max(Math.min(first.cents, amount - 1), 1 + others.length) : 0

/** Values below the title's; each later discount has a smaller value and fewer days (C022 and C023, p. 51). */
const within = (facts: Facts): Facts => ({
  ...facts,
  // C011, p. 49: the document has a number.
  documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
  discounts: facts.discounts.slice(0, facts.amount > 3 ? 3 : 1).map(({ ...each }, i, all) => ({
    ...(each.kind === 'value'
      ? { ...each, cents: greatestOf(all, facts.amount) - i }
      : {
          ...each,
          percentage: all.length > 1 ? `${30 - 10 * i}` : Number(each.percentage) < 100 ? each.percentage : '50',
        }),
    days: 9 - 3 * i,
  })),
  // C027, p. 51: from 6 to 90 calendar days; 2 to 5 are working days.
  deadline:
    facts.deadline?.field === 'days_for_sue'
      ? { ...facts.deadline, days: Math.min(90, Math.max(6, facts.deadline.days)) }
      : facts.deadline,
})

/** «Sem caracteres especiais»: CNAB 240 v029, p. 17; CNAB 400 v015, p. 15. */
const noMarks = (): string => ''

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  documentTypes: DOCUMENTS_240,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  maxDaysForSue: 90,
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
      'segment_p.interest_type': interestKind(interest, facts.amount),
      'segment_p.interest_date': since(facts, interest),
      'segment_p.interest_value': perMonth(interest, facts.amount),
      'segment_p.discount_type': febrabanKind(first),
      'segment_p.discount_date': until(facts, first),
      'segment_p.discount_value': asItIs(first),
      // C026 to C029, pp. 51–52: 1 protests, 3 returns; blanks mean Caixa's own five days.
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
  // A write-off has zeros for charges, deadlines and the guarantor (p. 17).
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
  marks: noMarks,
  texts: texts240,
  writeOffTexts: (facts) => texts240({ ...facts, guarantor: null }),
  writeOffHasTexts: true,
  // P. 34: cobrança simples, columns 24–29 and 30–46.
  titleCount: [24, 29],
  amountSum: [30, 46],
}

/** Espécie, NE022, p. 39; 31 and 32 need a record of type 4. */
const DOCUMENTS_400 = {
  '01': '04',
  '02': '01',
  '03': '07',
  '04': '03',
  '05': '12',
  '06': '16',
  '07': '06',
  '08': '08',
  '09': '26',
  '10': '10',
  '11': '11',
  '12': '02',
  '13': '13',
  '14': '14',
  '15': '15',
  '16': '05',
  '17': '17',
  '18': '18',
  '19': '19',
  '20': '20',
  '21': '21',
  '22': '22',
  '23': '23',
  '24': '24',
  '25': '25',
  '28': '30',
  '99': '09',
}

/** A fine that fits the ten columns. */
const tenDigits = ({ fine, amount }: Facts): ChargeFacts | null =>
  inCents(fine, amount) > 9_999_999_999 ? { kind: 'percentage', percentage: '0.01', days: fine!.days } : fine

const cnab400: DialectFacts = {
  units: { fine: inCents, interest: inCents, discount: asItIs },
  documentTypes: DOCUMENTS_400,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  maxDaysForSue: 90,
  takes: takesDiscounts,
  within: (facts) => within({ ...facts, fine: tenDigits(facts), discounts: facts.discounts.slice(0, 1) }),
  entry(facts) {
    const { payer, fine, interest, amount } = facts
    const [discount] = facts.discounts
    const sue = daysOf(facts, 'days_for_sue')
    const revoke = daysOf(facts, 'days_for_revoke')
    return {
      'title.due_date': facts.due,
      'title.amount': amount,
      'title.document_type': DOCUMENTS_400[facts.documentType as keyof typeof DOCUMENTS_400],
      'title.acceptance': facts.accepted ? 'A' : 'N',
      ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
      'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
      'title.payer_tax_id': payer.taxId.padStart(14, '0'),
      'title.payer_zipcode': payer.zipcode,
      'title.payer_state': payer.state,
      // NE063 and NE064: R$ a day; NE059 and 40.1: R$.
      'title.interest_date': since(facts, interest),
      'title.interest_value': inCents(interest, amount),
      'title.fine_date': since(facts, fine),
      'title.fine_value': inCents(fine, amount),
      // NE061, p. 48.
      'title.discount_type': febrabanKind(discount),
      'title.discount_date': until(facts, discount),
      'title.discount_value': asItIs(discount),
      // NE024 and NE025, p. 40: 1 protests, 2 returns; blank days mean Caixa's own five days.
      'title.first_instruction': sue === null ? '02' : '01',
      'title.deadline_days': sue !== null ? twoDigits(sue) : revoke === null ? '' : twoDigits(revoke),
    }
  },
  // NE017, obs. 2, p. 37: the value, but no charges and persons.
  writeOff: ({ amount }) => ({
    'title.amount': amount,
    'title.due_date': null,
    'title.interest_value': 0,
    'title.fine_value': 0,
    'title.discount_value': 0,
    'title.first_instruction': '00',
    'title.payer_name': '',
  }),
  marks: noMarks,
  texts: (facts) => ({
    ...titleTexts400(facts),
    'title.guarantor_name': facts.guarantor?.name ?? '',
  }),
  writeOffHasTexts: false,
}

export const FACTS: BankFacts = {
  cnab240,
  'cnab240 7 dígitos': cnab240,
  cnab400,
  'cnab400 7 dígitos': cnab400,
}
