/** Expected contents of files of Cresol's CNAB 400 for a slip: version 2.0 (08/2021), pp. 6–8. */
import {
  asItIs,
  type DialectFacts,
  type Expected,
  type Facts,
  inCents,
  payerAddress,
  taxIdKind,
  until,
} from '../../../remittance/dialects.js'

/** Pp. 7–8: cheque, duplicatas, letra de câmbio, nota promissória, recibo, nota de débito, condomínio, warrant, proposta, dívida ativa, outros. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
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

export const cresol400Facts: DialectFacts = {
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
