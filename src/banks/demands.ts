/**
 * Rules of a bank for registered slips, besides the limits of its columns. Each bank lists its rules with the page of its manual; the builder checks them for
 * registrations. `remittance/entry/checks.ts` has the rules of all banks.
 */
import {
  addDays,
  type DocumentType,
  type FieldErrors,
  hasPlain,
  isWhole,
  MUST_NOT_BE_BLANK,
  mustBeAtLeast,
  mustBeAtMost,
  type PreparedCharge,
  type PreparedSlip,
  percentOf,
  plainUpper,
  ValidationError,
} from '../cobranca/index.js'
import { checkDiscountDates, checkDiscountOrder, checkDiscountsAfterIssue, checkGuarantorIsAnother, checkPayerIsAnother, sameOwner } from './consistency.js'
import type { Demand } from './remittance-dialect.js'

/** The payer is neither the beneficiary nor a branch of it. */
export const payerIsNotBeneficiary: Demand = ({ slip, wallet }) => checkPayerIsAnother(slip.payer, wallet)

/** The guarantor (final beneficiary) is neither the payer nor a branch of it. */
export const guarantorIsNotPayer: Demand = ({ slip }) => checkGuarantorIsAnother(slip)

/** The guarantor (final beneficiary) is neither the beneficiary nor a branch of it. */
export const guarantorIsNotBeneficiary: Demand = ({ slip: { guarantor }, wallet }) => {
  if (guarantor?.tax_id != null && sameOwner(guarantor.tax_id, wallet.beneficiary_tax_id))
    throw new ValidationError({ guarantor_cnpj_cpf: [OF_BENEFICIARY] })
}

/** The guarantor (final beneficiary) has another tax id than the beneficiary; a branch has its own. */
export const guarantorHasAnotherTaxId: Demand = ({ slip: { guarantor }, wallet }) => {
  if (guarantor?.tax_id != null && guarantor.tax_id === wallet.beneficiary_tax_id) throw new ValidationError({ guarantor_cnpj_cpf: [OF_BENEFICIARY] })
}

const OF_BENEFICIARY = 'não pode ser do próprio beneficiário'

/** No two discounts end on one day. */
export const discountDatesDiffer: Demand = ({ slip }) => checkDiscountDates(slip)

/** Later discounts end on later days. */
export const discountDatesAscend: Demand = ({ slip }) => checkDiscountOrder(slip, { amountsFall: false })

/** Discounts end after the day on which the document is issued. */
export const discountsAfterIssue: Demand = ({ slip }) => checkDiscountsAfterIssue(slip)

/** The document's number (seu número) is not blank. */
export const hasDocumentNumber: Demand = ({ slip }) => {
  if (!hasPlain(slip.document_number)) throw new ValidationError({ document_number: [MUST_NOT_BE_BLANK] })
}

/** Name, address and city of the payer begin with a letter or a digit. */
export const payerBeginsWithLetterOrDigit: Demand = ({ slip: { payer } }) => {
  const texts = { customer_person_name: payer.name, customer_address: payer.address, customer_city_name: payer.city }
  const errors = Object.entries(texts).flatMap(([field, text]) => (/^[A-Z0-9]/.test(plainUpper(text).trimStart()) ? [] : [[field, [BEGINS_OTHERWISE]]]))
  if (errors.length > 0) throw new ValidationError(Object.fromEntries(errors) as FieldErrors)
}

const BEGINS_OTHERWISE = 'deve começar com letra ou algarismo'

/** If the slip has a guarantor, it has the guarantor's tax id. */
export const guarantorHasTaxId: Demand = ({ slip: { guarantor } }) => {
  if (guarantor !== null && guarantor.tax_id === null) throw new ValidationError({ guarantor_cnpj_cpf: [MUST_NOT_BE_BLANK] })
}

/** If the slip has a guarantor, street, zipcode, city and state of the guarantor are filled in. */
export const guarantorHasAddress: Demand = ({ slip: { guarantor } }) => {
  if (guarantor === null) return
  const { address, zipcode, city, state } = guarantor
  const parts = { guarantor_address: address, guarantor_zipcode: zipcode, guarantor_city_name: city, guarantor_state: state }
  const errors = Object.entries(parts).flatMap(([field, part]) => (hasPlain(part ?? '') ? [] : [[field, [MUST_NOT_BE_BLANK]]]))
  if (errors.length > 0) throw new ValidationError(Object.fromEntries(errors) as FieldErrors)
}

/** The greatest discount and the rebate together are less than the slip. */
export const discountAndRebateBelowAmount: Demand = ({ slip, value_rebate }) => {
  if (value_rebate === null || value_rebate === 0 || slip.discounts.length === 0) return
  const discount = Math.max(...slip.discounts.map((each) => centsOf(each, slip)))
  if (discount + value_rebate >= slip.amount)
    throw new ValidationError({ value_rebate: ['somado ao desconto, deve ser menor que o valor do boleto'] })
}

const centsOf = (charge: PreparedCharge, { amount }: PreparedSlip): number =>
  charge.kind === 'value' ? charge.cents : percentOf(amount, charge.percentage)

/** The document is issued before the due date, not on it. */
export const issuedBeforeDueDate: Demand = ({ slip }) => {
  if (slip.document_date === slip.expire_at)
    throw new ValidationError({ document_date: ['deve ser anterior ao vencimento'] })
}

/** The document is not issued after the day of the file. */
export const issuedByFileDate: Demand = ({ slip, date }) => {
  if (slip.document_date > date) throw new ValidationError({ document_date: ['não pode ser depois da data da remessa'] })
}

/** The slip is not overdue on the day of the file, or at most by the given number of days. */
export const notOverdue =
  (maximum = 0): Demand =>
  ({ slip, date }) => {
    if (slip.expire_at >= date || addDays(slip.expire_at, maximum) >= date) return
    const message = maximum === 0 ? 'não pode ser anterior à data da remessa' : `não pode ser mais de ${maximum} dias anterior à data da remessa`
    throw new ValidationError({ expire_at: [message] })
  }

/** Fine and interest count from a day after the due date. */
export const chargesAfterDueDate: Demand = ({ slip: { fine, interest } }) => {
  const errors: FieldErrors = {}
  if (fine?.days === 0) errors['days_for_fine'] = [mustBeAtLeast(1)]
  if (interest?.days === 0) errors['days_for_interest'] = [mustBeAtLeast(1)]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Documents of these types are not protested. */
export const notProtested =
  (...types: readonly DocumentType[]): Demand =>
  ({ slip }) => {
    if (slip.days_for_sue !== null && types.includes(slip.document_type))
      throw new ValidationError({ days_for_sue: [`não pode vir com document_type ${slip.document_type}: o banco não protesta esta espécie`] })
  }

/** The rebate is at most the given percentage of the slip. */
export const rebateWithin =
  (percent: number): Demand =>
  ({ slip, value_rebate }) => {
    if (value_rebate !== null && value_rebate * 100 > slip.amount * percent)
      throw new ValidationError({ value_rebate: [`deve ser no máximo ${percent}% do boleto`] })
  }

/** The fine is at most the given percentage of the slip. */
export const fineWithin =
  (percent: number): Demand =>
  ({ slip: { fine } }) => {
    if (fine?.kind === 'percentage' && fine.percentage.greaterThan(percent)) throw new ValidationError({ fine_percentage: [mustBeAtMost(percent)] })
  }

/** The fine is less than the slip. */
export const fineBelowAmount: Demand = ({ slip: { fine, amount } }) => {
  if (fine !== null && isWhole(fine, amount))
    throw new ValidationError({ [`fine_${fine.kind}`]: [`deve ser menor que ${fine.kind === 'value' ? 'o valor do boleto' : '100'}`] })
}

/** The layout has no other acceptance than N. */
export const notAccepted =
  (layout: string): Demand =>
  ({ slip: { accepted } }) => {
    if (accepted) throw new ValidationError({ acceptance: [`deve ser N: o ${layout} não tem outro aceite`] })
  }

/** A registration grants no rebate; an instruction grants it later. */
export const noRebateAtEntry: Demand = ({ value_rebate }) => {
  if (value_rebate !== null && value_rebate > 0)
    throw new ValidationError({ value_rebate: ['não pode vir na entrada do título neste layout: conceda o abatimento depois, com our_code 1004'] })
}
