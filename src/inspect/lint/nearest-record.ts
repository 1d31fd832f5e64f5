/** Finds the records that an unknown line resembles most. */
import { type Claim, claimsOf, type FileLayout } from '../../fixed-width/index.js'

interface NearestRecords {
  /** First and last key column that does not match, 1-based. */
  readonly columns: readonly [number, number]
  /** Content of these columns in the nearest records. */
  readonly expected: readonly string[]
}

/** Returns the records whose key columns match the line best; null if a line has the key of a record, but is no line of it. */
export function nearestRecords(layout: FileLayout, text: string): NearestRecords | null {
  const misses = claimsOf(layout).map((claim) => missesOf(claim, text))
  const [best] = misses.toSorted((a, b) => a.missed.length - b.missed.length || b.fitting - a.fitting)
  if (best!.missed.length === 0) return null
  const columns = [best!.missed[0]! + 1, best!.missed.at(-1)! + 1] as const
  const alike = misses.filter((each) => each.fitting === best!.fitting && each.missed.join() === best!.missed.join())
  return { columns, expected: [...new Set(alike.map(({ expected }) => expected))] }
}

/** Returns the key columns (0-based) that do not match, their expected content, and the number of columns that match. */
function missesOf({ keys }: Claim, text: string): { missed: number[]; expected: string; fitting: number } {
  const missed = keys.filter(({ column, byte }) => text.charCodeAt(column) !== byte)
  return {
    missed: missed.map(({ column }) => column),
    expected: String.fromCharCode(...missed.map(({ byte }) => byte)),
    fitting: keys.length - missed.length,
  }
}
