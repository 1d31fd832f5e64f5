import { EXIT, type ExitCode } from './exit-codes.js'

const EXIT_CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const

/** The wish of the user, or of the system, that the program stop: the first time it stops in good order, the second time at once. */
export class Interruption {
  /** What the program ends with; null as long as it may go on. */
  exitCode: ExitCode | null = null
  private readonly controller = new AbortController()

  constructor() {
    process.once('SIGINT', this.stop).once('SIGTERM', this.stop)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Leaves the signals to the system again. */
  ignore(): void {
    process.removeListener('SIGINT', this.stop).removeListener('SIGTERM', this.stop)
  }

  private readonly stop = (signal: NodeJS.Signals): void => {
    this.ignore()
    this.exitCode = EXIT_CODES[signal as keyof typeof EXIT_CODES]
    this.controller.abort()
  }
}
