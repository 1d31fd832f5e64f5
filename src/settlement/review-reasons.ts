/** Reasons to check a record that only a settlement finds, beside those of the record. */
import type { LocalizedText } from '../cobranca/index.js'
import type { ReturnRecord, ReviewReason } from '../return/index.js'

const REASONS = {
  conditional_reversal: {
    pt: 'O cheque foi devolvido ou o pagamento cancelado, mas não se sabe se o pagamento foi baixado: ele pode ter sido só anunciado. Estorne somente o que estiver baixado para o título.',
    en: 'The cheque came back or the payment was cancelled, but it is not known whether the payment was booked: it may have been announced only. Undo no more than is booked for the title.',
  },
  reversal_above_booked: {
    pt: 'O estorno é maior do que o valor baixado para o título: só o valor baixado é estornado. Confira os pagamentos do título no banco.',
    en: 'The reversal is more than what is booked for the title: only the booked amount is undone. Check the payments of the title with the bank.',
  },
  reversal_without_payment: {
    pt: 'O banco informa um estorno de um boleto pago, mas não há pagamento baixado para o título. Confira no banco se o boleto continua pago.',
    en: 'The bank reports a reversal of a slip that is paid, but no payment of the title is booked. Check with the bank whether the slip is still paid.',
  },
  reversal_of_unbooked_payment: {
    pt: 'O banco estorna um pagamento que talvez não esteja baixado: um pagamento do título espera conferência, ou o valor baixado é menor do que o estorno. Confira o pagamento no banco; confirmado, o estorno é do valor inteiro.',
    en: 'The bank reverses a payment that may not be booked: a payment of the title waits for review, or less is booked than the reversal. Check the payment with the bank; once confirmed, the reversal undoes its whole amount.',
  },
  payment_after_reversal: {
    pt: 'O arquivo traz antes uma devolução de cheque ou um cancelamento do título, do dia deste pagamento ou de depois, sem pagamento baixado: pode ser a deste pagamento. Confira no banco se o dinheiro ficou.',
    en: 'Earlier in the file, a cheque or payment of the title came back, on the day of this payment or later, and nothing was booked: it may be this payment. Check with the bank whether the money stayed.',
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
 * Returns the reasons to check a record: its own, and that which the settlement has found.
 *
 * @param needs_review its own, without those that the slip has decided
 */
export function reviewReasons(
  line: ReturnRecord['line'],
  needs_review: ReturnRecord['needs_review'],
  review: SettlementReviewCode | null,
  isReversal: boolean,
): readonly SettlementReviewReason[] {
  const own = isReversal ? needs_review.filter(({ code }) => !WITHOUT_AMOUNT.includes(code)) : needs_review
  return review === null ? own : [...own, { code: review, line, text: REASONS[review] }]
}
