/** Expected contents of Safra's files for a slip: Layout Padrão Safra 400 (December 2017), pp. 7–13; CNAB 240, in which programs agree. */
import {
  addressOf,
  asItIs,
  type BankFacts,
  type ChargeFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  later,
  payerAddress,
  taxIdKind,
  until,
} from '../../remittance/dialects.js'
import { facts240 } from '../febraban240/facts.js'

/** 6.1.4, p. 12, and 99 of the guide of 2019, p. 6. */
const DOCUMENTS = { '02': '01', '12': '02', '16': '03', '17': '05', '04': '09', '99': '99' }

/** The record of a slip with a fine, in the columns of the rebate. */
const mainOf = ({ fine }: Facts): string => (fine === null ? 'title' : 'title_fine')

/** 16 in the first instruction, 10 in the second; 02 or 03 of a return, then 01 of interest, in a free column. */
function placesOf(facts: Facts): readonly [string, string] {
  const { fine, interest } = facts
  const revoke = daysOf(facts, 'days_for_revoke')
  const fixed = [fine === null ? '' : '16', daysOf(facts, 'days_for_sue') === null ? '' : '10']
  for (const code of [revoke === null ? '' : revoke === 15 ? '02' : '03', interest === null ? '' : '01']) {
    const free = fixed.indexOf('')
    if (code !== '' && free !== -1) fixed[free] = code
  }
  return [fixed[0] || '00', fixed[1] || '00']
}

const title = (facts: Facts): Expected => {
  const { payer, due, amount, documentDate, documentType, accepted, fine, interest, discounts } = facts
  const [first, second] = placesOf(facts)
  const main = mainOf(facts)
  const values: Record<string, unknown> = {
    wallet_number: '1',
    due_date: due,
    amount,
    bank_code: '422',
    document_type: DOCUMENTS[documentType as keyof typeof DOCUMENTS],
    acceptance: accepted ? 'A' : 'N',
    ...(documentDate === null ? {} : { document_date: documentDate }),
    ...(fine === null ? { first_instruction: first } : {}),
    second_instruction: second,
    days_for_sue: daysOf(facts, 'days_for_sue') ?? 0,
    interest_value: inCents(interest, amount),
    discount_date: until(facts, discounts[0]),
    discount_value: inCents(discounts[0], amount),
    payer_tax_id_type: taxIdKind(payer.taxId, '01', '02'),
    payer_tax_id: payer.taxId.padStart(14, '0'),
    payer_zipcode: payer.zipcode,
    payer_state: payer.state,
    issuing_bank: '422',
    ...(fine === null ? { value_rebate: 0 } : { fine_date: later(due, fine.days ?? 1), fine_percentage: asItIs(fine) }),
  }
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`${main}.${name}`, value])),
    [fine === null ? 'title_fine' : 'title']: null,
  }
}

/** The tax id of a guarantor is in the columns of the company's (6.1.1, p. 11). */
const guarantorOf = (facts: Facts): Expected =>
  facts.guarantor === null
    ? { guarantor: null }
    : {
        ...inscriptionOf(facts),
        ...recordOf(facts),
      }

const inscriptionOf = ({ guarantor, fine }: Facts, main = mainOf({ fine } as Facts)): Expected =>
  guarantor?.taxId == null
    ? {}
    : {
        [`${main}.beneficiary_tax_id_type`]: taxIdKind(guarantor.taxId, '01', '02'),
        [`${main}.beneficiary_tax_id`]: guarantor.taxId.padStart(14, '0'),
      }

/** Record 2 is optional: without a part of the address it is not sent (p. 9). */
const recordOf = ({ guarantor }: Facts): Expected =>
  guarantor === null || !hasAddress(guarantor)
    ? { guarantor: null }
    : {
        'guarantor.guarantor_tax_id_type': taxIdKind(guarantor.taxId!, '1', '2'),
        'guarantor.guarantor_tax_id': guarantor.taxId!.padStart(14, '0'),
        'guarantor.guarantor_zipcode': guarantor.zipcode,
        'guarantor.guarantor_state': guarantor.state,
      }

/** The parts of an address in record 2, where all are mandatory (p. 9). */
const WHOLE = {
  street: 'Rua do Avalista',
  neighborhood: 'Centro',
  city: 'Canela',
  zipcode: '95999001',
  state: 'RS',
}
type Guarantor = Facts['guarantor'] & object
const hasAddress = (guarantor: Guarantor): boolean =>
  [addressOf(guarantor), guarantor.neighborhood, guarantor.city, guarantor.zipcode, guarantor.state].some(
    (part) => part !== '',
  )

/** A guarantor with its tax id, and with its whole address or none. */
const wholeGuarantor = (guarantor: Facts['guarantor']): Facts['guarantor'] => {
  if (guarantor === null) return null
  const identified = { ...guarantor, taxId: guarantor.taxId ?? '16180339805' }
  return hasAddress(guarantor)
    ? {
        ...identified,
        street: guarantor.street || WHOLE.street,
        neighborhood: guarantor.neighborhood || WHOLE.neighborhood,
        city: guarantor.city || WHOLE.city,
        zipcode: guarantor.zipcode || WHOLE.zipcode,
        state: guarantor.state || WHOLE.state,
      }
    : identified
}

/** Percent, up to 99,99, from a day after the due date (6.1.5, p. 12). */
const fineWithin = (fine: ChargeFacts | null): ChargeFacts | null =>
  fine === null
    ? null
    : {
        kind: 'percentage',
        percentage: fine.kind === 'value' ? '2' : Number(fine.percentage) > 99.99 ? '99.99' : fine.percentage,
        days: Math.max(fine.days ?? 1, 1),
      }

/** Up to 5% of the slip a day (reason 008, p. 17), from the due date on. */
const interestWithin = (interest: ChargeFacts | null, amount: number): ChargeFacts | null =>
  interest === null || inCents(interest, amount) * 100 > amount * 5
    ? null
    : { ...interest, days: Math.min(interest.days ?? 1, 1) }

/** Only 15 and 30 days (6.1.5, p. 12), in a column that the fine does not use. */
const deadlineWithin = ({ deadline }: Facts): Facts['deadline'] =>
  deadline?.field === 'days_for_revoke' ? { ...deadline, days: deadline.days < 20 ? 15 : 30 } : deadline

const texts = (facts: Facts): Record<string, string> => {
  const main = mainOf(facts)
  const { guarantor } = facts
  return {
    [`${main}.document_number`]: facts.documentNumber,
    [`${main}.control_number`]: facts.controlNumber || facts.documentNumber,
    [`${main}.payer_name`]: facts.payer.name,
    [`${main}.payer_address`]: payerAddress(facts),
    [`${main}.payer_neighborhood`]: facts.payer.neighborhood,
    [`${main}.payer_city`]: facts.payer.city,
    [`${main}.guarantor_name`]: guarantor?.name ?? '',
    ...(guarantor === null || !hasAddress(guarantor)
      ? {}
      : {
          'guarantor.guarantor_name': guarantor.name,
          'guarantor.guarantor_address': addressOf(guarantor),
          'guarantor.guarantor_neighborhood': guarantor.neighborhood,
          'guarantor.guarantor_city': guarantor.city,
        }),
  }
}

const cnab400: DialectFacts = {
  units: { fine: asItIs, interest: inCents, discount: inCents },
  documentTypes: DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_revoke'],
  // In vinculada there are no days of protest, and the earliest due date is one day later.
  contracts: ['safra-bs-1'],
  takes: () => true,
  within: (facts) => ({
    ...facts,
    documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
    fine: fineWithin(facts.fine),
    interest: interestWithin(facts.interest, facts.amount),
    discounts: facts.discounts.slice(0, 1),
    guarantor: wholeGuarantor(facts.guarantor),
    deadline: deadlineWithin(facts),
  }),
  entry: (facts) => ({ ...title(facts), ...guarantorOf(facts), invoice: null }),
  writeOff: (facts) => ({
    ...inscriptionOf(facts, 'title'),
    'title.wallet_number': '1',
    'title.amount': facts.amount,
    'title.bank_code': '422',
    title_fine: null,
    guarantor: null,
    invoice: null,
  }),
  texts,
  writeOffHasTexts: true,
  writeOffTexts: (facts) => ({ 'title.control_number': facts.controlNumber || facts.documentNumber }),
}

/** CNAB 240: the espécies of all programs. */
const DOCUMENTS_240 = { '02': '02', '04': '04', '12': '12', '17': '17' }

const cnab240 = facts240(
  {
    documents: DOCUMENTS_240,
    deadlines: ['days_for_revoke'],
    noInterestInReais: '3',
    oneDiscount: true,
    title: {
      'segment_p.charge_type': '1',
      'segment_p.document_form': '2',
      'segment_p.partial_payment_authorization': '1',
    },
  },
  { amountSum: [30, 46], titleCount: [24, 29] },
)

export const FACTS: BankFacts = { cnab400, cnab240 }
