/** Expected contents of Inter's files for a slip: Manual CNAB400, v1.1 (30/08/2021), pp. 8–11 and 25. */
import {
  asItIs,
  type BankFacts,
  type ChargeFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  inCents,
  payerAddress,
  since,
  taxIdKind,
  until,
} from '../../remittance/dialects.js'

/** P. 9: 99, outros, is the only espécie. */
const DOCUMENTS = { '02': '99', '99': '99' }

/** A charge in the columns of its value, or in those of its percentage with two decimals. */
const both = (path: string, charge: ChargeFacts | null | undefined): Expected => ({
  [`${path}_value`]: charge?.kind === 'value' ? charge.cents : 0,
  [`${path}_percentage`]: charge?.kind === 'percentage' ? asItIs(charge) : 0,
})

/** Four columns hold percentages up to 99,99. */
const inColumns = <C extends ChargeFacts>(charge: C): C =>
  charge.kind === 'percentage' && Number(charge.percentage) > 99.99 ? { ...charge, percentage: '99.99' } : charge

/** Fine and interest begin on the day after the due date or later. */
const afterDueDate = (charge: ChargeFacts | null): ChargeFacts | null =>
  charge === null ? null : { ...inColumns(charge), days: Math.max(charge.days ?? 1, 1) }

/** 140–141, p. 9: 0, 30 or 60 days. */
const limitWithin = ({ deadline }: Facts): Facts['deadline'] =>
  deadline === null ? null : { ...deadline, days: deadline.days < 45 ? 30 : 60 }

const title = (facts: Facts): Expected => {
  const { payer, due, amount, fine, interest, discounts } = facts
  const [discount] = discounts
  return {
    'title.wallet_number': '112',
    'title.our_number': '00000000000',
    'title.due_date': due,
    'title.amount': amount,
    'title.days_for_revoke': daysOf(facts, 'days_for_revoke') ?? 60,
    'title.document_type': '99',
    'title.fine_type': febrabanKind(fine),
    ...both('title.fine', fine),
    'title.fine_date': since(facts, fine),
    // 160 and 161–173: reais per day.
    'title.interest_type': interest === null ? '0' : '1',
    'title.interest_value': inCents(interest, amount),
    'title.interest_percentage': 0,
    'title.interest_date': since(facts, interest),
    // P. 25: 1 value, 4 percentage, until a date.
    'title.discount_type': discount === undefined ? '0' : discount.kind === 'value' ? '1' : '4',
    ...both('title.discount', discount),
    'title.discount_date': until(facts, discount),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
  }
}

const furtherDiscounts = (facts: Facts): Expected => {
  const [, second, third] = facts.discounts
  if (second === undefined) return { messages: null }
  return {
    'messages.second_discount_date': until(facts, second),
    ...both('messages.second_discount', second),
    'messages.third_discount_date': until(facts, third),
    ...both('messages.third_discount', third),
  }
}

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: asItIs },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_revoke'],
  takes: () => true,
  within: (facts) => ({
    ...facts,
    accepted: false,
    fine: afterDueDate(facts.fine),
    interest: afterDueDate(facts.interest),
    discounts: facts.discounts.map(inColumns),
    deadline: limitWithin(facts),
    documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
  }),
  entry: (facts) => ({ ...title(facts), ...furtherDiscounts(facts) }),
  // There is no write-off.
  writeOff: () => ({}),
  texts: (facts) => ({
    'title.document_number': facts.documentNumber,
    'title.control_number': facts.controlNumber || facts.documentNumber,
    'title.payer_name': facts.payer.name,
    'title.payer_address': payerAddress(facts),
  }),
  writeOffHasTexts: false,
}

export const FACTS: BankFacts = { cnab400 }
