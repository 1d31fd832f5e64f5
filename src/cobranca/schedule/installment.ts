import type { Cycle } from '../codes/enumerations.js'
import { isValidationError } from '../errors/validation-error.js'
import { INVALID, MUST_NOT_BE_BLANK } from '../errors/validation-messages.js'
import type { OptionalFields, Slip } from '../slip/slip.js'
import type { MoneyInput } from '../values/money.js'
import { addCycles } from './cycle.js'
import { isAbsentField, ScheduleFields } from './schedule-fields.js'
import { type DueDateOptions, dueDate, type SlipTemplate, slipFrom, templateNames } from './slip-template.js'

/**
 * An installment booklet (carnê): the service's `installment`. Besides its own fields it has fields of its slips, such as payer and charges; each slip gets a
 * copy of them.
 *
 * Source: public service reference, `installments`.
 */
export interface Installment extends SlipTemplate, OptionalFields<InstallmentFields> {}

interface InstallmentFields {
  /** The booklet at the service, or in the caller's database: `installment_id` of its slips. */
  id: string | number
  /** Value of **each** slip, not of them all. Required without `custom_bank_billets`. */
  amount: MoneyInput
  /** How many slips. Required without `custom_bank_billets`; with them, it must be their number. */
  total: number
  /** Due date of the first slip. Required without `custom_bank_billets`. */
  start_at: string
  /**
   * Due date of the last slip. Computed from the other fields. If given, it must be the computed day, before or after its move to a business day.
   */
  end_at: string
  /** From one due date to the next. Default `monthly`. */
  cycle: Cycle
  /** Every slip's value and due date, in their order, instead of `amount`, `start_at` and `end_at`. */
  custom_bank_billets: readonly CustomBankBillet[]
}

/** A slip of a booklet whose slips differ. */
export interface CustomBankBillet {
  /** Integer cents, at most 15 digits: 134556 is R$ 1.345,56. */
  readonly amount_cents: number
  /** Due date, `YYYY-MM-DD`. */
  readonly expire_at: string
}

/** A slip of a booklet. */
export type InstallmentSlip = Slip & {
  /** `id` of the booklet, if it has one. */
  readonly installment_id?: string | number
  /** Its place in the booklet, from 1. */
  readonly installment_number: number
}

/**
 * The slips of a booklet, in order, `total` of them. Each due date is counted in cycles from `start_at`, so that the
 * day of the month is kept: 31 January is followed by the last day of February, then by 31 March. A due date on a
 * weekend or bank holiday moves to the next business day, unless the wallet allows it; those of `custom_bank_billets`
 * move too.
 *
 * The slips' other fields are copied as they are: the remittance validates each slip.
 *
 * @throws {ValidationError} with all errors of the booklet's own fields, and unknown names; an error of a custom slip is under
 * `custom_bank_billets[0].expire_at`
 * @example
 * slipsOfInstallment({ ...payer, amount: '100,00', start_at: '2016-09-15', total: 3 }).map((slip) => slip.expire_at)
 * // ['2016-09-15', '2016-10-17', '2016-11-16']
 */
export function slipsOfInstallment(installment: Installment, options: DueDateOptions = {}): InstallmentSlip[] {
  const { custom_bank_billets: custom } = installment
  const charges =
    isAbsentField(custom) || custom?.length === 0 ? regular(installment, options) : customized(installment)
  return charges.map(({ amount, day }, index) => ({
    ...slipFrom(installment, amount, dueDate(day, options)),
    ...(isAbsentField(installment.id) ? {} : { installment_id: installment.id! }),
    installment_number: index + 1,
  }))
}

/** A value and the day it is meant to be due. */
type Charge = { readonly amount: MoneyInput; readonly day: string }

/** The names that an installment may have. */
export const INSTALLMENT_NAMES = templateNames('do carnê', [
  'amount',
  'total',
  'start_at',
  'end_at',
  'cycle',
  'custom_bank_billets',
] satisfies (keyof InstallmentFields)[])

function regular(installment: Installment, options: DueDateOptions): Charge[] {
  const fields = new ScheduleFields(installment, INSTALLMENT_NAMES)
  const amount = fields.amount(installment.amount)
  const start = fields.requiredDate('start_at', installment.start_at)
  const total = isAbsentField(installment.total)
    ? fields.refuse('total', MUST_NOT_BE_BLANK)
    : fields.wholeNumber('total', installment.total, 1)
  const cycle = fields.cycle(installment.cycle)
  const end = fields.date('end_at', installment.end_at)
  if (amount === null || start === null || total === null || cycle === null) {
    fields.done()
    return []
  }
  const last = lastDay(start, cycle, total)
  if (last === null) fields.refuse('total', TOO_MANY)
  else if (end !== null && end !== last && end !== dueDate(last, options)) {
    fields.refuse('end_at', mustBeTheLast(dueDate(last, options)))
  }
  fields.done()
  return Array.from({ length: total }, (_, index) => ({ amount, day: addCycles(start, cycle, index) }))
}

function customized(installment: Installment): Charge[] {
  const { total, custom_bank_billets: custom } = installment
  const fields = new ScheduleFields(installment, INSTALLMENT_NAMES)
  if (!Array.isArray(custom)) {
    fields.refuse('custom_bank_billets', INVALID)
    fields.done()
    return []
  }
  const count = fields.wholeNumber('total', total, 1)
  if (count !== null && count !== custom.length) fields.refuse('total', mustBeTheCount(custom.length))
  const charges = custom.map((billet: CustomBankBillet | null | undefined, index) => ({
    amount: fields.cents(`custom_bank_billets[${index}].amount_cents`, billet?.amount_cents) ?? 0,
    day: fields.requiredDate(`custom_bank_billets[${index}].expire_at`, billet?.expire_at) ?? '',
  }))
  fields.done()
  return charges
}

/** The day the last slip is meant to be due; null when the calendar ends before it. */
function lastDay(start: string, cycle: Cycle, total: number): string | null {
  try {
    return addCycles(start, cycle, total - 1)
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

const TOO_MANY = 'é grande demais'
const mustBeTheLast = (day: string) => `deve ser ${day}, o vencimento da última parcela`
const mustBeTheCount = (count: number) => `deve ser ${count}, a quantidade de custom_bank_billets`
