/** Expected contents of CrediSIS's files for a slip: CNAB 240 (April 2017), pp. 11–13 and 27–29; CNAB 400 (version 1.1), pp. 8–11 and 20–29. */
import {
  addressOf,
  asItIsOf,
  type BankFacts,
  type ChargeFacts,
  common240,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  febrabanKind,
  later,
  leastLoss,
  payerAddress,
  since,
  taxIdKind,
  texts240,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** Interest, fine and discounts have four decimals (240, V(15), p. 4, C023, p. 29, G075, p. 25; 400, V(15) and VD(13), p. 4, RM.DO.13 to RM.DO.28, pp. 26–29). */
const DECIMALS = 4

const asItIs = asItIsOf(DECIMALS)

/** C018 and C020, p. 28: reais per day, or a percentage per month. */
const interest240 = leastLoss({ none: '3', reais: '1', perMonth: '2', decimals: DECIMALS, decimalsOfReais: DECIMALS })

/** DMI for a duplicata mercantil; the other espécies have the service's numbers (240, p. 28; 400, p. 22). */
const DOCUMENTS = { '02': '03', '03': '03', '05': '05', '12': '12', '17': '17', '21': '21', '23': '23' }

/** Documents that the bank protests. */
const PROTESTED = ['02', '03', '05']

/** Later discounts end later, and all before the due date. */
const discountsFit = ({ discounts }: Facts): boolean =>
  discounts.every(({ days }, i) => days !== 0 && (i === 0 || (days ?? 1) < (discounts[i - 1]!.days ?? 1)))

const afterDueDate = <C extends ChargeFacts>(charge: C | null): C | null =>
  charge === null ? null : { ...charge, days: Math.min(Math.max(charge.days ?? 1, 1), 99) }

/** Y-01 and the record of type 2 require the guarantor's address (240, p. 15; 400, p. 10). */
const located = ({ guarantor }: Facts): Facts['guarantor'] =>
  guarantor !== null &&
  [addressOf(guarantor), guarantor.zipcode, guarantor.city, guarantor.state].every((part) => /[A-Za-z0-9]/.test(part))
    ? guarantor
    : null

const guarantorTexts = ({ guarantor }: Facts, record: string): Record<string, string> =>
  guarantor === null
    ? {}
    : {
        [`${record}.guarantor_name`]: guarantor.name,
        [`${record}.guarantor_address`]: addressOf(guarantor),
        [`${record}.guarantor_neighborhood`]: guarantor.neighborhood,
        [`${record}.guarantor_city`]: guarantor.city,
      }

const isProtestable = ({ documentType, deadline }: Facts): boolean =>
  deadline?.field !== 'days_for_sue' || PROTESTED.includes(documentType)

/** The guarantor is in Y-01 (p. 15). */
const guarantorFields = ['segment_q.guarantor_tax_id_type', 'segment_q.guarantor_tax_id', 'segment_q.guarantor_name']
const withoutGuarantor = <V>(values: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !guarantorFields.includes(field)))

const segments = (facts: Facts): Expected => {
  const { interest, fine, discounts, deadline, guarantor } = facts
  const [first, second, third] = discounts
  return {
    ...withoutGuarantor(common240(facts, DOCUMENTS)),
    'segment_p.interest_type': interest240(interest, facts.amount).code,
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': interest240(interest, facts.amount).number,
    'segment_p.discount_type': febrabanKind(first),
    'segment_p.discount_date': until(facts, first),
    'segment_p.discount_value': asItIs(first),
    'segment_p.sue_code': deadline === null ? '3' : deadline.field === 'days_for_sue' ? '1' : '4',
    'segment_p.days_for_sue': twoDigits(deadline?.days ?? 0),
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
    ...(guarantor === null ? { segment_y01: null } : {}),
  }
}

const cnab240: DialectFacts = {
  units: { fine: asItIs, interest: (charge, amount) => interest240(charge, amount).number, discount: asItIs },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_negativation'],
  takes: (facts) => discountsFit(facts) && isProtestable(facts),
  within: (facts) => ({ ...facts, interest: afterDueDate(facts.interest), guarantor: located(facts) }),
  entry: segments,
  writeOff: segments,
  texts: (facts) => ({ ...withoutGuarantor(texts240(facts)), ...guarantorTexts(facts, 'segment_y01') }),
  writeOffHasTexts: true,
}

/** RM.DO.14, p. 26. */
const kind = (charge: ChargeFacts | null | undefined): string =>
  charge == null ? 'I' : charge.kind === 'value' ? 'F' : 'P'

/** RM.D.19, p. 23: the latest limit for a slip without its own. */
const limitOf = (facts: Facts): string => later(facts.due, daysOf(facts, 'days_for_revoke') ?? 999)

/** RM.D.36, p. 25. */
const ACTIONS = { days_for_sue: '01', days_for_negativation: '02', days_for_revoke: '03' }

/** RM.DO.14, p. 26. */
const interest400 = leastLoss({ none: 'I', reais: 'F', perDay: 'P', decimals: DECIMALS, decimalsOfReais: DECIMALS })

const titleAndDetails = (facts: Facts): Expected => {
  const { payer, due, amount, documentDate, interest, fine, discounts, deadline, guarantor } = facts
  const [first, second, third] = discounts
  return {
    'title.document_type': DOCUMENTS[facts.documentType as keyof typeof DOCUMENTS],
    'title.due_date': due,
    'title.amount': amount,
    'title.payment_limit': limitOf(facts),
    'title.overdue_action': deadline === null ? '03' : ACTIONS[deadline.field],
    'title.overdue_days': deadline === null || deadline.field === 'days_for_revoke' ? '' : twoDigits(deadline.days),
    ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId,
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
    ...(interest === null && fine === null && first === undefined && guarantor === null
      ? { details: null }
      : {
          'details.interest_value': interest400(interest, amount).number,
          'details.interest_type': interest400(interest, amount).code,
          'details.interest_days': interest === null ? 0 : (interest.days ?? 1) - 1,
          'details.fine_value': asItIs(fine),
          'details.fine_type': kind(fine),
          'details.fine_days': fine === null ? 0 : (fine.days ?? 1) - 1,
          'details.discount_date': until(facts, first),
          'details.discount_value': asItIs(first),
          'details.discount_type': kind(first),
          'details.second_discount_date': until(facts, second),
          'details.second_discount_value': asItIs(second),
          'details.second_discount_type': kind(second),
          'details.third_discount_date': until(facts, third),
          'details.third_discount_value': asItIs(third),
          'details.third_discount_type': kind(third),
        }),
  }
}

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: (charge, amount) => interest400(charge, amount).number, discount: asItIs },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  // Two digits hold years up to 2079.
  takes: (facts) => discountsFit(facts) && isProtestable(facts) && limitOf(facts) < '2080-01-01',
  within: (facts) => ({
    ...facts,
    accepted: false,
    fine: afterDueDate(facts.fine),
    interest: afterDueDate(facts.interest),
    guarantor: located(facts),
  }),
  entry: titleAndDetails,
  writeOff: titleAndDetails,
  texts: (facts) => ({
    'title.document_number': facts.documentNumber,
    'title.payer_name': facts.payer.name,
    'title.payer_address': payerAddress(facts),
    'title.payer_neighborhood': facts.payer.neighborhood,
    'title.payer_city': facts.payer.city,
    ...(facts.payer.taxId.length === 14 ? { 'title.payer_trade_name': facts.payer.name.slice(0, 25) } : {}),
    ...guarantorTexts(facts, 'details'),
  }),
  // P. 5: no punctuation.
  marks: () => '',
  writeOffHasTexts: true,
}

export const FACTS: BankFacts = { cnab240, cnab400 }
