/** Whether nothing of a file is lost: the same bytes are written again from what was read, and what no record claims is told. */
import { emitFile, type FileLayout, parseFile, type ReaderOptions } from '../../src/fixed-width/index.js'

/** What is wrong with the reading of a file; null when every byte and line of it is accounted for. */
export function unaccounted(
  layout: FileLayout,
  bytes: Uint8Array,
  options: Pick<ReaderOptions, 'engine'> = {},
): string | null {
  const file = parseFile(layout, bytes, options)
  if (!Buffer.from(emitFile(file)).equals(bytes)) return 'the file is not written again as it was'
  const told = new Set(file.diagnostics.map(({ line }) => line))
  const lost = file.lines.find(({ role, raw, number }) => role === null && raw !== '' && !told.has(number))
  return lost === undefined ? null : `line ${lost.number} is of no record, and nothing is told of it`
}
