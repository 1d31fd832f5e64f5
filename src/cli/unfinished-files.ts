import type { OutputFile } from '../convert/index.js'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Files that are neither complete nor discarded. If a signal ends the program, they are removed. */
class UnfinishedFiles {
  private readonly files = new Set<OutputFile>()

  add(file: OutputFile): void {
    if (this.files.size === 0) for (const signal of SIGNALS) process.once(signal, this.stop)
    this.files.add(file)
  }

  delete(file: OutputFile): void {
    if (this.files.delete(file) && this.files.size === 0) this.restoreSignals()
  }

  /** Removes the files, and ends the program as it ends without this handler. */
  private readonly stop = (signal: NodeJS.Signals): void => {
    this.restoreSignals()
    for (const file of this.files) file.removeAtOnce()
    process.kill(process.pid, signal)
  }

  private restoreSignals(): void {
    for (const signal of SIGNALS) process.removeListener(signal, this.stop)
  }
}

export const unfinishedFiles = new UnfinishedFiles()
