import { checkBankNumber } from '../banks/index.js'
import { optionCheck } from '../cobranca/index.js'
import { checkedColumns, checkSelection } from '../return/index.js'
import { csvOptionsOf, STORED_DEFAULTS } from './output/csv-options.js'
import { formatOf } from './output/formats.js'
import { joinOf } from './output/join/join-name.js'
import { RESULT_OPTIONS, type RecordOptions } from './output/record-options.js'
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
   * Maximum size of a return in bytes, decompressed. A larger one is not converted: `convertFile` throws a `FileTooLargeError`, and `convertAll` has a failed
   * outcome. Default: no limit, except for compressed files that would be many times larger.
   */
  readonly maxBytes?: number
}

/** Options of some conversions. */
type OptionOfCall = 'out' | 'name' | 'workers' | 'onProgress' | 'signal' | 'maxBytes' | 'blocking'

const OF_CALL: Readonly<Record<OptionOfCall, true>> = {
  out: true,
  name: true,
  workers: true,
  onProgress: true,
  signal: true,
  maxBytes: true,
  blocking: true,
}

/** Names of the options that results store. */
const STORED = Object.keys({ ...RESULT_OPTIONS, ...STORED_DEFAULTS }).filter((name) => name !== 'csv')

/** The options of all conversions. */
const checkOptions = optionCheck<object>(
  'conversão',
  Object.fromEntries([...STORED, 'csv', ...Object.keys(OF_CALL)].map((name) => [name, true])),
)

/**
 * Returns only the options that a result depends on.
 *
 * @throws {ValidationError} if an option is invalid
 */
export function recordOptions(given: RecordOptions): Omit<RecordOptions, 'csv'> {
  checkOptions(given)
  formatOf(given.to)
  // The name of a joined output may decide the format, and so the options that are valid.
  const join = given.join === undefined ? {} : joinOf(given.join, given.to)
  const options: Omit<RecordOptions, 'csv'> & Readonly<Record<string, unknown>> = withStoredCsv({ ...given, ...join })
  csvOptionsOf(options)
  if (options.fields !== undefined) checkedColumns(options.fields)
  checkSelection(options)
  if (options.bank !== undefined) checkBankNumber(options.bank)
  return Object.fromEntries(STORED.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]))
}
