import type { JobStep } from './workers/job.js'

/** Progress of a conversion. */
export interface Progress {
  /** Bytes read so far; for compressed files, compressed bytes. */
  readonly bytes: number
  /** Total bytes; null until they are counted. */
  readonly total: number | null
  /** Files finished, with any outcome. */
  readonly files: number
  readonly titles: number
}

/** Adds up the steps of all jobs and reports the sums. */
export class ProgressTally {
  private bytes = 0
  private total: number | null = null
  private files = 0
  private titles = 0

  constructor(private readonly onProgress: (progress: Progress) => void) {}

  add({ bytes, titles }: JobStep): void {
    this.bytes += bytes
    this.titles += titles
    this.report()
  }

  fileDone(): void {
    this.files++
    this.report()
  }

  readonly counted = (total: number): void => {
    this.total = total
    this.report()
  }

  private report(): void {
    const { bytes, total, files, titles } = this
    this.onProgress({ bytes, total, files, titles })
  }
}
