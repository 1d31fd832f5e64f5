/** Expected contents of Sicoob's files for a slip: layouts of 28/10/2019, sheets of the remittances; «l.» is the line of the layout's own. */
import { Decimal } from 'decimal.js'
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

/** Sicoob, espécie, l. 91: FEBRABAN's numbers up to 25, 31 a credit card, 32 a proposal. */
const SICOOB_DOCUMENTS = {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, i) => [twoDigits(i + 1), twoDigits(i + 1)])),
  '35': '31',
  '36': '32',
  '99': '99',
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  documentTypes: SICOOB_DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_negativation'],
  takes: () => true,
  entry(facts) {
    const { fine, discounts } = facts
    const [, second, third] = discounts
    return {
      ...sicoobTitle(facts),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
            // l. 147–155.
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
  // The sheet leaves nothing out of a write-off.
  writeOff: sicoobTitle,
  texts: texts240,
  writeOffHasTexts: true,
  // l. 202–203: cobrança simples, columns 24–29 and 30–46.
  titleCount: [24, 29],
  amountSum: [30, 46],
}

function sicoobTitle(facts: Facts): Expected {
  const { interest, discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  return {
    ...common240(facts, SICOOB_DOCUMENTS),
    // l. 94–96: 1 is R$ a day, 2 is % a month, 0 none.
    'segment_p.interest_type': interest === null ? '0' : interestKind(interest, facts.amount),
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': perMonth(interest, facts.amount),
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    // l. 103: 1 protests, 8 lists, 3 neither.
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
  }
}

/** CNAB 400, espécie, l. 59: CH, DM, DMI, DS, DSI, DR, LC, NP, TM, TS, NS, RC, FAT, ND, AP, ME, PC, warrant, outros. */
const SICOOB_DOCUMENTS_400 = {
  '01': '10',
  '02': '01',
  '03': '01',
  '04': '12',
  '05': '12',
  '06': '06',
  '07': '08',
  '12': '02',
  '14': '14',
  '15': '15',
  '16': '03',
  '17': '05',
  '18': '18',
  '19': '13',
  '20': '20',
  '21': '21',
  '22': '22',
  '30': '09',
  '99': '99',
}

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

/** Percent with four decimals, l. 64–65: as ten-thousandths. Values are converted to a percentage of the title; interest to thirty days. */
const rate = (charge: ChargeFacts | null | undefined, amount: number, days: number): number => {
  if (charge == null) return 0
  const percentage =
    charge.kind === 'value' ? new Exact(charge.cents).div(amount).times(100) : new Exact(charge.percentage)
  return percentage.times(days).times(10_000).toDecimalPlaces(0).toNumber()
}
const monthRate = (charge: ChargeFacts | null | undefined, amount: number): number => rate(charge, amount, 30)
const fineRate = (charge: ChargeFacts | null | undefined, amount: number): number => rate(charge, amount, 1)

/** A charge that the two columns can hold: from the day after the due date, up to 99,9999%; a value only if its rate gives the same value. */
function asRate<C extends ChargeFacts | null>(charge: C, amount: number, days: number): C | ChargeFacts {
  if (charge === null) return charge
  const written = rate(charge, amount, days)
  const most = { kind: 'percentage', percentage: days === 1 ? '99.9999' : '3.3333', days: null } as const
  if (written > 999_999) return most
  const back = new Exact(written).div(10_000).div(days).times(amount).div(100).toDecimalPlaces(0).toNumber()
  if (charge.kind === 'value' && back !== charge.cents) return { ...most, percentage: '1.25' }
  return { ...charge, days: charge.days !== null && charge.days > 1 ? null : charge.days }
}

const cnab400: DialectFacts = {
  units: { fine: fineRate, interest: monthRate, discount: inCents },
  documentTypes: SICOOB_DOCUMENTS_400,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  within: (facts) => ({
    ...facts,
    fine: asRate(facts.fine, facts.amount, 1),
    interest: asRate(facts.interest, facts.amount, 30),
    discounts: facts.discounts.slice(0, 1),
    // l. 62: a title can be returned only after 15 or 30 days.
    deadline:
      facts.deadline?.field === 'days_for_revoke'
        ? { ...facts.deadline, days: facts.deadline.days % 2 === 0 ? 15 : 30 }
        : facts.deadline,
  }),
  takes: () => true,
  entry: sicoobTitle400,
  // The sheet leaves nothing out of a write-off.
  writeOff: sicoobTitle400,
  texts: (facts) => ({
    ...titleTexts400(facts),
    ...(facts.guarantor === null || facts.guarantor.taxId !== null
      ? {}
      : { 'title.payer_message': facts.guarantor.name }),
  }),
  writeOffHasTexts: true,
  // l. 42: name and tax id of the guarantor, both in 352–391.
  variant: {
    isOf: ({ guarantor }) => guarantor?.taxId != null,
    columns: ({ guarantor }) => ({ tax_id: [377, 391, ` ${guarantor!.taxId!.padStart(14, '0')}`] }),
  },
}

function sicoobTitle400(facts: Facts): Expected {
  const { payer, guarantor, fine, interest, discounts, amount } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const revoke = daysOf(facts, 'days_for_revoke')
  return {
    'title.due_date': facts.due,
    'title.amount': amount,
    'title.document_type': SICOOB_DOCUMENTS_400[facts.documentType as keyof typeof SICOOB_DOCUMENTS_400],
    'title.acceptance': facts.accepted ? '1' : '0',
    ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
    'title.interest_value': monthRate(interest, amount),
    'title.fine_value': fineRate(fine, amount),
    'title.discount_date': until(facts, discounts[0]),
    'title.discount_value': inCents(discounts[0], amount),
    'title.message_indicator': guarantor === null ? '' : 'A',
    // l. 62: instructions exist for 3, 4, 5, 10, 15 and 20 days of protest; 42 and 43 return the title after 15 and 30 days; l. 80: days of protest.
    'title.first_instruction':
      revoke !== null
        ? revoke === 15
          ? '42'
          : '43'
        : [3, 4, 5, 10, 15, 20].includes(sue ?? 0)
          ? twoDigits(sue)
          : '00',
    'title.second_instruction': '00',
    'title.days_for_sue': twoDigits(sue),
  }
}

export const FACTS: BankFacts = { cnab240, cnab400 }
