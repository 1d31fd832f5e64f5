import { checkBankNumber } from '../banks/index.js'
import { optionCheck } from '../cobranca/index.js'
import { checkedColumns, checkSelection } from '../return/index.js'
import { csvOptionsOf } from './output/csv-options.js'
import { formatOf } from './output/formats.js'
import type { RecordOptions } from './output/record-options.js'
import { withStoredCsv } from './output/stored-csv.js'
import type { Progress } from './progress.js'

export interface ConvertOptions extends RecordOptions {
  /** Output folder; created if missing. */
  readonly out: string
  /** Called regularly with the progress. */
  readonly onProgress?: (progress: Progress) => void
  /** Stops the conversion. Finished results remain, and the call throws the signal's reason. */
  readonly signal?: AbortSignal
  /**
   * Most bytes of a return, decompressed. A larger one is not converted: `convertFile` throws a `FileTooLargeError`, and `convertAll` has a failed outcome.
   * Default: no limit, except for compressed files that would be many times larger.
   */
  readonly maxBytes?: number
}

/** Options of some conversions. */
type OptionOfCall = 'out' | 'name' | 'workers' | 'onProgress' | 'signal' | 'maxBytes' | 'blocking'

/** The options of all conversions. */
const checkOptions = optionCheck<RecordOptions & Readonly<Partial<Record<OptionOfCall, unknown>>>>('conversão', {
  to: true,
  fields: true,
  csv: true,
  money: true,
  rawText: true,
  delimiter: true,
  bom: true,
  decimalComma: true,
  quoteText: true,
  kinds: true,
  since: true,
  bank: true,
  charset: true,
  engine: true,
  out: true,
  name: true,
  workers: true,
  onProgress: true,
  signal: true,
  maxBytes: true,
  blocking: true,
})

/**
 * Returns only the options that a result depends on.
 *
 * @throws {ValidationError} if an option is invalid
 */
export function recordOptions(given: RecordOptions): Omit<RecordOptions, 'csv'> {
  checkOptions(given)
  const options = withStoredCsv(given)
  formatOf(options.to)
  csvOptionsOf(options)
  if (options.fields !== undefined) checkedColumns(options.fields)
  checkSelection(options)
  if (options.bank !== undefined) checkBankNumber(options.bank)
  const { to, fields, money, rawText, delimiter, bom, decimalComma, quoteText, kinds, since, bank } = options
  const { charset, engine } = options
  const ofCsv = { rawText, delimiter, bom, decimalComma, quoteText }
  const all = { to, fields, money, ...ofCsv, kinds, since, bank, charset, engine }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
