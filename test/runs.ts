/** Number of cases per run: all in `npm run test:long`; in `npm test` a part chosen by the seed, so that later commits run other cases. */
import fc from 'fast-check'
import { inject, test } from 'vitest'

/** True in `npm run test:long`. */
export const isLong: boolean = inject('long')

/** Number of draws of a property: FC_RUNS if it is set, all `cases` in a long run, otherwise `quick` of them. */
export const runs = (cases: number, quick = cases / 10): { numRuns: number } => ({
  numRuns: fc.readConfigureGlobal().numRuns ?? Math.ceil(isLong ? cases : quick),
})

/**
 * Returns `count` rows in their order, chosen by the seed of the run; in a long run `long` of them, in one that updates golden files all.
 *
 * @param long default: all rows; less where a row takes seconds
 */
export function someOf<T>(rows: readonly T[], count: number, long = rows.length): readonly T[] {
  const chosen = inject('updates') ? rows.length : isLong ? long : count
  if (rows.length <= chosen) return rows
  return fc.sample(fc.subarray([...rows], { minLength: chosen, maxLength: chosen }), 1)[0]!
}

/** Defines tests by their names: all in a long run, or one that updates golden files, otherwise `count` of them. */
export function testSome(count: number, tests: Readonly<Record<string, () => void | Promise<void>>>): void {
  for (const [name, run] of someOf(Object.entries(tests), count)) test(name, run)
}

/** Returns whether the run has the tests of a name: of {@link someOf} its names. */
export function chosenOf<N extends string>(names: readonly N[], count: number, long?: number): (name: N) => boolean {
  const chosen = new Set(someOf(names, count, long))
  return (name) => chosen.has(name)
}
