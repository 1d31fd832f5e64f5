/** What Cresol's files must hold for a slip: CNAB 400, version 2.0 (08/2021), pp. 6–8; CNAB 240, version 1.0.2 (02/2022), pp. 9–12. */
import {
  asItIs,
  type BankFacts,
  common240,
  type DialectFacts,
  type Expected,
  type Facts,
  inCents,
  payerAddress,
  since,
  taxIdKind,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Pp. 7–8: cheque, duplicatas, letra de câmbio, nota promissória, recibo, nota de débito, condomínio, warrant, proposta, dívida ativa, outros. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '01': '01',
  '02': '02',
  '04': '04',
  '06': '06',
  '07': '07',
  '12': '12',
  '17': '17',
  '19': '19',
  '28': '30',
  '30': '26',
  '36': '32',
  '38': '27',
  '39': '28',
  '40': '29',
  '99': '99',
}

const identified = ({ payer, due, amount, documentType, documentDate }: Facts): Expected => ({
  'title.wallet_number': '009',
  'title.due_date': due,
  'title.amount': amount,
  'title.document_type': DOCUMENTS[documentType],
  ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
  'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
  'title.payer_tax_id': payer.taxId.padStart(14, '0'),
  'title.payer_zipcode': payer.zipcode,
})

const texts = (facts: Facts): Record<string, string> => ({
  'title.document_number': facts.documentNumber,
  'title.control_number': facts.controlNumber || facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
})

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS,
  deadlines: [],
  takes: ({ discounts }) => discounts.length < 2,
  // The fine is a percentage of four digits; no columns for the aceite, nor for the day from which fine and interest count.
  within: (facts) => {
    const { fine, interest } = facts
    const short = (fine?.kind === 'percentage' && Number(fine.percentage) >= 99.995) || fine?.kind === 'value'
    return {
      ...facts,
      accepted: false,
      fine: fine === null ? null : short ? { kind: 'percentage', percentage: '2', days: 1 } : { ...fine, days: 1 },
      interest: interest === null ? null : { ...interest, days: 1 },
    }
  },
  entry: (facts) => ({
    ...identified(facts),
    'title.fine_type': facts.fine === null ? '0' : '2',
    'title.fine_value': asItIs(facts.fine),
    'title.interest_value': inCents(facts.interest, facts.amount),
    'title.discount_date': until(facts, facts.discounts[0]),
    'title.discount_value': inCents(facts.discounts[0], facts.amount),
  }),
  writeOff: (facts) => ({
    ...identified(facts),
    'title.fine_type': '0',
    'title.interest_value': 0,
    'title.discount_value': 0,
  }),
  texts,
  writeOffHasTexts: true,
  writeOffTexts: texts,
}

/** CNAB 240, version 1.0.2 (02/2022), p. 9: without the proposal. */
const { '36': _, ...DOCUMENTS_240 } = DOCUMENTS

/** Of no guarantor (CNAB 240, p. 11). */
function withoutGuarantor<T>(expected: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(expected).filter(([field]) => !field.startsWith('segment_q.guarantor_')))
}

/** Interest and discounts are reais (p. 10): a percentage goes as what it comes to. */
function title240(facts: Facts): Expected {
  const { interest, discounts, deadline, amount } = facts
  return {
    ...withoutGuarantor(common240(facts, DOCUMENTS_240)),
    'segment_p.interest_type': '1',
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': inCents(interest, amount),
    'segment_p.discount_type': discounts.length > 0 ? '1' : '0',
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': inCents(discounts[0], amount),
    'segment_p.sue_code': deadline === null ? '3' : '1',
    'segment_p.days_for_sue': twoDigits(deadline?.days ?? null),
  }
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS_240,
  deadlines: ['days_for_sue'],
  // The fine is a percentage up to 99,99 (p. 12).
  within: (facts) => {
    const { fine } = facts
    const percentage = fine?.kind === 'percentage' && Number(fine.percentage) < 99.99 ? fine.percentage : '2'
    return { ...facts, fine: fine === null ? null : { kind: 'percentage', percentage, days: fine.days } }
  },
  takes: () => true,
  entry: (facts) => {
    const { fine, discounts, amount } = facts
    const [, second, third] = discounts
    if (fine === null && second === undefined) return { ...title240(facts), segment_r: null }
    return {
      ...title240(facts),
      'segment_r.second_discount_type': second === undefined ? '0' : '1',
      'segment_r.second_discount_date': until(facts, second),
      'segment_r.second_discount_value': inCents(second, amount),
      'segment_r.third_discount_type': third === undefined ? '0' : '1',
      'segment_r.third_discount_date': until(facts, third),
      'segment_r.third_discount_value': inCents(third, amount),
      'segment_r.fine_type': '2',
      'segment_r.fine_date': since(facts, fine),
      'segment_r.fine_value': asItIs(fine),
    }
  },
  writeOff: title240,
  texts: (facts) => withoutGuarantor(texts240(facts)),
  writeOffHasTexts: true,
}

export const FACTS: BankFacts = { cnab240, cnab400 }
