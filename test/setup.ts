import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * One seed for all the properties of a run, so that a failure can be had again:
 * FC_SEED=<seed> npm test. FC_RUNS=<n> draws n cases for each property (fast-check's own default is 100).
 */
const seed = numberFrom('FC_SEED') ?? Math.floor(Math.random() * 0x7fffffff)
const numRuns = numberFrom('FC_RUNS')

fc.configureGlobal({ seed, ...(numRuns === undefined ? {} : { numRuns }) })

beforeEach(({ onTestFailed, task }) => {
  onTestFailed(() => {
    const runs = numRuns === undefined ? '' : ` FC_RUNS=${numRuns}`
    console.error(`${task.name}: drawn with FC_SEED=${seed}${runs}`)
  })
})

function numberFrom(name: string): number | undefined {
  const text = process.env[name]
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!Number.isInteger(value)) throw new Error(`${name} must be an integer, got ${JSON.stringify(text)}`)
  return value
}
