/** Hand-made return files with some columns changed: what one code says, in a file that is right otherwise. */
import { readFileSync } from 'node:fs'
import { parseReturn } from '../../src/return/index.js'

/** Text that stands from a column (1-based) on. */
type Columns = readonly (readonly [from: number, text: string])[]

/** The title that begins in a line of `fixtures/<name>.ret`, which is given other columns, and so is the line after it. */
export function titleWith(name: string, line: number, columns: Columns, after: Columns = []) {
  const file = new URL(`../../fixtures/${name}.ret`, import.meta.url)
  const lines = readFileSync(file, 'latin1').split('\r\n')
  const change = (at: number, [from, text]: Columns[number]): void => {
    const old = lines[at]!
    lines[at] = old.slice(0, from - 1) + text + old.slice(from - 1 + text.length)
  }
  for (const each of columns) change(line - 1, each)
  for (const each of after) change(line, each)
  const { bank_billet_discharges } = parseReturn(Buffer.from(lines.join('\r\n'), 'latin1'))
  return bank_billet_discharges.find((title) => title.line === line)
}
