/** Expected contents of Bradesco's files for a slip: CNAB 400, version 17 (28/09/2020) and March 2023; CNAB 240, version 06 (07/2017). */
import {
  addressOf,
  asItIs,
  type BankFacts,
  common240,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  inCents,
  interestKind,
  payerAddress,
  perMonth,
  since,
  taxIdKind,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Espécie, CNAB 400 p. 10: duplicata, nota promissória, nota de seguro, recibo, letra de câmbio, nota de débito, duplicata de serviço, cartão, proposta, outros. */
const DOCUMENTS_400 = {
  '02': '01',
  '03': '01',
  '04': '12',
  '05': '12',
  '07': '10',
  '12': '02',
  '16': '03',
  '17': '05',
  '19': '11',
  '35': '31',
  '36': '32',
  '46': '33',
  '99': '99',
}

/** Whether the guarantor has a part of an address other than the district, for which record type 7 has no column (CNAB 400, p. 15). */
const hasAddress = (facts: Facts): boolean =>
  facts.guarantor !== null &&
  [addressOf(facts.guarantor), facts.guarantor.zipcode, facts.guarantor.city, facts.guarantor.state].some(
    (part) => part !== '',
  )

/** Pp. 9–10: the columns that identify the title. */
const identified400 = ({ payer, due, amount, documentType, documentDate }: Facts): Expected => ({
  'title.due_date': due,
  'title.amount': amount,
  'title.document_type': DOCUMENTS_400[documentType as keyof typeof DOCUMENTS_400],
  'title.acceptance': 'N',
  ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
  'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
  'title.payer_tax_id': payer.taxId.padStart(14, '0'),
  'title.payer_zipcode': payer.zipcode,
})

const texts400 = (facts: Facts): Record<string, string> => ({
  'title.document_number': facts.documentNumber,
  'title.control_number': facts.controlNumber || facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
})

/** A credit card has no charges (CNAB 240 v06, p. 23; CNAB 400 v17, p. 33). */
const withCharges = (documentType: string): string => (documentType === '35' ? '02' : documentType)

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS_400,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  // P. 16: the fine is a percentage, of four digits. P. 10: aceite is always N. No columns for the day from which fine and interest count.
  within: (facts) => {
    const { fine, interest } = facts
    const short = (fine?.kind === 'percentage' && Number(fine.percentage) >= 99.995) || fine?.kind === 'value'
    return {
      ...facts,
      accepted: false,
      documentType: withCharges(facts.documentType),
      fine: fine === null ? null : short ? { kind: 'percentage', percentage: '2', days: 1 } : { ...fine, days: 1 },
      interest: interest === null ? null : { ...interest, days: 1 },
      guarantor: facts.guarantor?.taxId === null ? null : facts.guarantor,
      // Protest and listing after at least three days (2023, p. 18).
      deadline: facts.deadline === null ? null : { ...facts.deadline, days: Math.max(facts.deadline.days, 3) },
    }
  },
  takes: () => true,
  entry(facts) {
    const { guarantor, fine, interest, discounts, amount, deadline } = facts
    const days = daysOf(facts, 'days_for_sue', 'days_for_negativation', 'days_for_revoke')
    const instruction = { days_for_sue: '06', days_for_negativation: '07', days_for_revoke: '18' } as const
    const taxId = guarantor?.taxId ?? ''
    return {
      ...identified400(facts),
      'title.fine_type': fine === null ? '0' : '2',
      'title.fine_value': asItIs(fine),
      'title.first_instruction': deadline === null ? '00' : instruction[deadline.field],
      'title.second_instruction': twoDigits(days),
      'title.interest_value': inCents(interest, amount),
      'title.discount_date': until(facts, discounts[0]),
      'title.discount_value': inCents(discounts[0], amount),
      // P. 21: number 9, branch 4, control 2.
      'title.guarantor_tax_id':
        taxId === '' ? '' : taxId.length === 11 ? `${taxId.slice(0, 9)}0000${taxId.slice(9)}` : `0${taxId}`,
      ...(discounts.length < 2
        ? { message: null }
        : {
            'message.second_discount_date': until(facts, discounts[1]),
            'message.second_discount_value': inCents(discounts[1], amount),
            'message.third_discount_date': until(facts, discounts[2]),
            'message.third_discount_value': inCents(discounts[2], amount),
          }),
      ...(hasAddress(facts)
        ? {
            'guarantor.guarantor_zipcode': guarantor!.zipcode || '00000000',
            'guarantor.guarantor_state': guarantor!.state,
          }
        : { guarantor: null }),
    }
  },
  writeOff: (facts) => ({
    ...identified400(facts),
    'title.fine_type': '0',
    'title.first_instruction': '00',
    'title.interest_value': 0,
    'title.discount_value': 0,
    'title.guarantor_name': '',
    message: null,
    guarantor: null,
  }),
  texts: (facts) => ({
    ...texts400(facts),
    'title.guarantor_name': facts.guarantor?.name ?? '',
    ...(hasAddress(facts)
      ? {
          'guarantor.guarantor_address': addressOf(facts.guarantor!),
          'guarantor.guarantor_city': facts.guarantor!.city,
        }
      : {}),
  }),
  writeOffHasTexts: true,
  writeOffTexts: texts400,
}

/** Espécie, CNAB 240 p. 23: FEBRABAN's numbers up to 25, warrant, dívida ativa, encargos condominiais, cartão, proposta, outros. */
const DOCUMENTS_240 = {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, i) => [twoDigits(i + 1), twoDigits(i + 1)])),
  '28': '30',
  '30': '26',
  '35': '31',
  '36': '32',
  '38': '27',
  '39': '28',
  '40': '29',
  '99': '99',
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  within: (facts) => ({ ...facts, documentType: withCharges(facts.documentType) }),
  documentTypes: DOCUMENTS_240,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  takes: () => true,
  entry(facts) {
    const { fine, interest, discounts, guarantor } = facts
    const [first, second, third] = discounts
    const sue = daysOf(facts, 'days_for_sue')
    const negativation = daysOf(facts, 'days_for_negativation')
    const revoke = daysOf(facts, 'days_for_revoke')
    return {
      ...common240(facts, DOCUMENTS_240),
      // C018 and C020, p. 24: 1 is R$ a day, 2 is % a month, 3 none.
      'segment_p.interest_type': interestKind(interest, facts.amount),
      'segment_p.interest_date': since(facts, interest),
      'segment_p.interest_value': perMonth(interest, facts.amount),
      'segment_p.discount_type': febrabanKind(first),
      'segment_p.discount_date': until(facts, first),
      'segment_p.discount_value': asItIs(first),
      // C026 and C028, p. 25.
      'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
      'segment_p.days_for_sue': twoDigits(sue ?? negativation),
      'segment_p.revoke_code': revoke === null ? '2' : '1',
      'segment_p.days_for_revoke': String(revoke ?? 0).padStart(3, '0'),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
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
      ...(hasAddress(facts)
        ? {
            'segment_y01.guarantor_tax_id': (guarantor!.taxId ?? '').padStart(15, '0'),
            'segment_y01.guarantor_zipcode': guarantor!.zipcode || '00000000',
            'segment_y01.guarantor_state': guarantor!.state,
          }
        : { segment_y01: null }),
    }
  },
  writeOff: (facts) => ({
    'segment_p.due_date': facts.due,
    'segment_p.amount': facts.amount,
    'segment_p.interest_type': '0',
    'segment_p.interest_value': 0,
    'segment_p.discount_value': 0,
    'segment_p.sue_code': '0',
    'segment_q.payer_tax_id': facts.payer.taxId.padStart(15, '0'),
    'segment_q.guarantor_name': '',
    segment_r: null,
    segment_y01: null,
  }),
  texts: (facts) => ({
    ...texts240(facts),
    ...(hasAddress(facts)
      ? {
          'segment_y01.guarantor_name': facts.guarantor!.name,
          'segment_y01.guarantor_address': addressOf(facts.guarantor!),
          'segment_y01.guarantor_neighborhood': facts.guarantor!.neighborhood,
          'segment_y01.guarantor_city': facts.guarantor!.city,
        }
      : {}),
  }),
  writeOffHasTexts: true,
  writeOffTexts: (facts) => ({ ...texts240(facts), 'segment_q.guarantor_name': '' }),
}

export const FACTS: BankFacts = { cnab400, cnab240 }
