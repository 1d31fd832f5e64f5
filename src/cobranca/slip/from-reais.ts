/** Slips whose numbers are reais, as in JSON of the service: the library's numbers are cents. */
import { LINE_PARSED_ENTRIES } from '../codes/line-parsed.js'
import { type FieldErrors, isValidationError, ValidationError } from '../errors/validation-error.js'
import { notInList } from '../errors/validation-messages.js'
import type { FieldForm, FieldInfo, GivenFields } from '../fields/field-info.js'
import { centsOfReais, formatMoney, type MoneyInput } from '../values/money.js'
import { SLIP_TABLE } from './slip-fields.js'

/** Unit of money given as a number: integer cents, or reais with at most two decimals. */
export type MoneyUnit = 'cents' | 'reais'

export const MONEY_UNITS: readonly MoneyUnit[] = ['cents', 'reais']

/** @throws {ValidationError} under `money` if a value is given that is no unit */
export function checkMoneyUnit(money: unknown): void {
  if (money !== undefined && !MONEY_UNITS.includes(money as MoneyUnit))
    throw new ValidationError({ money: [notInList(MONEY_UNITS)] })
}

const SLIP_FORMS: Readonly<Record<string, FieldInfo>> = SLIP_TABLE
const ENTRIES: Readonly<Record<string, string>> = LINE_PARSED_ENTRIES

/** The form of a field of a slip, entry or return that holds money; undefined for other fields. */
export function moneyFormOf(field: string): Extract<FieldForm, 'money' | 'money_text'> | undefined {
  if (Object.hasOwn(SLIP_FORMS, field)) {
    const { form } = SLIP_FORMS[field]!
    return form === 'money' || form === 'money_text' ? form : undefined
  }
  return Object.hasOwn(ENTRIES, field) && ENTRIES[field] === 'money' ? 'money' : undefined
}

/** Objects within an entry or wallet, and lists of them, that have fields of money. */
const NESTED: readonly string[] = ['slip', 'configuration', 'split_accounts']

/**
 * Returns a slip, an entry, a wallet, an installment or a subscription with its money in integer cents, from numbers in reais: 1345.56 becomes 134556. Texts
 * stay as they are, but texts with a dot for the decimals (`'1345.56'`), as databases give them, are read too. The object itself is not changed.
 *
 * @throws {ValidationError} with the error of each field: more than two decimals, an ambiguous text, too many digits
 * @example fromReais({ amount: 19.99, fine_value: '5,00' }) // { amount: 1999, fine_value: '5,00' }
 */
export function fromReais<T extends object>(given: T): T {
  const errors: FieldErrors = {}
  const result = converted(given, '', errors)
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return result
}

function converted<T extends object>(given: T, prefix: string, errors: FieldErrors): T {
  const fields: Record<string, unknown> = { ...(given as GivenFields) }
  for (const [name, value] of Object.entries(fields)) {
    if (NESTED.includes(name)) fields[name] = nested(value, NESTED_PREFIXES[name] ?? prefix, errors)
    else if (typeof value === 'number' || typeof value === 'string')
      fields[name] = inCents(name, value, `${prefix}${name}`, errors)
  }
  return fields as T
}

/** Beginnings of the names of nested fields, as the errors of slips have them. */
const NESTED_PREFIXES: Readonly<Record<string, string>> = {
  configuration: 'configuration.',
  split_accounts: 'split_accounts.',
}

function nested(value: unknown, prefix: string, errors: FieldErrors): unknown {
  if (Array.isArray(value)) return value.map((each) => nested(each, prefix, errors))
  return typeof value === 'object' && value !== null ? converted(value, prefix, errors) : value
}

function inCents(name: string, value: number | string, field: string, errors: FieldErrors): MoneyInput {
  const form = moneyFormOf(name)
  if (form === undefined || (typeof value === 'string' && !/^\s*-?\d+\.\d{1,3}\s*$/.test(value))) return value
  try {
    const cents = centsOfReais(value, { field, negative: true })
    return form === 'money_text' ? formatMoney(cents) : cents
  } catch (error) {
    if (!isValidationError(error)) throw error
    Object.assign(errors, error.errors)
    return value
  }
}
