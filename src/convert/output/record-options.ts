import type { ReturnOptions } from '../../return/index.js'
import type { CsvForm } from './csv-form.js'
import type { CsvOptions, MoneyForm } from './csv-options.js'
import type { OutputFormat } from './formats.js'

/** Options of reading and writing records. */
export interface RecordOptions
  extends Omit<ReturnOptions, 'maxDiagnostics' | 'onDiagnostic' | 'signal' | 'maxBytes'>,
    CsvOptions,
    MoneyForm {
  /** Default `ndjson`. */
  readonly to?: OutputFormat
  /** Form of a CSV; `'spreadsheet_pt'` is `{ delimiter: ';', bom: true, decimal: ',' }`, which spreadsheets in Portuguese open. */
  readonly csv?: CsvForm | 'spreadsheet_pt'
  /** Columns to write, in this order; names as in `COLUMNS`. Default: the full record; in CSV and Parquet, all columns. */
  readonly fields?: readonly string[]
}
