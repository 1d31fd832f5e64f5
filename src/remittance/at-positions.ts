import type { RemittanceOfBytes } from './with-content.js'

const same = (position: number): number => position

/** Replaces the positions of a remittance's entries by their positions in the list of the caller. */
export function atPositions(remittance: RemittanceOfBytes, original: (position: number) => number): RemittanceOfBytes {
  const moved = <T extends { readonly entry: number }>(item: T): T => ({ ...item, entry: original(item.entry) })
  return {
    ...remittance,
    skipped: remittance.skipped.map(original),
    rejected: remittance.rejected.map(moved),
    warnings: remittance.warnings.map(moved),
    records: (further = same) => remittance.records((position) => further(original(position))),
    changes: () =>
      remittance
        .changes()
        .map((change) => (change.entry === null ? change : moved({ ...change, entry: change.entry }))),
  }
}
