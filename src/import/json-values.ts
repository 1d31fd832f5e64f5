/** The values of a text of JSON, and the limits of a row: a nested or endless value would fill the memory of a server. */
import { ImportLimitError, type ImportLimits } from './import-limits.js'

/** Place of a row in a text, for errors. */
interface RowText {
  /** Line of a position in the text. */
  lineAt(position: number): number
  /** Path of the row: `[2]`. */
  readonly path: string
}

/**
 * Returns the end of the value that begins at a position: the comma or bracket after it, or the end of the text. The value may be malformed.
 *
 * @throws {ImportLimitError} if it exceeds a limit
 */
export function endOfValue(
  text: string,
  from: number,
  { row_depth, row_length }: Pick<ImportLimits, 'row_depth' | 'row_length'>,
  row: RowText,
): number {
  const limit = Math.min(text.length, from + row_length + 1)
  let depth = 0
  let at = from
  for (; at < limit; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at, limit)
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > row_depth)
        throw new ImportLimitError('row_depth', row_depth, depth, {
          line: row.lineAt(at),
          path: row.path + pathAt(text, from, at),
        })
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      if (--depth < 0) break
    } else if (code === COMMA && depth === 0) break
  }
  if (at - from > row_length)
    throw new ImportLimitError('row_length', row_length, at - from, { line: row.lineAt(from), path: row.path })
  return at
}

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const COMMA = ','.charCodeAt(0)
const OPEN_LIST = '['.charCodeAt(0)
const CLOSE_LIST = ']'.charCodeAt(0)
const OPEN_OBJECT = '{'.charCodeAt(0)
const CLOSE_OBJECT = '}'.charCodeAt(0)

/** Returns the position of the quote that closes a text; `limit - 1` if the text is not closed before that. */
function endOfString(text: string, from: number, limit: number): number {
  for (let at = from + 1; at < limit; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at++
  }
  return limit - 1
}

/** Names and positions shown of a path. */
const SHOWN = 4

/** Returns the path of the value at a position, within the value at `from`: `.meta.a[0]`. */
function pathAt(text: string, from: number, to: number): string {
  const path: (string | number)[] = []
  let name = ''
  for (let at = from; at < to; at++) {
    const char = text[at]
    if (char === '"') {
      const end = endOfString(text, at, to)
      name = text.slice(at + 1, end)
      at = end
    } else if (char === ':') path[path.length - 1] = name
    else if (char === '[') path.push(0)
    else if (char === '{') path.push('')
    else if (char === ']' || char === '}') path.pop()
    else if (char === ',' && typeof path.at(-1) === 'number') path[path.length - 1] = Number(path.at(-1)) + 1
  }
  const shown = path.slice(0, SHOWN).map((part) => (typeof part === 'number' ? `[${part}]` : `.${part.slice(0, 40)}`))
  return shown.join('') + (path.length > SHOWN ? '…' : '')
}
