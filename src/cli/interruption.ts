import { EXIT, type ExitCode } from './exit-codes.js'

const EXIT_CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const

/** Handles SIGINT and SIGTERM: the first signal aborts the work in an orderly way, the second ends the program immediately. */
export class Interruption {
  /** Exit code of the program; null if it was not interrupted. */
  exitCode: ExitCode | null = null
  private readonly controller = new AbortController()

  constructor() {
    process.once('SIGINT', this.stop).once('SIGTERM', this.stop)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Restores the default handling of the signals. */
  ignore(): void {
    process.removeListener('SIGINT', this.stop).removeListener('SIGTERM', this.stop)
  }

  private readonly stop = (signal: NodeJS.Signals): void => {
    this.ignore()
    this.exitCode = EXIT_CODES[signal as keyof typeof EXIT_CODES]
    this.controller.abort()
  }
}
