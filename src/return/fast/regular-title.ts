/** Regular titles: what reads them, what is made of them, and where they go. */
import type { ReturnDialect } from '../../banks/index.js'
import type { PlainBytes, RegularState } from '../../fixed-width/index.js'
import type { Selection } from '../meaning/selection.js'
import type { RecordOrigin } from '../meaning/title-record.js'
import type { TotalsCounter } from '../meaning/totals.js'

/** Reads the regular titles of a main record. Used by one reader at a time, which begins it anew for each run of titles. */
export interface RegularTitle {
  /** Role of the record that comes with the title. */
  readonly companion: string | null
  /** Begins a run of titles. False when what should stand in every line is nothing that can stand in its columns. */
  begin(state: RegularState, destination: Destination<unknown>, charset: PlainBytes): boolean
  /**
   * Reads titles as long as they are regular and the sink is not full. Gives how many.
   *
   * @param first  where the first one begins: a line of its record and of the layout's width
   * @param closed where the line behind it begins, of which it is known that it ends a title
   */
  read(bytes: Buffer, view: DataView, first: number, closed: number, line: number, sequence: number): number
  /** Where the last title that was read begins, and where the line behind it does. */
  readonly place: { readonly last: number; readonly next: number }
}

/** What is to be made of regular titles. */
export interface TitleKind {
  /** What makes it of the titles of a main record; null where that cannot be. */
  titleOf(dialect: ReturnDialect, main: string, origin: RecordOrigin): RegularTitle | null
}

/** What takes the titles that were read. */
export interface TitleSink<Made> {
  readonly kind: TitleKind
  /** Where titles are written, when they are not given one by one. */
  readonly out: unknown
  /** Whether it has as much as it can take for now. */
  readonly isFull: boolean
  take(made: Made): void
}

/** Where titles go: what is wanted of them to the sink, all of them to the sums. */
export interface Destination<Made> {
  readonly sink: TitleSink<Made>
  readonly totals: TotalsCounter
  readonly selection: Selection | null
}
