/** Expected contents of Banrisul's files for a slip: CNAB 240 version 10.3 (23/06/2023), pp. 7–14 and 21–24; CNAB 400 (12/2020), pp. 6–13. */
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
  inCents,
  interestKind,
  later,
  leastLoss,
  payerAddress,
  perMonth,
  taxIdKind,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** C015, p. 22: types that are not «não tratado», except card and proposal. */
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

/** A percentage with one decimal that fits the column (C023, p. 23; G075, p. 37). */
const oneDecimal = <C extends ChargeFacts>(charge: C): C =>
  charge.kind === 'value'
    ? charge
    : { ...charge, percentage: String(Math.min(Math.max(Math.round(Number(charge.percentage) * 10), 1), 999) / 10) }

/** A percentage up to the largest that fits the column. */
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

/** Protest after at least three days (2013, p. 13). */
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
    'segment_p.interest_type': interestKind(interest, facts.amount),
    'segment_p.interest_date': interestFrom(facts),
    'segment_p.interest_value': perMonth(interest, facts.amount),
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

const titleTexts = (facts: Facts): Record<string, string> => {
  const { 'segment_q.guarantor_name': _, 'segment_q.payer_neighborhood': __, ...title } = texts240(facts)
  return title
}

const texts = (facts: Facts): Record<string, string> => {
  const { guarantor } = facts
  if (guarantor === null) return titleTexts(facts)
  return {
    ...titleTexts(facts),
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
  writeOffTexts: titleTexts,
}

/** CNAB 400 (12/2020), pp. 6–10. Slips that the client prints: 08 in 148–149, without guarantor and messages. */
const title400 = (facts: Facts): Expected => {
  const { payer, due, amount, documentDate, accepted, fine, interest, discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const revoke = daysOf(facts, 'days_for_revoke')
  const instructions = [sue === null ? '' : '09', revoke === null ? '' : '15', fine === null ? '' : '18'].filter(
    (code) => code !== '',
  )
  return {
    'title.wallet_number': '1',
    'title.due_date': due,
    'title.amount': amount,
    'title.dispatch_form': '08',
    'title.acceptance': accepted ? 'A' : 'N',
    ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
    'title.first_instruction': instructions[0] ?? '',
    'title.second_instruction': instructions[1] ?? '',
    'title.interest_type': interest400(interest, amount).code,
    'title.interest_value': interest === null ? null : interest400(interest, amount).number,
    'title.discount_date': until(facts, discounts[0]),
    'title.discount_value': discounts[0] === undefined ? null : inCents(discounts[0], amount),
    'title.fine_value': fine === null ? null : tenths(fine),
    'title.days_for_fine': fine === null ? null : Math.max(fine.days ?? 1, 1),
    'title.days_for_instruction': sue ?? revoke,
  }
}

/** P. 9: reais per day (0), or a percentage per month (1). */
const interest400 = leastLoss({ none: '', reais: '0', perMonth: '1' })

const tenths = (charge: ChargeFacts | null | undefined): number => Math.round(asItIs(charge) / 10)

const texts400 = (facts: Facts): Record<string, string> => ({
  'title.document_number': facts.documentNumber,
  'title.control_number': facts.controlNumber || facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
  'title.payer_city': facts.payer.city,
})

/** The total of the trailer is as wide as an amount (28–40, p. 17). */
const MOST_400 = 100_000_000_000

const cnab400: DialectFacts = {
  units: { fine: tenths, interest: (charge, amount) => interest400(charge, amount).number, discount: inCents },
  documentTypes: { '02': '' },
  deadlines: ['days_for_sue', 'days_for_revoke'],
  marks: () => '',
  // Fine in percent of one decimal, up to 20% and 99 days; interest up to 17% from the due date on (pp. 9–10).
  within: (facts) => {
    const { fine, interest } = facts
    const amount = Math.min(facts.amount, MOST_400)
    const isLow = interest?.kind === 'value' && interest.cents * 100 <= amount * 17
    const percentage =
      interest?.kind === 'percentage' ? upTo(0.56, interest) : { kind: 'percentage' as const, percentage: '0.1' }
    return {
      ...facts,
      amount,
      documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
      fine:
        fine === null
          ? null
          : {
              ...upTo(20, oneDecimal(fine.kind === 'value' ? { ...fine, kind: 'percentage', percentage: '2' } : fine)),
              days: Math.min(fine.days ?? 1, 99),
            },
      interest:
        interest === null ? null : { ...(isLow ? interest : percentage), days: Math.min(interest.days ?? 1, 1) },
      discounts: facts.discounts.slice(0, 1),
      deadline: deadlineWithin(facts),
    }
  },
  takes: () => true,
  entry: (facts) => ({ ...title400(facts), guarantor: null, messages: null }),
  writeOff: title400,
  texts: texts400,
  writeOffHasTexts: true,
  writeOffTexts: texts400,
}

export const FACTS: BankFacts = { cnab240, cnab400 }
