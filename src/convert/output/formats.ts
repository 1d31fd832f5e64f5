/** Output formats. */
import { optionError } from '../../cobranca/index.js'
import type { ColumnName } from '../../return/index.js'
import { CsvEncoder } from './csv-encoder.js'
import type { StoredCsv } from './csv-options.js'
import type { OutputColumn } from './output-columns.js'
import { ParquetEncoder } from './parquet/parquet-encoder.js'
import type { RecordEncoder } from './record-encoder.js'
import { SUMMED_COLUMNS } from './xlsx/totals.js'
import { XlsxEncoder } from './xlsx/xlsx-encoder.js'

export type OutputFormat = 'ndjson' | 'csv' | 'parquet' | 'xlsx'

/** Properties of an output format. */
interface FormatSpec {
  /** Appended to the name of the input. */
  readonly extension: string
  /** Whether parts of the records, written separately and concatenated, are a valid file. */
  readonly canConcatenate: boolean
  /** Minimum total size of the inputs, in bytes, for which threads save more time than they take to start. */
  readonly minBytesForThreads: number
  /** Creates an encoder; null for the format that the reader writes itself. */
  readonly encoder:
    | ((columns: readonly OutputColumn[], csv: StoredCsv) => RecordEncoder | Promise<RecordEncoder>)
    | null
  /** Columns that the encoder needs besides those of the output. */
  readonly alsoReads?: readonly ColumnName[]
}

export const OUTPUT_FORMATS: Readonly<Record<OutputFormat, FormatSpec>> = {
  ndjson: { extension: '.ndjson', canConcatenate: true, minBytesForThreads: 250e6, encoder: null },
  csv: { extension: '.csv', canConcatenate: true, minBytesForThreads: 250e6, encoder: CsvEncoder.of },
  parquet: { extension: '.parquet', canConcatenate: false, minBytesForThreads: 30e6, encoder: ParquetEncoder.of },
  xlsx: {
    extension: '.xlsx',
    canConcatenate: false,
    minBytesForThreads: 10e6,
    encoder: XlsxEncoder.of,
    alsoReads: SUMMED_COLUMNS,
  },
}

/**
 * Returns the properties of a format.
 *
 * @throws {ValidationError} if the format is unknown
 */
export function formatOf(to: OutputFormat = 'ndjson'): FormatSpec {
  if (!Object.hasOwn(OUTPUT_FORMATS, to)) {
    const names = Object.keys(OUTPUT_FORMATS).join(', ')
    throw optionError('to', { pt: `deve ser um de: ${names}`, en: `must be one of: ${names}` })
  }
  return OUTPUT_FORMATS[to]
}
