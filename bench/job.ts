/** One measurement, in a process of its own: what it is comes as an argument, what was found goes to the parent. */
import { fullSpeed } from './full-speed.js'
import { type Effort, type Found, Measured, peakMemory, type Run, timesOf, Written } from './measure.js'
import type { Input, SuiteName, Work } from './suite.js'
import { suiteOf } from './suites/index.js'

export interface Job extends Omit<Effort, 'clock'> {
  readonly suite: SuiteName
  readonly work: string
  /** `speed` takes times beside the baselines; `memory` runs once, alone. */
  readonly mode: 'speed' | 'memory'
  readonly input: Input
}

export type Finding = { readonly missing: string } | { readonly own: Found; readonly bases: readonly Found[] } | Memory

/** Bytes. */
interface Memory {
  readonly peak: number
  readonly before: number
  /** What was written; null where it is the file that counts. */
  readonly written: number | null
}

/** So many loops of calibration are enough where the parent has taken more. */
const OPENING = 100

async function measure({ suite: name, work: workName, mode, input, full, ...effort }: Job): Promise<Finding> {
  const suite = suiteOf(name)
  const baselines = suite.baselines(input.file)
  const work = [...baselines, ...suite.works(input.file)].find((work) => work.name === workName)
  if (work === undefined) throw new Error(`no work ${workName}`)
  const missing = (await work.missing?.(input)) ?? null
  if (missing !== null) return { missing }
  if (mode === 'memory') return memoryOf(work, input)
  const runs: Run[] = []
  for (const each of [...baselines, work]) runs.push(await each.prepare(input))
  const found = await timesOf(runs, { ...effort, clock: suite.clock, full: Math.min(full, fullSpeed(OPENING)) })
  return { own: found.at(-1)!, bases: found.slice(0, -1) }
}

async function memoryOf(work: Work, input: Input): Promise<Memory> {
  const run = await work.prepare(input)
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const last = await run()
  const written = last instanceof Written ? last.bytes : null
  return last instanceof Measured ? { peak: last.peak, before: 0, written } : { peak: peakMemory(), before, written }
}

const finding = await measure(JSON.parse(process.argv[2]!) as Job)
process.send!(finding)
