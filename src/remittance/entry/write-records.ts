/** Writes the records of an entry. */
import type { EntryContext, WrittenRecords } from '../../banks/index.js'
import type { Problems } from '../../cobranca/index.js'
import type { FileWriter } from '../file-writer.js'
import type { PlannedStep } from './entry-plans.js'
import { isVariant, type RecordStep, type WrittenRecord } from './record-steps.js'
import { noteRounded } from './rounded-charges.js'
import type { Sent } from './sent.js'

/**
 * @param sent     collects what the records send
 * @param problems collects the errors of all records
 */
export function writeRecords(
  steps: readonly PlannedStep[],
  context: EntryContext,
  writer: FileWriter,
  sent: Sent,
  problems: Problems,
): void {
  for (const planned of steps) {
    const { step } = planned
    if (step.when !== null && !step.when(context)) continue
    const made = madeBy(step, context, problems)
    if (made === undefined) continue
    if (!Array.isArray(made)) writeRecord(planned, made as WrittenRecord, context, writer, sent, problems)
    else for (const one of made) writeRecord(planned, one, context, writer, sent, problems)
  }
}

function writeRecord(
  planned: PlannedStep,
  made: WrittenRecord,
  { slip }: EntryContext,
  writer: FileWriter,
  sent: Sent,
  problems: Problems,
): void {
  const given = isVariant(made) ? made.values : made
  const { step, usual } = planned
  const { plan, accounted, charges } = isVariant(made) && !step.isNamed ? planned.variant(made.variant) : usual
  const values = step.sent === null ? given : step.sent(given)
  sent.record(accounted, values)
  if (sent.isReported && charges.length > 0) noteRounded(slip, charges, values, sent.main!, sent)
  try {
    writer.write(plan, values, sent)
  } catch (error) {
    problems.note(error)
  }
}

function madeBy({ make }: RecordStep, context: EntryContext, problems: Problems): WrittenRecords | undefined {
  try {
    return make(context)
  } catch (error) {
    return problems.note(error)
  }
}
