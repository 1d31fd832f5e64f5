import type { ReturnOptions } from '../../return/index.js'
import type { CsvOptions, MoneyForm } from './csv-options.js'
import type { OutputFormat } from './formats.js'

/** Options of reading and writing records. */
export interface RecordOptions
  extends Omit<ReturnOptions, 'maxDiagnostics' | 'onDiagnostic' | 'signal' | 'maxBytes'>,
    CsvOptions,
    MoneyForm {
  /** Default `ndjson`. */
  readonly to?: OutputFormat
  /** Columns to write, in this order; names as in `COLUMNS`. Default: the full record; in CSV and Parquet, all columns. */
  readonly fields?: readonly string[]
}
