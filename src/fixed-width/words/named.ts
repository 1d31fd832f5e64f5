/** Look-up in tables of words by a name with numbers. */
import { LANGUAGES, type LocalizedText } from '../../code/language.js'

/** Key of a table for a name, and the number of the name that the key does not have. */
export interface NamedRow {
  readonly key: string
  /** `''` if the key is the name. */
  readonly number: string
}

/**
 * Returns the row of a name: of the name itself, with `#` for its first number, or without the number at its end. Null if the table has no row.
 *
 * @param prefix begin of the key, before the name: `trailer.`
 * @example rowNamed(FIELD_LABELS, 'split_2_value') // { key: 'split_#_value', number: '2' }
 */
export function rowNamed(table: Readonly<Record<string, unknown>>, name: string, prefix = ''): NamedRow | null {
  if (Object.hasOwn(table, prefix + name)) return { key: prefix + name, number: '' }
  const pattern = prefix + name.replace(/\d+/, '#')
  if (Object.hasOwn(table, pattern)) return { key: pattern, number: /\d+/.exec(name)![0] }
  const [base, number] = numberAtEnd(name)
  if (base === '' || number === '') return null
  const found = rowNamed(table, base, prefix)
  return found === null ? null : { key: found.key, number }
}

/** Splits a name into its begin, without the underscore, and the number at its end. */
function numberAtEnd(name: string): readonly [base: string, number: string] {
  let end = name.length
  while (end > 0 && name[end - 1]! >= '0' && name[end - 1]! <= '9') end--
  return [name.slice(0, name[end - 1] === '_' ? end - 1 : end), name.slice(end)]
}

/** Puts a number in the place of `#`, or at the end: `mensagem 2`. */
export const withNumber = (text: string, number: string): string =>
  number === '' ? text : text.includes('#') ? text.replace('#', number) : `${text} ${number}`

/** Puts a number into a text of every language. */
export const withNumberIn = (texts: LocalizedText, number: string): LocalizedText =>
  number === ''
    ? texts
    : (Object.fromEntries(
        LANGUAGES.map((language) => [language, withNumber(texts[language], number)]),
      ) as LocalizedText)
