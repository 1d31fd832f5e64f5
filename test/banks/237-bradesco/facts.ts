/** What Bradesco's files must hold for a slip: CNAB 400, version 14 (21/10/2019) and March 2023; CNAB 240, version 06 (07/2017). */
import {
  addressOf,
  asItIs,
  type BankFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  payerAddress,
  taxIdKind,
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
  '99': '99',
}

/** The parts of an address that record type 7 has columns for (p. 14). */
const hasAddress400 = (facts: Facts): boolean =>
  facts.guarantor !== null &&
  [addressOf(facts.guarantor), facts.guarantor.zipcode, facts.guarantor.city, facts.guarantor.state].some(
    (part) => part !== '',
  )

/** Pp. 9–10: what tells the title. */
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
      fine: fine === null ? null : short ? { kind: 'percentage', percentage: '2', days: 1 } : { ...fine, days: 1 },
      interest: interest === null ? null : { ...interest, days: 1 },
      guarantor: facts.guarantor?.taxId === null ? null : facts.guarantor,
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
      'title.fine_percentage': (asItIs(fine) / 100).toFixed(2),
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
      ...(hasAddress400(facts)
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
    ...(hasAddress400(facts)
      ? {
          'guarantor.guarantor_address': addressOf(facts.guarantor!),
          'guarantor.guarantor_city': facts.guarantor!.city,
        }
      : {}),
  }),
  writeOffHasTexts: false,
}

export const FACTS: BankFacts = { cnab400 }
