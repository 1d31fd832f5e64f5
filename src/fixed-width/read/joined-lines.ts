import { utf8Length } from '../../runtime/bytes.js'
import type { FileLayout } from '../define/layout.js'
import type { Charset } from './charset.js'
import { type Columns, columnsOfLine } from './columns.js'
import type { ByteLine } from './lines.js'

/** A record in a line of several records. */
interface Piece {
  readonly line: ByteLine
  readonly columns: Columns
}

/** Length of the shortest line that may consist of several records. */
export const joinedLength = ({ width, structure, records }: FileLayout): number =>
  width + Math.min(width, records[structure.header]!.width)

/**
 * Splits a line that consists of several records without line ends; null for an ordinary line. More than half of the records must be known or of a lot of
 * another service, so that a line that is only too long is not split. The last record may be short.
 */
export function joinedLines(layout: FileLayout, line: ByteLine, columns: Columns): readonly Piece[] | null {
  const { width, structure, records } = layout
  const { raw } = columns
  const isHeader = layout.recogniseAnyCase(columns.bytes, columns.at) === structure.header
  const first = isHeader ? records[structure.header]!.width : width
  const count = 1 + Math.ceil((raw.length - first) / width)
  if (count < 2 || raw.length < first + width) return null
  let end = line.start
  const pieces = Array.from({ length: count }, (_, i) => {
    const start = end
    const last = i === count - 1
    const from = i === 0 ? 0 : first + (i - 1) * width
    end += byteLength(raw.slice(from, i === 0 ? first : from + width), columns.charset)
    const piece: ByteLine = {
      ...line,
      offset: line.offset + start - line.start,
      start,
      end,
      before: i === 0 ? line.before : '',
      after: last ? line.after : '',
      terminator: last ? line.terminator : '',
    }
    return { line: piece, columns: columnsOfLine(piece, width, columns.charset) }
  })
  // A multi-byte character may cross the end of a record.
  if (end !== line.end) return null
  const isKnown = ({ bytes, at, raw: piece }: Columns): boolean =>
    layout.recogniseAnyCase(bytes, at) !== null || beginsAsRecord(layout, piece, raw)
  const known = pieces.filter(({ columns }) => isKnown(columns))
  return known.length <= count / 2 ? null : pieces
}

/** Whether a piece of a line may be a record of another service: the number of the bank, the number of a lot and the type of the record are digits. */
function beginsAsRecord({ structure, records }: FileLayout, piece: string, line: string): boolean {
  const number = structure.lot && records[structure.lot.header]!.fields[structure.lot.number]!
  if (number === undefined) return false
  return piece.startsWith(line.slice(0, number.from - 1)) && /^[0-9]+$/.test(piece.slice(0, number.to + 1))
}

/** Returns the number of bytes of a text in a charset. */
const byteLength = (text: string, charset: Charset): number => (charset === 'utf-8' ? utf8Length(text) : text.length)
