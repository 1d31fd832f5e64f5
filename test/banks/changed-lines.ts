/** Hand-made return files with some columns changed: the meaning of one code in an otherwise valid file. */
import { readFileSync } from 'node:fs'
import { parseReturn } from '../../src/return/index.js'

/** Text that begins in a column (1-based). */
type Columns = readonly (readonly [from: number, text: string])[]

/** The title that begins in a line of `fixtures/<name>.ret`, with changed columns in this line and in the next. */
export function titleWith(name: string, line: number, columns: Columns, after: Columns = []) {
  const file = new URL(`../../fixtures/${name}.ret`, import.meta.url)
  const lines = readFileSync(file, 'latin1').split('\n')
  const change = (at: number, [from, text]: Columns[number]): void => {
    const old = lines[at]!
    lines[at] = old.slice(0, from - 1) + text + old.slice(from - 1 + text.length)
  }
  for (const each of columns) change(line - 1, each)
  for (const each of after) change(line, each)
  const { bank_billet_discharges } = parseReturn(Buffer.from(lines.join('\n'), 'latin1'))
  return bank_billet_discharges.find((title) => title.line === line)
}
