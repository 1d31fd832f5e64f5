/** Expected contents of BRB's files for a slip: Manual e Leiautes, version 077 (June 2019), sheet Leiaute Remessa 077. */
import {
  type BankFacts,
  type ChargeFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  leastLoss,
  payerAddress,
  taxIdKind,
  until,
} from '../../remittance/dialects.js'

/** Row 45: duplicata mercantil, duplicata de prestação de serviços, nota promissória, cartão, proposta, outros. */
const DOCUMENTS = { '02': '21', '04': '22', '12': '25', '35': '31', '36': '32', '99': '39' }

/** Ten columns, 298–307 and 309–354. */
const MOST = 9_999_999_999

const inColumns = <C extends ChargeFacts>(charge: C, amount: number): C | ChargeFacts =>
  inCents(charge, amount) > MOST ? { kind: 'value', cents: MOST, days: charge.days } : charge

/** Row 57. Percentages are not written: the manual prints no decimals for them. */
const interestOf = leastLoss({ none: '00', reais: '12', reaisPerMonth: '11', most: MOST })

const title = (facts: Facts): Expected => {
  const { payer, due, amount, interest, discounts, guarantor } = facts
  const [first, second, third] = discounts
  const limit = daysOf(facts, 'days_for_revoke')
  return {
    'title.payer_state': payer.state,
    'title.payer_zipcode': payer.zipcode,
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '1', '2'),
    'title.payer_tax_id': payer.taxId,
    'title.document_type': DOCUMENTS[facts.documentType as keyof typeof DOCUMENTS],
    'title.currency_code': '02',
    ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
    'title.due_date': due,
    'title.amount': amount,
    'title.value_rebate': 0,
    // The days without interest; it counts from the day after them.
    'title.interest_days': interest === null ? 0 : (interest.days ?? 1) - 1,
    'title.interest_type': interestOf(interest, amount).code,
    'title.interest_value': interestOf(interest, amount).number,
    'title.discount_type': first === undefined ? '0' : '1',
    'title.discount_value': inCents(first, amount),
    'title.discount_date': until(facts, first),
    'title.second_discount_value': inCents(second, amount),
    'title.second_discount_date': until(facts, second),
    'title.third_discount_value': inCents(third, amount),
    'title.third_discount_date': until(facts, third),
    'title.first_instruction': '00',
    'title.second_instruction': '00',
    'title.third_instruction': limit === null ? '00' : '95',
    'title.third_instruction_days': limit ?? 0,
    'title.days_for_sue': daysOf(facts, 'days_for_sue') ?? 0,
    ...(guarantor === null
      ? { guarantor_and_messages: null }
      : {
          'guarantor_and_messages.guarantor_tax_id_type':
            guarantor.taxId === null ? '0' : taxIdKind(guarantor.taxId, '1', '2'),
          'guarantor_and_messages.guarantor_tax_id': guarantor.taxId ?? '00000000000000',
        }),
    payments: null,
  }
}

const texts = (facts: Facts): Readonly<Record<string, string>> => ({
  'title.document_number': facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
  'title.payer_neighborhood': facts.payer.neighborhood,
  'title.payer_city': facts.payer.city,
  ...(facts.guarantor === null ? {} : { 'guarantor_and_messages.guarantor_name': facts.guarantor.name }),
})

const cnab400: DialectFacts = {
  units: { fine: inCents, interest: (charge, amount) => interestOf(charge, amount).number, discount: inCents },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  maxDaysForSue: 999,
  takes: () => true,
  within: (facts) => {
    const { amount, interest, discounts } = facts
    const isOver = discounts.some((each) => inCents(each, amount) > MOST)
    return {
      ...facts,
      fine: null,
      interest: interest === null ? null : { ...inColumns(interest, amount), days: Math.max(interest.days ?? 1, 1) },
      discounts: isOver ? discounts.map(({ days }) => ({ kind: 'value', cents: MOST, days })) : discounts,
      accepted: false,
      documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
    }
  },
  entry: title,
  writeOff: () => ({}),
  texts,
  writeOffHasTexts: false,
}

export const FACTS: BankFacts = { cnab400 }
