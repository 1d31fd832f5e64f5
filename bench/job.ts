/** A measurement in its own process. Receives the job as an argument and sends the result to the parent. */
import { fullSpeed } from './full-speed.js'
import { type Effort, type Found, Measured, peakMemory, type Run, timesOf, Written } from './measure.js'
import type { Input, SuiteName, Work } from './suite.js'
import { suiteOf } from './suites/index.js'

export interface Job extends Omit<Effort, 'clock'> {
  readonly suite: SuiteName
  readonly work: string
  /** `speed` measures times together with the baselines; `memory` runs the work once, alone. */
  readonly mode: 'speed' | 'memory'
  readonly input: Input
}

export type Finding = { readonly missing: string } | { readonly own: Found; readonly bases: readonly Found[] } | Memory

/** Bytes. */
interface Memory {
  readonly peak: number
  readonly before: number
  readonly held: number
  /** Bytes written; null if the size of the file counts. */
  readonly bytes: number | null
}

/** Loops of calibration; few are enough, because the parent ran more. */
const CALIBRATION_LOOPS = 100

async function measure({ suite: name, work: workName, mode, input, full, ...effort }: Job): Promise<Finding> {
  const suite = suiteOf(name)
  const baselines = suite.baselines(input.file)
  const work = [...baselines, ...suite.works(input.file)].find((work) => work.name === workName)
  if (work === undefined) throw new Error(`unknown work ${workName}`)
  const missing = (await work.missing?.(input)) ?? null
  if (missing !== null) return { missing }
  if (mode === 'memory') return memoryOf(work, input)
  const runs: Run[] = []
  for (const each of [...baselines, work]) runs.push(await each.prepare(input))
  const found = await timesOf(runs, {
    ...effort,
    clock: suite.clock,
    full: Math.min(full, fullSpeed(CALIBRATION_LOOPS)),
  })
  return { own: found.at(-1)!, bases: found.slice(0, -1) }
}

async function memoryOf(work: Work, input: Input): Promise<Memory> {
  const run = await work.prepare(input)
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const inUse = memoryInUse()
  const last = await run()
  if (last instanceof Measured) return { peak: last.peak, before: 0, held: 0, bytes: null }
  const peak = peakMemory()
  globalThis.gc?.()
  // The result is still read below, so that the collection does not take it.
  return { peak, before, held: memoryInUse() - inUse, bytes: last instanceof Written ? last.bytes : null }
}

/** Memory of objects and buffers, in bytes. */
function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const finding = await measure(JSON.parse(process.argv[2]!) as Job)
process.send!(finding)
