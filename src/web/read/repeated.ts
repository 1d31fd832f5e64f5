/** Payments and reversals that several files have: each is counted once. */
import type { TitleRow } from './title-row.js'

/** Returns the rows whose payment or reversal an earlier row of another file has. `idempotency_key` is equal in every file that has the movement. */
export function repeatedRows(rows: Iterable<TitleRow>): ReadonlySet<TitleRow> {
  const files = new Map<string, number>()
  const repeated = new Set<TitleRow>()
  for (const row of rows) {
    if (row.moved === null) continue
    const { key } = row.moved
    const first = files.get(key)
    if (first === undefined) files.set(key, row.file)
    else if (first !== row.file) repeated.add(row)
  }
  return repeated
}
