/** Why a payment is not the amount owed. */
import { formatMoney, type LocalizedText } from '../cobranca/index.js'
import type { ReturnRecord } from '../return/index.js'
import { type AmountOwed, shareOf } from './amount-owed.js'
import type { ChargedTitle } from './charged-slip.js'

/** The different amount: one charge, the fee that the bank deducted, or only the total. */
export type AmountReasonCode =
  | 'slip_invalid'
  | 'amount_unknown'
  | 'paid_less'
  | 'paid_more'
  | 'fine_not_paid'
  | 'fine_differs'
  | 'interest_not_paid'
  | 'interest_differs'
  | 'charges_differ'
  | 'charges_not_owed'
  | 'discount_after_its_day'
  | 'discount_not_owed'
  | 'discount_not_taken'
  | 'discount_differs'
  | 'rebate_not_taken'
  | 'rebate_differs'
  | 'fee_deducted'

/** One reason why an amount differs. */
export interface AmountReason {
  readonly code: AmountReasonCode
  /** Amount of the charge or total that was owed, in cents; null if it is unknown. */
  readonly owed_amount: number | null
  /** Amount of the charge or total that was paid, in cents; null if it is unknown. */
  readonly paid_amount: number | null
  /** Whether the record has the amounts of its charges. Otherwise the reason follows from the difference alone, and is only probable. */
  readonly certain: boolean
  readonly text: LocalizedText
}

/** A payment, and what was owed. */
interface Comparison {
  readonly record: ReturnRecord
  readonly title: ChargedTitle
  readonly owed: AmountOwed
  readonly paid: number
  readonly day: string
}

/** The reason of a slip whose amount or charges are invalid. */
export const invalidSlip = (paid_amount: number | null, message: string): AmountReason => ({
  code: 'slip_invalid',
  owed_amount: null,
  paid_amount,
  certain: true,
  text: { pt: `boleto inválido: ${message}`, en: `invalid slip: ${message}` },
})

/** The reason of a payment without an amount. */
export const unknownAmount = (owed_amount: number): AmountReason => ({
  code: 'amount_unknown',
  owed_amount,
  paid_amount: null,
  certain: true,
  text: {
    pt: `o banco não informa o valor pago; devido ${reais(owed_amount)}`,
    en: `the bank does not send the paid amount; owed ${reais(owed_amount)}`,
  },
})

/** Returns the reasons of an amount that is not the amount owed: by the charges of the record if they explain the amount, otherwise by the difference. */
export function amountReasons(comparison: Comparison): readonly AmountReason[] {
  const { owed, paid } = comparison
  const parts = partsOf(comparison.record)
  const isExplained = parts !== null && owed.amount + parts.charges - parts.discount - parts.rebate === paid
  const found = isExplained ? byParts(parts, comparison) : []
  return found.length > 0 ? found : [totalReason(owed.total, paid), ...byDifference(comparison)]
}

/** Charges of a record, in cents. */
interface Parts {
  /** Fine and interest: banks send them together. */
  readonly charges: number
  readonly discount: number
  readonly rebate: number
}

/** Returns null if the bank sends none of them. */
function partsOf({ line_parsed }: ReturnRecord): Parts | null {
  const { billet_fine, other_fines, discount, value_rebate } = line_parsed
  const sent = [billet_fine, other_fines, discount, value_rebate]
  if (sent.every((text) => text === '')) return null
  return {
    charges: Number(billet_fine) + Number(other_fines),
    discount: Number(discount),
    rebate: Number(value_rebate),
  }
}

function byParts(parts: Parts, comparison: Comparison): readonly AmountReason[] {
  const { owed } = comparison
  // Some banks send discount and rebate in one column.
  const rebate = Math.min(parts.rebate, owed.rebate)
  const discount = parts.discount + parts.rebate - rebate
  const isReduced = discount + rebate === owed.discount + owed.rebate
  return [
    ...chargeReasons(owed, parts.charges, true),
    ...(isReduced ? [] : discountReasons(comparison, discount)),
    ...(isReduced || rebate === owed.rebate ? [] : [rebateReason(owed.rebate, rebate, true)]),
  ]
}

/** Banks send fine and interest in one amount: an amount above the fine has the whole fine. */
function chargeReasons({ fine, interest }: AmountOwed, paid: number, certain: boolean): readonly AmountReason[] {
  if (paid === fine + interest) return []
  if (fine + interest === 0) return [reason('charges_not_owed', 0, paid, certain)]
  // One of two equal amounts: either.
  if (paid === fine && paid === interest) return [reason('charges_differ', fine + interest, paid, certain)]
  if (paid === 0 || (paid === interest && fine > 0) || (paid === fine && interest > 0))
    return [
      ...(fine > 0 && paid !== fine ? [reason('fine_not_paid', fine, 0, certain)] : []),
      ...(interest > 0 && paid !== interest ? [reason('interest_not_paid', interest, 0, certain)] : []),
    ]
  if (interest === 0) return [reason('fine_differs', fine, paid, certain)]
  if (paid < fine) return [reason('charges_differ', fine + interest, paid, certain)]
  return [reason('interest_differs', interest, paid - fine, certain)]
}

function discountReasons(comparison: Comparison, taken: number): readonly AmountReason[] {
  const { discount } = comparison.owed
  if (taken === discount) return []
  const ended = endedDiscounts(comparison).find(({ cents }) => cents === taken)
  if (ended !== undefined) return [afterItsDay(discount, ended, true)]
  const code = discount === 0 ? 'discount_not_owed' : taken === 0 ? 'discount_not_taken' : 'discount_differs'
  return [reason(code, discount, taken, true)]
}

const rebateReason = (owed: number, taken: number, certain: boolean): AmountReason =>
  reason(taken === 0 ? 'rebate_not_taken' : 'rebate_differs', owed, taken, certain)

/** Probable reasons: charges whose amount is the difference. */
function byDifference(comparison: Comparison): readonly AmountReason[] {
  const { owed, paid, record } = comparison
  const { fine, interest, discount, rebate } = owed
  const charges = fine + interest
  const missing = owed.total - paid
  for (const part of new Set([fine, interest, charges]))
    if (part > 0 && missing === part) return chargeReasons(owed, charges - part, false)
  if (discount > 0 && missing === -discount) return [reason('discount_not_taken', discount, 0, false)]
  if (rebate > 0 && missing === -rebate) return [rebateReason(rebate, 0, false)]
  for (const ended of endedDiscounts(comparison)) {
    const more = ended.cents - discount
    if (missing === more) return [afterItsDay(discount, ended, false)]
    if (missing === more + charges) return [afterItsDay(discount, ended, false), ...chargeReasons(owed, 0, false)]
  }
  const fee = Number(record.line_parsed.bank_rate)
  return fee > 0 && missing === fee ? [reason('fee_deducted', 0, fee, false)] : []
}

/** A discount that had ended by the day of the payment. */
interface EndedDiscount {
  readonly cents: number
  readonly date: string
}

const endedDiscounts = ({ title, day }: Comparison): readonly EndedDiscount[] =>
  title.charges.discounts
    .map((discount) => ({ cents: shareOf(discount, title.amount, 1), date: discount.date ?? title.due }))
    .filter(({ date }) => date < day)

const totalReason = (owed: number, paid: number): AmountReason =>
  reason(paid < owed ? 'paid_less' : 'paid_more', owed, paid, true)

const afterItsDay = (owed: number, { cents, date }: EndedDiscount, certain: boolean): AmountReason =>
  worded('discount_after_its_day', owed, cents, certain, {
    pt: `desconto de ${reais(cents)} tomado depois do seu último dia, ${date}`,
    en: `discount of ${reais(cents)} taken after its last day, ${date}`,
  })

type AmountTexts = (owed: string, paid: string) => LocalizedText

const TEXTS: Readonly<
  Record<Exclude<AmountReasonCode, 'slip_invalid' | 'amount_unknown' | 'discount_after_its_day'>, AmountTexts>
> = {
  paid_less: (owed, paid) => ({ pt: `pago ${paid}, menos que ${owed}`, en: `paid ${paid}, less than ${owed}` }),
  paid_more: (owed, paid) => ({ pt: `pago ${paid}, mais que ${owed}`, en: `paid ${paid}, more than ${owed}` }),
  fine_not_paid: (owed) => ({ pt: `multa de ${owed} não paga`, en: `fine of ${owed} not paid` }),
  fine_differs: (owed, paid) => ({
    pt: `multa de ${paid} em vez de ${owed}`,
    en: `fine of ${paid} instead of ${owed}`,
  }),
  interest_not_paid: (owed) => ({ pt: `juros de ${owed} não pagos`, en: `interest of ${owed} not paid` }),
  interest_differs: (owed, paid) => ({
    pt: `juros de ${paid} em vez de ${owed}`,
    en: `interest of ${paid} instead of ${owed}`,
  }),
  charges_differ: (owed, paid) => ({
    pt: `multa e juros de ${paid} em vez de ${owed}`,
    en: `fine and interest of ${paid} instead of ${owed}`,
  }),
  charges_not_owed: (_, paid) => ({
    pt: `multa e juros de ${paid}, que não eram devidos`,
    en: `fine and interest of ${paid}, which were not owed`,
  }),
  discount_not_owed: (_, paid) => ({
    pt: `desconto de ${paid}, que o boleto não tem neste dia`,
    en: `discount of ${paid}, which the slip does not have on this day`,
  }),
  discount_not_taken: (owed) => ({ pt: `desconto de ${owed} não tomado`, en: `discount of ${owed} not taken` }),
  discount_differs: (owed, paid) => ({
    pt: `desconto de ${paid} em vez de ${owed}`,
    en: `discount of ${paid} instead of ${owed}`,
  }),
  rebate_not_taken: (owed) => ({ pt: `abatimento de ${owed} não tomado`, en: `rebate of ${owed} not taken` }),
  rebate_differs: (owed, paid) => ({
    pt: `abatimento de ${paid} em vez de ${owed}`,
    en: `rebate of ${paid} instead of ${owed}`,
  }),
  fee_deducted: (_, paid) => ({
    pt: `tarifa de ${paid} já descontada do valor pago`,
    en: `fee of ${paid} already deducted from the paid amount`,
  }),
}

const reason = (code: keyof typeof TEXTS, owed: number, paid: number, certain: boolean): AmountReason =>
  worded(code, owed, paid, certain, TEXTS[code](reais(owed), reais(paid)))

const worded = (
  code: AmountReasonCode,
  owed_amount: number,
  paid_amount: number,
  certain: boolean,
  { pt, en }: LocalizedText,
): AmountReason => ({
  code,
  owed_amount,
  paid_amount,
  certain,
  text: certain ? { pt, en } : { pt: `provável: ${pt}`, en: `probable: ${en}` },
})

const reais = (cents: number): string => `R$ ${formatMoney(cents)}`
