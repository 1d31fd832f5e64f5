/** Finds the losses of an entry, and settles each by its meaning. */
import type { EntryContext } from '../../banks/index.js'
import { isValidationError, ValidationError } from '../../cobranca/index.js'
import { checkNoChanges, type FileReport, type ReportState } from '../file-report.js'
import type { EntryDraft } from './draft.js'
import type { ColumnLoss, RecordLoss } from './losses.js'
import type { PlannedColumnLoss, PlannedLoss } from './planned-losses.js'
import { type RecordStep, valuesOf } from './record-steps.js'
import type { Sent } from './sent.js'

/** The records of an instruction, in order. */
export type Steps = readonly { readonly step: RecordStep }[]

/**
 * Settles what the written records of an entry do not send: throws the losses that are errors, and reports those that are changes.
 *
 * @param before state of the report before the entry if changes are errors (a strict remittance), else null
 * @throws {ValidationError} under each field whose loss is an error, or under each changed text of a strict remittance
 */
export function settleLosses(
  draft: EntryDraft,
  context: EntryContext,
  sent: Sent,
  report: FileReport,
  before: ReportState | null,
): void {
  const { losses } = draft.plan.rules
  const found = foundInRecords(losses.ofRecords, draft.plan.steps, context, sent)
  for (const planned of losses.ofColumns) {
    const text = isHeeded(planned, sent) ? unsentText(planned, draft, sent) : ''
    if (text !== '') found.push({ planned, text })
  }
  if (found.some(({ planned }) => planned.isError)) throw errorOf(found, draft)
  if (sent.isReported) {
    for (const { planned, text } of found) sent.note(planned.location, text)
    if (draft.isRegistration) noteDeclared(draft, context, sent)
  }
  if (before !== null) checkNoChanges(report.changesSince(before))
  if (!sent.isReported) return
  for (const planned of losses.usual) {
    const text = unsentText(planned, draft, sent)
    if (text !== '') sent.note(planned.location, text)
  }
}

/** A field that the records of an entry do not send. */
interface FoundLoss {
  readonly planned: PlannedLoss<ColumnLoss | RecordLoss>
  readonly text: string
}

/** Whether a loss means something: changes need not be found if nobody reads them. */
const isHeeded = ({ isError }: PlannedLoss<ColumnLoss | RecordLoss>, sent: Sent): boolean => isError || sent.isReported

function foundInRecords(
  losses: readonly PlannedLoss<RecordLoss>[],
  steps: Steps,
  context: EntryContext,
  sent: Sent,
): FoundLoss[] {
  const found: FoundLoss[] = []
  let whole: string | null | undefined
  for (const planned of losses) {
    const part = planned.loss.of(context)
    if (part === null || !isHeeded(planned, sent)) continue
    whole ??= comparableRecords(steps, context)
    if (comparableRecords(steps, part.other) === whole) found.push({ planned, text: part.text })
  }
  return found
}

/** The text of a field that no record has sent; empty if the entry does not ask for it, or a record has it. */
function unsentText({ loss }: PlannedColumnLoss, { asked, slip }: EntryDraft, sent: Sent): string {
  const given = loss.value(asked, slip)
  if (given === undefined || given === null || given === '' || sent.has(loss)) return ''
  return String(given).trim()
}

function errorOf(
  found: readonly FoundLoss[],
  { plan: { rules }, wallet: { layoutName } }: EntryDraft,
): ValidationError {
  const message = `não pode ser enviado com a instrução ${rules.ourCode} no ${layoutName}`
  const errors = found.filter(({ planned }) => planned.isError)
  return new ValidationError(Object.fromEntries(errors.map(({ planned }) => [planned.loss.field, [message]])))
}

/** Reports the texts for which the dialect itself names the columns that it does not have. */
function noteDeclared({ wallet: { dialect } }: EntryDraft, context: EntryContext, sent: Sent): void {
  const texts = dialect.unsupportedFields?.(context)
  for (const field in texts) {
    const from = texts[field]!
    if (from !== '') sent.note({ name: `slip.${field}`, field: null }, from)
  }
}

/** Whether an entry asks for a part of its slip, and its records send it. */
export const sends = (losses: readonly RecordLoss[], steps: Steps, context: EntryContext): boolean =>
  losses.some((loss) => {
    const part = loss.of(context)
    return part !== null && comparableRecords(steps, part.other) !== comparableRecords(steps, context)
  })

/** The values of all records, for comparison; null for an entry that is invalid with other values. */
export function comparableRecords(steps: Steps, context: EntryContext): string | null {
  try {
    return JSON.stringify(steps.map(({ step }) => valuesOf(step, context)))
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}
