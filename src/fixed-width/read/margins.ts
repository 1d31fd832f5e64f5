import type { Columns } from './columns.js'
import type { Margin, ReadLine } from './file-line.js'
import { isPadded, isTrimmed } from './misplacement/index.js'
import type { Role } from './roles.js'

/**
 * The blanks at the end of the lines of a file. The headers, which end with blanks, show for the lines after them whether the file lacks trailing blanks or has
 * further ones.
 */
export class Margins {
  /** Number of blanks after each line of the file, as after its header. */
  padding = 0
  /** Whether the lines of the file have no trailing blanks, like its header or the header of a lot. */
  private trimmed = false
  /** Whether the header of the file ends with blanks: then trailing blanks were not removed from the whole file. */
  private keepsBlanks = false

  constructor(private readonly width: number) {}

  startFile({ raw, misplaced, margin }: ReadLine, { record }: Role): void {
    this.padding = misplaced || record.width !== this.width ? 0 : Math.max(0, raw.length - this.width)
    this.trimmed = margin === 'trimmed' && !misplaced
    this.keepsBlanks = raw.endsWith(' ')
  }

  startLot({ margin, misplaced }: ReadLine): void {
    if (margin === 'trimmed' && !misplaced) this.trimmed = true
  }

  /** How the blanks at the end of a line differ from those of its record, if all lines of the file differ in this way. */
  of({ raw }: Pick<Columns, 'raw'>, { part, record }: Role): Margin | null {
    if (raw.length >= record.width) return isPadded(record, raw, this.padding) ? 'padded' : null
    const isHeader = part === 'header' || part === 'lot_header'
    if (part === 'lot_header' && this.keepsBlanks) return null
    return (isHeader ? isTrimmed(record, raw) : this.trimmed && !raw.endsWith(' ')) ? 'trimmed' : null
  }
}
