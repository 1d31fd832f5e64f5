/** Expected contents of files of AUTBANK for a slip: CNAB 400 (14/12/2018), pp. 4–9. */
import {
  addressOf,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  taxIdKind,
  titleTexts400,
  twoDigits,
  until,
} from '../../../remittance/dialects.js'

/** Nota 6: cheque, duplicatas, letra de câmbio, nota promissória, recibo, apólice, cartão, outros. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '01': '03',
  '02': '01',
  '03': '01',
  '04': '12',
  '05': '12',
  '07': '04',
  '12': '02',
  '17': '05',
  '20': '08',
  '35': '31',
  '99': '99',
}

/** Nota 12: cents, or a percentage of four decimals. */
const fineOf = (fine: Facts['fine'] | undefined): number =>
  fine == null ? 0 : fine.kind === 'value' ? fine.cents : Math.round(Number(fine.percentage) * 10_000)

/** The characters of ASCII besides letters and digits, without those that p. 11 does not accept: " < > ^ _ ` ~. */
const MARKS = "!#$%&'()*+,-./:;=?@[\\]{|}"

/** Differences of a bank from the family. */
export interface Difference {
  /** Carteira of the files, nota 3; null if the contracts have different ones. Default: 6. */
  readonly inFile?: string | null
  /** Instrução 1 that is sent with days of protest; null if the columns are zeros. Default: none. */
  readonly protest?: string | null
  /** The espécies of the bank, with blanks between them. Default: all. */
  readonly kinds?: string
  /** Characters that texts accept besides letters, digits and blanks. */
  readonly marks?: string
  /** No columns for fine, interest, days of protest and acceptance, nor a guarantor's record: Daycoval. */
  readonly isPlain?: true
}

const documentsOf = ({ kinds }: Difference): Readonly<Record<string, string>> =>
  kinds === undefined
    ? DOCUMENTS
    : Object.fromEntries(Object.entries(DOCUMENTS).filter(([, kind]) => kinds.split(' ').includes(kind)))

const identified = (facts: Facts, difference: Difference): Expected => {
  const { inFile = '6' } = difference
  const { payer, due, amount, documentType, documentDate, accepted } = facts
  return {
    ...(inFile === null ? {} : { 'title.wallet_code': inFile }),
    'title.due_date': due,
    'title.amount': amount,
    'title.document_type': DOCUMENTS[documentType],
    ...(difference.isPlain === true ? {} : { 'title.acceptance': accepted ? 'A' : 'N' }),
    ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
  }
}

const texts = (facts: Facts): Record<string, string> => ({
  ...titleTexts400(facts),
  'title.guarantor_name': facts.guarantor?.name ?? '',
})

/** Reasons 51, 52 and DG to DJ, pp. 15–16. */
const isWhole = (guarantor: Facts['guarantor']): boolean =>
  guarantor !== null &&
  guarantor.taxId !== null &&
  [addressOf(guarantor), guarantor.city].every((part) => /[A-Za-z0-9]/.test(part)) &&
  [guarantor.zipcode, guarantor.state].every((part) => part !== '')

export const autbank400Facts = (difference: Difference = {}): DialectFacts =>
  difference.isPlain === true ? plainFacts(difference) : usualFacts(difference)

const usualFacts = (difference: Difference): DialectFacts => ({
  units: { fine: fineOf, interest: inCents, discount: inCents },
  documentTypes: documentsOf(difference),
  deadlines: ['days_for_sue'],
  marks: () => difference.marks ?? MARKS,
  takes: ({ discounts }) => discounts.length < 2,
  // No column for the day from which interest counts, nor a record for a guarantor without tax id and address; two columns for the days of the fine.
  within: (facts) => ({
    ...facts,
    interest: facts.interest === null ? null : { ...facts.interest, days: 1 },
    fine: facts.fine === null ? null : { ...facts.fine, days: Math.min(facts.fine.days ?? 1, 99) },
    guarantor: isWhole(facts.guarantor) ? facts.guarantor : null,
    documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
  }),
  entry: (facts) => ({
    ...identified(facts, difference),
    'title.fine_type': facts.fine === null ? '0' : facts.fine.kind === 'value' ? '1' : '2',
    'title.fine_value': fineOf(facts.fine),
    'title.fine_days': facts.fine === null ? 0 : (facts.fine.days ?? 1),
    ...(difference.protest === null
      ? {}
      : { 'title.first_instruction': daysOf(facts, 'days_for_sue') === null ? '00' : (difference.protest ?? '00') }),
    'title.interest_value': inCents(facts.interest, facts.amount),
    'title.discount_date': until(facts, facts.discounts[0]),
    'title.discount_value': inCents(facts.discounts[0], facts.amount),
    'title.days_for_sue': Number(twoDigits(daysOf(facts, 'days_for_sue'))),
    ...(facts.guarantor === null
      ? { guarantor: null }
      : {
          'guarantor.guarantor_tax_id': (facts.guarantor.taxId ?? '').padStart(14, '0'),
          'guarantor.guarantor_zipcode': facts.guarantor.zipcode,
          'guarantor.guarantor_state': facts.guarantor.state,
        }),
  }),
  writeOff: (facts) => ({
    ...identified(facts, difference),
    'title.fine_type': '0',
    'title.interest_value': 0,
    'title.discount_value': 0,
    guarantor: null,
  }),
  texts: (facts) => ({
    ...texts(facts),
    ...(facts.guarantor === null
      ? {}
      : {
          'guarantor.guarantor_address': addressOf(facts.guarantor),
          'guarantor.guarantor_neighborhood': facts.guarantor.neighborhood,
          'guarantor.guarantor_city': facts.guarantor.city,
        }),
  }),
  writeOffHasTexts: true,
  writeOffTexts: texts,
})

/** The columns that all banks of the family have. */
const plainFacts = (difference: Difference): DialectFacts => ({
  ...usualFacts(difference),
  units: { fine: () => 0, interest: () => 0, discount: inCents },
  deadlines: [],
  within: (facts) => ({
    ...facts,
    accepted: false,
    interest: null,
    fine: null,
    documentNumber: /[A-Za-z0-9]/.test(facts.documentNumber) ? facts.documentNumber : 'NF1',
  }),
  entry: (facts) => ({
    ...identified(facts, difference),
    'title.discount_date': until(facts, facts.discounts[0]),
    'title.discount_value': inCents(facts.discounts[0], facts.amount),
  }),
  writeOff: (facts) => ({ ...identified(facts, difference), 'title.discount_value': 0 }),
  texts,
})
