/** Expected contents of Banco do Brasil's files for a slip: CNAB 400 (CBR641), August 2020; CNAB 240, February 2021. */
import { plainUpper } from '../../../src/cobranca/index.js'
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
  payerAddress,
  perMonth,
  since,
  taxIdKind,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** CNAB 400, nota 7, p. 12. */
const DOCUMENTS_400 = {
  '01': '10',
  '02': '01',
  '04': '12',
  '07': '08',
  '12': '02',
  '16': '03',
  '17': '05',
  '19': '13',
  '20': '15',
  '30': '09',
  '35': '31',
  '36': '32',
  '38': '26',
  '39': '27',
  '40': '25',
  '46': '33',
}

/** CNAB 240, 24.3P, p. 12. */
const DOCUMENTS_240 = {
  '01': '01',
  '02': '02',
  '04': '04',
  '06': '06',
  '07': '07',
  '12': '12',
  '17': '17',
  '19': '19',
  '30': '26',
  '35': '31',
  '36': '32',
  '38': '27',
  '39': '28',
  '40': '29',
  '46': '33',
}

/** Each discount is smaller than the one before, and ends later (nota 39, p. 25; 09.3R to 13.3R, p. 17). */
function decreasing(discount: ChargeFacts, i: number, all: readonly ChargeFacts[]): ChargeFacts {
  if (all.length === 1) return discount
  const days = 10 - 3 * i
  if (discount.kind === 'percentage') return { ...discount, percentage: String(30 - 10 * i), days }
  const first = all[0] as Extract<ChargeFacts, { kind: 'value' }>
  return { ...discount, cents: Math.max(first.cents, 3) - i, days }
}

/**
 * No grace for interest (28.3P, p. 13); protest in 6 to 29 days (nota 34, p. 23). A credit card or a proposal has no charges (p. 3): both have separate tests.
 */
/** Cheque, NP, NS, RC, ND, AP and warrant are not protested (CNAB 240 24.3P, p. 12; CNAB 400 nota 9 b, p. 14). */
const NOT_PROTESTED = ['01', '12', '16', '17', '19', '20', '30']

/** Card and proposal have no charges (CNAB 240, pp. 34–35), and a deposit is of carteira 17 alone (24.3P, p. 12): all have separate tests. */
const isTaken = (documentType: string, deadline: Facts['deadline']): boolean =>
  !['35', '36', '46'].includes(documentType) &&
  !(deadline?.field === 'days_for_sue' && NOT_PROTESTED.includes(documentType))

function withinBb(facts: Facts): Facts {
  const { amount, interest, discounts, deadline, documentType } = facts
  return {
    ...facts,
    documentType: isTaken(documentType, deadline) ? documentType : '02',
    interest: interest === null ? null : { ...interest, days: Math.min(interest.days ?? 1, 1) },
    // Three that decrease, all below the title.
    discounts: discounts.slice(0, amount > 3 ? 3 : 1).map(decreasing),
    deadline: deadline?.field === 'days_for_sue' ? { ...deadline, days: 6 + (deadline.days % 24) } : deadline,
  }
}

/** CNAB 400: ten columns for the number (the record of longer numbers has separate tests); a guarantor has a tax id (nota 13 c, p. 17). */
const within400 = (facts: Facts): Facts => ({
  ...withinBb(facts),
  documentNumber: facts.documentNumber.slice(0, 10).trim(),
  guarantor: facts.guarantor?.taxId == null ? null : facts.guarantor,
})

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS_400,
  within: within400,
  // Notas 9 and 34: the largest number of days has its own instruction.
  maxDaysForSue: 45,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  takes: () => true,
  entry(facts) {
    const { interest, fine, discounts, amount } = facts
    const [first, second, third] = discounts
    const revoke = daysOf(facts, 'days_for_revoke')
    const negativation = daysOf(facts, 'days_for_negativation')
    return {
      ...title400(facts),
      'title.interest_value': inCents(interest, amount),
      'title.discount_date': until(facts, first),
      'title.discount_value': inCents(first, amount),
      // Nota 9: 06 protests in the days of 392–393, 88 lists.
      'title.first_instruction': daysOf(facts, 'days_for_sue') !== null ? '06' : negativation !== null ? '88' : '00',
      'title.instruction_days': twoDigits(daysOf(facts, 'days_for_sue', 'days_for_negativation')),
      'title.guarantor_indicator': facts.guarantor === null ? '' : 'A',
      // Notas 15 to 17: 1 is a value, 2 a percentage, 9 none; nota 37: days after the due date.
      ...(fine === null && revoke === null
        ? { fine: null }
        : {
            'fine.fine_type': fine === null ? '9' : fine.kind === 'value' ? '1' : '2',
            'fine.fine_date': since(facts, fine),
            'fine.fine_value': asItIs(fine),
            'fine.payment_limit_days': revoke ?? 0,
          }),
      ...(second === undefined
        ? { discounts: null }
        : {
            'discounts.second_discount_date': until(facts, second),
            'discounts.second_discount_value': inCents(second, amount),
            'discounts.third_discount_date': until(facts, third),
            'discounts.third_discount_value': inCents(third, amount),
          }),
      ...(negativation === null ? { bureau: null } : { 'bureau.bureau': '10' }),
    }
  },
  // Nota 9 b: 44 writes off. The manual names no omitted columns, but a write-off has no charges.
  writeOff: (facts) => ({
    ...title400(facts),
    'title.first_instruction': '44',
    'title.instruction_days': '00',
    'title.interest_value': 0,
    'title.discount_date': null,
    'title.discount_value': 0,
    'title.guarantor_indicator': '',
    fine: null,
    discounts: null,
    bureau: null,
  }),
  texts: (facts) => ({
    // Nota 36: in a separate record, if it does not fit into 111–120.
    [isLong(facts) ? 'document_number.long_document_number' : 'title.document_number']: facts.documentNumber,
    ...titleTexts400(facts),
  }),
  writeOffHasTexts: true,
  // Only entries and new numbers have the separate record: command 08 (nota 36).
  writeOffTexts: (facts) => ({
    ...(isLong(facts) ? {} : { 'title.document_number': facts.documentNumber }),
    ...titleTexts400(facts),
  }),
}

const isLong = ({ documentNumber }: Facts): boolean => plainUpper(documentNumber).length > 10

const titleTexts400 = (facts: Facts) => ({
  'title.control_number': facts.controlNumber || facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
  'title.payer_neighborhood': facts.payer.neighborhood,
  'title.payer_city': facts.payer.city,
})

function title400(facts: Facts): Expected {
  const { payer } = facts
  return {
    'title.due_date': facts.due,
    'title.amount': facts.amount,
    'title.document_type': DOCUMENTS_400[facts.documentType as keyof typeof DOCUMENTS_400],
    'title.acceptance': facts.accepted ? 'A' : 'N',
    ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
  }
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  documentTypes: DOCUMENTS_240,
  // 15.3R, p. 17: the fine begins on the due date or the day after it.
  within: (facts) => {
    const { fine } = facts
    return { ...withinBb(facts), fine: fine === null ? null : { ...fine, days: Math.min(fine.days ?? 1, 1) } }
  },
  maxDaysForSue: 40,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  takes: () => true,
  entry(facts) {
    const { interest, fine, discounts } = facts
    const [first, second, third] = discounts
    const sue = daysOf(facts, 'days_for_sue')
    const negativation = daysOf(facts, 'days_for_negativation')
    return {
      ...common240(facts, DOCUMENTS_240),
      // 27.3P to 29.3P: 1 is R$ a day, 2 is % a month, 3 exempts (FEBRABAN C018).
      'segment_p.interest_type': interestKind(interest, facts.amount),
      'segment_p.interest_date': since(facts, interest),
      'segment_p.interest_value': perMonth(interest, facts.amount),
      'segment_p.discount_type': febrabanKind(first),
      'segment_p.discount_date': until(facts, first),
      'segment_p.discount_value': asItIs(first),
      // 36.3P: 1 protests, 8 lists, 3 does neither.
      'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
      'segment_p.days_for_sue': twoDigits(sue ?? negativation),
      // 38.3P is zero; 39.3P has three columns.
      'segment_p.revoke_code': '0',
      'segment_p.days_for_revoke': String(daysOf(facts, 'days_for_revoke') ?? 0).padStart(3, '0'),
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
            'segment_r.fine_date': since(facts, fine),
            'segment_r.fine_value': asItIs(fine),
          }),
    }
  },
  writeOff: (facts) => ({
    ...common240(facts, DOCUMENTS_240),
    'segment_p.interest_value': 0,
    'segment_p.discount_value': 0,
    'segment_p.sue_code': '0',
    'segment_p.days_for_revoke': '000',
    segment_r: null,
  }),
  texts: texts240,
  writeOffHasTexts: true,
}

export const FACTS: BankFacts = {
  cnab400,
  'cnab400 convenio-4': cnab400,
  'cnab400 convenio-6': cnab400,
  cnab240,
  'cnab240 convenio-6-livre': cnab240,
  'cnab240 convenio-4': cnab240,
  'cnab240 convenio-6': cnab240,
  'cnab240 convenio-8': cnab240,
}
