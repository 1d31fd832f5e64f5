import { type InstallmentStatus, SLIP_STATUSES, type SlipStatus } from '../codes/enumerations.js'
import { ValidationError } from '../errors/validation-error.js'
import { MONEY_TOO_BIG, mustBeAtLeast, notInList } from '../errors/validation-messages.js'
import { parseMoney } from '../values/money.js'
import { type Installment, type InstallmentSlip, slipsOfInstallment } from './installment.js'
import { isAbsentField } from './schedule-fields.js'
import type { DueDateOptions } from './slip-template.js'

/** A booklet as the service returns it when it is created, with its slips. Amounts in integer cents. */
export interface Booklet {
  /** A new booklet has no slips in the database: `created`. {@link installmentStatus} returns the status later. */
  readonly status: InstallmentStatus
  /** Number of slips. */
  readonly total: number
  /** First day for which a slip is meant: `start_at` as given, or the first due date of `custom_bank_billets`. */
  readonly start_at: string
  /** Last due date, after it moved to a business day. */
  readonly end_at: string
  /** Value of each slip; null if they differ. */
  readonly amount: number | null
  /** Sum of the values of all slips. Not a field of the service. */
  readonly total_amount: number
  readonly slips: readonly InstallmentSlip[]
}

/**
 * Returns a new booklet: its slips, its last due date and the sum of its values.
 *
 * @throws {ValidationError} as {@link slipsOfInstallment}; under `amount` if the sum is too large
 * @example
 * bookletOf({ ...payer, amount: '100,00', start_at: '2016-09-15', total: 3 })
 * // { status: 'created', total: 3, start_at: '2016-09-15', end_at: '2016-11-16', amount: 10000, total_amount: 30000, slips: […] }
 */
export function bookletOf(installment: Installment, options: DueDateOptions = {}): Booklet {
  const slips = slipsOfInstallment(installment, options)
  const dueDates = slips.map(({ expire_at }) => expire_at).sort()
  const amounts = slips.map(({ amount }) => parseMoney(amount))
  const total_amount = amounts.reduce((sum, amount) => sum + amount, 0)
  if (!Number.isSafeInteger(total_amount)) throw new ValidationError({ amount: [MONEY_TOO_BIG] })
  const isCustom = !isAbsentField(installment.custom_bank_billets) && installment.custom_bank_billets?.length !== 0
  return {
    status: 'created',
    total: slips.length,
    start_at: isCustom ? dueDates[0]! : installment.start_at!,
    end_at: dueDates.at(-1)!,
    amount: amounts.every((amount) => amount === amounts[0]) ? amounts[0]! : null,
    total_amount,
    slips,
  }
}

/** Slips that are not drawn yet, or cannot be. */
const NOT_DRAWN: readonly SlipStatus[] = ['generating', 'generation_failed', 'validation_failed']

/**
 * Returns the status of a booklet: `created` until all its slips exist, `processed` until all are drawn, then `generated`. Later events of a slip, such as its
 * payment, do not change the status.
 *
 * @param total number of slips of the booklet
 * @param slips the slips that exist; a slip without `status` is `opened`
 * @throws {ValidationError} under `total` if it is not a whole number from 1 on, under `status` if it is not a status of a slip
 * @example installmentStatus(2, [{ status: 'opened' }, { status: 'generating' }]) // 'processed'
 */
export function installmentStatus(
  total: number,
  slips: Iterable<{ readonly status?: SlipStatus | null | undefined }>,
): InstallmentStatus {
  if (!Number.isSafeInteger(total) || total < 1) throw new ValidationError({ total: [mustBeAtLeast(1)] })
  const statuses = [...slips].map(({ status }) => status ?? 'opened')
  if (statuses.some((status) => !Object.hasOwn(SLIP_STATUSES, status)))
    throw new ValidationError({ status: [notInList(Object.keys(SLIP_STATUSES))] })
  if (statuses.length < total) return 'created'
  return statuses.some((status) => NOT_DRAWN.includes(status)) ? 'processed' : 'generated'
}
