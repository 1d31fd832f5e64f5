/** Times of some runs, taken in turns, so that what else the machine does falls on all of them alike. */

/** One run of what is measured; what it returns keeps it from being optimised away. */
export type Run = () => unknown

/** Milliseconds: of the clock, and of the processor (all threads of the process, the garbage collector's too). */
export interface Time {
  readonly wall: number
  readonly cpu: number
}

/** What a run returns that measures itself: one in a process of its own. */
export class Measured {
  constructor(
    readonly time: Time,
    /** Bytes. */
    readonly peak: number,
  ) {}
}

export interface Effort {
  /** How long to measure each run, in milliseconds. */
  readonly budget: number
  readonly leastTurns: number
}

/** A sample is at least this long: what is shorter is repeated. */
const SAMPLE_MS = 10
/** A turn takes samples for so long: several of the baselines, which are short and would tell little by one. */
const TURN_MS = 60
const MOST_TURNS = 50

/** So long a run is measured once: it warms itself up. */
const LONG_MS = 8000

/** Median times. */
export async function timesOf(runs: readonly Run[], { budget, leastTurns }: Effort): Promise<Time[]> {
  const taken = runs.map((): Time[] => [])
  const repeats: number[] = []
  for (const [i, run] of runs.entries()) {
    const first = await timed(run, 1)
    if (first.wall > LONG_MS) taken[i]!.push(first)
    else repeats[i] = await warmUp(run, Math.min(500, budget / 2))
  }
  const measured = runs.flatMap((_, i) => (repeats[i] === undefined ? [] : [i]))
  const end = performance.now() + budget * measured.length
  for (let n = 0; n < MOST_TURNS && (n < leastTurns || performance.now() < end); n++) {
    for (const i of measured) {
      const turnEnd = performance.now() + TURN_MS
      do taken[i]!.push(await timed(runs[i]!, repeats[i]!))
      while (performance.now() < turnEnd)
    }
  }
  return taken.map((times) => ({ wall: median(times, 'wall'), cpu: median(times, 'cpu') }))
}

/** Runs until the code is warm; gives how many runs make a sample. */
async function warmUp(run: Run, milliseconds: number): Promise<number> {
  const start = performance.now()
  let shortest = Number.POSITIVE_INFINITY
  do {
    shortest = Math.min(shortest, (await timed(run, 1)).wall)
  } while (performance.now() - start < milliseconds)
  return Math.max(1, Math.ceil(SAMPLE_MS / Math.max(shortest, 0.001)))
}

let kept: unknown

async function timed(run: Run, repeats: number): Promise<Time> {
  globalThis.gc?.()
  const cpu = process.cpuUsage()
  const wall = performance.now()
  for (let i = 0; i < repeats; i++) kept = await run()
  const elapsed = performance.now() - wall
  const { user, system } = process.cpuUsage(cpu)
  const last = kept
  kept = undefined
  return last instanceof Measured ? last.time : { wall: elapsed / repeats, cpu: (user + system) / 1000 / repeats }
}

function median(times: readonly Time[], clock: keyof Time): number {
  const sorted = times.map((time) => time[clock]).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The most memory that the process ever had, in bytes. */
export const peakMemory = (): number => process.resourceUsage().maxRSS * 1024
