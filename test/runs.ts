/** Number of cases per run: all in `npm run test:long`; in `npm test` a part chosen by the seed, so that later commits run other cases. */
import fc from 'fast-check'
import { inject, test } from 'vitest'

/** True in `npm run test:long`. */
export const isLong: boolean = inject('long')

/** Number of draws of a property: FC_RUNS if it is set, all `cases` in a long run, otherwise `quick` of them. */
export const runs = (cases: number, quick = cases / 10): { numRuns: number } => ({
  numRuns: fc.readConfigureGlobal().numRuns ?? Math.ceil(isLong ? cases : quick),
})

/** True in a run with all rows: a long run, or one that updates golden files. */
export const isWhole: boolean = isLong || inject('updates')

/** Returns all rows in a whole run, otherwise `count` of them, in their order, chosen by the seed of the run. */
export function someOf<T>(rows: readonly T[], count: number): readonly T[] {
  if (isWhole || rows.length <= count) return rows
  const [chosen] = fc.sample(fc.subarray([...rows], { minLength: count, maxLength: count }), 1)
  return chosen!
}

/** Defines tests by their names: all in a whole run, otherwise `count` of them. */
export function testSome(count: number, tests: Readonly<Record<string, () => void | Promise<void>>>): void {
  for (const [name, run] of someOf(Object.entries(tests), count)) test(name, run)
}

/** Returns whether the run has the tests of a name: all names in a whole run, otherwise `count` of them. */
export function chosenOf<N extends string>(names: readonly N[], count: number): (name: N) => boolean {
  const chosen = new Set(someOf(names, count))
  return (name) => chosen.has(name)
}
