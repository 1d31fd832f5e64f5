/** One measurement, in a process of its own: what it is comes as an argument, what was found goes to the parent. */
import { type Effort, Measured, peakMemory, type Run, type Time, timesOf } from './measure.js'
import type { Input, SuiteName, Work } from './suite.js'
import { suiteOf } from './suites/index.js'

export interface Job extends Effort {
  readonly suite: SuiteName
  readonly work: string
  /** `speed` takes times beside the baselines; `memory` runs once, alone. */
  readonly mode: 'speed' | 'memory'
  readonly input: Input
}

export type Finding =
  | { readonly missing: string }
  | { readonly times: readonly Time[]; readonly bases: readonly Time[] }
  | { readonly peak: number; readonly before: number }

async function measure({ suite: name, work: workName, mode, input, ...effort }: Job): Promise<Finding> {
  const suite = suiteOf(name)
  const baselines = suite.baselines(input.file)
  const work = [...baselines, ...suite.works(input.file)].find((work) => work.name === workName)
  if (work === undefined) throw new Error(`no work ${workName}`)
  const missing = (await work.missing?.(input)) ?? null
  if (missing !== null) return { missing }
  if (mode === 'memory') return memoryOf(work, input)
  const runs: Run[] = []
  for (const each of [...baselines, work]) runs.push(await each.prepare(input))
  const times = await timesOf(runs, effort)
  return { times: times.slice(-1), bases: times.slice(0, -1) }
}

async function memoryOf(work: Work, input: Input): Promise<Finding> {
  const run = await work.prepare(input)
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const last = await run()
  return last instanceof Measured ? { peak: last.peak, before: 0 } : { peak: peakMemory(), before }
}

const finding = await measure(JSON.parse(process.argv[2]!) as Job)
process.send!(finding)
