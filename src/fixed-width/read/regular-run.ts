/** Regular lines: the state that they continue, and runs of regular titles that are read without the lines before them. */

import { latin1Text } from '../../runtime/bytes.js'
import type { FileLayout } from '../define/layout.js'
import type { FieldValue } from '../interpreter.js'
import type { FileLine } from './file-line.js'
import { rolesOf } from './roles.js'
import { type ValueRow, valueIn } from './row.js'

/** State that the next regular line must match. */
export interface RegularState {
  /** Expected line number. */
  readonly sequence: number
  /** Expected lot number; null if the layout has no lots. */
  readonly lot: string | null
  /** Values of the file constants. */
  readonly constants: ReadonlyMap<string, FieldValue>
  /** Values of the file header; null if there is no header, or if titles take no values from it. */
  readonly header: ValueRow | null
  /** Main record of the previous title. */
  readonly previous: string | null
  /** Number of blanks after each line of the file. */
  readonly padding: number
}

/** Consecutive regular titles that were read. */
export interface RegularTitlesRead {
  readonly titles: number
  readonly lines: number
  /** Lines of the last title. Default: all titles have the same number of lines. */
  readonly lastLines?: number
  /** Expected number of the next line. */
  readonly nextSequence: number
  /** Main record of the last title. */
  readonly lastMain: Pick<FileLine, 'raw' | 'number'>
}

/**
 * Reads the regular titles that continue a state.
 *
 * @param begin must be called once before the first title
 * @returns null if the next title is irregular
 */
export type ReadRegular = (state: RegularState, begin: () => void) => RegularTitlesRead | null

/** Regular titles, and the state that they are assumed to continue. Plain data. */
export interface AssumedRun extends RegularTitlesRead {
  /** The first line. */
  readonly firstMain: string
  readonly state: RegularState
}

/** Regular titles that were read separately from the rest of their file. Plain data. */
export interface RegularRun extends AssumedRun {
  /** Offsets in the file; `end` is excluded. */
  readonly start: number
  readonly end: number
  /** Number of the first line, computed from its offset. */
  readonly line: number
}

/** Whether a run continues a state: the assumed state is correct, and the first line does not repeat the previous title. */
export const continuesFrom = (
  { state, firstMain }: AssumedRun,
  { sequence, lot, constants, header, previous }: RegularState,
): boolean =>
  state.sequence === sequence &&
  state.lot === lot &&
  (state.header === null || isSameRow(state.header, header)) &&
  previous !== firstMain &&
  [...state.constants].every(([name, value]) => constants.get(name) === value)

const isSameRow = (a: ValueRow, b: ValueRow | null): boolean =>
  b !== null && a.every((value, index) => value === b[index])

/**
 * Derives the state before a line from the line, assuming that the line is regular.
 *
 * @param header values of the file header, if titles take values from it
 * @returns null if the line lacks a line number or lot number
 */
export function stateBefore(
  layout: FileLayout,
  role: string,
  bytes: Uint8Array,
  at: number,
  header: ValueRow | null,
): RegularState | null {
  const { codec, numbering, lotIndex, constants } = rolesOf(layout, 'compiled').get(role)!
  if (numbering === null) return null
  const row = codec.row(latin1Text(bytes, at, at + layout.width), bytes, at, [])
  const sequence = valueIn(row, numbering.index)
  const lot = lotIndex < 0 ? null : valueIn(row, lotIndex)
  if (typeof sequence !== 'number' || (lot !== null && typeof lot !== 'string')) return null
  const values = constants.map(({ name, index }) => [name, row[index]!] as const)
  return { sequence, lot, constants: new Map(values), header, previous: null, padding: 0 }
}
