/** Reasons to check a record that only a settlement finds, beside those of the record. */
import type { LocalizedText } from '../cobranca/index.js'
import type { ReturnRecord, ReviewReason } from '../return/index.js'

const REASONS = {
  conditional_reversal: {
    pt: 'O cheque foi devolvido, mas não se sabe se o pagamento foi baixado: ele pode ter sido só anunciado. Estorne somente o que estiver baixado para o título.',
    en: 'The cheque came back, but it is not known whether its payment was booked: it may have been announced only. Undo no more than is booked for the title.',
  },
  reversal_above_booked: {
    pt: 'O estorno é maior do que o valor baixado para o título: só o valor baixado é estornado. Confira os pagamentos do título no banco.',
    en: 'The reversal is more than what is booked for the title: only the booked amount is undone. Check the payments of the title with the bank.',
  },
  reversal_without_payment: {
    pt: 'O banco informa um estorno de um boleto pago, mas não há pagamento baixado para o título. Confira no banco se o boleto continua pago.',
    en: 'The bank reports a reversal of a slip that is paid, but no payment of the title is booked. Check with the bank whether the slip is still paid.',
  },
  reversed_amount_unknown: {
    pt: 'O banco não informa o valor do estorno. Confira-o no banco antes de estornar.',
    en: 'The bank does not send the reversed amount. Check it with the bank before you undo the payment.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Code of a reason that only a settlement finds. */
export type SettlementReviewCode = keyof typeof REASONS

/** Why a person must check a settled record: a reason of the record, or one that the settlement has found. */
export interface SettlementReviewReason extends Omit<ReviewReason, 'code'> {
  readonly code: ReviewReason['code'] | SettlementReviewCode
}

/** Reasons of a record without an amount. The amount of a reversal depends on what is booked: its effect has a reason of its own. */
const WITHOUT_AMOUNT: readonly ReviewReason['code'][] = ['paid_amount_unknown', 'zero_payment']

/**
 * Returns the reasons to check a record: its own, and that of its effect as a reversal.
 *
 * @param undone effect of a reversal; null for other records
 */
export function reviewReasons(
  { needs_review, line }: Pick<ReturnRecord, 'needs_review' | 'line'>,
  undone: { readonly review: SettlementReviewCode | null } | null,
): readonly SettlementReviewReason[] {
  if (undone === null) return needs_review
  const own = needs_review.filter(({ code }) => !WITHOUT_AMOUNT.includes(code))
  const { review } = undone
  return review === null ? own : [...own, { code: review, line, text: REASONS[review] }]
}
