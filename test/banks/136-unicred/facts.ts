/** Expected contents of Unicred's files for a slip: CNAB 400, 17 November 2021, pp. 8–15; CNAB 240, 15 December 2020, pp. 10–14. */
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
  inCents,
  leastLoss,
  taxIdKind,
  texts240,
  titleTexts400,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Ficha, p. 6: DM, DS, LC, NP, NS, REC, ND, CS and others. No column has the document type. */
const DOCUMENTS = { '02': '', '04': '', '07': '', '12': '', '16': '', '17': '', '19': '', '32': '', '99': '' }

/** Fine and interest count from the day after the due date (pp. 11 and 14). */
const fromNextDay = <C extends ChargeFacts>(charge: C | null): C | null =>
  charge === null ? null : { ...charge, days: 1 }

/** CNAB 400, p. 11, and C018 of CNAB 240, p. 25. */
const INTEREST = { none: '5', reais: '1', perDay: '4', perMonth: '2' }
/** 13 columns, 161–173. */
const interest400 = leastLoss({ ...INTEREST, most: 9_999_999_999_999 })
/** 15 columns, P 127–141. */
const interest240 = leastLoss({ ...INTEREST, most: 999_999_999_999_999 })

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
    'title.interest_type': interest400(interest, amount).code,
    'title.interest_value': interest400(interest, amount).number,
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
  ...titleTexts400(facts),
  'title.guarantor_name': facts.guarantor?.name ?? '',
})

const unitsOf = (interest: typeof interest400): DialectFacts['units'] => ({
  fine: asItIs,
  interest: (charge, amount) => interest(charge, amount).number,
  discount: inCents,
})

/** What both layouts have in common. */
const common = {
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue'],
  takes: ({ discounts }) => discounts.length < 2,
  within: (facts) => ({
    ...facts,
    accepted: false,
    fine: fromNextDay(facts.fine),
    interest: fromNextDay(facts.interest),
  }),
} as const satisfies Partial<DialectFacts>

const cnab400: DialectFacts = {
  ...common,
  units: unitsOf(interest400),
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

/** CNAB 240, pp. 10–11: P and Q. */
function title240(facts: Facts): Expected {
  const { interest, discounts, amount } = facts
  const [discount] = discounts
  const { 'segment_p.document_type': _, ...rest } = common240(facts, DOCUMENTS)
  return {
    ...rest,
    'segment_p.wallet_number': '21',
    'segment_p.discountable': 'N',
    'segment_p.interest_type': interest240(interest, amount).code,
    'segment_p.interest_value': interest240(interest, amount).number,
    'segment_p.discount_type': discount === undefined ? '0' : '1',
    'segment_p.discount_date': until(facts, discount),
    'segment_p.discount_value': inCents(discount, amount),
  }
}

/** Whether Y-01 has more of the guarantor than Q. */
const isAddressed = ({ guarantor }: Facts): boolean =>
  guarantor !== null && `${addressOf(guarantor)}${guarantor.zipcode}${guarantor.city}${guarantor.state}` !== ''

/** CNAB 240, p. 14: the address of the guarantor, who is in Q, too. */
const guarantor240 = (facts: Facts): Expected => {
  const { guarantor: party } = facts
  return party === null || !isAddressed(facts)
    ? { segment_y01: null }
    : {
        'segment_y01.guarantor_tax_id_type': party.taxId === null ? '0' : taxIdKind(party.taxId, '1', '2'),
        'segment_y01.guarantor_tax_id': (party.taxId ?? '').padStart(15, '0'),
        'segment_y01.guarantor_zipcode': party.zipcode || '00000000',
        'segment_y01.guarantor_state': party.state,
      }
}

const cnab240: DialectFacts = {
  ...common,
  units: unitsOf(interest240),
  entry: (facts) => {
    const { fine } = facts
    const days = daysOf(facts, 'days_for_sue')
    return {
      ...title240(facts),
      // C026, p. 26: 1 calendar days, 3 no protest.
      'segment_p.sue_code': days === null ? '3' : '1',
      'segment_p.days_for_sue': twoDigits(days),
      ...(fine === null
        ? { segment_r: null }
        : { 'segment_r.fine_type': fine.kind === 'value' ? '1' : '2', 'segment_r.fine_value': asItIs(fine) }),
      ...guarantor240(facts),
    }
  },
  writeOff: (facts) => ({
    ...title240(facts),
    'segment_p.sue_code': '3',
    'segment_p.days_for_sue': '00',
    segment_r: null,
    segment_y01: null,
  }),
  texts: (facts) => ({
    ...texts240(facts),
    ...(facts.guarantor === null || !isAddressed(facts)
      ? {}
      : {
          'segment_y01.guarantor_name': facts.guarantor.name,
          'segment_y01.guarantor_address': addressOf(facts.guarantor),
          'segment_y01.guarantor_neighborhood': facts.guarantor.neighborhood,
          'segment_y01.guarantor_city': facts.guarantor.city,
        }),
  }),
  writeOffHasTexts: true,
  writeOffTexts: texts240,
}

export const FACTS: BankFacts = { cnab400, cnab240 }
