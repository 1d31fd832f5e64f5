import type { ReturnOptions } from '../../return/index.js'
import type { OutputFormat } from './formats.js'

/** What is read, and how it is written. */
export interface RecordOptions extends ReturnOptions {
  /** Default `ndjson`. */
  readonly to?: OutputFormat
  /** Only these columns, in this order; the names are those of `COLUMNS`. Default: the whole record, in CSV and Parquet all columns. */
  readonly fields?: readonly string[]
  /**
   * CSV: texts just as they are, for programs that read them. Default: an apostrophe goes before what a spreadsheet would take for the beginning
   * of a formula, since texts are the payers' own. The other formats have texts as they are anyhow.
   */
  readonly rawText?: boolean
}
