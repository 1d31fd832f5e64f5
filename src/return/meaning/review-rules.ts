/** The rules by which a payment or reversal needs review although its line is sound. All readers evaluate them: the fast ones leave such a title to the fallback reader. */
import type { ReturnDialect } from '../../banks/index.js'
import { NO_AMOUNT, ZERO_AMOUNT } from './lowered-sources.js'
import type { ReviewCode } from './needs-review.js'
import {
  type AmountPlan,
  type ChoicePlan,
  choiceOf,
  type DatePlan,
  mapChoice,
  type TestPlan,
} from './plan-expressions.js'

/** Why a title that moves money needs review. */
export interface ReviewRule {
  readonly code: Extract<
    ReviewCode,
    'paid_amount_unknown' | 'zero_payment' | 'payment_date_unknown' | 'generic_reading'
  >
  /** Whether a title that moves money needs it. */
  readonly applies: ChoicePlan<boolean>
}

/** Returns the rules that may apply, in the order of the reasons. A bank that does not send the day of payments has no rule for it. */
export function reviewRules(
  paid: AmountPlan,
  paidAt: DatePlan,
  evidence: ReturnDialect['evidence'] | undefined,
): readonly ReviewRule[] {
  const rules: readonly ReviewRule[] = [
    { code: 'paid_amount_unknown', applies: ifTrue({ equal: [paid, NO_AMOUNT] }) },
    { code: 'zero_payment', applies: ifTrue({ equal: [paid, ZERO_AMOUNT] }) },
    { code: 'payment_date_unknown', applies: mapChoice(paidAt, (date) => date !== null && ifTrue({ blank: date })) },
    { code: 'generic_reading', applies: evidence === 'generic' },
  ]
  return rules.filter(({ applies }) => applies !== false)
}

/** Whether a title moves money and one of the rules applies. */
export const needsReview = (isMoney: ChoicePlan<boolean>, rules: readonly ReviewRule[]): ChoicePlan<boolean> =>
  mapChoice(isMoney, (is) => is && rules.reduceRight<ChoicePlan<boolean>>(eitherOf, false))

const eitherOf = (others: ChoicePlan<boolean>, { applies }: ReviewRule): ChoicePlan<boolean> =>
  mapChoice(applies, (is) => is || others)

const ifTrue = (test: TestPlan): ChoicePlan<boolean> => choiceOf(test, true, false)
