/** A line of a file, read: as it is given, and as the reader holds it. */
import type { Codec } from '../codec.js'
import type { Columns } from './columns.js'
import type { Fault } from './faults.js'
import type { ByteLine } from './lines.js'
import type { ValueRow, Values } from './row.js'

export interface FileLine {
  /** 1-based. */
  readonly number: number
  /** Offset of its first byte in the file. */
  readonly offset: number
  /** The line as it stands in the file, without its line end. */
  readonly raw: string
  /** Which record of the layout it is; null for a blank or unknown line. */
  readonly role: string | null
  /** The values of its fields; null when `role` is. Blank, all of them, when the line is misplaced. */
  readonly values: Values | null
  /** Fields whose columns are not what their value would be written as. */
  readonly faults: readonly Fault[]
  /** Its columns are not where they should be: characters were lost, inserted or cut. */
  readonly misplaced: boolean
  /** What is needed to write the same bytes again. */
  readonly source: LineSource
}

/** How a line was written, around its columns. */
export interface LineSource extends Pick<ByteLine, 'before' | 'after' | 'terminator'>, Pick<Columns, 'charset'> {}

const NO_ROW: ValueRow = []

/** A line as it is read: its values have names only when someone asks for them, which few do. */
export class ReadLine implements FileLine {
  private named: Values | null = null

  constructor(
    readonly number: number,
    readonly offset: number,
    readonly raw: string,
    readonly role: string | null,
    /** Of the record that it is; null as `role`. */
    private readonly codec: Pick<Codec, 'named'> | null,
    /** Its values, in order of the columns; none when `role` is null. */
    readonly row: ValueRow,
    readonly faults: readonly Fault[],
    readonly source: LineSource,
    readonly misplaced = false,
  ) {}

  /** A line that no record claims. */
  static unknown(number: number, offset: number, raw: string, source: LineSource): ReadLine {
    return new ReadLine(number, offset, raw, null, null, NO_ROW, [], source)
  }

  get values(): Values | null {
    if (this.named === null && this.codec !== null) this.named = this.codec.named(this.row) as Values
    return this.named
  }
}

/** A line with all that it holds as properties of its own. */
export const wholeLine = ({ number, offset, raw, role, values, faults, misplaced, source }: ReadLine): FileLine => ({
  number,
  offset,
  raw,
  role,
  values,
  faults,
  misplaced,
  source,
})
