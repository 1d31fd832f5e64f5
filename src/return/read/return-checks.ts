/** Reads the lines of a return with the fallback reader, for its diagnostics or for titles together with their records. */
import type { FoundReturn } from '../../banks/index.js'
import { type DiagnosticLog, FileReader, type ReadLine, type Title } from '../../fixed-width/index.js'
import { neededFields } from '../meaning/needed-fields.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { TitleReader } from '../meaning/title-reader.js'
import { originOf } from '../meaning/title-record.js'
import { ALL_BANKS } from './all-banks.js'
import { returnBoundary } from './file-boundary.js'

/** Takes what is read. */
interface ReturnTaker {
  header?(line: ReadLine): void
  title?(title: Title<ReadLine>, record: ReturnRecord): void
}

/**
 * Returns a reader that reports the diagnostics of `parseReturn`.
 *
 * @param bank COMPE number that the caller gave
 */
export function returnChecks(
  found: FoundReturn,
  bank: string | undefined,
  log: DiagnosticLog,
  taker: ReturnTaker = {},
): FileReader {
  const { dialect, diagnostics } = found
  for (const diagnostic of diagnostics) log.add(diagnostic)
  const titles = new TitleReader(dialect, originOf(found, undefined), (diagnostic) => log.add(diagnostic))
  return new FileReader(
    dialect.layout,
    (part) => {
      if (part.type === 'title') {
        const record = titles.read(part.title)
        taker.title?.(part.title, record)
      } else if (part.type === 'header') {
        titles.startFile(part.line.row)
        taker.header?.(part.line)
      }
    },
    { log, ignoresStrays: true, needed: neededFields(dialect), boundary: returnBoundary(found, ALL_BANKS, bank) },
  )
}
