import type { TestProject } from 'vitest/node'
import { seedOfRun } from './seed.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of every property of the run. */
    seed: number
    /** Whether the run is `npm run test:long`. */
    long: boolean
  }
}

/** Chooses the seed once for all workers, and prints it. */
export default function setUpRun({ provide }: TestProject): void {
  const { seed, source } = seedOfRun()
  provide('seed', seed)
  console.log(`Properties draw with FC_SEED=${seed} (${source})`)
}
