/** Portuguese names of fields and records, for messages. Machines read the English ones. */
import { fieldLabel } from './field-label.js'
import type { LayoutWords } from './layout-words.js'
import { rowNamed, withNumber } from './named.js'
import { PORTUGUESE_RECORDS } from './portuguese-records.js'

/**
 * Returns the Portuguese label of a field by its name alone; null for a field of a caller's own layout.
 *
 * @example portugueseField('split_2_value') // 'valor do rateio 2'
 */
export const portugueseField = (name: string): string | null => fieldLabel('', name)?.pt ?? null

/** Returns the Portuguese name of a record with «de»: `do trailer`. */
export function portugueseRecord(role: string): string | null {
  const row = rowNamed(PORTUGUESE_RECORDS, role)
  return row === null ? null : withNumber(PORTUGUESE_RECORDS[row.key]!, row.number)
}

/**
 * Returns the name of a record as it follows «registro»: `do segmento U`, `de multa`; of several (`segment_p ou segment_t`) all names. The role itself if it has
 * no name.
 */
export const afterRegistro = (roles: string): string =>
  roles
    .split(' ou ')
    .map((role) => portugueseRecord(role)?.replace(/^do registro /, '') ?? role)
    .join(' ou ')

/** Names by path, since many lines of a file have the same problem. */
class NamedPaths {
  private readonly known = new Map<string, string>()

  constructor(private readonly words?: LayoutWords) {}

  get(path: string): string {
    const known = this.known.get(path)
    if (known !== undefined) return known
    const name = pathName(path, this.words)
    if (this.known.size < MAX_NAMED) this.known.set(path, name)
    return name
  }
}

const MAX_NAMED = 4096

const usualPaths = new NamedPaths()
const pathsOf = new WeakMap<LayoutWords, NamedPaths>()

/**
 * Returns the Portuguese name of `record.field`; the path itself if a name is missing.
 *
 * @param words the words of the layout
 * @example portuguesePath('trailer.record_count') // '«quantidade de registros» do trailer'
 */
export function portuguesePath(path: string, words?: LayoutWords): string {
  if (words === undefined) return usualPaths.get(path)
  let paths = pathsOf.get(words)
  if (paths === undefined) {
    paths = new NamedPaths(words)
    pathsOf.set(words, paths)
  }
  return paths.get(path)
}

function pathName(path: string, words: LayoutWords | undefined): string {
  const dot = path.indexOf('.')
  if (dot === -1) return path
  const record = path.slice(0, dot)
  const label = fieldLabel(record, path.slice(dot + 1), words)
  return label === null ? path : `«${label.pt}» ${portugueseRecord(record) ?? `do registro ${record}`}`
}
