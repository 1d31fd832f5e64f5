/** Data of the report, embedded in the page for its browser code. */
import type { AnyField } from '../../fixed-width/define/field.js'

/** Display format and sort order of a table column. */
export type ColumnKind = 'text' | 'money' | 'date' | 'number'

export interface ReportColumn {
  readonly label: string
  readonly kind: ColumnKind
}

/** Cents for money, `YYYY-MM-DD` for dates. */
export type ReportCell = string | number | null

export interface ReportField extends Omit<AnyField, 'codes'> {
  readonly name: string
  /** Label and meaning of the field, in the language of the report. */
  readonly label: string
  readonly meaning: string
}

interface ReportRecord {
  readonly name: string
  /** Name for people: `segmento T`. */
  readonly label: string
  readonly fields: readonly ReportField[]
}

/**
 * A line of the file. `record` is the index of the record, -1 if unknown. `meanings` contains pairs of field index and meaning index. `main` is the
 * 0-based main line of the title, if that line has the unit of an amount.
 */
export type ReportLine = readonly [record: number, text: string, meanings: readonly number[], main?: number]

/** The first two items of a row are the line and the group. */
export const FIRST_CELL = 2

export interface ReportData {
  readonly locale: string
  readonly labels: Readonly<Record<BrowserLabel, string>>
  readonly columns: readonly ReportColumn[]
  /** Titles: line, group, then one cell per column. */
  readonly rows: readonly (readonly [line: number, group: number, ...cells: ReportCell[]])[]
  /** Filter options: occurrence kinds of a return, instructions of a remittance. */
  readonly groups: readonly string[]
  readonly records: readonly ReportRecord[]
  readonly lines: readonly ReportLine[]
  /** Code meanings, without duplicates. */
  readonly meanings: readonly string[]
}

/** Labels used by the browser code. */
export const BROWSER_LABELS = [
  'found',
  'of',
  'page',
  'line',
  'columns',
  'content',
  'value',
  'meaning',
  'field',
  'empty',
  'unknownRecord',
  'goToLine',
] as const

type BrowserLabel = (typeof BROWSER_LABELS)[number]
