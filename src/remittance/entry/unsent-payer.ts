/**
 * The payer of an instruction. A registration needs the whole payer. Another instruction needs the fields of the payer that its records send: a write-off of a slip
 * that was registered elsewhere often has nosso número, amount and due date alone.
 */
import type { EntryContext } from '../../banks/index.js'
import { MUST_NOT_BE_BLANK, prepareSlip, ValidationError } from '../../cobranca/index.js'
import type { EntryDraft } from './draft.js'
import { withStandIns } from './payer-stand-ins.js'
import { comparableRecords } from './settle-losses.js'

/**
 * Checks that the records of an instruction do not send the fields of the payer that it leaves out.
 *
 * @throws {ValidationError} under each missing field that they send
 */
export function checkPayer({ missing, asked, plan, wallet: { file } }: EntryDraft, context: EntryContext): void {
  if (missing.length === 0) return
  const records = comparableRecords(plan.steps, context)
  const sent = missing.filter((field) => {
    const other = withStandIns(withStandIns(asked, missing), [field], 1)
    const slip = prepareSlip(other, file.date, plan.separators)
    return comparableRecords(plan.steps, { ...context, slip }) !== records
  })
  if (sent.length > 0) throw new ValidationError(Object.fromEntries(sent.map((field) => [field, [MUST_NOT_BE_BLANK]])))
}
