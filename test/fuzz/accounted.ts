/** Checks that nothing of a file is lost: the read file is written back as the same bytes, and unknown lines have a diagnostic. */
import {
  type Diagnostic,
  emitFile,
  type FileLayout,
  type FurtherDiagnostics,
  type LineRange,
  parseFile,
  type ReaderOptions,
} from '../../src/fixed-width/index.js'

/** Returns the problem; null if every byte and line is accounted for. */
export function unaccounted(
  layout: FileLayout,
  bytes: Uint8Array,
  options: Pick<ReaderOptions, 'engine'> = {},
): string | null {
  const file = parseFile(layout, bytes, options)
  if (!Buffer.from(emitFile(file)).equals(bytes)) return 'the file is not written again as it was'
  const reported = reportedLines(file.diagnostics)
  const headersOfOthers = reportedLines(file.diagnostics.filter(({ code }) => code === 'other_service'))
  let isInOtherLot = false
  for (const { role, raw, number } of file.lines) {
    // The header of a lot of another service has the diagnostic of the whole lot.
    isInOtherLot = role === null && (isInOtherLot || headersOfOthers(number))
    if (role === null && raw !== '' && !isInOtherLot && !reported(number))
      return `line ${number} is of no record and has no diagnostic`
  }
  return null
}

/** Returns whether a line has a diagnostic, its own or one that stands for further ones. */
function reportedLines(diagnostics: readonly Diagnostic[]): (line: number) => boolean {
  const own = new Set(diagnostics.map(({ line }) => line))
  const ranges = diagnostics.flatMap(({ further }) => (further === undefined ? [] : rangesOf(further)))
  return (line) => own.has(line) || ranges.some(([first, last]) => first <= line && line <= last)
}

function rangesOf({ lines, first_line, last_line }: FurtherDiagnostics): readonly LineRange[] {
  if (lines !== null) return lines
  return first_line === null || last_line === null ? [] : [[first_line, last_line]]
}
