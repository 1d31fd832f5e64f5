/** Regular titles: reader, result and destination. */
import type { ReturnDialect } from '../../banks/index.js'
import { type Diagnostic, once, type PlainBytes, type RegularState } from '../../fixed-width/index.js'
import type { Selection } from '../meaning/selection.js'
import type { RecordOrigin } from '../meaning/title-record.js'
import type { TotalsCounter } from '../meaning/totals.js'

/** Reads the regular titles of a main record. One reader uses it at a time and calls `begin` and `end` for each run of titles. */
export interface RegularTitle {
  /** Role of the required companion; null if there is none. */
  readonly companion: string | null
  /** Begins a run of titles. False if a file constant cannot be compared. */
  begin(state: RegularState, destination: Destination<unknown>, charset: PlainBytes): boolean
  /**
   * Reads titles until one is irregular or the sink is full, or fewer: the caller continues. Returns the count.
   *
   * @param first start of the first title: a line of the main record with the layout's width
   * @param closed start of the line after the first title, known to end that title
   */
  read(bytes: Uint8Array, view: DataView, first: number, closed: number, line: number, sequence: number): number
  /** Ends the run. The reader lives as long as the process, and would keep the file in memory. */
  end(): void
  /** Start of the last title read, and of the line after it; and whether whole lines follow that are known to be irregular. */
  readonly position: { readonly last: number; readonly next: number; readonly isIrregular: boolean }
}

/** A kind of result made from regular titles. */
export interface TitleKind {
  /** Returns the reader for the titles of a main record; null if the dialect cannot be read this way. */
  titleOf(dialect: ReturnDialect, main: string, origin: RecordOrigin): RegularTitle | null
}

/** Returns the readers of a kind, by main record. */
const readersOf = once((_: ReturnDialect, _kind: string) => new Map<string, RegularTitle | null>())

/** Returns a kind that makes each reader once. Kinds with the same name share their readers. */
export const titleKind = (name: string, make: TitleKind['titleOf']): TitleKind => ({
  titleOf(dialect, main, origin) {
    const readers = readersOf(dialect, name)
    if (!readers.has(main)) readers.set(main, make(dialect, main, origin))
    return readers.get(main)!
  },
})

/** Receives the titles read. */
export interface TitleSink<Made> {
  readonly kind: TitleKind
  /** Destination of titles that are written rather than passed one by one. */
  readonly out: unknown
  /** Whether it can take no more for now. */
  readonly isFull: boolean
  take(made: Made): void
}

/** Destination of titles: selected ones go to the sink, all of them to the totals. */
export interface Destination<Made> {
  readonly sink: TitleSink<Made>
  readonly totals: TotalsCounter
  readonly selection: Selection | null
  /** Receives diagnostics of reasons that are in no table, and of fillers with other characters. Null if such titles are irregular. */
  readonly report: ((diagnostic: Diagnostic) => void) | null
}
