/**
 * Parts of a slip that an instruction is about, but does not send, such as a second discount of an instruction that sends only the record of the first, or the
 * days of an order to protest that the bank executes at once. A part is not sent if the records are the same without it. This also finds columns that a bank's
 * rules leave empty in the instruction.
 */
import type { Deadline, EntryContext } from '../banks/index.js'
import { isValidationError, type OurCode, type PreparedSlip, type Slip } from '../cobranca/index.js'
import { type RecordStep, valuesOf } from './record-steps.js'
import { interestText } from './rounded-charges.js'
import type { NoteSink } from './text-changes.js'
import { notSent } from './unread-fields.js'

/** A part of a slip: the field that asks for it, and the slip without it. */
interface SlipPart {
  readonly field: keyof Slip
  readonly rest: PreparedSlip
}

/** A part with its text in a change. */
interface ReportedPart extends SlipPart {
  readonly text: string
}

/** Finds the parts that a slip has. */
type PartsOf<Part extends SlipPart> = (slip: PreparedSlip) => readonly Part[]

const furtherDiscounts: PartsOf<SlipPart> = (slip) =>
  (['second_discount_value', 'third_discount_value'] as const)
    .map((field, i) => ({ field, rest: { ...slip, discounts: slip.discounts.slice(0, i + 1) } }))
    .filter(({ rest }) => rest.discounts.length < slip.discounts.length)

const deadlines =
  (...fields: readonly Deadline[]): PartsOf<ReportedPart> =>
  (slip) =>
    fields
      .filter((field) => slip[field] !== null)
      .map((field) => ({ field, text: String(slip[field]), rest: { ...slip, [field]: null } }))

const interest: PartsOf<ReportedPart> = (slip) =>
  slip.interest === null
    ? []
    : [
        {
          field: `interest_${slip.interest.kind}`,
          text: interestText(slip.interest),
          rest: { ...slip, interest: null },
        },
      ]

/** Parts that are errors if they are not sent. */
const REFUSED: Readonly<Partial<Record<OurCode, PartsOf<SlipPart>>>> = {
  '1031': furtherDiscounts,
  '1071': furtherDiscounts,
  '1073': furtherDiscounts,
  '1102': furtherDiscounts,
  '1103': furtherDiscounts,
}

/** Parts that are changes if they are not sent: every slip of the wallet may have them, by its `configuration`. */
const REPORTED: Readonly<Partial<Record<OurCode, PartsOf<ReportedPart>>>> = {
  '1009': deadlines('days_for_sue'),
  '1011': deadlines('days_for_sue'),
  '1031': deadlines('days_for_sue', 'days_for_negativation', 'days_for_revoke'),
  '1048': interest,
  '1066': deadlines('days_for_negativation'),
}

/** The records of an instruction, in order. */
export type Steps = readonly { readonly step: RecordStep }[]

/**
 * Checks that an instruction sends the parts that it is about.
 *
 * @param layoutName the bank's layout, for the message
 * @throws {ValidationError} under the field of each part that it does not send
 */
export function checkUnsent(steps: Steps, context: EntryContext, layoutName: string): void {
  const parts = unsentOf(REFUSED[context.our_code], steps, context)
  if (parts.length === 0) return
  const fields = parts.map(({ field }) => field)
  throw notSent(fields, context.our_code, layoutName)
}

/** Reports the other parts that an instruction is about, but does not send. */
export function noteUnsent(steps: Steps, context: EntryContext, changes: NoteSink): void {
  for (const { field, text } of unsentOf(REPORTED[context.our_code], steps, context))
    changes.note({ name: `slip.${field}`, field: null }, text)
}

/** Whether an entry sends the interest of its slip. */
export const sendsInterest = (steps: Steps, context: EntryContext): boolean =>
  context.slip.interest !== null && unsentOf(interest, steps, context).length === 0

function unsentOf<Part extends SlipPart>(
  partsOf: PartsOf<Part> | undefined,
  steps: Steps,
  context: EntryContext,
): readonly Part[] {
  const parts = partsOf?.(context.slip) ?? []
  if (parts.length === 0) return parts
  const whole = recordsOf(steps, context)
  return parts.filter(({ rest }) => recordsOf(steps, { ...context, slip: rest }) === whole)
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
