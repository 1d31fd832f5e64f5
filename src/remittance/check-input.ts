/** Checks of the arguments before they are read: calls from plain JavaScript and parsed JSON may pass anything. */
import { checkMoneyUnit, FieldNames, MUST_NOT_BE_BLANK, ValidationError } from '../cobranca/index.js'
import type { RemittanceOptions } from './remittance.js'

const NOT_A_LIST = 'deve ser uma lista'

/** @throws {ValidationError} if the argument is not a list */
export function checkList(field: string, given: unknown): void {
  if (given === undefined || given === null) throw new ValidationError({ [field]: [MUST_NOT_BE_BLANK] })
  if (!Array.isArray(given)) throw new ValidationError({ [field]: [NOT_A_LIST] })
}

/** @throws {ValidationError} if the argument is not a list, or is empty */
export function checkFilledList(field: string, given: unknown): void {
  checkList(field, given)
  if ((given as unknown[]).length === 0) throw new ValidationError({ [field]: [MUST_NOT_BE_BLANK] })
}

/** @throws {ValidationError} if the argument is not an object */
export function checkObject(field: string, given: unknown, holding: string): void {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return
  throw new ValidationError({ [field]: [`deve ser um objeto com ${holding}`] })
}

/** The names of the options. The object may have fields of the caller, and fields that were checked before. */
const OPTION_NAMES = new FieldNames({
  owner: 'da remessa',
  fields: ['generated_at', 'strict', 'partial', 'money'] satisfies (keyof RemittanceOptions)[],
  unread: ['wallet', 'entries', 'lots', 'onRecord', 'signal'],
})

/** @throws {ValidationError} if a name is close to that of an option, or `money` is unknown */
export function checkOptions(options: object): void {
  const misspelt = OPTION_NAMES.misspeltIn(options)
  if (misspelt !== null) throw new ValidationError(misspelt)
  checkMoneyUnit((options as RemittanceOptions).money)
}
