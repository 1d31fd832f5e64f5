/** What the page holds of a file, for the code that shows it in a browser. */
import type { AnyField } from '../../fixed-width/define/field.js'

/** How a column of the table is shown and sorted. */
export type ColumnKind = 'text' | 'money' | 'date' | 'number'

export interface ReportColumn {
  readonly label: string
  readonly kind: ColumnKind
}

/** Cents for money, `YYYY-MM-DD` for dates. */
export type ReportCell = string | number | null

export interface ReportField extends Omit<AnyField, 'codes'> {
  readonly name: string
}

export interface ReportRecord {
  readonly name: string
  readonly fields: readonly ReportField[]
}

/**
 * A line of the file: which record it is (-1 for none), its text, and of the fields that hold a code which meaning it has: field, meaning, field …;
 * where the title's main line, from 0, tells what a number in it is, that line.
 */
export type ReportLine = readonly [record: number, text: string, meanings: readonly number[], main?: number]

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
  /** What codes mean, each text once. */
  readonly meanings: readonly string[]
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
