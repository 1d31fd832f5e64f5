import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the fixtures. */
export const FIXTURES = join(import.meta.dirname, '../fixtures')

/** Contents by first column, 1-based. */
export type Columns = Readonly<Record<number, string>>

/** Returns a fixture with changed columns in one line (1-based). */
export const changedFixture = (path: string, line: number, columns: Columns): Buffer =>
  withColumns(readFileSync(join(FIXTURES, path)), line, columns)

/** Returns a file with changed columns in one line (1-based). */
export function withColumns(bytes: Buffer, line: number, columns: Columns): Buffer {
  const lines = bytes.toString('latin1').split('\r\n')
  for (const [from, text] of Object.entries(columns)) {
    const at = Number(from) - 1
    lines[line - 1] = lines[line - 1]!.slice(0, at) + text + lines[line - 1]!.slice(at + text.length)
  }
  return Buffer.from(lines.join('\r\n'), 'latin1')
}
