import type { RemittanceOfBytes } from './with-content.js'

/** A remittance with the positions of the list that its entries were taken from. */
export function atPositions(remittance: RemittanceOfBytes, original: (position: number) => number): RemittanceOfBytes {
  const moved = <T extends { readonly entry: number }>(item: T): T => ({ ...item, entry: original(item.entry) })
  return {
    ...remittance,
    skipped: remittance.skipped.map(original),
    rejected: remittance.rejected.map(moved),
    warnings: remittance.warnings.map(moved),
    records: () => remittance.records().map(moved),
    changes: () =>
      remittance
        .changes()
        .map((change) => (change.entry === null ? change : moved({ ...change, entry: change.entry }))),
  }
}
