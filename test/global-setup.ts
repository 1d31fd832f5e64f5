import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { SCRATCH } from './scratch.js'
import { seedOfRun } from './seed.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of every property of the run. */
    seed: number
    /** Whether the run is `npm run test:long`. */
    long: boolean
    /** Whether the run updates golden files. */
    updates: boolean
    /** Folder for what several test files need. Inside node_modules, so that programs in it find their packages. */
    scratch: string
  }
}

/** Chooses the seed once for all workers, and prints it. */
export default function setUpRun({ config, provide }: TestProject): () => void {
  const { seed, source } = seedOfRun()
  provide('seed', seed)
  console.log(`Properties draw with FC_SEED=${seed} (${source})`)
  provide('updates', config.snapshotOptions.updateSnapshot === 'all')
  provide('scratch', SCRATCH)
  return () => rmSync(SCRATCH, { recursive: true, force: true })
}
