/** Expected contents of Banco do Nordeste's files for a slip: v2.0 (July 2011), pp. 6–8 and 12–13. */
import {
  type BankFacts,
  type ChargeFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  taxIdKind,
  titleTexts400,
  until,
} from '../../remittance/dialects.js'

/** Nota 5, p. 13: cheque, duplicata mercantil, duplicata de serviço, nota promissória, recibo, carnê, outros. */
const DOCUMENTS = { '01': '03', '02': '01', '04': '06', '12': '02', '17': '05', '33': '04', '99': '19' }

/** 32–33: a whole percentage. */
const wholePercentage = (charge: ChargeFacts | null | undefined): number =>
  charge?.kind === 'percentage' ? Number(charge.percentage) : 0

const fineWithin = (fine: ChargeFacts | null): ChargeFacts | null =>
  fine?.kind !== 'percentage'
    ? null
    : { ...fine, days: 1, percentage: String(Math.min(Math.ceil(Number(fine.percentage)), 99)) }

const title = (facts: Facts): Expected => {
  const { payer, due, amount, interest, discounts } = facts
  const [first, second] = discounts
  return {
    'title.fine_percentage': wholePercentage(facts.fine),
    'title.second_discount_date': until(facts, second),
    'title.second_discount_value': inCents(second, amount),
    'title.due_date': due,
    'title.amount': amount,
    'title.document_type': DOCUMENTS[facts.documentType as keyof typeof DOCUMENTS],
    'title.acceptance': facts.accepted ? 'S' : 'N',
    ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
    'title.first_instruction': '00',
    'title.interest_value': inCents(interest, amount),
    'title.discount_date': until(facts, first),
    'title.discount_value': inCents(first, amount),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
    'title.currency_code': '0',
  }
}

const texts = (facts: Facts): Readonly<Record<string, string>> => ({
  ...titleTexts400(facts),
  'title.guarantor_or_message': facts.guarantor?.name ?? '',
})

const cnab400: DialectFacts = {
  units: { fine: wholePercentage, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue'],
  maxDaysForSue: 98,
  takes: ({ discounts }) => discounts.length < 3,
  within: (facts) => ({
    ...facts,
    fine: fineWithin(facts.fine),
    interest: facts.interest === null ? null : { ...facts.interest, days: 1 },
    // 99 days would mean no protest.
    deadline: facts.deadline === null ? null : { ...facts.deadline, days: Math.min(facts.deadline.days, 98) },
    documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
  }),
  // 99 is not to protest.
  entry: (facts) => ({ ...title(facts), 'title.days_for_sue': daysOf(facts, 'days_for_sue') ?? 99 }),
  writeOff: (facts) => ({ ...title(facts), 'title.days_for_sue': daysOf(facts, 'days_for_sue') ?? 0 }),
  texts,
  writeOffHasTexts: true,
}

export const FACTS: BankFacts = { cnab400 }
