/** Combinations of slip fields that several banks forbid. The file of each bank has the page of its manual. */
import { type FieldErrors, type PreparedCharge, type PreparedPerson, type PreparedSlip, type PreparedWallet, ValidationError } from '../cobranca/index.js'

/** How the fields of each discount begin. */
const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/**
 * No two discounts end on one day.
 *
 * @throws {ValidationError} naming the later ones
 */
export function checkDiscountDates({ discounts }: PreparedSlip): void {
  if (discounts.length < 2) return
  const errors: FieldErrors = {}
  discounts.forEach(({ date }, i) => {
    if (discounts.findIndex((each) => each.date === date) < i) errors[`days_for_${DISCOUNTS[i]}`] = ['não pode ser o mesmo dia de outro desconto']
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/**
 * Each discount ends later than the one before it, and is smaller if `amountsFall`.
 *
 * @throws {ValidationError} naming the wrong days and amounts
 */
export function checkDiscountOrder({ discounts }: PreparedSlip, { amountsFall }: { readonly amountsFall: boolean }): void {
  if (discounts.length < 2) return
  const errors: FieldErrors = {}
  discounts.forEach((discount, i) => {
    const before = discounts[i - 1]
    if (before === undefined) return
    if (discount.date <= before.date) errors[`days_for_${DISCOUNTS[i]}`] = ['deve ser menor que o do desconto anterior: os descontos vão em ordem de data']
    if (amountsFall && !isSmaller(discount, before)) errors[`${DISCOUNTS[i]}_${discount.kind}`] = ['deve ser menor que o desconto anterior']
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/**
 * Each discount ends after the day on which the document is issued.
 *
 * @throws {ValidationError} naming the days of the others
 */
export function checkDiscountsAfterIssue({ discounts, document_date }: PreparedSlip): void {
  if (discounts.length === 0) return
  const errors: FieldErrors = {}
  discounts.forEach(({ date }, i) => {
    if (date <= document_date) errors[`days_for_${DISCOUNTS[i]}`] = ['deve ser menor: o desconto deve terminar depois de document_date (sem ela, vale a data da remessa)']
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

const isSmaller = (a: PreparedCharge, b: PreparedCharge): boolean =>
  a.kind === 'value' && b.kind === 'value' ? a.cents < b.cents : a.kind === 'percentage' && b.kind === 'percentage' && a.percentage.lt(b.percentage)

/** Digits of a CNPJ that name the company, whichever its branch. */
const ROOT = 8

/** Whether two tax ids are of one person, or of one company with its branches. */
export const sameOwner = (a: string, b: string): boolean => a === b || (a.length === 14 && b.length === 14 && a.slice(0, ROOT) === b.slice(0, ROOT))

/**
 * The payer is neither the beneficiary nor a branch of it.
 *
 * @throws {ValidationError} naming the payer's tax id
 */
export function checkPayerIsAnother(payer: PreparedPerson, { beneficiary_tax_id }: PreparedWallet): void {
  if (sameOwner(payer.tax_id, beneficiary_tax_id)) throw new ValidationError({ customer_cnpj_cpf: ['não pode ser do próprio beneficiário'] })
}

/**
 * The payer is not the final beneficiary (guarantor) nor a branch of it.
 *
 * @throws {ValidationError} naming the guarantor's tax id
 */
export function checkGuarantorIsAnother({ payer, guarantor }: PreparedSlip): void {
  if (guarantor?.tax_id != null && sameOwner(payer.tax_id, guarantor.tax_id)) throw new ValidationError({ guarantor_cnpj_cpf: ['não pode ser do próprio pagador'] })
}
