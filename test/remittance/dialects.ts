/**
 * What a file must hold for a slip, stated by hand from each bank's manual and worked out without the library: the other side of the balance for
 * the laws of remittances. Here is what banks have in common; each says the rest in its own `test/banks/<compe>-<slug>/facts.ts`.
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

/** The unit in which each charge goes: the law that none becomes zero asks it. */
export type ChargeUnits = Readonly<
  Record<'fine' | 'interest' | 'discount', (charge: ChargeFacts, amount: number) => number>
>

export interface DialectFacts {
  readonly units: ChargeUnits
  /** The service's `document_type` → the bank's. */
  readonly documentTypes: Readonly<Record<string, string>>
  readonly deadlines: readonly Deadline[]
  /** Contracts that the bank's rules here are of, by `bank_contract_slug`; all of the dialect where it is left out. */
  readonly contracts?: readonly string[]
  /** The most days to protest after, where it is less than two columns hold. */
  readonly maxDaysForSue?: number
  /** Whether the bank takes this slip, as far as one thing excludes another. */
  takes(facts: Facts): boolean
  /** The same slip with charges within what the bank takes. */
  within?(facts: Facts): Facts
  /** What the records of an entry must hold. */
  entry(facts: Facts): Expected
  /** What the records of a write-off must hold, besides number and movement. */
  writeOff(facts: Facts): Expected
  /** The texts of an entry by `record.field`, as they came in. */
  texts(facts: Facts): Readonly<Record<string, string>>
  /** The characters that a text takes besides letters, digits and blanks, by `record.field`; all of ASCII where there is no such rule. */
  marks?(field: string): string
  /** Whether a write-off sends texts: those of an entry, or else its own. */
  readonly writeOffHasTexts: boolean
  writeOffTexts?(facts: Facts): Readonly<Record<string, string>>
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

/** What a bank's `facts.ts` says: a row for each dialect that is written, by the dialect's `key`. */
export type BankFacts = Readonly<Record<string, DialectFacts>>

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
export const asItIs = (charge: ChargeFacts | null | undefined): number =>
  charge == null ? 0 : charge.kind === 'value' ? charge.cents : whole(new Exact(charge.percentage).times(100))

/** Interest in cents a day, or a percentage a month of thirty days with so many decimals. */
export const perMonthOf =
  (decimals: number) =>
  (charge: ChargeFacts | null): number =>
    charge === null
      ? 0
      : charge.kind === 'value'
        ? charge.cents
        : whole(new Exact(charge.percentage).times(30).times(new Exact(10).pow(decimals)))

/** Interest in cents a day, or hundredths of a percent a month of thirty days. */
export const perMonth = perMonthOf(2)

export const since = ({ due }: Facts, charge: ChargeFacts | null): string | null =>
  charge === null ? null : later(due, charge.days ?? 1)
export const until = ({ due }: Facts, charge: ChargeFacts | undefined): string | null =>
  charge === undefined ? null : later(due, -charge.days!)

/** Street, number and complement: a comma before the number, blanks between. */
export const addressOf = ({ street, number, complement }: Omit<PersonFacts, 'taxId'>): string =>
  [number === '' ? street : `${street}, ${number}`, complement].filter((part) => part !== '').join(' ')

export const payerAddress = ({ payer, truncatedAddress }: Facts): string => truncatedAddress || addressOf(payer)

/** The bank's code of what a tax id is. */
export const taxIdKind = (taxId: string, cpf: string, cnpj: string): string => (taxId.length === 11 ? cpf : cnpj)

/** Days of the only deadline a slip has, if it is the one asked. */
export const daysOf = ({ deadline }: Facts, ...fields: Deadline[]): number | null =>
  deadline !== null && fields.includes(deadline.field) ? deadline.days : null

export const twoDigits = (number: number | null): string => String(number ?? 0).padStart(2, '0')

/** `1` value, `2` percentage, `0` none: FEBRABAN C021 and G073. */
export const febrabanKind = (charge: ChargeFacts | null | undefined): string =>
  charge == null ? '0' : charge.kind === 'value' ? '1' : '2'

/** What is the same in every CNAB 240: P columns 78–117 and 196–220 in place, Q. FEBRABAN 10.6, pp. 55–56. */
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

/** A date as CNAB 400 writes it; none is zeros. */
export const ddmmyy = (date: string | null): string =>
  date === null ? '000000' : date.slice(8) + date.slice(5, 7) + date.slice(2, 4)
