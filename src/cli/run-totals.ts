import { OutcomeTotals } from '../convert/index.js'
import { EXIT, type ExitCode } from './exit-codes.js'

/** Adds up the outcomes of all files, and returns the exit code. */
export class RunTotals extends OutcomeTotals {
  get exitCode(): ExitCode {
    return this.isIncomplete ? EXIT.incomplete : EXIT.ok
  }
}
