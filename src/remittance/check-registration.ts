/** Rules of all banks for a title: FEBRABAN 240 v10.6, C047 A, reasons 17, 29 and 34, and the same in the banks' tables of rejections. */
import type { Instruction, RemittanceDialect } from '../banks/index.js'
import {
  AMOUNT_OF_ZERO,
  type Entry,
  type FieldErrors,
  isWhole,
  type PreparedSlip,
  ValidationError,
} from '../cobranca/index.js'

/**
 * Checks that a document is not issued after its due date.
 *
 * @throws {ValidationError} when the document is issued later
 */
export function checkIssueDate({ document_date, expire_at }: PreparedSlip): void {
  if (document_date > expire_at) throw new ValidationError({ document_date: [AFTER_DUE_DATE] })
}

const AFTER_DUE_DATE = 'não pode ser depois do vencimento (sem ela, vale a data da remessa)'

/**
 * Checks that a changed due date does not make the title overdue: Itaú CNAB 400 July 2021, p. 41, reason 33.
 *
 * @param today the day of the file
 * @throws {ValidationError} when the title becomes overdue
 */
export function checkNewDueDate({ expire_at }: PreparedSlip, today: string): void {
  if (expire_at < today)
    throw new ValidationError({ expire_at: ['não pode ser anterior à data da remessa: o título ficaria vencido'] })
}

/**
 * Checks that a rebate is less than the amount to pay, and not zero if the instruction is about it.
 *
 * @param rebate in cents
 * @throws {ValidationError} when it is not
 */
export function checkRebate(rebate: number, { amount }: PreparedSlip, { needs }: Pick<Instruction, 'needs'>): void {
  if (rebate === 0 && needs?.includes('value_rebate') === true)
    throw new ValidationError({ value_rebate: ['deve ser maior que zero'] })
  if (rebate >= amount) throw new ValidationError({ value_rebate: ['deve ser menor que o valor do boleto'] })
}

/**
 * Checks that the bank takes a slip with the amount zero.
 *
 * @throws {ValidationError} when it does not
 */
export function checkZeroAmount(
  { document_type }: PreparedSlip,
  { zeroAmount = [] }: Pick<RemittanceDialect, 'zeroAmount'>,
): void {
  if (!zeroAmount.includes(document_type)) throw new ValidationError({ amount: [AMOUNT_OF_ZERO] })
}

/** Whether an entry is omitted from the remittance because its slip was registered by other means. */
export const isLeftOut = ({ our_code, slip }: Entry): boolean =>
  our_code === '1001' && slip?.prevent_registration === true
const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/**
 * Checks that each discount is less than the amount to pay. Caixa would ignore the discount (CNAB 240 v029, C023, p. 51; CNAB 400 v015, NE062, p. 48).
 *
 * @throws {ValidationError} naming each discount that is not
 */
export function checkDiscounts({ discounts, amount }: PreparedSlip): void {
  const errors: FieldErrors = {}
  discounts.forEach((discount, i) => {
    if (isWhole(discount, amount))
      errors[`${DISCOUNTS[i]}_${discount.kind}`] = [
        `deve ser menor que ${discount.kind === 'value' ? 'o valor do boleto' : '100'}`,
      ]
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}
