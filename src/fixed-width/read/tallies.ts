import { LOT_ENDS, type Measure } from '../define/layout.js'
import type { RegularTitlesRead } from './regular-run.js'
import type { Role } from './roles.js'
import { type ValueRow, valueIn } from './row.js'

interface Tally {
  lines: number
  lots: number
  titles: number
  /** Number of unknown lines, and of companions without a title. */
  strays: number
  readonly sums: Map<string, number>
}

const newTally = (lines: number): Tally => ({ lines, lots: 0, titles: 0, strays: 0, sums: new Map() })

const MEASURES: Readonly<Record<Extract<Measure, string>, (file: Tally, lot: Tally | null) => number | null>> = {
  file_lines: ({ lines }) => lines,
  file_lots: ({ lots }) => lots,
  file_titles: ({ titles }) => titles,
  lot_lines: (_, lot) => lot?.lines ?? null,
  lot_details: (_, lot) => lot && lot.lines - LOT_ENDS,
  lot_titles: (_, lot) => lot?.titles ?? null,
}

/** The counts and sums of a file and of its current lot, which the totals of their trailers must equal. */
export class Tallies {
  private file = newTally(0)
  private lot: Tally | null = null

  get isInLot(): boolean {
    return this.lot !== null
  }

  /** Whether the file has no lines. */
  get isEmpty(): boolean {
    return this.file.lines === 0
  }

  /** Number of lines that are no title, in a file without titles; 0 in a file with titles. */
  get linesWithoutTitle(): number {
    return this.file.titles === 0 ? this.file.strays : 0
  }

  /** Begins the file of a header, whose line is counted in it. */
  startFile(): void {
    this.file = newTally(1)
  }

  /** Begins a lot with a header, which is counted in it. */
  startLot(): void {
    this.lot = newTally(1)
    this.file.lots++
  }

  /** Begins a lot of lines without a lot header. */
  startUnnamedLot(): void {
    this.lot = newTally(0)
  }

  endLot(): void {
    this.lot = null
  }

  /** Counts a lot of another service, whose lines are no part of a lot here. */
  countOtherLot(): void {
    this.file.lots++
  }

  countLines(lines: number): void {
    this.file.lines += lines
  }

  countInLot(): void {
    if (this.lot !== null) this.lot.lines++
  }

  countStray(): void {
    this.file.strays++
  }

  countTitle(): void {
    this.file.titles++
    if (this.lot !== null) this.lot.titles++
  }

  /** Counts titles that a fast reader has read. */
  countRun({ lines, titles }: Pick<RegularTitlesRead, 'lines' | 'titles'>): void {
    for (const tally of this.all) {
      tally.lines += lines
      tally.titles += titles
    }
  }

  /** Adds the amounts of a line to the sums. */
  addUp({ summed }: Role, row: ValueRow): void {
    for (const { path, index } of summed) {
      const value = valueIn(row, index)
      if (typeof value !== 'number') continue
      for (const { sums } of this.all) sums.set(path, (sums.get(path) ?? 0) + value)
    }
  }

  /** Null for a measure of a lot, outside lots. */
  measure(measure: Measure): number | null {
    if (typeof measure === 'string') return MEASURES[measure](this.file, this.lot)
    const tally = this[measure.over]
    return tally && (tally.sums.get(measure.sum) ?? 0)
  }

  private get all(): readonly Tally[] {
    return this.lot === null ? [this.file] : [this.file, this.lot]
  }
}
