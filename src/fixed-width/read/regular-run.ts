/** Lines in which nothing is amiss: what they go on from, and whole runs of them, read where nobody knew what stood before. */

import type { FileLayout } from '../define/layout.js'
import type { FieldValue } from '../interpreter.js'
import type { FileLine } from './file-line.js'
import { type Role, rolesOf } from './roles.js'
import { type ValueRow, valueIn } from './row.js'

/** What the next line must agree with, where nothing is amiss. */
export interface RegularState {
  /** The number it should have. */
  readonly sequence: number
  /** The lot it should be of; null where there are no lots. */
  readonly lot: string | null
  /** What the constant fields of the layout hold. */
  readonly constants: ReadonlyMap<string, FieldValue>
  /** The values of the file's header; null when there is none, or when the titles take nothing from it. */
  readonly header: ValueRow | null
  /** The line that began the title before. */
  readonly previous: string | null
}

/** Whole regular titles, one behind the other. */
export interface RegularTitlesRead {
  readonly titles: number
  readonly lines: number
  /** The number that the line behind them should have. */
  readonly nextSequence: number
  /** The line that began the last of them. */
  readonly lastMain: Pick<FileLine, 'raw' | 'number'>
}

/**
 * Reads the regular titles that go on from a state.
 *
 * @param begin to be called once before the first title
 * @returns null when the next title is not regular
 */
export type ReadRegular = (state: RegularState, begin: () => void) => RegularTitlesRead | null

/** Regular titles read apart from the rest of their file: plain data. */
export interface RegularRun extends RegularTitlesRead {
  /** Offsets in the file: of the first byte, and of the one behind the last. */
  readonly start: number
  readonly end: number
  /** Number of the first line, as far as could be told. */
  readonly line: number
  /** The first line. */
  readonly firstMain: string
  /** What it was taken to go on from. */
  readonly state: RegularState
}

/** Whether a run goes on from a state: all that its lines were held against is so, and its first line is not the one before again. */
export const continuesFrom = (
  { state, firstMain }: RegularRun,
  { sequence, lot, constants, header, previous }: RegularState,
): boolean =>
  state.sequence === sequence &&
  state.lot === lot &&
  (state.header === null || isSameRow(state.header, header)) &&
  previous !== firstMain &&
  [...state.constants].every(([name, value]) => constants.get(name) === value)

const isSameRow = (a: ValueRow, b: ValueRow | null): boolean =>
  b !== null && a.every((value, place) => value === b[place])

/** Tells by a line what it goes on from, if it is regular. */
export class StateGuess {
  private readonly roles: ReadonlyMap<string, Role>

  /** @param header the values of the header that the file begins with, when titles take values from it */
  constructor(
    private readonly layout: FileLayout,
    private readonly header: ValueRow | null = null,
  ) {
    this.roles = rolesOf(layout, 'compiled')
  }

  /** @returns null for a line that does not tell enough */
  before(role: string, bytes: Buffer, at: number): RegularState | null {
    const { codec, numbering, lotPlace, constants } = this.roles.get(role)!
    if (numbering === null) return null
    const row = codec.row(bytes.toString('latin1', at, at + this.layout.width), bytes, at, [])
    const sequence = valueIn(row, numbering.place)
    const lot = lotPlace < 0 ? null : valueIn(row, lotPlace)
    if (typeof sequence !== 'number' || (lot !== null && typeof lot !== 'string')) return null
    return {
      sequence,
      lot,
      constants: new Map(constants.map(({ name, place }) => [name, row[place]!])),
      header: this.header,
      previous: null,
    }
  }
}
