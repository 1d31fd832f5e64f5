import { atPositions } from './at-positions.js'
import type { RemittanceLot } from './remittance.js'
import type { RemittanceOfBytes } from './with-content.js'

/**
 * Rebuilds a remittance without lots that have no titles, since all their entries were rejected or left out: banks reject empty lots. The outcome of the
 * entries and each lot's next number stay the same.
 */
export function withoutEmptyLots(
  whole: RemittanceOfBytes,
  lots: readonly RemittanceLot[],
  build: (lots: readonly RemittanceLot[]) => RemittanceOfBytes,
): RemittanceOfBytes {
  const { remittance_number: next_remittance_number } = whole
  const leftOut = new Set([...whole.skipped, ...whole.rejected.map(({ entry }) => entry)])
  const filled = new Set<number>()
  for (const { lot, position } of entriesOf(lots)) {
    if (!leftOut.has(position)) filled.add(lot)
    if (filled.size === lots.length) return whole
  }
  const kept = lots.map((_, lot) => lot).filter((lot) => filled.has(lot))
  // The number of the file is the first wallet's, even if its lot is omitted.
  const rebuilt = build(
    kept.map((lot) => ({ ...lots[lot]!, wallet: { ...lots[lot]!.wallet, next_remittance_number } })),
  )
  const positions = [...entriesOf(lots)].filter(({ lot }) => filled.has(lot)).map(({ position }) => position)
  const numbered = new Map(kept.map((lot, i) => [lot, rebuilt.lots[i]!]))
  return {
    ...atPositions(rebuilt, (position) => positions[position]!),
    lots: whole.lots.map((lot, i) => numbered.get(i) ?? lot),
    skipped: whole.skipped,
    rejected: whole.rejected,
  }
}

/** Every entry, by its position across all lots. */
function* entriesOf(lots: readonly RemittanceLot[]): Iterable<{ readonly lot: number; readonly position: number }> {
  let position = 0
  for (const [lot, { entries }] of lots.entries()) for (const _ of entries) yield { lot, position: position++ }
}
