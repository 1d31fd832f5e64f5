import { returnTitle } from '../../src/banks/341-itau/cnab400.js'
import { type AnyField, codecOf } from '../../src/fixed-width/index.js'
import { itauTitle } from '../files/itau400.js'

/** Column of Itaú's title, without fillers, for packages that need a list of columns. `from` is 1-based. */
export interface Column {
  readonly name: string
  readonly from: number
  readonly width: number
  readonly isNumber: boolean
}

const EMPTY = new Set(['blanks', 'zeros', 'reserved', 'literal'])

export const COLUMNS: readonly Column[] = (Object.entries(returnTitle.fields) as [string, AnyField][])
  .filter(([, { kind }]) => !EMPTY.has(kind))
  .map(([name, { from, to, kind }]) => ({
    name,
    from,
    width: to - from + 1,
    isNumber: kind === 'money' || kind === 'integer',
  }))

export const WIDTH = returnTitle.width

/** Returns the values of a title by column: numbers, and trimmed texts. */
export function columnValues(i: number): Record<string, string | number> {
  const line = codecOf(returnTitle).format(itauTitle(i))
  return Object.fromEntries(
    COLUMNS.map(({ name, from, width, isNumber }) => {
      const text = line.slice(from - 1, from - 1 + width).trim()
      return [name, isNumber ? Number(text) : text]
    }),
  )
}
