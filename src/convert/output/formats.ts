/** The formats a return can be converted to: one row each. */
import { ValidationError } from '../../cobranca/index.js'
import type { ColumnName } from '../../return/index.js'
import { CsvEncoder } from './csv-encoder.js'
import { ParquetEncoder } from './parquet-encoder.js'
import type { RecordEncoder } from './record-encoder.js'

/** How records are written. */
interface FormatSpec {
  /** Put behind the name of the file that is converted. */
  readonly extension: string
  /** Whether records that are written apart, one part put behind the other, are a file of them all. */
  readonly joins: boolean
  /** From so many bytes on, in all, threads save more time than they take to start. */
  readonly worthThreads: number
  /** A new writer of the columns; none for the format that the reader writes itself. */
  readonly encoder:
    | ((columns: readonly ColumnName[], rawText: boolean) => RecordEncoder | Promise<RecordEncoder>)
    | null
}

export const OUTPUT_FORMATS = {
  ndjson: { extension: '.ndjson', joins: true, worthThreads: 250e6, encoder: null },
  csv: { extension: '.csv', joins: true, worthThreads: 30e6, encoder: CsvEncoder.of },
  parquet: { extension: '.parquet', joins: false, worthThreads: 30e6, encoder: ParquetEncoder.of },
} as const satisfies Record<string, FormatSpec>

/** `'ndjson'`, `'csv'`, `'parquet'` */
export type OutputFormat = keyof typeof OUTPUT_FORMATS

/**
 * What a format is.
 *
 * @throws {ValidationError} when there is none of that name
 */
export function formatOf(to: OutputFormat = 'ndjson'): FormatSpec {
  if (!Object.hasOwn(OUTPUT_FORMATS, to)) {
    throw new ValidationError({ to: [`deve ser um de: ${Object.keys(OUTPUT_FORMATS).join(', ')}`] })
  }
  return OUTPUT_FORMATS[to]
}
