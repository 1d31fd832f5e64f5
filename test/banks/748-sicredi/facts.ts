/** Expected contents of Sicredi's files for a slip: CNAB 400, version 2.1 of November 2021; CNAB 240, version 1.6 of November 2021. */
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
  febrabanKind,
  interestKind,
  later,
  leastLoss,
  payerAddress,
  perMonth,
  taxIdKind,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Espécie, CNAB 400 pp. 4–5 and 28: A DMI, B DR, C NP, D NPR, E NS, G RC, H LC, I ND, J DSI, K outros, O proposta. */
const DOCUMENTS_400 = {
  '02': 'A',
  '03': 'A',
  '04': 'J',
  '05': 'J',
  '06': 'B',
  '07': 'H',
  '12': 'C',
  '13': 'D',
  '16': 'E',
  '17': 'G',
  '19': 'I',
  '36': 'O',
  '99': 'K',
}

/** Espécie, CNAB 240 p. 36. */
const DOCUMENTS_240 = {
  '02': '03',
  '03': '03',
  '04': '05',
  '05': '05',
  '06': '06',
  '07': '07',
  '12': '12',
  '13': '13',
  '16': '16',
  '17': '17',
  '19': '19',
  '36': '32',
  '99': '99',
}

const atMostOne = (charge: ChargeFacts | null): ChargeFacts | null =>
  charge === null ? null : { ...charge, days: charge.days === null ? null : Math.min(charge.days, 1) }

/**
 * Seu número without blanks, and not blank (400, p. 28; 240, p. 35); a fine in percent below 100, and from the day after the due date (400, p. 28; 240, p. 46);
 * protest or listing after at least five calendar days (400, p. 29; 240, p. 39).
 */
function withinBoth(facts: Facts): Facts {
  const { fine, deadline } = facts
  const documentNumber = facts.documentNumber.replace(/[^A-Za-z0-9/Çç]/g, '') || 'NF1'
  const percentage = fine?.kind === 'percentage' && Number(fine.percentage) < 99.99 ? fine.percentage : '2'
  return {
    ...facts,
    documentNumber,
    fine: fine === null ? null : atMostOne({ kind: 'percentage', percentage, days: fine.days }),
    deadline: deadline === null ? null : { ...deadline, days: Math.max(deadline.days, 5) },
  }
}

/** Also in CNAB 400: interest from the day after the due date; a guarantor with tax id and address (p. 33). */
function within400(facts: Facts): Facts {
  const { guarantor, interest } = facts
  return {
    ...withinBoth(facts),
    interest: atMostOne(interest),
    guarantor:
      guarantor === null
        ? null
        : {
            ...guarantor,
            taxId: guarantor.taxId ?? '16180339805',
            street: guarantor.street || 'Rua do Avalista',
            city: guarantor.city || 'Gramado',
            zipcode: guarantor.zipcode || '95999001',
            state: guarantor.state || 'RS',
          },
  }
}

/** A value, B percentage (p. 27). */
const letterOf = (charge: ChargeFacts | undefined): string => (charge?.kind === 'percentage' ? 'B' : 'A')

/** Fourteen characters, or blanks (p. 30). */
const guarantorId = ({ guarantor }: Facts, length: number): string => guarantor?.taxId?.padStart(length, '0') ?? ''

/** P. 27. */
const interestOf = leastLoss({ none: 'A', reais: 'A', perDay: 'B' })

const title400 = (facts: Facts): Expected => {
  const { payer, fine, interest, discounts, amount } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  return {
    'title.charge_type': 'A',
    'title.wallet_type': 'A',
    'title.print_type': 'A',
    'title.hybrid': '',
    'title.currency': 'A',
    'title.discount_type': letterOf(discounts[0]),
    'title.interest_type': interestOf(interest, amount).code,
    'title.mailing': 'N',
    'title.printing': 'B',
    'title.fine_value': asItIs(fine),
    'title.due_date': facts.due,
    'title.amount': amount,
    'title.document_type': DOCUMENTS_400[facts.documentType as keyof typeof DOCUMENTS_400],
    'title.acceptance': facts.accepted ? 'S' : 'N',
    ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
    'title.sue_instruction': sue === null ? '00' : '06',
    'title.days_for_sue': sue ?? 0,
    'title.interest_value': interestOf(interest, amount).number,
    'title.discount_date': until(facts, discounts[0]),
    'title.discount_value': asItIs(discounts[0]),
    'title.negativation_instruction': negativation === null ? '00' : '06',
    'title.days_for_negativation': negativation ?? 0,
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '1', '2'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_cooperative_code': '00000',
    'title.payer_zipcode': payer.zipcode,
    'title.payer_client_code': '00000',
    'title.guarantor_tax_id': guarantorId(facts, 14),
  }
}

/** «O Sicredi aceita apenas os caracteres abaixo»: 400, p. 13; 240, p. 15. */
const MARKS = '!*-$()[]{},.;:/\\#%&@+='

/** «Sem acentuação ou caracteres especiais»: 400, pp. 30 and 33. */
const PLAIN_400 = ['payer_name', 'payer_address', 'guarantor_name', 'guarantor_address', 'guarantor_city']

const texts400 = (facts: Facts): Record<string, string> => ({
  'title.document_number': facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
  'title.guarantor_name': facts.guarantor?.name ?? '',
})

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: (charge, amount) => interestOf(charge, amount).number, discount: asItIs },
  documentTypes: DOCUMENTS_400,
  within: within400,
  // A person must not list (p. 29): the drawn wallets are of persons and companies.
  deadlines: ['days_for_sue'],
  takes: () => true,
  entry(facts) {
    const { payer, guarantor, discounts } = facts
    const [, second, third] = discounts
    return {
      ...title400(facts),
      ...(second === undefined
        ? { discounts: null }
        : {
            'discounts.payer_tax_id': payer.taxId.padStart(14, '0'),
            'discounts.guarantor_tax_id': guarantorId(facts, 14),
            'discounts.second_discount_date': until(facts, second),
            'discounts.second_discount_value': asItIs(second),
            'discounts.third_discount_date': until(facts, third),
            'discounts.third_discount_value': asItIs(third),
          }),
      ...(guarantor === null
        ? { guarantor: null }
        : {
            'guarantor.guarantor_tax_id': guarantorId(facts, 14),
            'guarantor.guarantor_zipcode': guarantor.zipcode,
            'guarantor.guarantor_state': guarantor.state,
          }),
      messages: null,
      pix: null,
    }
  },
  // A write-off sends all columns of the title; only an entry sends the other records.
  writeOff: (facts) => ({ ...title400(facts), discounts: null, guarantor: null, messages: null, pix: null }),
  marks: (field) => (PLAIN_400.some((name) => field.endsWith(`.${name}`)) ? '' : MARKS),
  texts: (facts) => ({
    ...texts400(facts),
    ...(facts.discounts.length > 1 ? { 'discounts.document_number': facts.documentNumber } : {}),
    ...(facts.guarantor === null
      ? {}
      : {
          'guarantor.document_number': facts.documentNumber,
          'guarantor.guarantor_name': facts.guarantor.name,
          'guarantor.guarantor_address': addressOf(facts.guarantor),
          'guarantor.guarantor_city': facts.guarantor.city,
        }),
  }),
  writeOffHasTexts: true,
  writeOffTexts: texts400,
}

/** Whether the guarantor has a part of an address other than the district, for which Y-01 has no column (240, p. 53). */
const hasAddress = ({ guarantor }: Facts): boolean =>
  guarantor !== null &&
  [addressOf(guarantor), guarantor.zipcode, guarantor.city, guarantor.state].some((part) => part !== '')

const title240 = (facts: Facts): Expected => {
  const { due, interest, discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  return {
    ...common240(facts, DOCUMENTS_240),
    // P. 43: blank without a guarantor.
    'segment_q.guarantor_tax_id': guarantorId(facts, 15),
    'segment_q.payer_neighborhood': '',
    // Pp. 36–37: 1 is R$ a day, 2 is % a month, 0 none; later than the due date.
    'segment_p.interest_type': interest === null ? '0' : interestKind(interest, facts.amount),
    'segment_p.interest_date': interest === null ? null : later(due, Math.max(interest.days ?? 1, 1)),
    'segment_p.interest_value': perMonth(interest, facts.amount),
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    // P. 39: 1 protests, 8 lists, 3 neither.
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
    'segment_p.revoke_code': '1',
    'segment_p.days_for_revoke': '000',
  }
}

const title240Texts = (facts: Facts): Record<string, string> => {
  const { 'segment_q.payer_neighborhood': _, ...texts } = texts240(facts)
  return texts
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: perMonth, discount: asItIs },
  documentTypes: DOCUMENTS_240,
  within(facts) {
    const { guarantor } = facts
    const withTaxId = guarantor === null ? null : { ...guarantor, taxId: guarantor.taxId ?? '16180339805' }
    return { ...withinBoth(facts), guarantor: withTaxId }
  },
  deadlines: ['days_for_sue'],
  takes: () => true,
  entry(facts) {
    const { fine, discounts, guarantor } = facts
    const [, second, third] = discounts
    return {
      ...title240(facts),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
            // Pp. 45–47: the fine's date is always the due date.
            'segment_r.second_discount_type': febrabanKind(second),
            'segment_r.second_discount_date': until(facts, second),
            'segment_r.second_discount_value': asItIs(second),
            'segment_r.third_discount_type': febrabanKind(third),
            'segment_r.third_discount_date': until(facts, third),
            'segment_r.third_discount_value': asItIs(third),
            'segment_r.fine_type': fine === null ? '0' : '2',
            'segment_r.fine_date': fine === null ? null : facts.due,
            'segment_r.fine_value': asItIs(fine),
          }),
      ...(guarantor === null || !hasAddress(facts)
        ? { segment_y01: null }
        : {
            'segment_y01.guarantor_tax_id_type': taxIdKind(guarantor.taxId!, '1', '2'),
            'segment_y01.guarantor_tax_id': guarantorId(facts, 15),
            'segment_y01.guarantor_zipcode': guarantor.zipcode || '00000000',
            'segment_y01.guarantor_state': guarantor.state,
          }),
      segment_s_messages: null,
      segment_y04: null,
    }
  },
  writeOff: (facts) => ({ ...title240(facts), segment_r: null, segment_y01: null }),
  marks: () => MARKS,
  texts: (facts) => ({
    ...title240Texts(facts),
    ...(facts.guarantor === null || !hasAddress(facts)
      ? {}
      : {
          'segment_y01.guarantor_name': facts.guarantor.name,
          'segment_y01.guarantor_address': addressOf(facts.guarantor),
          'segment_y01.guarantor_city': facts.guarantor.city,
        }),
  }),
  writeOffHasTexts: true,
  writeOffTexts: title240Texts,
}

export const FACTS: BankFacts = { cnab400, cnab240 }
