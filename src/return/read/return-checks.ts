/** Reads the lines of a return for its diagnostics alone, with the fallback reader. */
import type { FoundDialect } from '../../banks/index.js'
import { type DiagnosticLog, FileReader } from '../../fixed-width/index.js'
import { neededFields } from '../meaning/needed-fields.js'
import { TitleReader } from '../meaning/title-reader.js'
import { originOf } from '../meaning/title-record.js'
import { returnBoundary } from './file-boundary.js'

/**
 * Returns a reader that reports the diagnostics of `parseReturn`.
 *
 * @param bank COMPE number that the caller gave
 */
export function returnChecks(found: FoundDialect, bank: string | undefined, log: DiagnosticLog): FileReader {
  const { dialect, diagnostics } = found
  for (const diagnostic of diagnostics) log.add(diagnostic)
  const titles = new TitleReader(dialect, originOf(found, undefined), (diagnostic) => log.add(diagnostic))
  return new FileReader(
    dialect.layout,
    (part) => {
      if (part.type === 'title') titles.read(part.title)
      else if (part.type === 'header') titles.startFile(part.line.row)
    },
    { log, ignoresStrays: true, needed: neededFields(dialect), boundary: returnBoundary(found, bank) },
  )
}
