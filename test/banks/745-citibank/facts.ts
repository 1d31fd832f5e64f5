/** Expected contents of Citibank's files for a slip: CNAB 400, version 1.16, pp. 4–7; CNAB 240, version 1.8, pp. 12–13 and 17–19. */
import {
  type BankFacts,
  common240,
  type DialectFacts,
  type Expected,
  type Facts,
  inCents,
  taxIdKind,
  texts240,
  titleTexts400,
  twoDigits,
  until,
} from '../../remittance/dialects.js'

/** 063–064, p. 4: DM and DMI. */
const DOCUMENTS_400 = { '02': '02', '03': '00' }

/** 157–158, p. 6. */
const INSTRUCTION = { days_for_sue: '06', days_for_negativation: '07', days_for_revoke: '09' }

const title = (facts: Facts): Expected => {
  const { payer, due, amount, documentDate, interest, deadline } = facts
  const [first, second] = facts.discounts
  return {
    'title.document_type': DOCUMENTS_400[facts.documentType as keyof typeof DOCUMENTS_400],
    'title.second_discount_date': until(facts, second),
    'title.second_discount_value': inCents(second, amount),
    'title.due_date': due,
    'title.amount': amount,
    'title.issue_type': '07',
    'title.acceptance': 'N',
    ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
    'title.first_instruction': deadline === null ? '00' : INSTRUCTION[deadline.field],
    'title.instruction_days': deadline?.days ?? 0,
    'title.interest_value': inCents(interest, amount),
    'title.discount_date': until(facts, first),
    'title.discount_value': inCents(first, amount),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
    'title.currency_code': '9',
  }
}

const texts = (facts: Facts): Readonly<Record<string, string>> => ({
  ...titleTexts400(facts),
  'title.guarantor_or_message': facts.guarantor?.name ?? '',
})

/** The second discount ends later than the first (083–088, p. 4): fewer days before the due date. */
const ascend = ({ discounts }: Facts): boolean =>
  discounts.every(({ days }, i) => i === 0 || days! < discounts[i - 1]!.days!)

const ASCII_MARKS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

/** The bank returns a control number with another mark blank (CNAB 400, p. 4; CNAB 240, G072, p. 25). */
const marks = (field: string): string => (field.endsWith('.control_number') ? '/-;' : ASCII_MARKS)

const cnab400: DialectFacts = {
  marks,
  units: { fine: () => 0, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS_400,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  // The bank numbers the titles of the other contract, and prints them.
  contracts: ['citibank-bs-3', 'citibank-bs-3-2'],
  takes: (facts) => facts.discounts.length < 3 && ascend(facts),
  within: (facts) => ({
    ...facts,
    accepted: false,
    fine: null,
    interest: facts.interest === null ? null : { ...facts.interest, days: 1 },
    documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
    // The manual prints two columns for the days of each instruction.
    deadline: facts.deadline === null ? null : { ...facts.deadline, days: Math.min(facts.deadline.days, 99) },
  }),
  entry: title,
  writeOff: title,
  texts,
  writeOffHasTexts: true,
}

/** C015, p. 18: only DMI, which Citibank uses for duplicatas mercantis (Boletos, 4.7, p. 8). */
const DOCUMENTS_240 = { '02': '03', '03': '03' }

/** C026, p. 18. */
const SUE_CODES = { days_for_sue: '1', days_for_negativation: '4', days_for_revoke: '3' }

const segments = (facts: Facts): Expected => {
  const { amount, interest, deadline, discounts } = facts
  const [first] = discounts
  return {
    ...common240(facts, DOCUMENTS_240),
    // 154–169, p. 13: zeros.
    'segment_q.guarantor_tax_id_type': '0',
    'segment_q.guarantor_tax_id': '0'.repeat(15),
    'segment_p.interest_type': '1',
    'segment_p.interest_date': null,
    'segment_p.interest_value': inCents(interest, amount),
    'segment_p.discount_type': first === undefined ? '0' : '1',
    'segment_p.discount_date': until(facts, first),
    'segment_p.discount_value': inCents(first, amount),
    'segment_p.sue_code': deadline === null ? '3' : SUE_CODES[deadline.field],
    'segment_p.days_for_sue': twoDigits(deadline?.days ?? 0),
    'segment_p.revoke_code': deadline?.field === 'days_for_revoke' ? '1' : '2',
  }
}

const cnab240: DialectFacts = {
  marks,
  ...cnab400,
  documentTypes: DOCUMENTS_240,
  takes: ({ discounts }) => discounts.length < 2,
  entry: segments,
  writeOff: segments,
  texts: texts240,
}

export const FACTS: BankFacts = { cnab400, cnab240 }
