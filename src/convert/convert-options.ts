import { checkBankNumber } from '../banks/index.js'
import { checkSelection, columnsOf } from '../return/index.js'
import { csvOptionsOf } from './output/csv-options.js'
import { formatOf } from './output/formats.js'
import type { RecordOptions } from './output/record-options.js'
import type { Progress } from './progress.js'

export interface ConvertOptions extends RecordOptions {
  /** Output folder; created if missing. */
  readonly out: string
  /** Called regularly with the progress. */
  readonly onProgress?: (progress: Progress) => void
  /** Stops the conversion. Finished results remain, and the call throws the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * Returns only the options that a result depends on.
 *
 * @throws {ValidationError} if an option is invalid
 */
export function recordOptions(options: RecordOptions): RecordOptions {
  formatOf(options.to)
  csvOptionsOf(options)
  if (options.fields !== undefined) columnsOf(options.fields)
  checkSelection(options)
  if (options.bank !== undefined) checkBankNumber(options.bank)
  const { to, fields, money, rawText, delimiter, bom, decimalComma, kinds, since, bank, charset, engine } = options
  const all = { to, fields, money, rawText, delimiter, bom, decimalComma, kinds, since, bank, charset, engine }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
