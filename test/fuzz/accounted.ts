/** Checks that nothing of a file is lost: the read file is written back as the same bytes, and unknown lines have a diagnostic. */
import { emitFile, type FileLayout, parseFile, type ReaderOptions } from '../../src/fixed-width/index.js'

/** Returns the problem; null if every byte and line is accounted for. */
export function unaccounted(
  layout: FileLayout,
  bytes: Uint8Array,
  options: Pick<ReaderOptions, 'engine'> = {},
): string | null {
  const file = parseFile(layout, bytes, options)
  if (!Buffer.from(emitFile(file)).equals(bytes)) return 'the file is not written again as it was'
  const reported = new Set(file.diagnostics.map(({ line }) => line))
  const lost = file.lines.find(({ role, raw, number }) => role === null && raw !== '' && !reported.has(number))
  return lost === undefined ? null : `line ${lost.number} is of no record and has no diagnostic`
}
