/**
 * Expected contents of a file for a slip, typed from the manual of each bank and computed without the library; `laws.test.ts` compares files with them.
 * This file has the rules that banks share; `test/banks/<compe>-<slug>/facts.ts` has the rules of each bank.
 */
import { Decimal } from 'decimal.js'

/** A drawn slip: every value in one plain form, before it becomes the fields of a slip. */
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
  /** `customer_truncated_address`, which replaces the address in the file; empty if absent. */
  readonly truncatedAddress: string
  readonly guarantor: (Omit<PersonFacts, 'taxId'> & { readonly taxId: string | null }) | null
  readonly fine: ChargeFacts | null
  readonly interest: ChargeFacts | null
  /** Up to three discounts of one kind. */
  readonly discounts: readonly ChargeFacts[]
  /** Calendar days, unless `working`. */
  readonly deadline: { readonly field: Deadline; readonly days: number; readonly working?: boolean } | null
}

export interface PersonFacts {
  readonly name: string
  /** CPF or CNPJ without mask. */
  readonly taxId: string
  readonly street: string
  readonly number: string
  readonly complement: string
  readonly neighborhood: string
  readonly zipcode: string
  readonly city: string
  readonly state: string
}

/** A value in cents, or a percentage as decimal text. `days` is null for the default, one day. */
export type ChargeFacts =
  | { readonly kind: 'value'; readonly cents: number; readonly days: number | null }
  | { readonly kind: 'percentage'; readonly percentage: string; readonly days: number | null }

export type Deadline = 'days_for_sue' | 'days_for_negativation' | 'days_for_revoke'

/** Values by `record.field`; `null` for an absent record. */
export type Expected = Readonly<Record<string, unknown>>

/** Written value of each charge, in the unit of the bank. */
export type ChargeUnits = Readonly<
  Record<'fine' | 'interest' | 'discount', (charge: ChargeFacts, amount: number) => number>
>

export interface DialectFacts {
  readonly units: ChargeUnits
  /** The `document_type` of the service → the code of the bank. */
  readonly documentTypes: Readonly<Record<string, string>>
  readonly deadlines: readonly Deadline[]
  /** Contracts with these rules, by `bank_contract_slug`; default: all contracts of the dialect. */
  readonly contracts?: readonly string[]
  /** All days of deadlines are working days: `deadline_days_type` of the slips. */
  readonly deadlineDaysType?: 2
  /** Largest number of days for protest, if it is not 99. */
  readonly maxDaysForSue?: number
  /** Whether the bank accepts the combination of values of this slip. */
  takes(facts: Facts): boolean
  /** Returns the slip with its charges reduced to the limits of the bank. */
  within?(facts: Facts): Facts
  /** Expected values of the records of a registration. */
  entry(facts: Facts): Expected
  /** Expected values of the records of a write-off, without number and movement. */
  writeOff(facts: Facts): Expected
  /** Given texts of a registration, by `record.field`. */
  texts(facts: Facts): Readonly<Record<string, string>>
  /** Accepted characters of a text besides letters, digits and blanks, by `record.field`; undefined if all of ASCII is accepted. */
  marks?(field: string): string
  /** Whether a write-off sends texts: those of `writeOffTexts`, or else those of a registration. */
  readonly writeOffHasTexts: boolean
  writeOffTexts?(facts: Facts): Readonly<Record<string, string>>
  /** Columns of the total amount in the trailer of the lot: from and to. */
  readonly amountSum?: readonly [number, number]
  /** Columns of the number of titles in the trailer of the lot. */
  readonly titleCount?: readonly [number, number]
  /** The manual prints zeros for the counts of lots and lines in the trailer of the file. */
  readonly hasNoFileCounts?: true
  /** Titles written in a variant that the descriptor of the record cannot read, with the columns and texts of the variant. */
  readonly variant?: {
    isOf(facts: Facts): boolean
    columns(facts: Facts): Readonly<Record<string, readonly [from: number, to: number, text: string]>>
  }
}

/** Content of the `facts.ts` of a bank: a row for each dialect with remittances, by its `key`. */
export type BankFacts = Readonly<Record<string, DialectFacts>>

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

/** Returns the date `days` later. */
export function later(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

const whole = (value: Decimal): number => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()

/** A charge in cents; a percentage is applied to the amount. */
export const inCents = (charge: ChargeFacts | null | undefined, amount: number): number =>
  charge == null
    ? 0
    : charge.kind === 'value'
      ? charge.cents
      : whole(new Exact(amount).times(charge.percentage).div(100))

/** A charge in reais with `decimals` decimals, as an integer; a percentage is applied to the amount. */
const inReaisOf =
  (decimals: number) =>
  (charge: ChargeFacts | null | undefined, amount: number): number =>
    inCents(
      charge?.kind === 'value' ? { ...charge, cents: scaled(charge.cents, decimals - 2) } : charge,
      scaled(amount, decimals - 2),
    )

const scaled = (number: number, decimals: number): number => number * 10 ** decimals

/** A value or a percentage as an integer with `decimals` decimals. */
export const asItIsOf =
  (decimals: number) =>
  (charge: ChargeFacts | null | undefined): number =>
    charge == null
      ? 0
      : charge.kind === 'value'
        ? scaled(charge.cents, decimals - 2)
        : whole(new Exact(charge.percentage).times(scaled(1, decimals)))

/** A value in cents, or a percentage in hundredths of a percent. */
export const asItIs = asItIsOf(2)

/** Codes of the forms of interest in a layout: reais and percentages, per day and per month. */
interface InterestCodes {
  readonly none: string
  readonly reais: string
  readonly reaisPerMonth?: string
  readonly perDay?: string
  readonly perMonth?: string
  /** Decimals of percentages, 2 by default. */
  readonly decimals?: number
  readonly decimalsOfReais?: number
  /** Largest number that the columns have room for. */
  readonly most?: number
}

/** The code and the number of the form of interest that loses least in a month; of equal forms, the percentage. A percentage is of a day. */
export const leastLoss =
  ({
    none,
    reais,
    reaisPerMonth,
    perDay,
    perMonth: monthly,
    decimals = 2,
    decimalsOfReais = 2,
    most = Infinity,
  }: InterestCodes) =>
  (charge: ChargeFacts | null, amount: number): { readonly code: string; readonly number: number } => {
    if (charge === null) return { code: none, number: 0 }
    const inReais = inReaisOf(decimalsOfReais)(charge, amount)
    if (charge.kind === 'value') return { code: reais, number: inReais }
    const asked = new Exact(charge.percentage).times(30).times(amount).div(100)
    const ofAMonth = { ...charge, percentage: new Exact(charge.percentage).times(30).toFixed() }
    const rate = (number: number, days: number) =>
      new Exact(number).times(days).times(amount).div(scaled(100, decimals))
    const cents = (number: number, days: number) =>
      new Exact(number).times(days).times(100).div(scaled(1, decimalsOfReais))
    const forms = [
      [perDay, asItIsOf(decimals)(charge), rate, 30],
      [monthly, asItIsOf(decimals)(ofAMonth), rate, 1],
      [reais, inReais, cents, 30],
      [reaisPerMonth, inReaisOf(decimalsOfReais)(ofAMonth, amount), cents, 1],
    ] as const
    const losses = forms.flatMap(([code, number, inAMonth, days]) =>
      code === undefined ? [] : [{ code, number, loss: inAMonth(number, days).minus(asked).abs() }],
    )
    const written = losses.filter(({ number }) => number > 0 && number <= most)
    const [best] = (written.length === 0 ? losses : written).toSorted((a, b) => a.loss.comparedTo(b.loss))
    return best!
  }

/** C018 of CNAB 240, in the form that loses least: reais per day (1), or a percentage per month with two decimals (2). */
const interest240 = leastLoss({ none: '3', reais: '1', perMonth: '2' })

/** The number of {@link interest240}. */
export const perMonth = (charge: ChargeFacts | null, amount: number): number => interest240(charge, amount).number

/** The code of {@link interest240}. */
export const interestKind = (charge: ChargeFacts | null, amount: number): string => interest240(charge, amount).code

export const since = ({ due }: Facts, charge: ChargeFacts | null): string | null =>
  charge === null ? null : later(due, charge.days ?? 1)
export const until = ({ due }: Facts, charge: ChargeFacts | undefined): string | null =>
  charge === undefined ? null : later(due, -charge.days!)

/** Street, number and complement, with a comma before the number and a blank before the complement. */
export const addressOf = ({ street, number, complement }: Omit<PersonFacts, 'taxId'>): string =>
  [number === '' ? street : `${street}, ${number}`, complement].filter((part) => part !== '').join(' ')

/** The same slip with its numbers in the streets, after a blank. */
export function withNumberInStreet(facts: Facts): Facts {
  const joined = <P extends { readonly street: string; readonly number: string }>(person: P): P =>
    person.number === '' ? person : { ...person, street: `${person.street} ${person.number}`, number: '' }
  return { ...facts, payer: joined(facts.payer), guarantor: facts.guarantor === null ? null : joined(facts.guarantor) }
}

export const payerAddress = ({ payer, truncatedAddress }: Facts): string => truncatedAddress || addressOf(payer)

/** Code of the bank for the type of a tax id. */
export const taxIdKind = (taxId: string, cpf: string, cnpj: string): string => (taxId.length === 11 ? cpf : cnpj)

/** Days of the deadline of a slip, if it is one of `fields`; a slip has at most one deadline. */
export const daysOf = ({ deadline }: Facts, ...fields: Deadline[]): number | null =>
  deadline !== null && fields.includes(deadline.field) ? deadline.days : null

export const twoDigits = (number: number | null): string => String(number ?? 0).padStart(2, '0')

/** `1` value, `2` percentage, `0` none: FEBRABAN C021 and G073. */
export const febrabanKind = (charge: ChargeFacts | null | undefined): string =>
  charge == null ? '0' : charge.kind === 'value' ? '1' : '2'

/** Values that are equal in every CNAB 240: segment P, columns 78–117 and 196–220, and segment Q. FEBRABAN 10.6, pp. 55–56. */
export function common240(facts: Facts, documentTypes: Readonly<Record<string, string>>): Record<string, unknown> {
  const { payer, guarantor } = facts
  return {
    'segment_p.due_date': facts.due,
    'segment_p.amount': facts.amount,
    'segment_p.document_type': documentTypes[facts.documentType],
    'segment_p.acceptance': facts.accepted ? 'A' : 'N',
    ...(facts.documentDate === null ? {} : { 'segment_p.document_date': facts.documentDate }),
    'segment_q.payer_tax_id_type': taxIdKind(payer.taxId, '1', '2'),
    'segment_q.payer_tax_id': payer.taxId.padStart(15, '0'),
    'segment_q.payer_zipcode': payer.zipcode,
    'segment_q.payer_state': payer.state,
    'segment_q.guarantor_tax_id_type': guarantor?.taxId == null ? '0' : taxIdKind(guarantor.taxId, '1', '2'),
    'segment_q.guarantor_tax_id': (guarantor?.taxId ?? '').padStart(15, '0'),
  }
}

export const texts240 = (facts: Facts): Record<string, string> => ({
  'segment_p.document_number': facts.documentNumber,
  'segment_p.control_number': facts.controlNumber || facts.documentNumber,
  'segment_q.payer_name': facts.payer.name,
  'segment_q.payer_address': payerAddress(facts),
  'segment_q.payer_neighborhood': facts.payer.neighborhood,
  'segment_q.payer_city': facts.payer.city,
  'segment_q.guarantor_name': facts.guarantor?.name ?? '',
})

/** Texts that the title of most CNAB 400 layouts has. */
export const titleTexts400 = (facts: Facts): Record<string, string> => ({
  'title.document_number': facts.documentNumber,
  'title.control_number': facts.controlNumber || facts.documentNumber,
  'title.payer_name': facts.payer.name,
  'title.payer_address': payerAddress(facts),
  'title.payer_neighborhood': facts.payer.neighborhood,
  'title.payer_city': facts.payer.city,
})

/** A date in the format of CNAB 400; zeros for null. */
export const ddmmyy = (date: string | null): string =>
  date === null ? '000000' : date.slice(8) + date.slice(5, 7) + date.slice(2, 4)
