/** The values of a title's records, read from `line_raw` on demand. */
import {
  codecOf,
  type Engine,
  type FileLayout,
  latin1Columns,
  once,
  rowNames,
  rowReader,
  type Values,
} from '../../fixed-width/index.js'
import type { ReturnRecord } from './return-record.js'

/**
 * Reads the values of the records in a `line_raw`. The main record has its values, other records have lists of values.
 *
 * @param misplaced indexes of the lines with misplaced columns, whose values are blank
 */
export function fieldsIn(
  lineRaw: string,
  layout: FileLayout,
  engine?: Engine,
  misplaced: readonly number[] = [],
): ReturnRecord['fields'] {
  const fields: Record<string, Values | Values[]> = {}
  for (const [i, line] of lineRaw.split('\n').entries()) {
    const columns = columnsIn(line, layout, misplaced.includes(i))
    if (columns === null) continue
    const { role, text, bytes } = columns
    const values = codecOf(layout.records[role]!, engine).parse(text, bytes, 0, []) as Values
    const list = fields[role]
    if (i === 0) fields[role] = values
    else if (Array.isArray(list)) list.push(values)
    else fields[role] = [values]
  }
  return fields
}

/** The columns of a line, and the name of its record. */
interface LineColumns {
  readonly role: string
  readonly text: string
  /** The columns in Latin-1. */
  readonly bytes: Uint8Array
}

/** Returns null if the line is no record of the layout. The columns of a misplaced line are blank. */
function columnsIn(line: string, { width, recogniseAnyCase }: FileLayout, isMisplaced: boolean): LineColumns | null {
  const text = line.length === width ? line : line.padEnd(width).slice(0, width)
  const bytes = latin1Columns(text)
  const role = recogniseAnyCase(bytes, 0)
  if (role === null) return null
  if (!isMisplaced) return { role, text, bytes }
  const blank = ' '.repeat(width)
  return { role, text: blank, bytes: latin1Columns(blank) }
}

/** Reads some fields of main records. Several times as fast as reading all fields. */
export class MainFieldReader {
  private readonly readerOf: (layout: FileLayout, role: string) => (line: LineColumns) => Values

  constructor(names: readonly string[]) {
    this.readerOf = once((layout, role) => {
      const { fields } = layout.records[role]!
      const some = {
        fields: Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]!]] : []))),
      }
      const read = rowReader(some)
      const inRow = rowNames(some)
      return ({ text, bytes }) => {
        const row = read(text, bytes, 0, [])
        const values: Values = {}
        for (let i = 0; i < inRow.length; i++) values[inRow[i]!] = row[i]!
        return values
      }
    })
  }

  /** @param lineRaw as in {@link fieldsIn} */
  read(lineRaw: string, layout: FileLayout, misplaced: readonly number[] = []): Values {
    const end = lineRaw.indexOf('\n')
    const line = columnsIn(end < 0 ? lineRaw : lineRaw.slice(0, end), layout, misplaced[0] === 0)
    return line === null ? {} : this.readerOf(layout, line.role)(line)
  }
}
