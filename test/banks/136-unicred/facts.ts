/** Expected contents of Unicred's files for a slip: CNAB 400, 17 November 2021, pp. 8–15. */
import {
  addressOf,
  asItIs,
  type BankFacts,
  type ChargeFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  payerAddress,
  taxIdKind,
  until,
} from '../../remittance/dialects.js'

/** Ficha, p. 6: DM, DS, LC, NP, NS, REC, ND, CS and others. No column has the document type. */
const DOCUMENTS = { '02': '', '04': '', '07': '', '12': '', '16': '', '17': '', '19': '', '32': '', '99': '' }

/** Fine and interest count from the day after the due date (pp. 11 and 14). */
const fromNextDay = <C extends ChargeFacts>(charge: C | null): C | null =>
  charge === null ? null : { ...charge, days: 1 }

const title = (facts: Facts): Expected => {
  const { payer, due, amount, documentDate, fine, interest, discounts } = facts
  const [discount] = discounts
  return {
    'title.wallet_number': '021',
    'title.due_date': due,
    'title.amount': amount,
    ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
    'title.fine_type': fine === null ? '3' : fine.kind === 'value' ? '1' : '2',
    'title.fine_value': asItIs(fine),
    // P. 11: 1 reais per day, 5 none.
    'title.interest_type': interest === null ? '5' : '1',
    'title.interest_value': inCents(interest, amount),
    'title.discountable': 'N',
    'title.discount_type': discount === undefined ? '0' : '1',
    'title.discount_date': until(facts, discount),
    'title.discount_value': inCents(discount, amount),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
  }
}

/** Pp. 15–16: the guarantor's name is in the title. */
const guarantor = ({ guarantor: party }: Facts): Expected =>
  party === null
    ? { guarantor: null }
    : {
        'guarantor.guarantor_tax_id_type': party.taxId === null ? '' : taxIdKind(party.taxId, '01', '02'),
        'guarantor.guarantor_zipcode': party.zipcode,
        'guarantor.guarantor_state': party.state,
      }

const titleTexts = (facts: Facts): Record<string, string> => ({
  'title.document_number': facts.documentNumber,
  'title.control_number': facts.controlNumber || facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
  'title.payer_neighborhood': facts.payer.neighborhood,
  'title.payer_city': facts.payer.city,
  'title.guarantor_name': facts.guarantor?.name ?? '',
})

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue'],
  takes: ({ discounts }) => discounts.length < 2,
  within: (facts) => ({
    ...facts,
    accepted: false,
    fine: fromNextDay(facts.fine),
    interest: fromNextDay(facts.interest),
  }),
  entry: (facts) => {
    const days = daysOf(facts, 'days_for_sue')
    return {
      ...title(facts),
      // P. 13: 1 calendar days, 3 no protest.
      'title.sue_code': days === null ? '3' : '1',
      'title.days_for_sue': days ?? 0,
      ...guarantor(facts),
    }
  },
  writeOff: (facts) => ({ ...title(facts), 'title.sue_code': '3', 'title.days_for_sue': 0 }),
  texts: (facts) => ({
    ...titleTexts(facts),
    ...(facts.guarantor === null
      ? {}
      : {
          'guarantor.guarantor_address': addressOf(facts.guarantor),
          'guarantor.guarantor_neighborhood': facts.guarantor.neighborhood,
          'guarantor.guarantor_city': facts.guarantor.city,
        }),
  }),
  writeOffHasTexts: true,
  writeOffTexts: titleTexts,
}

export const FACTS: BankFacts = { cnab400 }
