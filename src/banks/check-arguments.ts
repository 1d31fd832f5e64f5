/** Checks of the arguments that name a bank or a layout. Without these checks, a value of another type or spelling would silently find nothing. */
import { shownValue, ValidationError } from '../cobranca/index.js'
import type { BankIdentity, LayoutKind } from './bank.js'
import { bankAmong, bankNamedAmong } from './bank-among.js'
import { BANKS } from './registry.js'

const BANK_NUMBER = /^\d{3}$/

/**
 * Checks the number of a bank. A number that no bank of the library has is valid.
 *
 * @throws {ValidationError} under `bank` if it is not a text of three digits; names the bank that it probably means
 */
export function checkBankNumber(bank: unknown): asserts bank is string {
  checkNumberAmong(BANKS, bank)
}

/** Checks the number of a bank as {@link checkBankNumber} does, which may mean one of these banks. */
export function checkNumberAmong(banks: readonly BankIdentity[], bank: unknown): asserts bank is string {
  if (typeof bank === 'string' && BANK_NUMBER.test(bank)) return
  const text = String(bank)
  const meant = /^\d{1,3}$/.test(text) ? text.padStart(3, '0') : bankNamedAmong(banks, text)?.number
  const name = meant === undefined ? undefined : bankAmong(banks, meant)?.name
  const nearest = meant === undefined ? '' : `, '${meant}'${name === undefined ? '' : ` (${name})`}`
  throw new ValidationError({ bank: [`deve ser o número do banco, um texto de três algarismos${nearest}, e é ${shownValue(bank)}`] })
}

/** Returns the layout written as `cnab400`, `CNAB400`, `CNAB 400` or `400`, or undefined. */
export function layoutNamed(name: string): LayoutKind | undefined {
  const width = /^(?:cnab[ -]?)?(240|400)$/i.exec(name.trim())?.[1]
  return width === undefined ? undefined : `cnab${width as '240' | '400'}`
}

/** The message for a value that is not a layout: names the value and the layout that it probably means. */
export function notALayout(given: unknown): string {
  const meant = layoutNamed(String(given))
  return `deve ser ${meant === undefined ? "'cnab240' ou 'cnab400'" : `'${meant}'`}, e é ${shownValue(given)}`
}

/** Whether a value is the name of a layout. */
export const isLayoutKind = (value: unknown): value is LayoutKind => value === 'cnab240' || value === 'cnab400'

/**
 * Checks the limit of diagnostics: a whole number from 0, or `Infinity`.
 *
 * @throws {ValidationError} under `maxDiagnostics`
 */
export function checkMaxDiagnostics(max: unknown): void {
  if (max === undefined || max === Number.POSITIVE_INFINITY || (Number.isInteger(max) && (max as number) >= 0)) return
  throw new ValidationError({
    maxDiagnostics: [`deve ser um número inteiro, de 0 em diante, ou Infinity, e é ${shownValue(max)}`],
  })
}
