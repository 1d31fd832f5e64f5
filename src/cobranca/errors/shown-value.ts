/** Given values as error messages quote them. */

/** Longest quoted text, in characters. */
const MAX_LENGTH = 30

/**
 * Quotes an option or argument: a text, up to thirty characters of it, or a number between «»; anything else by its type.
 *
 * @example shownValue('31/03/2026') // '«31/03/2026»'
 */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `«${shortened(value.replace(/\p{Cc}/gu, ' '))}»`
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return `«${value}»`
  if (value instanceof Date) return 'um Date'
  if (Array.isArray(value)) return 'uma lista'
  if (value === null || value === undefined) return 'nada'
  return typeof value === 'object' ? 'um objeto' : 'outra coisa'
}

const shortened = (text: string): string => (text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}…`)

/**
 * Quotes a value of a slip's code, date or number. Names and tax ids in a wrong column, as of a shifted row, are not shown: messages go to logs.
 *
 * @example shownCode('31/02/2026') // '«31/02/2026»'
 * @example shownCode('299.792.458-83') // 'o valor informado'
 */
export const shownCode = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number') && !isShortCode(String(value).trim())
    ? 'o valor informado'
    : shownValue(value)

/** Whether a text is short enough to be a code, date or number. */
export const isShortCode = (text: string): boolean => SHORT_CODE.test(text)

/** A few letters, or fewer digits and marks than a tax id has. */
const SHORT_CODE = /^(?:[\p{L}\d]{1,4}|[\d.,/ -]{1,10})$/u
