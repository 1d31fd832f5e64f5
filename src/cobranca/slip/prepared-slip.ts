/**
 * A slip made ready for a file: validated, with defaults, money in cents and dates. Record functions of banks read it, and need not parse or validate
 * again.
 */
import type { Decimal } from 'decimal.js'
import type { DocumentType } from '../codes/document-types.js'
import type { PlainValues } from './slip-fields.js'

/** A person or company, as a file has them. */
export interface PreparedPerson {
  readonly name: string
  readonly tax_id_type: 'cpf' | 'cnpj'
  /** 11 or 14 characters, no mask. */
  readonly tax_id: string
  /** Street, number and complement in one text. */
  readonly address: string
  readonly neighborhood: string
  /** Eight digits. */
  readonly zipcode: string
  readonly city: string
  readonly state: string
}

/** A person with a name and, maybe, other data. */
export type PreparedGuarantor = Pick<PreparedPerson, 'name'> & {
  readonly [K in Exclude<keyof PreparedPerson, 'name'>]: PreparedPerson[K] | null
}

/** A percentage of a slip; of interest, per day. */
export interface PreparedRate {
  readonly percentage: Decimal
  /** Percentage per month, as given: `percentage` is a thirtieth of it, which may have no exact decimals. Absent for other percentages. */
  readonly perMonth?: Decimal | undefined
}

/** A fine, interest or discount: a value or a percentage, and since or until when. */
export type PreparedCharge =
  | { readonly kind: 'value'; readonly cents: number; readonly date: string; readonly days: number }
  | ({ readonly kind: 'percentage'; readonly date: string; readonly days: number } & PreparedRate)

/** Has the plain fields of the slip, too: null or an empty text without a value. */
export interface PreparedSlip extends PlainValues {
  /** Integer cents. */
  readonly amount: number
  readonly expire_at: string
  readonly document_number: string
  readonly document_date: string
  readonly document_type: DocumentType
  readonly accepted: boolean
  /** Falls back to the document's number. */
  readonly control_number: string
  readonly payer: PreparedPerson
  /** May be empty. */
  readonly payer_email: string
  readonly guarantor: PreparedGuarantor | null
  /** Value or percentage of the slip; the first day on which it is due. */
  readonly fine: PreparedCharge | null
  /** Per day: value, or percentage of the slip; the first day that counts. A percentage per month is divided by 30. */
  readonly interest: PreparedCharge | null
  /** Up to three, in order: value or percentage of the slip; the last day on which each holds. */
  readonly discounts: readonly PreparedCharge[]
  /** How the days until protest and negativation are counted. Null means the default: calendar days. */
  readonly deadline_days: 'calendar' | 'working' | null
  /** Text for the cashier, a line each. */
  readonly instructions: readonly string[]
  readonly divergent_payment: PreparedDivergentPayment | null
  /** Accounts among which the credit is split; empty without a split. */
  readonly split: readonly PreparedSplit[]
  readonly pix: PreparedPix | null
  /** Who prints and mails the slip. */
  readonly dispatch: 'client' | 'bank'
}

/** Payment of another value than the slip's. Limits are values in cents or percentages of the slip, by `kind`. */
export interface PreparedDivergentPayment {
  /** 1 any value, 2 within a range, 3 no other value, 4 above a minimum. */
  readonly type: '1' | '2' | '3' | '4'
  readonly kind: 'value' | 'percentage'
  readonly minimum: number | Decimal | null
  readonly maximum: number | Decimal | null
  /** How many payments are allowed. */
  readonly limit: number | null
}

export interface PreparedSplit {
  readonly bank_number: string
  readonly agency_number: string
  readonly agency_digit: string
  readonly account_number: string
  readonly account_digit: string
  readonly tax_id: string
  readonly name: string
  /** Integer cents. */
  readonly amount: number
  /** Days to the credit. */
  readonly floating: number
}

export interface PreparedPix {
  readonly key: string
  readonly txid: string
  readonly location_id: string
}

/** Amount, due date and charges of a slip. */
export type SlipTerms = Pick<PreparedSlip, 'amount' | 'expire_at' | 'fine' | 'interest' | 'discounts'>
