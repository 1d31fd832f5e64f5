/**
 * What a file must hold for a slip, stated by hand from each bank's manual and worked out here, without the library: the other side of the
 * balance for the laws of remittances. A bank that is added adds its row.
 */
import { Decimal } from 'decimal.js'

/** A slip as the laws draw it: every value in one plain form, before it is written as a slip's fields. */
export interface Facts {
  readonly ourNumber: string | null
  /** Cents. */
  readonly amount: number
  readonly due: string
  readonly documentDate: string | null
  readonly documentType: string
  readonly accepted: boolean
  readonly documentNumber: string
  readonly controlNumber: string
  readonly payer: PersonFacts
  /** Tells the file's own address, when there is one. */
  readonly truncatedAddress: string
  readonly guarantor: (Omit<PersonFacts, 'taxId'> & { readonly taxId: string | null }) | null
  readonly fine: ChargeFacts | null
  readonly interest: ChargeFacts | null
  /** Up to three, all of one kind. */
  readonly discounts: readonly ChargeFacts[]
  readonly deadline: { readonly field: Deadline; readonly days: number } | null
}

export interface PersonFacts {
  readonly name: string
  /** CPF or CNPJ, bare. */
  readonly taxId: string
  readonly street: string
  readonly number: string
  readonly complement: string
  readonly neighborhood: string
  readonly zipcode: string
  readonly city: string
  readonly state: string
}

/** A value in cents, or a percentage as decimal text; the days, null for the default of one. */
export type ChargeFacts =
  | { readonly kind: 'value'; readonly cents: number; readonly days: number | null }
  | { readonly kind: 'percentage'; readonly percentage: string; readonly days: number | null }

export type Deadline = 'days_for_sue' | 'days_for_negativation' | 'days_for_revoke'

/** Values by `record.field`; a record that is absent is `null`. */
export type Expected = Readonly<Record<string, unknown>>

export interface DialectFacts {
  /** The service's `document_type` → the bank's. */
  readonly documentTypes: Readonly<Record<string, string>>
  readonly deadlines: readonly Deadline[]
  /** Whether the bank takes this slip, as far as one thing excludes another. */
  takes(facts: Facts): boolean
  /** The same slip with charges within what the bank takes. */
  within?(facts: Facts): Facts
  /** What the records of an entry must hold. */
  entry(facts: Facts): Expected
  /** What the records of a write-off must hold, besides number and movement. */
  writeOff(facts: Facts): Expected
  /** The texts of an entry by `record.field`, as they came in. A write-off sends none of them, or all. */
  texts(facts: Facts): Readonly<Record<string, string>>
  readonly writeOffHasTexts: boolean
  /** Sums of amounts in the lot's trailer: columns, from and to. */
  readonly amountSum?: readonly [number, number]
  /** Counts of titles in the lot's trailer. */
  readonly titleCount?: readonly [number, number]
  /** Whether the title goes in a variant that its own descriptor cannot read, and what stands in which columns of it. */
  readonly variant?: {
    isOf(facts: Facts): boolean
    columns(facts: Facts): Readonly<Record<string, readonly [from: number, to: number, text: string]>>
  }
}

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

/** The date so many days later. */
export function later(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

const whole = (value: Decimal): number => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()

/** A charge in cents; a percentage is of the amount. */
export const inCents = (charge: ChargeFacts | null | undefined, amount: number): number =>
  charge == null
    ? 0
    : charge.kind === 'value'
      ? charge.cents
      : whole(new Exact(amount).times(charge.percentage).div(100))

/** A charge in cents, or hundredths of a percent. */
const asItIs = (charge: ChargeFacts | null | undefined): number =>
  charge == null ? 0 : charge.kind === 'value' ? charge.cents : whole(new Exact(charge.percentage).times(100))

/** Interest in cents a day, or hundredths of a percent a month of thirty days. */
const perMonth = (charge: ChargeFacts | null): number =>
  charge === null
    ? 0
    : charge.kind === 'value'
      ? charge.cents
      : whole(new Exact(charge.percentage).times(30).times(100))

/** The unit in which each charge goes: the law that none becomes zero asks it. */
export const units: Readonly<
  Record<string, Readonly<Record<'fine' | 'interest' | 'discount', (charge: ChargeFacts, amount: number) => number>>>
> = {
  '341/cnab400': { fine: asItIs, interest: inCents, discount: inCents },
  '341/cnab240': { fine: asItIs, interest: inCents, discount: inCents },
  '756/cnab240': { fine: asItIs, interest: perMonth, discount: asItIs },
}

const since = ({ due }: Facts, charge: ChargeFacts | null): string | null =>
  charge === null ? null : later(due, charge.days ?? 1)
const until = ({ due }: Facts, charge: ChargeFacts | undefined): string | null =>
  charge === undefined ? null : later(due, -charge.days!)

/** Street, number and complement: a comma before the number, blanks between. */
export const addressOf = ({ street, number, complement }: Omit<PersonFacts, 'taxId'>): string =>
  [number === '' ? street : `${street}, ${number}`, complement].filter((part) => part !== '').join(' ')

const payerAddress = ({ payer, truncatedAddress }: Facts): string => truncatedAddress || addressOf(payer)

const is = (taxId: string, cpf: string, cnpj: string): string => (taxId.length === 11 ? cpf : cnpj)

/** Days of the only deadline a slip has, if it is the one asked. */
const daysOf = ({ deadline }: Facts, ...fields: Deadline[]): number | null =>
  deadline !== null && fields.includes(deadline.field) ? deadline.days : null

const twoDigits = (number: number | null): string => String(number ?? 0).padStart(2, '0')

/** `1` value, `2` percentage, `0` none: FEBRABAN C021 and G073. */
const febrabanKind = (charge: ChargeFacts | null | undefined): string =>
  charge == null ? '0' : charge.kind === 'value' ? '1' : '2'

/** What is the same in every CNAB 240: P columns 78–117 and 196–220 in place, Q. FEBRABAN 10.6, pp. 55–56. */
function common240(facts: Facts, documentTypes: Readonly<Record<string, string>>): Record<string, unknown> {
  const { payer, guarantor } = facts
  return {
    'segment_p.due_date': facts.due,
    'segment_p.amount': facts.amount,
    'segment_p.document_type': documentTypes[facts.documentType],
    'segment_p.acceptance': facts.accepted ? 'A' : 'N',
    ...(facts.documentDate === null ? {} : { 'segment_p.document_date': facts.documentDate }),
    'segment_q.payer_tax_id_type': is(payer.taxId, '1', '2'),
    'segment_q.payer_tax_id': payer.taxId.padStart(15, '0'),
    'segment_q.payer_zipcode': payer.zipcode,
    'segment_q.payer_state': payer.state,
    'segment_q.guarantor_tax_id_type': guarantor?.taxId == null ? '0' : is(guarantor.taxId, '1', '2'),
    'segment_q.guarantor_tax_id': (guarantor?.taxId ?? '').padStart(15, '0'),
  }
}

const texts240 = (facts: Facts): Record<string, string> => ({
  'segment_p.document_number': facts.documentNumber,
  'segment_p.control_number': facts.controlNumber || facts.documentNumber,
  'segment_q.payer_name': facts.payer.name,
  'segment_q.payer_address': payerAddress(facts),
  'segment_q.payer_neighborhood': facts.payer.neighborhood,
  'segment_q.payer_city': facts.payer.city,
  'segment_q.guarantor_name': facts.guarantor?.name ?? '',
})

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
 * Discounts up to 90% of the title (CNAB 400, p. 35; CNAB 240, p. 20); fine below the title, below 100% (nota 37, p. 49; nota 31, p. 32). Above
 * them is refused: a table of its own in validation.test.ts.
 */
function withinItau(facts: Facts): Facts {
  const amount = Math.max(facts.amount, 100)
  const most = Math.floor((amount * 9) / 10)
  const { fine, discounts } = facts
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
  }
}

const itau400: DialectFacts = {
  documentTypes: ITAU_DOCUMENTS,
  within: withinItau,
  deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
  // Second and third discount stand where guarantor, date of mora and days would: nota 16 a, p. 35.
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
      'title.payer_tax_id_type': is(payer.taxId, '01', '02'),
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
      // The record of the guarantor goes with a tax id or an address; without a tax id its kind is 00, nota 30.
      ...(guarantor === null || (guarantor.taxId === null && addressOf(guarantor) === '')
        ? {}
        : {
            'payer.guarantor_tax_id_type': guarantor.taxId === null ? '00' : is(guarantor.taxId, '01', '02'),
            'payer.guarantor_tax_id': (guarantor.taxId ?? '').padStart(14, '0'),
            'payer.guarantor_zipcode': guarantor.zipcode || '00000000',
            'payer.guarantor_state': guarantor.state,
          }),
    }
  },
  // Nota 6 A: agency, account, number, carteira and value; the rest zeros and blanks.
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
    'title.document_number': facts.documentNumber,
    'title.control_number': facts.controlNumber || facts.documentNumber,
    'title.payer_name': facts.payer.name,
    'title.payer_address': payerAddress(facts),
    'title.payer_neighborhood': facts.payer.neighborhood,
    'title.payer_city': facts.payer.city,
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

const ddmmyy = (date: string | null): string =>
  date === null ? '000000' : date.slice(8) + date.slice(5, 7) + date.slice(2, 4)

const itau240: DialectFacts = {
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
      // Segmento Y-01, p. 13: who has an address goes with it.
      ...(guarantor === null || addressOf(guarantor) === ''
        ? { segment_y01: null }
        : {
            'segment_y01.guarantor_tax_id_type': guarantor.taxId === null ? '0' : is(guarantor.taxId, '1', '2'),
            'segment_y01.guarantor_tax_id': (guarantor.taxId ?? '').padStart(15, '0'),
            'segment_y01.guarantor_zipcode': guarantor.zipcode || '00000000',
            'segment_y01.guarantor_state': guarantor.state,
          }),
    }
  },
  // Nota 4 A: identification and value; Q is obligatory.
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

/** Sicoob, espécie, l. 91: FEBRABAN's numbers up to 25, 31 a credit card, 32 a proposal. */
const SICOOB_DOCUMENTS = {
  ...Object.fromEntries(Array.from({ length: 25 }, (_, i) => [twoDigits(i + 1), twoDigits(i + 1)])),
  '35': '31',
  '36': '32',
  '99': '99',
}

const sicoob240: DialectFacts = {
  documentTypes: SICOOB_DOCUMENTS,
  deadlines: ['days_for_sue', 'days_for_negativation'],
  takes: () => true,
  entry(facts) {
    const { fine, discounts } = facts
    const [, second, third] = discounts
    return {
      ...sicoobTitle(facts),
      ...(fine === null && second === undefined
        ? { segment_r: null }
        : {
            // l. 147–155.
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
    }
  },
  // The sheet leaves nothing out of a write-off.
  writeOff: sicoobTitle,
  texts: texts240,
  writeOffHasTexts: true,
  // l. 202–203: cobrança simples, columns 24–29 and 30–46.
  titleCount: [24, 29],
  amountSum: [30, 46],
}

function sicoobTitle(facts: Facts): Expected {
  const { interest, discounts } = facts
  const sue = daysOf(facts, 'days_for_sue')
  const negativation = daysOf(facts, 'days_for_negativation')
  return {
    ...common240(facts, SICOOB_DOCUMENTS),
    // l. 94–96: 1 is R$ a day, 2 is % a month, 0 none.
    'segment_p.interest_type': febrabanKind(interest),
    'segment_p.interest_date': since(facts, interest),
    'segment_p.interest_value': perMonth(interest),
    'segment_p.discount_type': febrabanKind(discounts[0]),
    'segment_p.discount_date': until(facts, discounts[0]),
    'segment_p.discount_value': asItIs(discounts[0]),
    // l. 103: 1 protests, 8 lists, 3 neither.
    'segment_p.sue_code': sue !== null ? '1' : negativation !== null ? '8' : '3',
    'segment_p.days_for_sue': twoDigits(sue ?? negativation),
  }
}

/** By bank number and layout. */
export const DIALECT_FACTS: Readonly<Record<string, DialectFacts>> = {
  '341/cnab400': itau400,
  '341/cnab240': itau240,
  '756/cnab240': sicoob240,
}
