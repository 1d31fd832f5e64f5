/** Search, filters and order of the table of titles. */

import { centsAsText } from '../../convert/output/cents-as-text.js'
import { TITLE_COLUMN_NAMES, TITLE_COLUMNS, type TitleColumn, type TitleRow } from './title-row.js'
import { type TitleSums, titleSumsOf } from './title-sums.js'

export interface TitleQuery {
  /** Words that a title must have, whatever their accents; `''` for all titles. */
  readonly text: string
  /** Kind of the occurrence, or instruction of a remittance. */
  readonly kind?: string
  /** Day of the credit; null for movements without a day. */
  readonly day?: string | null
  /** Code of a reason to check the payment; `any` for all of them. */
  readonly review?: string
  /** The bank's words of the reasons. */
  readonly reasons?: string
  /** Only payments that another file has, too. */
  readonly repeated?: boolean
  readonly order?: TitleOrder
}

export interface TitleOrder {
  readonly column: TitleColumn
  readonly descending: boolean
}

export interface FoundTitles {
  readonly rows: readonly TitleRow[]
  readonly sums: TitleSums
}

/**
 * Finds titles.
 *
 * @param repeated rows that another file has, too: they are shown, and not counted in the sums
 */
export function findTitles(
  rows: readonly TitleRow[],
  query: TitleQuery,
  repeated: ReadonlySet<TitleRow>,
  textOf: (row: TitleRow) => string,
): FoundTitles {
  const words = searchText(query.text).split(/\s+/).filter(Boolean)
  const found = rows.filter(
    (row) => isWanted(row, query, repeated) && words.every((word) => hasWord(textOf(row), word)),
  )
  const sums = titleSumsOf(repeated.size === 0 ? found : found.filter((row) => !repeated.has(row)))
  return { rows: query.order === undefined ? found : inOrder(found, query.order), sums }
}

function isWanted(row: TitleRow, query: TitleQuery, repeated: ReadonlySet<TitleRow>): boolean {
  const { kind, day, review, reasons } = query
  return (
    (kind === undefined || kind === (row.kind ?? row.occurrence)) &&
    (day === undefined || (row.moved !== null && row.moved.day === day)) &&
    (review === undefined || (review === 'any' ? row.review.length > 0 : row.review.some((code) => code === review))) &&
    (reasons === undefined || row.reasons === reasons) &&
    (query.repeated !== true || repeated.has(row))
  )
}

/** A tax id, a number or an amount is found with and without its punctuation. */
const hasWord = (text: string, word: string): boolean => text.includes(word) || text.includes(withoutPunctuation(word))

const withoutPunctuation = (word: string): string =>
  /^[\da-z]+([./-][\da-z]+)+(,\d*)?$/.test(word) ? word.replace(/[./-]/g, '') : word

/** Removes accents and converts to lower case. */
const searchText = (text: string): string =>
  (IS_PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const IS_PLAIN = /^[\0-\x7f]*$/

/** Returns the text of a row that a search looks through: its cells as they are shown and as the file has them. */
export const rowText = (row: TitleRow): string =>
  searchText(TITLE_COLUMN_NAMES.map((column) => cellTexts(column, row[column])).join(' '))

function cellTexts(column: TitleColumn, value: TitleRow[TitleColumn]): string {
  if (value === null) return ''
  switch (TITLE_COLUMNS[column]) {
    case 'money':
      return centsAsText(value as number, ',')
    case 'date':
      return `${value} ${String(value).split('-').reverse().join('/')}`
    default:
      return String(value)
  }
}

/** Sorts by a column; equal cells keep the order of the file, absent values come last. */
function inOrder(rows: readonly TitleRow[], { column, descending }: TitleOrder): TitleRow[] {
  const type = TITLE_COLUMNS[column]
  const direction = descending ? -1 : 1
  const sortValue = (row: TitleRow): string | number | null => {
    const value = row[column]
    if (typeof value === 'number' || value === null) return value
    const text = String(value)
    return text === '' ? null : type === 'text' ? searchText(text) : text
  }
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return a === b ? 0 : (a < b ? -1 : 1) * direction
    })
    .map(({ row }) => row)
}
