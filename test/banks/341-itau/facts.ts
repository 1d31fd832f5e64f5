/** Expected contents of Itaú's files for a slip: CNAB 400, July 2021; CNAB 240, January 2017. */
import {
  addressOf,
  asItIs,
  type BankFacts,
  common240,
  type DialectFacts,
  daysOf,
  ddmmyy,
  type Facts,
  febrabanKind,
  inCents,
  later,
  since,
  taxIdKind,
  texts240,
  titleTexts400,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Itaú, espécie, nota 10 of CNAB 400 (p. 32) and nota 11 of CNAB 240 (pp. 19–20): DM, DMI, DS, DSI, LC, NP, NS, RC, ND, ME, DD, CTR, CSG, EC, CPS, outros. */
const ITAU_DOCUMENTS = {
  '02': '01',
  '03': '01',
  '04': '08',
  '05': '08',
  '07': '09',
  '12': '02',
  '16': '03',
  '17': '05',
  '19': '13',
  '21': '04',
  '24': '15',
  '26': '06',
  '27': '07',
  '28': '16',
  '29': '17',
  '99': '99',
}
/**
 * Discounts up to 90% of the title (CNAB 400, p. 35; CNAB 240, p. 20); fine below the title, below 100% (nota 37, p. 49; nota 31, p. 32). Larger values are
 * errors: see the table in validation.test.ts.
 */
function withinItau(facts: Facts): Facts {
  const amount = Math.max(facts.amount, 100)
  const most = Math.floor((amount * 9) / 10)
  const { fine, discounts, deadline } = facts
  return {
    ...facts,
    amount,
    fine:
      fine?.kind === 'value' && fine.cents >= amount
        ? { ...fine, cents: amount - 1 }
        : fine?.kind === 'percentage' && Number(fine.percentage) >= 100
          ? { ...fine, percentage: '99.99' }
          : fine,
    discounts: discounts.map((discount) => {
      if (inCents(discount, amount) <= most) return discount
      return discount.kind === 'value' ? { ...discount, cents: most } : { ...discount, percentage: '50' }
    }),
    // At least two days to list (reason 43).
    deadline:
      deadline?.field === 'days_for_negativation' ? { ...deadline, days: Math.max(deadline.days, 2) } : deadline,
  }
}

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: ITAU_DOCUMENTS,
  within: withinItau,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  // The second and third discounts use the columns of guarantor, date of mora and days: nota 16 a, p. 35.
  takes: ({ discounts, guarantor, deadline, interest }) =>
    discounts.length < 2 || (guarantor === null && deadline === null && (interest?.days ?? 1) <= 1),
  entry(facts) {
    const { payer, guarantor, fine, interest, discounts, amount } = facts
    const days = daysOf(facts, 'days_for_sue', 'days_for_negativation', 'days_for_revoke')
    const instruction = { days_for_sue: '09', days_for_negativation: '66', days_for_revoke: '92' } as const
    return {
      'title.due_date': facts.due,
      'title.amount': amount,
      'title.document_type': ITAU_DOCUMENTS[facts.documentType as keyof typeof ITAU_DOCUMENTS],
      'title.acceptance': facts.accepted ? 'A' : 'N',
      ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
      'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
      'title.payer_tax_id': payer.taxId.padStart(14, '0'),
      'title.payer_zipcode': payer.zipcode,
      'title.payer_state': payer.state,
      'title.interest_value': inCents(interest, amount),
      'title.discount_date': until(facts, discounts[0]),
      'title.discount_value': inCents(discounts[0], amount),
      'title.first_instruction': facts.deadline === null ? '' : instruction[facts.deadline.field],
      ...(discounts.length > 1
        ? {}
        : { 'title.interest_date': since(facts, interest), 'title.instruction_days': days ?? 0 }),
      // Nota 35: 1 is a value, 2 a percentage. Nota 36: it begins after the date, which is not before the due date.
      ...(fine === null
        ? { fine: null }
        : {
            'fine.fine_type': fine.kind === 'value' ? '1' : '2',
            'fine.fine_date': later(facts.due, Math.max((fine.days ?? 1) - 1, 0)),
            'fine.fine_value': asItIs(fine),
          }),
      // The record of the guarantor is sent with a tax id or an address; without a tax id its kind is 00, nota 30.
      ...(guarantor === null || (guarantor.taxId === null && addressOf(guarantor) === '')
        ? {}
        : {
            'payer.guarantor_tax_id_type': guarantor.taxId === null ? '00' : taxIdKind(guarantor.taxId, '01', '02'),
            'payer.guarantor_tax_id': (guarantor.taxId ?? '').padStart(14, '0'),
            'payer.guarantor_zipcode': guarantor.zipcode || '00000000',
            'payer.guarantor_state': guarantor.state,
          }),
    }
  },
  // Nota 6 A: agency, account, number, carteira and value; all other columns are zeros and blanks.
  writeOff: ({ amount }) => ({
    'title.amount': amount,
    'title.due_date': null,
    'title.payer_tax_id': '00000000000000',
    'title.payer_name': '',
    'title.interest_value': 0,
    'title.discount_value': 0,
    'title.guarantor_name': '',
    'title.interest_date': null,
    'title.instruction_days': 0,
    fine: null,
    payer: null,
  }),
  texts: (facts) => ({
    ...titleTexts400(facts),
    ...(facts.discounts.length > 1 ? {} : { 'title.guarantor_name': facts.guarantor?.name ?? '' }),
    ...(facts.guarantor === null || (facts.guarantor.taxId === null && addressOf(facts.guarantor) === '')
      ? {}
      : {
          'payer.guarantor_address': addressOf(facts.guarantor),
          'payer.guarantor_neighborhood': facts.guarantor.neighborhood,
          'payer.guarantor_city': facts.guarantor.city,
        }),
  }),
  writeOffHasTexts: false,
  // Nota 16 a, p. 35.
  variant: {
    isOf: ({ discounts }) => discounts.length > 1,
    columns: (facts) => {
      const [, second, third] = facts.discounts
      return {
        blanks_before: [352, 353, '  '],
        second_date: [354, 359, ddmmyy(until(facts, second))],
        second_value: [360, 372, String(inCents(second, facts.amount)).padStart(13, '0')],
        third_date: [373, 378, ddmmyy(until(facts, third))],
        third_value: [379, 391, String(inCents(third, facts.amount)).padStart(13, '0')],
        blanks_after: [392, 394, '   '],
      }
    },
  },
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: ITAU_DOCUMENTS,
  within: withinItau,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  takes: () => true,
  entry(facts) {
    const { fine, interest, discounts, amount, guarantor } = facts
    const [first, second, third] = discounts
    const sue = daysOf(facts, 'days_for_sue')
    const negativation = daysOf(facts, 'days_for_negativation')
    const revoke = daysOf(facts, 'days_for_revoke')
    return {
      ...common240(facts, ITAU_DOCUMENTS),
      // Notas 13 and 14: interest and discounts are values in reais.
      'segment_p.interest_date': since(facts, interest),
      'segment_p.interest_value': inCents(interest, amount),
      'segment_p.discount_date': until(facts, first),
      'segment_p.discount_value': inCents(first, amount),
      // Nota 18: 1 protests, 7 lists, 0 does nothing. Nota 19: 1 writes off.
      'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '7' : '0',
      'segment_p.days_for_sue': twoDigits(sue ?? negativation),
      'segment_p.revoke_code': revoke === null ? '0' : '1',
      'segment_p.days_for_revoke': twoDigits(revoke),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
            'segment_r.second_discount_date': until(facts, second),
            'segment_r.second_discount_value': inCents(second, amount),
            'segment_r.third_discount_date': until(facts, third),
            'segment_r.third_discount_value': inCents(third, amount),
            // Nota 31, p. 32: 1 is a value, 2 a percentage; the date is the first day.
            'segment_r.fine_type': febrabanKind(fine),
            'segment_r.fine_date': since(facts, fine),
            'segment_r.fine_value': asItIs(fine),
          }),
      // Segmento Y-01, p. 13: sent if the guarantor has an address.
      ...(guarantor === null || addressOf(guarantor) === ''
        ? { segment_y01: null }
        : {
            'segment_y01.guarantor_tax_id_type': guarantor.taxId === null ? '0' : taxIdKind(guarantor.taxId, '1', '2'),
            'segment_y01.guarantor_tax_id': (guarantor.taxId ?? '').padStart(15, '0'),
            'segment_y01.guarantor_zipcode': guarantor.zipcode || '00000000',
            'segment_y01.guarantor_state': guarantor.state,
          }),
    }
  },
  // Nota 4 A: identification and value; Q is mandatory.
  writeOff: ({ amount }) => ({
    'segment_p.amount': amount,
    'segment_p.due_date': null,
    'segment_p.interest_value': 0,
    'segment_p.discount_value': 0,
    'segment_q.payer_name': '',
    'segment_q.payer_tax_id': '000000000000000',
    segment_r: null,
    segment_y01: null,
  }),
  texts: (facts) => ({
    ...texts240(facts),
    ...(facts.guarantor === null || addressOf(facts.guarantor) === ''
      ? {}
      : {
          'segment_y01.guarantor_name': facts.guarantor.name,
          'segment_y01.guarantor_address': addressOf(facts.guarantor),
          'segment_y01.guarantor_neighborhood': facts.guarantor.neighborhood,
          'segment_y01.guarantor_city': facts.guarantor.city,
        }),
  }),
  writeOffHasTexts: false,
}

export const FACTS: BankFacts = { cnab400, cnab240 }
