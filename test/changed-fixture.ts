import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the library's own files. */
export const FIXTURES = join(import.meta.dirname, '../fixtures')

/** What stands in some columns of a line, by the first of them. */
export type Columns = Readonly<Record<number, string>>

/** A file of ours with other text in some columns of one of its lines, which are counted from 1. */
export function changedFixture(path: string, line: number, columns: Columns): Buffer {
  const lines = readFileSync(join(FIXTURES, path), 'latin1').split('\r\n')
  for (const [from, text] of Object.entries(columns)) {
    const at = Number(from) - 1
    lines[line - 1] = lines[line - 1]!.slice(0, at) + text + lines[line - 1]!.slice(at + text.length)
  }
  return Buffer.from(lines.join('\r\n'), 'latin1')
}
