import type { ReturnOptions } from '../../return/index.js'
import type { OutputFormat } from './formats.js'

/** Options of reading and writing records. */
export interface RecordOptions extends ReturnOptions {
  /** Default `ndjson`. */
  readonly to?: OutputFormat
  /** Columns to write, in this order; names as in `COLUMNS`. Default: the full record; in CSV and Parquet, all columns. */
  readonly fields?: readonly string[]
  /**
   * CSV: writes texts unchanged, for programs. Default: false, an apostrophe is inserted before text that a spreadsheet would run as a formula,
   * because payers control these texts. Other formats always have unchanged texts.
   */
  readonly rawText?: boolean
}
