/** What a line that no record claims would have been, and the columns that speak against it. */
import { type Claim, claimsOf, type FileLayout } from '../../fixed-width/index.js'

interface Near {
  /** First and last of the key columns that do not fit, 1-based. */
  readonly columns: readonly [number, number]
  /** What would stand there in the records that are as near as each other. */
  readonly expected: readonly string[]
}

/** The records of a layout whose keys come nearest to those of a line. */
export function nearestRecords(layout: FileLayout, text: string): Near {
  const misses = claimsOf(layout).map((claim) => missesOf(claim, text))
  const [best] = misses.toSorted((a, b) => a.missed.length - b.missed.length || b.fitting - a.fitting)
  const columns = [best!.missed[0]! + 1, best!.missed.at(-1)! + 1] as const
  const alike = misses.filter((each) => each.fitting === best!.fitting && each.missed.join() === best!.missed.join())
  return { columns, expected: [...new Set(alike.map(({ expected }) => expected))] }
}

/** The key columns (from 0) that a line does not have, what should stand there, and how many it has. */
function missesOf({ keys }: Claim, text: string): { missed: number[]; expected: string; fitting: number } {
  const missed = keys.filter(({ column, byte }) => text.charCodeAt(column) !== byte)
  return {
    missed: missed.map(({ column }) => column),
    expected: String.fromCharCode(...missed.map(({ byte }) => byte)),
    fitting: keys.length - missed.length,
  }
}
