import { checkSelection, columnsOf } from '../return/index.js'
import { formatOf } from './output/formats.js'
import type { RecordOptions } from './output/record-options.js'
import type { Progress } from './progress.js'

export interface ConvertOptions extends RecordOptions {
  /** Folder for the files made; created when it is not there. */
  readonly out: string
  /** Told now and then how far it is. */
  readonly onProgress?: (progress: Progress) => void
  /** Stops the conversion: what is done stays, and the call throws the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * Only what a result depends on.
 *
 * @throws {ValidationError} when an option is none
 */
export function recordOptions(options: RecordOptions): RecordOptions {
  formatOf(options.to)
  if (options.fields !== undefined) columnsOf(options.fields)
  checkSelection(options)
  const { to, fields, rawText, kinds, since, bank, charset, engine } = options
  const all = { to, fields, rawText, kinds, since, bank, charset, engine }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
