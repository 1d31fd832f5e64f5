/**
 * Parts of a slip that an instruction is about, but does not send, such as a second discount of an instruction that sends only the record of the first, or the
 * days of an order to protest that the bank executes at once. A part is not sent if the records are the same without it. This also finds columns that a bank's
 * rules leave empty in the instruction.
 */
import type { Deadline, EntryContext } from '../banks/index.js'
import { isValidationError, type OurCode, type PreparedSlip, type Slip } from '../cobranca/index.js'
import { type RecordStep, valuesOf } from './record-steps.js'
import type { TextLocation } from './text-changes.js'
import { notSent } from './unread-fields.js'

/** A part of a slip: the field that asks for it, and the slip without it. */
interface SlipPart {
  readonly field: keyof Slip
  readonly rest: PreparedSlip
}

/** Finds the parts that a slip has. */
type PartsOf = (slip: PreparedSlip) => readonly SlipPart[]

const furtherDiscounts: PartsOf = (slip) =>
  (['second_discount_value', 'third_discount_value'] as const)
    .map((field, i) => ({ field, rest: { ...slip, discounts: slip.discounts.slice(0, i + 1) } }))
    .filter(({ rest }) => rest.discounts.length < slip.discounts.length)

const deadlines =
  (...fields: readonly Deadline[]): PartsOf =>
  (slip) =>
    fields.filter((field) => slip[field] !== null).map((field) => ({ field, rest: { ...slip, [field]: null } }))

/** Parts that are errors if they are not sent. */
const REFUSED: Readonly<Partial<Record<OurCode, PartsOf>>> = {
  '1031': furtherDiscounts,
  '1071': furtherDiscounts,
  '1073': furtherDiscounts,
  '1102': furtherDiscounts,
  '1103': furtherDiscounts,
}

/** Parts that are changes if they are not sent: every slip of the wallet may have them, by its `configuration`. */
const REPORTED: Readonly<Partial<Record<OurCode, PartsOf>>> = {
  '1009': deadlines('days_for_sue'),
  '1011': deadlines('days_for_sue'),
  '1031': deadlines('days_for_sue', 'days_for_negativation', 'days_for_revoke'),
  '1066': deadlines('days_for_negativation'),
}

/** The records of an instruction, in order. */
type Steps = readonly { readonly step: RecordStep }[]

/**
 * Checks that an instruction sends the parts that it is about.
 *
 * @param layoutName the bank's layout, for the message
 * @throws {ValidationError} under the field of each part that it does not send
 */
export function checkUnsent(steps: Steps, context: EntryContext, layoutName: string): void {
  const fields = unsentOf(REFUSED[context.our_code], steps, context)
  if (fields.length > 0) throw notSent(fields, context.our_code, layoutName)
}

/** Reports the other parts that an instruction is about, but does not send, with the text of the entry's slip. */
export function noteUnsent(
  steps: Steps,
  context: EntryContext,
  slip: Slip,
  note: (location: TextLocation, text: string) => void,
): void {
  for (const field of unsentOf(REPORTED[context.our_code], steps, context))
    note({ name: `slip.${field}`, field: null }, String(slip[field]).trim())
}

function unsentOf(partsOf: PartsOf | undefined, steps: Steps, context: EntryContext): readonly (keyof Slip)[] {
  const parts = partsOf?.(context.slip) ?? []
  if (parts.length === 0) return []
  const whole = recordsOf(steps, context)
  return parts.flatMap(({ field, rest }) => (recordsOf(steps, { ...context, slip: rest }) === whole ? [field] : []))
}

/** The values of all records, for comparison; null for a slip that is invalid without the part. */
function recordsOf(steps: Steps, context: EntryContext): string | null {
  try {
    return JSON.stringify(steps.map(({ step }) => valuesOf(step, context)))
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}
