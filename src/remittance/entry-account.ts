/** The account of an entry: its way from the caller's fields to records and losses. Remittances are built, and the support of fields is found, by it. */
import type { EntryContext } from '../banks/index.js'
import { type AnyEntry, Problems } from '../cobranca/index.js'
import { runChecks } from './entry/checks.js'
import { draftOf, type EntryDraft, numbered } from './entry/draft.js'
import { checkIdentifiers } from './entry/identifiers.js'
import { Sent } from './entry/sent.js'
import { settleLosses } from './entry/settle-losses.js'
import { checkPayer } from './entry/unsent-payer.js'
import { writeRecords } from './entry/write-records.js'
import type { ReportState } from './file-report.js'
import type { OpenRemittance } from './open-remittance.js'

/** An entry whose records are written, and whose losses are settled. */
export interface EntryAccount {
  readonly draft: EntryDraft
  readonly context: EntryContext
  /** Number of lines of the file before it. */
  readonly before: number
  /** Offset of its first byte in the bytes that the writer holds. */
  readonly start: number
}

/**
 * Writes the records of an entry to a file, and reports its changes there. After an error the file must be restored.
 *
 * @param position of the entry among all entries of the file
 * @param entry its money is in cents
 * @param isFirst whether the file has no entry before it
 * @param strictSince state of the report before the entry if changes are errors (a strict remittance), else null
 * @throws {ValidationError} with all errors of the entry
 */
export function accountOf(
  file: OpenRemittance,
  position: number,
  entry: AnyEntry,
  isFirst: boolean,
  strictSince: ReportState | null,
): EntryAccount {
  const problems = new Problems()
  const draft = draftOf(position, entry, file.planOf(entry.our_code, isFirst), file.wallet)
  const { checks, steps } = draft.plan
  runChecks(checks.ofDraft, draft, problems)
  const context = numbered(draft, file.numbers, problems)
  runChecks(checks.ofContext, context, problems)
  problems.attempt(checkPayer, draft, context)
  const { report, writer } = file
  const before = writer.lines
  const start = writer.size
  const sent = new Sent(position, report)
  writeRecords(steps, context, writer, sent, problems)
  if (sent.changedIdentifiers.length > 0) checkIdentifiers(sent.changedIdentifiers, draft, problems)
  problems.throwAny()
  settleLosses(draft, context, sent, report, strictSince)
  return { draft, context, before, start }
}
