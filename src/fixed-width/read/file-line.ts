/** Lines of a file: for callers (`FileLine`), and inside the reader (`ReadLine`). */
import type { Codec } from '../codec.js'
import type { Columns } from './columns.js'
import type { Fault } from './faults.js'
import type { ByteLine } from './lines.js'
import type { ValueRow, Values } from './row.js'

export interface FileLine {
  /** 1-based. */
  readonly number: number
  /** Offset of the first byte in the file. */
  readonly offset: number
  /** The original line, without its line end. */
  readonly raw: string
  /** Role of the line in the layout; null for a blank or unknown line. */
  readonly role: string | null
  /** Values of the fields; null if `role` is null. All values are blank if the line is misplaced. */
  readonly values: Values | null
  /** Fields whose columns differ from the encoded value. */
  readonly faults: readonly Fault[]
  /** Whether the columns are at wrong positions, because characters were lost, inserted or cut. */
  readonly misplaced: boolean
  /** Bytes around the columns, to write the same bytes back. */
  readonly source: LineSource
  /** Number of lines, if it represents blank or very short lines that follow each other: `raw` has their line ends. Absent for a line on its own. */
  readonly lines?: number | undefined
}

/** Charset of a line, and the bytes around its columns. */
export interface LineSource extends Pick<ByteLine, 'before' | 'after' | 'terminator'>, Pick<Columns, 'charset'> {}

/** `trimmed`: without trailing blanks. `padded`: with further blanks. */
export type Margin = 'trimmed' | 'padded'

/** A line in the reader. Values get their names on demand, which is rare. */
export class ReadLine implements FileLine {
  private named: Values | null = null

  constructor(
    readonly number: number,
    readonly offset: number,
    readonly raw: string,
    readonly role: string | null,
    /** Codec of the record; null if `role` is null. */
    private readonly codec: Pick<Codec, 'named'> | null,
    /** Values in the order of the columns; empty if `role` is null. */
    readonly row: ValueRow,
    readonly faults: readonly Fault[],
    readonly source: LineSource,
    readonly misplaced = false,
    /** How the blanks at the end differ from those of the record, if all lines of the file differ in this way; otherwise null. */
    readonly margin: Margin | null = null,
    /** Number of lines of a run, even if the run has only one; undefined for a line on its own. */
    readonly lines?: number,
  ) {}

  /** Whether it represents short lines of a run: `raw` has no columns of a record. */
  get isRun(): boolean {
    return this.lines !== undefined
  }

  get values(): Values | null {
    if (this.named === null && this.codec !== null) this.named = this.codec.named(this.row) as Values
    return this.named
  }
}

/** Returns a line without a record. */
export const unknownLine = (line: ByteLine, columns: Pick<Columns, 'raw' | 'charset'>): ReadLine =>
  new ReadLine(line.number, line.offset, columns.raw, null, null, [], [], lineSourceOf(line, columns))

export const lineSourceOf = (
  { before, after, terminator }: ByteLine,
  { charset }: Pick<Columns, 'charset'>,
): LineSource => ({
  before,
  after,
  terminator,
  charset,
})

/** Returns a plain object with all properties of a line. */
export function wholeLine(line: ReadLine): FileLine {
  const { number, offset, raw, role, values, faults, misplaced, source, lines } = line
  const whole = { number, offset, raw, role, values, faults, misplaced, source }
  return lines === undefined ? whole : { ...whole, lines }
}
