/** Expected contents of Santander's files for a slip: CNAB 400, H7800 version 2.36; CNAB 240, H7815 version 8.4. */
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
  later,
  leastLoss,
  taxIdKind,
  texts240,
  titleTexts400,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** H7800, nota 24, p. 29: DM, DMI, DS, DSI, LC, NP, NS, RC, AP, CC, BDP. */
const DOCUMENTS_400 = {
  '02': '01',
  '03': '01',
  '04': '06',
  '05': '06',
  '07': '07',
  '12': '02',
  '16': '03',
  '17': '05',
  '20': '03',
  '35': '19',
  '36': '08',
}

/** H7815, nota 20, pp. 20–21: CH, DM, DMI, DS, DSI, LC, NP, NPR, RC, AP, CC, BDP, NPD. */
const DOCUMENTS_240 = {
  '01': '97',
  '02': '02',
  '03': '02',
  '04': '04',
  '05': '04',
  '07': '07',
  '12': '12',
  '13': '13',
  '17': '17',
  '20': '20',
  '35': '31',
  '36': '32',
  '37': '98',
}

/** Nota 25: a write-off is possible only after 15 or 30 days. */
const REVOKE = { 15: '02', 30: '03' } as const

/**
 * Limits of standard 353: the fine is a percentage of four columns (nota 4), interest begins with the due date, two discounts at most; the trailer's sum has
 * thirteen columns (p. 13).
 */
/** Card and proposal have no charges (CNAB 400 nota 8, p. 25; CNAB 240 nota 20, p. 21). */
const withCharges = (documentType: string): string => (['35', '36'].includes(documentType) ? '02' : documentType)

function within353(facts: Facts): Facts {
  const { fine, interest, discounts, deadline, amount } = facts
  const isAPercentage = fine?.kind === 'percentage' && Number(fine.percentage) < 99.99
  return issuedBeforeDiscounts({
    ...facts,
    amount: Math.min(amount, 1_000_000_000_000),
    documentType: withCharges(facts.documentType),
    fine: fine === null || isAPercentage ? fine : { kind: 'percentage', percentage: '2', days: fine.days },
    interest: interest === null ? null : { ...interest, days: interest.days === null ? null : interest.days % 2 },
    discounts: onDaysOfTheirOwn(discounts.slice(0, 2)),
    deadline:
      deadline?.field === 'days_for_revoke' ? { ...deadline, days: deadline.days % 2 === 0 ? 15 : 30 } : deadline,
  })
}

/** CNAB 400 nota 11, p. 26; CNAB 240 nota 23, p. 22: discounts end after the day of issue. */
function issuedBeforeDiscounts(facts: Facts): Facts {
  const { due, documentDate, discounts } = facts
  if (discounts.length === 0) return facts
  const dayBefore = later(due, -1 - Math.max(...discounts.map(({ days }) => days!)))
  return { ...facts, documentDate: documentDate !== null && documentDate < dayBefore ? documentDate : dayBefore }
}

/** Nota 11, p. 26: no two discounts on one day. */
const onDaysOfTheirOwn = (discounts: readonly ChargeFacts[]): readonly ChargeFacts[] =>
  discounts.map((each, i) => (i > 0 && each.days === discounts[0]!.days ? { ...each, days: each.days! + 1 } : each))

/** The day after which the fine is charged: zeros for the due date (nota 4). */
const fineDate400 = ({ due, fine }: Facts): string | null =>
  fine !== null && (fine.days ?? 1) > 1 ? later(due, fine.days! - 1) : null

function title400(facts: Facts): Expected {
  const { payer, fine, interest, discounts, amount, deadline } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const revoke = daysOf(facts, 'days_for_revoke') as keyof typeof REVOKE | null
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
    'title.fine_code': fine === null ? '0' : '4',
    'title.fine_value': asItIs(fine),
    'title.fine_date': fineDate400(facts),
    'title.interest_value': inCents(interest, amount),
    'title.discount_date': until(facts, discounts[0]),
    'title.discount_value': inCents(discounts[0], amount),
    'title.second_discount_date': until(facts, discounts[1]),
    'title.value_rebate': inCents(discounts[1], amount),
    'title.first_instruction': deadline === null ? '00' : sue !== null ? '06' : REVOKE[revoke!],
    'title.second_instruction': '00',
    'title.days_for_sue': sue ?? 0,
  }
}

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS_400,
  within: within353,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  takes: () => true,
  entry: (facts) => ({ ...title400(facts), payment: null }),
  // A write-off sends all columns of the title.
  writeOff: (facts) => ({ ...title400(facts), payment: null }),
  texts: titleTexts400,
  writeOffHasTexts: true,
}

/** Nota 18: R$ have two decimals, a rate of interest five. */
const interestOf = leastLoss({ none: '3', reais: '1', perMonth: '2', decimals: 5 })

/** Nota 21: 3 exempt; 1 and 2 from the due date, 5 and 6 with days of tolerance. */
function interest240({ interest, due, amount }: Facts): Expected {
  const days = interest?.days ?? 1
  const { code, number } = interestOf(interest, amount)
  const codes = code === '1' ? ['1', '5'] : ['2', '6']
  return {
    'segment_p.interest_type': interest === null ? '3' : codes[days > 1 ? 1 : 0],
    // Nota 22: the due date; with tolerance, the last day without interest.
    'segment_p.interest_date': interest === null ? null : later(due, Math.max(days - 1, 0)),
    'segment_p.interest_value': number,
  }
}

/** Nota 32: charged after the day. */
const lastDayWithoutFine = ({ due }: Facts, fine: ChargeFacts): string => later(due, Math.max((fine.days ?? 1) - 1, 0))

/** The values of a slip in segment P. */
function segmentP(facts: Facts): Expected {
  const { discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const revoke = daysOf(facts, 'days_for_revoke')
  const ofP = Object.entries(common240(facts, DOCUMENTS_240)).filter(([path]) => path.startsWith('segment_p.'))
  return {
    ...Object.fromEntries(ofP),
    ...interest240(facts),
    // Nota 23: 1 value, 2 percentage.
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    // Notas 25 and 26: 1 after a number of calendar days, 3 by the beneficiary's profile.
    'segment_p.sue_code': sue === null ? '3' : '1',
    'segment_p.days_for_sue': twoDigits(sue),
    'segment_p.revoke_code': revoke === null ? '3' : '1',
    'segment_p.days_for_revoke': twoDigits(revoke),
  }
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: (charge, amount) => interestOf(charge, amount).number, discount: asItIs },
  documentTypes: DOCUMENTS_240,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  takes: () => true,
  // Nota 23, p. 22: no two discounts end on one day, and each ends later than the one before.
  within: (facts) =>
    issuedBeforeDiscounts({
      ...facts,
      documentType: withCharges(facts.documentType),
      discounts: facts.discounts.map((each, i, { length }) => (length === 1 ? each : { ...each, days: 9 - 3 * i })),
    }),
  entry(facts) {
    const { fine, discounts } = facts
    const [, second, third] = discounts
    return {
      ...common240(facts, DOCUMENTS_240),
      ...segmentP(facts),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
            'segment_r.second_discount_type': febrabanKind(second),
            'segment_r.second_discount_date': until(facts, second),
            'segment_r.second_discount_value': asItIs(second),
            'segment_r.third_discount_type': febrabanKind(third),
            'segment_r.third_discount_date': until(facts, third),
            'segment_r.third_discount_value': asItIs(third),
            'segment_r.fine_type': febrabanKind(fine),
            'segment_r.fine_date': fine === null ? null : lastDayWithoutFine(facts, fine),
            'segment_r.fine_value': asItIs(fine),
          }),
    }
  },
  // An instruction sends only P (pp. 4 and 31).
  writeOff: (facts) => ({ ...segmentP(facts), segment_q: null, segment_r: null }),
  texts: texts240,
  writeOffHasTexts: true,
  writeOffTexts: (facts) =>
    Object.fromEntries(Object.entries(texts240(facts)).filter(([path]) => path.startsWith('segment_p.'))),
}

export const FACTS: BankFacts = { cnab240, cnab400 }
