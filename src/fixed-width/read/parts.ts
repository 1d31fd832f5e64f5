/** Parts of a file that the reader passes on: lines, and titles with all their lines. */
import type { Diagnostic } from './diagnostics.js'
import type { FileLine } from './file-line.js'

/** A title: its main record, and its companions by role. */
export interface Title<Line extends FileLine = FileLine> {
  readonly main: Line
  /** Whether the title was read before in the same file. A repeated title does not count. */
  readonly repeated?: boolean
  readonly companions: Readonly<Record<string, readonly Line[]>>
  /** Diagnostics of a record that is missing or may belong to another title. */
  readonly problems?: readonly Diagnostic[] | undefined
  /** Whether a line has a smaller number than the lines before it: the number may have lost its last digit. */
  readonly stepsBack?: boolean
  /** The header of its lot. */
  readonly lotHeader?: Line | undefined
}

/** A part of a file: a line or a title. */
export type Part<Line extends FileLine = FileLine> =
  | { readonly type: 'header' | 'lot_header' | 'lot_trailer' | 'trailer' | 'loose' | 'stray'; readonly line: Line }
  | { readonly type: 'title'; readonly title: Title<Line> }
