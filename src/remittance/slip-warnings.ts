/** Values of a slip that may be mistakes, or that do not suit a rule of the bank. */
import type { EntryContext, WarningRule } from '../banks/index.js'
import {
  DAYS_OF_A_MONTH,
  formatMoney,
  isAbove,
  type OurCode,
  type PreparedSlip,
  type RegisteredSlip,
} from '../cobranca/index.js'
import { INTEREST_LOSSES } from './entry/losses.js'
import { type Steps, sends } from './entry/settle-losses.js'
import type { FileReport } from './file-report.js'
import type { RemittanceWarning } from './remittance.js'

/**
 * Highest interest, in percent of the slip in thirty days, that is not reported. Trade charges 1% a month, and the Usury Law (Decreto 22.626/1933) allows twice
 * that; consumer credit of banks comes to 15%. Interest of a month that is given as that of a day is 30% or more. The limit lies between them, below 30 because
 * reais per day are rounded.
 */
const MAX_MONTHLY_INTEREST = 20

/** The smallest interest per day in reais. For a slip of R$ 1,00 it is 30% a month, and no smaller value can be given. */
const ONE_CENT = 1

/** Instructions that set the interest of a title; others may repeat it. */
const SETS_INTEREST: readonly OurCode[] = ['1001', '1031', '1048', '1076']

/**
 * Reports the warnings about the slip of an entry, except its due date.
 *
 * @param given the slip with the defaults of its wallet
 * @param plan the plan of the instruction
 */
export function warnOfSlip(
  report: FileReport,
  entry: number,
  given: RegisteredSlip,
  { steps, warnings }: { readonly steps: Steps; readonly warnings: readonly WarningRule[] },
  context: EntryContext,
): void {
  const { slip, our_code } = context
  if (
    slip.interest !== null &&
    SETS_INTEREST.includes(our_code) &&
    isHigh(slip) &&
    sends(INTEREST_LOSSES, steps, context)
  )
    report.warn({ entry, code: 'high_interest', ...highInterest(slip.interest) })
  for (const rule of warnings) {
    const warning = rule(context)
    if (warning === null) continue
    const { code, field, message } = warning
    report.warn({ entry, code, field, value: String(given[field] ?? ''), message })
  }
}

function isHigh({ interest, amount }: PreparedSlip): boolean {
  if (interest === null) return false
  if (interest.kind === 'value')
    return interest.cents > ONE_CENT && interest.cents * DAYS_OF_A_MONTH * 100 > amount * MAX_MONTHLY_INTEREST
  const { perMonth } = interest
  return perMonth === undefined
    ? isAbove(interest.percentage, MAX_MONTHLY_INTEREST / DAYS_OF_A_MONTH)
    : isAbove(perMonth, MAX_MONTHLY_INTEREST)
}

function highInterest(
  interest: NonNullable<PreparedSlip['interest']>,
): Pick<RemittanceWarning, 'field' | 'value' | 'message'> {
  if (interest.kind === 'value')
    return { field: 'interest_value', value: formatMoney(interest.cents), message: `${TOO_HIGH}: ${OF_A_DAY}` }
  const { perMonth } = interest
  return perMonth === undefined
    ? { field: 'interest_percentage', value: text(interest.percentage), message: `${TOO_HIGH}: ${DAILY}` }
    : { field: 'interest_percentage', value: text(perMonth), message: `${TOO_HIGH}: confira a taxa` }
}

const text = (percentage: { toFixed(): string }): string => percentage.toFixed().replace('.', ',')

const TOO_HIGH = `passa de ${MAX_MONTHLY_INTEREST}% do boleto por mês`
const OF_A_DAY = 'confira se é o valor de um dia de atraso, e não o de um mês'
const DAILY = 'com interest_type 1 o percentual é ao dia; para uma taxa mensal, use interest_type 4'
