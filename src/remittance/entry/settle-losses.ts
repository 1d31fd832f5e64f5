/** Finds the losses of an entry, and settles each by its meaning. */
import type { EntryContext } from '../../banks/index.js'
import { isValidationError, type PreparedSlip, type RegisteredSlip, ValidationError } from '../../cobranca/index.js'
import { checkNoChanges, type FileReport, type ReportState } from '../file-report.js'
import type { EntryDraft } from './draft.js'
import type { ColumnLoss, LayoutLoss, RecordLoss } from './losses.js'
import type { PlannedLosses } from './planned-losses.js'
import { type RecordStep, valuesOf } from './record-steps.js'
import type { Sent } from './sent.js'

/** The records of an instruction, in order. */
export type Steps = readonly { readonly step: RecordStep }[]

/**
 * Checks that the layout has columns for the fields that an entry sends.
 *
 * @throws {ValidationError} under each field without columns
 */
export function checkLayoutLosses({ ofLayout }: PlannedLosses, { slip, wallet: { layoutName } }: EntryDraft): void {
  let lost: LayoutLoss[] | null = null
  for (const loss of ofLayout) {
    if (!loss.isAsked(slip)) continue
    lost ??= []
    lost.push(loss)
  }
  if (lost === null) return
  const message = `não pode ser enviado no ${layoutName}`
  throw new ValidationError(Object.fromEntries(lost.map(({ field }) => [field, [message]])))
}

/** Returns the fields that an entry asks for, as bits. */
export function askedOf({ ofColumns }: PlannedLosses, asked: RegisteredSlip, slip: PreparedSlip): number {
  let bits = 0
  for (const { value, bit } of ofColumns) {
    const given = value(asked, slip)
    if (given !== undefined && given !== null && given !== '') bits |= bit
  }
  return bits
}

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
  const found = foundLosses(draft, context, sent)
  if (found.length > 0) throwErrors(found, draft)
  if (report.hasEntries) {
    for (const each of found) if (!isUsual(each)) note(each, sent)
    if (draft.isRegistration) noteDeclared(draft, context, sent)
  }
  if (before !== null) checkNoChanges(report.changesSince(before))
  for (const each of found) if (isUsual(each)) note(each, sent)
}

/** A field that the records of an entry do not send. */
interface FoundLoss {
  readonly loss: ColumnLoss | RecordLoss
  readonly text: string
}

function foundLosses({ plan, asked, slip }: EntryDraft, context: EntryContext, sent: Sent): readonly FoundLoss[] {
  const { losses, ourCode } = plan.rules
  const matters = ({ means }: ColumnLoss | RecordLoss): boolean => means[ourCode] === 'error' || sent.isReported
  let found = NONE
  let whole: string | null | undefined
  for (const loss of losses.ofRecords) {
    const part = loss.of(context)
    if (part === null || !matters(loss)) continue
    whole ??= comparableRecords(plan.steps, context)
    if (comparableRecords(plan.steps, part.other) === whole) found = [...found, { loss, text: part.text }]
  }
  if (sent.missing === 0) return found
  for (const loss of losses.ofColumns) {
    if ((sent.missing & loss.bit) === 0 || !matters(loss)) continue
    const text = String(loss.value(asked, slip)).trim()
    if (text !== '') found = [...found, { loss, text }]
  }
  return found
}

const NONE: readonly FoundLoss[] = []

const isUsual = ({ loss }: FoundLoss): boolean => loss.by === 'columns' && loss.isUsual === true

const note = ({ loss, text }: FoundLoss, sent: Sent): void =>
  sent.note({ name: `slip.${loss.field}`, field: null }, text)

function throwErrors(found: readonly FoundLoss[], { plan: { rules }, wallet: { layoutName } }: EntryDraft): void {
  const errors = found.filter(({ loss }) => loss.means[rules.ourCode] === 'error')
  if (errors.length === 0) return
  const message = `não pode ser enviado com a instrução ${rules.ourCode} no ${layoutName}`
  throw new ValidationError(Object.fromEntries(errors.map(({ loss }) => [loss.field, [message]])))
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
