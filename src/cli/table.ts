/** Prints tables as text, Markdown, CSV or JSON. */
import type { Language, LocalizedText } from '../cobranca/index.js'
import { jsonText } from './json-text.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

export type TableFormat = 'text' | 'markdown' | 'csv' | 'json'

type TableCell = string | number | boolean | null

export interface TableColumn<Row> {
  /** Column name in CSV. */
  readonly key: string
  readonly head: LocalizedText
  readonly value: (row: Row, language: Language) => TableCell
  /** Omitted from text and Markdown, where it would make lines too long. */
  readonly isLong?: true
}

/** Prints rows. CSV has raw values; JSON has the rows themselves. */
export async function printTable<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  format: TableFormat,
  { terminal, language }: { readonly terminal: Terminal; readonly language: Language },
): Promise<void> {
  if (format === 'json') terminal.line(jsonText(rows))
  else if (format === 'csv') {
    const { stringify } = await import('csv-stringify/sync')
    const cells = [
      columns.map(({ key }) => key),
      ...rows.map((row) => columns.map(({ value }) => value(row, language))),
    ]
    terminal.line(stringify(cells, { cast: { boolean: String } }).trimEnd())
  } else {
    const shown = columns.filter(({ isLong }) => isLong !== true)
    const heads = shown.map(({ head }) => head[language])
    const cells = rows.map((row) => shown.map(({ value }) => shownCell(value(row, language), language)))
    const lines = format === 'text' ? textTable(heads, cells, terminal) : markdownTable(heads, cells)
    for (const line of lines) terminal.line(line)
  }
}

const YES: LocalizedText = { pt: 'sim', en: 'yes' }

function shownCell(value: TableCell, language: Language): string {
  if (value === null || value === false) return ''
  return value === true ? YES[language] : visible(String(value))
}

/** Formats a table as text. Columns of numbers are right-aligned. */
export function textTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { style }: Pick<Terminal, 'style'>,
): string[] {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)))
  const areNumbers = heads.map((_, i) => rows.length > 0 && rows.every((row) => /^(0|[1-9]\d*)$/.test(row[i]!)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (areNumbers[i] === true ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd()
  return [style('dim', line(heads)), ...rows.map(line)]
}

export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)]
}
