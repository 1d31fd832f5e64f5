/**
 * Rules of a boleto de depósito e aporte (FEBRABAN C015, 33), by which a payer pays into an own account: the payer is the final beneficiary. Each bank
 * lists the rules that its manual prints.
 */
import { type DocumentType, type FieldErrors, MUST_NOT_BE_BLANK, mustBeAtMost, plainUpper, ValidationError } from '../cobranca/index.js'
import { paymentCountOf } from './payment-count.js'
import type { Demand } from './remittance-dialect.js'

export const DEPOSIT: DocumentType = '46'

const OF_DEPOSIT = `com document_type ${DEPOSIT} (depósito e aporte)`

/** A rule for all other documents. */
export const exceptDeposit =
  (demand: Demand): Demand =>
  (context) => {
    if (context.slip.document_type !== DEPOSIT) demand(context)
  }

const ofDeposit =
  (demand: Demand): Demand =>
  (context) => {
    if (context.slip.document_type === DEPOSIT) demand(context)
  }

/** The final beneficiary is the payer, if the slip names one. */
export const depositIsForPayer: Demand = ofDeposit(({ slip: { payer, guarantor } }) => {
  if (guarantor !== null && guarantor.tax_id !== payer.tax_id)
    throw new ValidationError({ guarantor_cnpj_cpf: [guarantor.tax_id === null ? MUST_NOT_BE_BLANK : `deve ser o do pagador ${OF_DEPOSIT}`] })
})

/** The slip names the payer as final beneficiary, with the same tax id and name. */
export const depositNamesPayer: Demand = ofDeposit(({ slip: { payer, guarantor } }) => {
  const errors: FieldErrors = {}
  if (guarantor?.tax_id !== payer.tax_id) errors['guarantor_cnpj_cpf'] = [`deve ser o do pagador ${OF_DEPOSIT}`]
  if (guarantor === null || plainUpper(guarantor.name) !== plainUpper(payer.name)) errors['guarantor_name'] = [`deve ser o do pagador ${OF_DEPOSIT}`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
})

/** The slip has one of these types of payments of another value. */
export const depositIsPaid = (...types: readonly string[]): Demand =>
  ofDeposit(({ slip: { divergent_payment } }) => {
    if (divergent_payment === null || !types.includes(divergent_payment.type))
      throw new ValidationError({ divergent_payment_type: [`deve ser ${types.join(' ou ')} ${OF_DEPOSIT}`] })
  })

/** The slip is paid once. */
export const depositIsPaidOnce: Demand = ofDeposit(({ slip }) => {
  const { field, count } = paymentCountOf(slip)
  if (count !== null && count > 1) throw new ValidationError({ [field]: [`${mustBeAtMost(1)} ${OF_DEPOSIT}`] })
})

/** Limits, in cents or percent, between which any other value may be paid. */
interface FreeRange {
  readonly value: readonly [minimum: number, maximum: number]
  readonly percentage: readonly [minimum: string, maximum: string]
}

/**
 * The slip is paid as registered (type 3, or no type), or with any value between the bank's own limits (type 2). The bank silently replaces other types.
 */
export const depositIsPaidAsRegisteredOr = ({ value, percentage }: FreeRange): Demand =>
  ofDeposit(({ slip: { divergent_payment: asked } }) => {
    if (asked === null || asked.type === '3') return
    const limits = [asked.minimum, asked.maximum].map(String)
    const free = (asked.kind === 'value' ? value : percentage).map(String)
    if (asked.type !== '2') throw new ValidationError({ divergent_payment_type: [`deve ser 2 ou 3 ${OF_DEPOSIT}`] })
    const errors: FieldErrors = {}
    for (const [i, name] of ['minimum', 'maximum'].entries())
      if (limits[i] !== free[i]) errors[`divergent_payment_${name}_${asked.kind}`] = [`deve ser ${shown(asked.kind, free[i]!)} ${OF_DEPOSIT}`]
    if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  })

const shown = (kind: 'value' | 'percentage', limit: string): string => (kind === 'value' ? String(Number(limit) / 100) : limit).replace('.', ',')
