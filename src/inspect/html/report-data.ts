/** What the page holds of a file, for the code that shows it in a browser. */
import type { AnyField } from '../../fixed-width/field.js'

/** How a column of the table is shown and sorted. */
export type ColumnKind = 'text' | 'money' | 'date' | 'number'

export interface ReportColumn {
  readonly label: string
  readonly kind: ColumnKind
}

/** Cents for money, `YYYY-MM-DD` for dates. */
export type ReportCell = string | number | null

export interface ReportField extends AnyField {
  readonly name: string
}

export interface ReportRecord {
  readonly name: string
  readonly fields: readonly ReportField[]
}

/** A line of the file: which record it is (-1 for none), and its text. */
export type ReportLine = readonly [record: number, text: string]

export interface ReportData {
  readonly locale: string
  readonly words: Readonly<Record<BrowserWord, string>>
  readonly columns: readonly ReportColumn[]
  /** Titles: the line, then what the columns hold. */
  readonly rows: readonly (readonly [line: number, group: number, ...cells: ReportCell[]])[]
  /** What the titles can be filtered by: what became of them, or what is asked of them. */
  readonly groups: readonly string[]
  readonly records: readonly ReportRecord[]
  readonly lines: readonly ReportLine[]
}

/** Texts that the browser needs. */
export const BROWSER_WORDS = [
  'found',
  'of',
  'page',
  'line',
  'columns',
  'content',
  'value',
  'meaning',
  'empty',
  'unknownRecord',
  'goToLine',
] as const

export type BrowserWord = (typeof BROWSER_WORDS)[number]
