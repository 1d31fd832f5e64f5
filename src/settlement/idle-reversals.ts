/** Conditional reversals of a file that undo nothing: the payment that came back may follow in the file. */
import type { PaymentReversal } from '../return/index.js'
import type { ReversalEffect } from './reversal-effect.js'
import type { SlipTransitionName } from './slip-status.js'

/**
 * Whether a conditional reversal undoes neither a payment nor a write-off. A reversal that was booked before may have undone nothing: if its payment had been
 * booked with it, the key of the payment would be booked, too.
 *
 * @param effect null if the reversal was booked before
 */
export const isIdle = (
  { conditional }: PaymentReversal,
  effect: ReversalEffect | null,
  transition: SlipTransitionName | null,
): boolean => conditional && (effect === null || (effect.reversal === null && transition !== 'write_off_reversed'))

/** A day after all others, for a reversal without a day. */
const ANY_DAY = '9999-12-31'

export class IdleReversals {
  /** The last day by title. */
  private readonly days = new Map<string, string>()

  /** @param titleKeys all keys of the title */
  add(titleKeys: readonly string[], day: string | null): void {
    const last = day ?? ANY_DAY
    for (const key of titleKeys) if (last > (this.days.get(key) ?? '')) this.days.set(key, last)
  }

  /** Whether an earlier reversal may cancel a payment of this day. A cheque is not returned before its day. */
  mayUndo(titleKeys: readonly string[], day: string | null): boolean {
    return titleKeys.some((key) => {
      const last = this.days.get(key)
      return last !== undefined && (day === null || day <= last)
    })
  }
}
