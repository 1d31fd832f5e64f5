/** A given value as an error message quotes it. */

/** Longest quoted text, in characters. */
const MAX_LENGTH = 30

/**
 * Quotes a value: a text between «», a number as it is, anything else by its type. Never a whole text: it may be a file, or data of people.
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
