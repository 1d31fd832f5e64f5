/** What every bank demands of a title: FEBRABAN 240 v10.6, C047 A, reasons 17 and 34, and the banks' tables of rejections that have the same. */
import { type Entry, type PreparedSlip, ValidationError } from '../cobranca/index.js'

/**
 * Checks that a document is not issued after its due date.
 *
 * @throws {ValidationError} when it is
 */
export function checkIssueDate({ document_date, expire_at }: PreparedSlip): void {
  if (document_date > expire_at) throw new ValidationError({ document_date: [AFTER_DUE_DATE] })
}

const AFTER_DUE_DATE = 'não pode ser depois do vencimento (sem ela, vale a data da remessa)'

/**
 * Checks that a changed due date does not make the title overdue: Itaú CNAB 400 July 2021, p. 41, reason 33.
 *
 * @param today the day of the file
 * @throws {ValidationError} when it does
 */
export function checkNewDueDate({ expire_at }: PreparedSlip, today: string): void {
  if (expire_at < today)
    throw new ValidationError({ expire_at: ['não pode ser anterior à data da remessa: o título ficaria vencido'] })
}

/**
 * Checks that a rebate leaves something to pay.
 *
 * @param rebate in cents
 * @throws {ValidationError} when it does not
 */
export function checkRebate(rebate: number, { amount }: PreparedSlip): void {
  if (rebate >= amount) throw new ValidationError({ value_rebate: ['deve ser menor que o valor do boleto'] })
}

/** Whether an entry stays out of the remittance because its slip was registered by other means. */
export const isLeftOut = ({ our_code, slip }: Entry): boolean =>
  our_code === '1001' && slip?.prevent_registration === true
