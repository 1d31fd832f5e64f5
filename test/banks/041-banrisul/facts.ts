/** What Banrisul's files must hold for a slip: CNAB 240 version 10.3 (23/06/2023), pp. 7–14 and 21–24. */
import {
  addressOf,
  asItIs,
  type BankFacts,
  type ChargeFacts,
  common240,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  later,
  perMonth,
  taxIdKind,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** C015, p. 22: those that are not «não tratado», but card and proposal. */
const DOCUMENTS_240 = {
  '02': '02',
  '03': '03',
  '04': '04',
  '05': '05',
  '07': '07',
  '12': '12',
  '22': '22',
  '99': '99',
}

/** A percentage of one decimal that the column takes (C023, p. 23; G075, p. 37). */
const oneDecimal = <C extends ChargeFacts>(charge: C): C =>
  charge.kind === 'value'
    ? charge
    : { ...charge, percentage: String(Math.min(Math.max(Math.round(Number(charge.percentage) * 10), 1), 999) / 10) }

/** A percentage up to the greatest that the column takes. */
const upTo = (most: number, charge: ChargeFacts): ChargeFacts =>
  charge.kind === 'percentage' && Number(charge.percentage) > most ? { ...charge, percentage: String(most) } : charge

/** From the day after the due date (C019, p. 23). */
const interestFrom = ({ due, interest }: Facts): string | null =>
  interest === null ? null : later(due, Math.max(interest.days ?? 1, 1))

/** All that a guarantor needs (Y-01, p. 11). */
const WHOLE = { taxId: '16180339805', street: 'Rua do Avalista', city: 'Canela', zipcode: '95999001', state: 'RS' }
const wholeGuarantor = (guarantor: Facts['guarantor']): Facts['guarantor'] =>
  guarantor === null
    ? null
    : {
        ...guarantor,
        taxId: guarantor.taxId ?? WHOLE.taxId,
        street: guarantor.street || WHOLE.street,
        city: guarantor.city || WHOLE.city,
        zipcode: guarantor.zipcode || WHOLE.zipcode,
        state: guarantor.state || WHOLE.state,
      }

/** Protest after three days at the least (2013, p. 13). */
const deadlineWithin = ({ deadline }: Facts): Facts['deadline'] =>
  deadline?.field === 'days_for_sue' ? { ...deadline, days: Math.max(deadline.days, 3) } : deadline

const title240 = (facts: Facts): Expected => {
  const { interest, discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const revoke = daysOf(facts, 'days_for_revoke')
  return {
    ...common240(facts, DOCUMENTS_240),
    // Q has no guarantor (p. 8).
    'segment_q.guarantor_tax_id_type': '0',
    'segment_q.guarantor_tax_id': '0'.repeat(15),
    'segment_q.guarantor_name': '',
    'segment_p.interest_type': interest === null ? '3' : febrabanKind(interest),
    'segment_p.interest_date': interestFrom(facts),
    'segment_p.interest_value': perMonth(interest),
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    'segment_p.sue_code': sue === null ? '3' : '1',
    'segment_p.days_for_sue': twoDigits(sue),
    'segment_p.revoke_code': revoke === null ? '0' : '1',
    'segment_p.days_for_revoke': String(revoke ?? 0).padStart(3, '0'),
    'segment_p.charge_kind': '0000805076',
    'segment_p.partial_payment_authorization': '1',
  }
}

const furtherCharges240 = (facts: Facts): Expected => {
  const { fine, discounts, due } = facts
  const [, second] = discounts
  if (fine === null && second === undefined) return { segment_r: null }
  return {
    'segment_r.second_discount_type': febrabanKind(second),
    'segment_r.second_discount_date': until(facts, second),
    'segment_r.second_discount_value': asItIs(second),
    'segment_r.fine_type': febrabanKind(fine),
    'segment_r.fine_date': fine === null ? null : later(due, fine.days ?? 1),
    'segment_r.fine_value': asItIs(fine),
  }
}

const guarantor240 = ({ guarantor }: Facts): Expected =>
  guarantor === null
    ? { segment_y01: null }
    : {
        'segment_y01.guarantor_tax_id_type': taxIdKind(guarantor.taxId!, '1', '2'),
        'segment_y01.guarantor_tax_id': guarantor.taxId!.padStart(15, '0'),
        'segment_y01.guarantor_zipcode': guarantor.zipcode,
        'segment_y01.guarantor_state': guarantor.state,
      }

const texts = (facts: Facts): Record<string, string> => {
  const { guarantor } = facts
  const { 'segment_q.guarantor_name': _, 'segment_q.payer_neighborhood': __, ...title } = texts240(facts)
  if (guarantor === null) return title
  return {
    ...title,
    'segment_y01.guarantor_name': guarantor.name,
    'segment_y01.guarantor_address': addressOf(guarantor),
    'segment_y01.guarantor_city': guarantor.city,
  }
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  documentTypes: DOCUMENTS_240,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  marks: () => '',
  within: (facts) => ({
    ...facts,
    fine: facts.fine === null ? null : oneDecimal(facts.fine),
    interest: facts.interest === null ? null : upTo(3.3, facts.interest),
    discounts: facts.discounts.slice(0, 2).map(oneDecimal),
    guarantor: wholeGuarantor(facts.guarantor),
    deadline: deadlineWithin(facts),
  }),
  takes: () => true,
  entry: (facts) => ({ ...title240(facts), ...furtherCharges240(facts), ...guarantor240(facts) }),
  writeOff: (facts) => ({ ...title240(facts), segment_r: null, segment_y01: null }),
  texts,
  writeOffHasTexts: true,
  // Y-01 goes with registrations only.
  writeOffTexts: (facts) => texts({ ...facts, guarantor: null }),
}

export const FACTS: BankFacts = { cnab240 }
