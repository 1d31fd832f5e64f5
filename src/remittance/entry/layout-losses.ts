/** Losses that are known before an entry is written. */
import { ValidationError } from '../../cobranca/index.js'
import type { LayoutLoss } from './losses.js'
import type { PlannedLosses } from './planned-losses.js'
import type { PreparedEntry } from './prepared-entry.js'

/**
 * Checks that the layout has columns for the fields that an entry sends.
 *
 * @throws {ValidationError} under each field without columns
 */
export function checkLayoutLosses({ ofLayout }: PlannedLosses, { slip, wallet: { layoutName } }: PreparedEntry): void {
  let lost: LayoutLoss[] | null = null
  for (const loss of ofLayout) {
    if (!loss.isAsked(slip)) continue
    lost ??= []
    lost.push(loss)
  }
  if (lost === null) return
  const message = `não pode ser enviado no ${layoutName}`
  throw new ValidationError(Object.fromEntries(lost.map(({ field }) => [field, [message]])))
}
