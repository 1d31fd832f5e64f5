import fc from 'fast-check'
import { beforeEach, inject } from 'vitest'
import { integerFrom } from './seed.js'

/**
 * All properties of a run use the seed chosen by `global-setup.ts`; FC_SEED=<seed> npm test repeats the draws. FC_RUNS=<n> draws n cases per property
 * (fast-check's default is 100).
 */
const seed = inject('seed')
const numRuns = integerFrom('FC_RUNS')

fc.configureGlobal({ seed, ...(numRuns === undefined ? {} : { numRuns }) })

beforeEach(({ onTestFailed, task }) => {
  onTestFailed(() => {
    const runs = numRuns === undefined ? '' : ` FC_RUNS=${numRuns}`
    console.error(`${task.name}: drawn with FC_SEED=${seed}${runs}`)
  })
})
