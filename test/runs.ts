/** Number of cases per run: all in `npm run test:long`; in `npm test` a part chosen by the seed, so that later commits run other cases. */
import fc from 'fast-check'
import { inject } from 'vitest'

/** True in `npm run test:long`. */
export const isLong: boolean = inject('long')

/** Number of draws of a property: FC_RUNS if it is set, all `cases` in a long run, otherwise `quick` of them. */
export const runs = (cases: number, quick = cases / 5): { numRuns: number } => ({
  numRuns: fc.readConfigureGlobal().numRuns ?? Math.ceil(isLong ? cases : quick),
})

/** Returns all rows in a long run, otherwise `count` of them, in their order, chosen by the seed of the run. */
export function someOf<T>(rows: readonly T[], count: number): readonly T[] {
  if (isLong || rows.length <= count) return rows
  const [chosen] = fc.sample(fc.subarray([...rows], { minLength: count, maxLength: count }), 1)
  return chosen!
}
