/** Portuguese names of fields and records, for messages. Machines read the English ones. */
import { PORTUGUESE_FIELDS } from './portuguese-fields.js'
import { PORTUGUESE_RECORDS } from './portuguese-records.js'

/**
 * Returns the Portuguese name of a field; null for a field of a caller's own layout.
 *
 * @example portugueseField('split_2_value') // 'valor do rateio 2'
 */
export const portugueseField = (name: string): string | null => nameIn(PORTUGUESE_FIELDS, name)

/** Returns the Portuguese name of a record with «de»: `do trailer`. */
export const portugueseRecord = (role: string): string | null => nameIn(PORTUGUESE_RECORDS, role)

/**
 * Returns the name of a record as it follows «registro»: `do segmento U`, `de multa`; of several (`segment_p ou segment_t`) all names. The role itself if it has
 * no name.
 */
export const afterRegistro = (roles: string): string =>
  roles
    .split(' ou ')
    .map((role) => portugueseRecord(role)?.replace(/^do registro /, '') ?? role)
    .join(' ou ')

/** Splits a name into its begin, without the underscore, and the number at its end. */
function numberAtEnd(name: string): readonly [base: string, number: string] {
  let end = name.length
  while (end > 0 && name[end - 1]! >= '0' && name[end - 1]! <= '9') end--
  return [name.slice(0, name[end - 1] === '_' ? end - 1 : end), name.slice(end)]
}

function nameIn(names: Readonly<Record<string, string>>, name: string): string | null {
  if (Object.hasOwn(names, name)) return names[name]!
  const [number = ''] = /\d+/.exec(name) ?? []
  const pattern = name.replace(/\d+/, '#')
  if (Object.hasOwn(names, pattern)) return names[pattern]!.replace('#', number)
  const [base, last] = numberAtEnd(name)
  const found = base === '' || last === '' ? null : nameIn(names, base)
  if (found === null) return null
  return found.includes('#') ? found.replace('#', last) : `${found} ${last}`
}

/** Names by path, since many lines of a file have the same problem. */
const named = new Map<string, string>()
const MAX_NAMED = 4096

/**
 * Returns the Portuguese name of `record.field`; the path itself if a name is missing.
 *
 * @example portuguesePath('trailer.record_count') // '«quantidade de registros» do trailer'
 */
export function portuguesePath(path: string): string {
  const known = named.get(path)
  if (known !== undefined) return known
  const dot = path.indexOf('.')
  const [record, field] = [portugueseRecord(path.slice(0, dot)), portugueseField(path.slice(dot + 1))]
  const name = dot === -1 || record === null || field === null ? path : `«${field}» ${record}`
  if (named.size < MAX_NAMED) named.set(path, name)
  return name
}
