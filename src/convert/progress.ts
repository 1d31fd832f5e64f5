import type { JobStep } from './workers/job.js'

/** How far a conversion is. */
export interface Progress {
  /** Bytes read, as the files lie there: of packed ones, packed bytes. */
  readonly bytes: number
  /** Bytes there are in all; null while they are being counted. */
  readonly total: number | null
  /** Files that are done with, whatever became of them. */
  readonly files: number
  readonly titles: number
}

/** Adds up the steps of all jobs, and passes the sums on. */
export class ProgressTally {
  private bytes = 0
  private total: number | null = null
  private files = 0
  private titles = 0

  constructor(private readonly tell: (progress: Progress) => void) {}

  add({ bytes, titles }: JobStep): void {
    this.bytes += bytes
    this.titles += titles
    this.say()
  }

  fileDone(): void {
    this.files++
    this.say()
  }

  readonly counted = (total: number): void => {
    this.total = total
    this.say()
  }

  private say(): void {
    const { bytes, total, files, titles } = this
    this.tell({ bytes, total, files, titles })
  }
}
