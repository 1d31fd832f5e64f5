/** Results with money as numbers in reais, as JSON of the service has it. */
import { reaisOfCents } from '../cobranca/index.js'
import { COLUMNS, type ColumnName, type PaymentReversal, type ReviewReason } from '../return/index.js'
import type { AmountOwed } from './amount-owed.js'
import type { AmountReason } from './amount-reasons.js'
import type { DifferentAmount } from './different-amounts.js'
import type { Settlement } from './settle.js'

type ColumnOfMoney = { [N in ColumnName]: (typeof COLUMNS)[N] extends 'money' ? N : never }[ColumnName]

/** Amounts of results that are not columns of a return. */
const OF_RESULTS = {
  reversed_amount: true,
  fine: true,
  interest: true,
  rebate: true,
  total: true,
  difference: true,
  owed_amount: true,
  possible_amounts: true,
} as const satisfies Partial<
  Record<
    keyof AmountOwed | keyof DifferentAmount | keyof AmountReason | keyof PaymentReversal | keyof ReviewReason,
    true
  >
>

type MoneyName = ColumnOfMoney | keyof typeof OF_RESULTS

/** Properties that have money within. The slips of the caller (`bank_billet`, `slips`) stay as they are. */
const NESTED = {
  line_parsed: true,
  record: true,
  payment: true,
  reversal: true,
  owed: true,
  why: true,
  bank_billet_discharges: true,
  records: true,
  unmatched: true,
  needs_review: true,
  duplicates: true,
  different_amounts: true,
  paid_again: true,
  paid_after_write_off: true,
  partial_payments: true,
} as const satisfies Record<keyof Settlement, true> & Partial<Record<string, true>>

/** A result whose amounts are numbers in reais; null for an amount that the bank does not send. */
export type InReais<T> = T extends readonly (infer Each)[]
  ? readonly InReais<Each>[]
  : T extends object
    ? {
        [K in keyof T as K extends 'fields' ? never : K]: T[K] extends readonly number[] | undefined
          ? T[K]
          : K extends MoneyName
            ? number | Extract<T[K], null | undefined> | (string extends T[K] ? null : never)
            : K extends keyof typeof NESTED
              ? InReais<T[K]>
              : T[K]
      }
    : T

/**
 * Returns a return record, a payment, a reversal, an amount owed or a settlement with its amounts as numbers in reais: 134556 cents are 1345.56. An amount that
 * the bank does not send is null. `extra` and the raw lines stay as they are in the file; a record loses its getter `fields`.
 *
 * @throws {ValidationError} if an amount has more than 15 digits
 * @example toReais(paymentsFrom(records)[0]!).paid_amount // 1345.56
 */
export function toReais<T extends object>(result: T): InReais<T> {
  const fields = Object.entries(result).map(([name, value]) => [name, valueInReais(name, value)])
  return Object.fromEntries(fields) as InReais<T>
}

function valueInReais(name: string, value: unknown): unknown {
  if (isMoney(name)) return Array.isArray(value) ? value.map(amountInReais) : amountInReais(value)
  if (!Object.hasOwn(NESTED, name)) return value
  if (Array.isArray(value)) return value.map((each) => toReais(each))
  return typeof value === 'object' && value !== null ? toReais(value) : value
}

const isMoney = (name: string): boolean =>
  Object.hasOwn(OF_RESULTS, name) || (Object.hasOwn(COLUMNS, name) && COLUMNS[name as ColumnName] === 'money')

/** Records have texts of cents, empty if the bank sends no amount; other results have numbers. */
const amountInReais = (value: unknown): unknown =>
  value === '' ? null : typeof value === 'string' || typeof value === 'number' ? reaisOfCents(Number(value)) : value
