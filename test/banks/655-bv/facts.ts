/** Expected contents of BV's files for a slip: CNAB 400 6.2 (August 2024), pp. 4–5 and 13–21. */
import {
  asItIs,
  type BankFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  leastLoss,
  taxIdKind,
  titleTexts400,
  until,
} from '../../remittance/dialects.js'

/** Nota 31, p. 21. 13 columns, 138–150. */
const interestOf = leastLoss({
  none: '3',
  reais: '4',
  reaisPerMonth: '5',
  perDay: '1',
  perMonth: '2',
  most: 9_999_999_999_999,
})

/** Nota 5, p. 13. */
const DOCUMENTS = { '02': '01', '04': '08', '35': '31' }

const title = (facts: Facts): Expected => {
  const { payer, due, amount, documentDate, documentType, accepted, interest, discounts } = facts
  const [discount] = discounts
  const values: Record<string, unknown> = {
    wallet_number: '500',
    movement: '48',
    due_date: due,
    amount,
    document_type: DOCUMENTS[documentType as keyof typeof DOCUMENTS],
    acceptance: accepted ? 'A' : 'N',
    ...(documentDate === null ? {} : { document_date: documentDate }),
    // Nota 7, p. 15.
    first_instruction:
      daysOf(facts, 'days_for_sue') !== null ? '81' : daysOf(facts, 'days_for_revoke') !== null ? '92' : '00',
    second_instruction: '00',
    instruction_days: daysOf(facts, 'days_for_sue', 'days_for_revoke') ?? 0,
    interest_type: interestOf(interest, amount).code,
    interest_value: interestOf(interest, amount).number,
    interest_date: due,
    discount_date: until(facts, discount),
    discount_type: discount?.kind === 'value' ? '1' : '0',
    discount_value: asItIs(discount),
    payer_tax_id_type: taxIdKind(payer.taxId, '01', '02'),
    payer_tax_id: payer.taxId.padStart(14, '0'),
    payer_zipcode: payer.zipcode,
    payer_state: payer.state,
    guarantor_name: '',
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`title.${name}`, value]))
}

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: (charge, amount) => interestOf(charge, amount).number, discount: asItIs },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  // The other carteiras have other movements, messages and numbers.
  contracts: ['bv-bs-500'],
  takes: () => true,
  within: (facts) => ({
    ...facts,
    documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
    // Record 2 does not follow 48 (p. 5).
    fine: null,
    interest: facts.interest === null ? null : { ...facts.interest, days: 1 },
    discounts: facts.discounts.slice(0, 1),
    deadline:
      facts.deadline?.field === 'days_for_revoke'
        ? { ...facts.deadline, days: Math.max(facts.deadline.days, 1) }
        : facts.deadline,
  }),
  entry: (facts) => ({ ...title(facts), fine: null, email: null, messages: null }),
  writeOff: (facts) => ({
    'title.wallet_number': '500',
    'title.amount': facts.amount,
    fine: null,
    email: null,
    messages: null,
  }),
  texts: titleTexts400,
  writeOffHasTexts: true,
  writeOffTexts: (facts) => ({ 'title.control_number': facts.controlNumber || facts.documentNumber }),
}

export const FACTS: BankFacts = { cnab400 }
