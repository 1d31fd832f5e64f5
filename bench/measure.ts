/**
 * Measures the times of several runs alternately, so that other load affects all of them alike, and only while the processor runs at full speed.
 * Does not force garbage collections, because V8 would discard optimised code too.
 */
import { awaitFullSpeed, isFullSpeed } from './full-speed.js'

/** Runs the measured code once. The returned value keeps V8 from removing the code as unused. */
export type Run = () => unknown

/** Milliseconds of elapsed time and of processor time (all threads of the process, including the garbage collector). */
export interface Time {
  readonly wall: number
  readonly cpu: number
}

export type Clock = keyof Time

/** Result of a run that writes: the number of bytes, if it differs from the size of the file. */
export class Written {
  constructor(readonly bytes: number) {}
}

/** Result of a run that measures itself, in its own process. */
export class Measured {
  constructor(
    readonly time: Time,
    /** Bytes. */
    readonly peak: number,
  ) {}
}

export interface Effort {
  /** Time to measure each run, in milliseconds of `clock`. */
  readonly budget: number
  /** Minimum number of samples for a median; lower for long runs. */
  readonly minSamples: number
  readonly clock: Clock
  /** Best time of the loop of `full-speed.ts`, in milliseconds. */
  readonly full: number
}

/** Result of measuring a run. */
export interface Found {
  /** Medians. */
  readonly time: Time
  /** Number of samples taken, and of samples that count. */
  readonly taken: number
  readonly kept: number
  /** Whether enough samples were taken at full speed; otherwise all count. */
  readonly isSteady: boolean
}

interface Sample {
  readonly time: Time
  readonly isSteady: boolean
}

/** Minimum duration of a sample; shorter runs are repeated. */
const SAMPLE_MS = 10
/** Duration of the warm-up, in which V8 optimises the code. */
const WARM_MS = 1000
/** Runs of more than a second are measured three times; runs of more than five seconds once. */
const LONG_MS = 1000
const VERY_LONG_MS = 5000
/** Maximum time to wait for full speed before a sample. */
const WAIT_MS = 200
/**
 * If the processor is often slow, measuring ends after this multiple of the planned time, but not before this many milliseconds, provided that there
 * are enough samples for a median.
 */
const PATIENCE = 3
const MIN_PATIENCE_MS = 15_000

export async function timesOf(runs: readonly Run[], effort: Effort): Promise<Found[]> {
  const measured: Measurement[] = []
  for (const run of runs) measured.push(await Measurement.warmedUp(run, effort))
  const planned = measured.reduce((sum, { planned }) => sum + planned, 0)
  const end = performance.now() + Math.max(PATIENCE * planned, MIN_PATIENCE_MS)
  // Short runs take several samples per turn, so that all runs need the same number of turns.
  const turn = effort.budget / Math.min(...measured.map(({ minSamples }) => minSamples))
  while (measured.some(({ isDone }) => !isDone)) {
    for (const each of measured) await each.turn(turn)
    if (performance.now() > end && measured.every(({ isEnough }) => isEnough)) break
  }
  return measured.map((each) => each.found)
}

/** The samples of one run. */
class Measurement {
  readonly #samples: Sample[] = []

  private constructor(
    private readonly run: Run,
    private readonly effort: Effort,
    private readonly repeats: number,
    readonly minSamples: number,
    /** Planned duration, in milliseconds. */
    readonly planned: number,
  ) {}

  static async warmedUp(run: Run, effort: Effort): Promise<Measurement> {
    const first = await sample(run, 1, effort)
    let shortest = first.time[effort.clock]
    for (let warm = shortest; warm < WARM_MS; ) {
      const time = await timed(run, 1)
      shortest = Math.min(shortest, time[effort.clock])
      warm += time[effort.clock]
    }
    const isLong = shortest > LONG_MS
    const minSamples = shortest > VERY_LONG_MS ? 1 : isLong ? Math.min(3, effort.minSamples) : effort.minSamples
    const repeats = Math.max(1, Math.ceil(SAMPLE_MS / Math.max(shortest, 0.001)))
    const planned = Math.max(effort.budget, minSamples * repeats * shortest)
    const measurement = new Measurement(run, effort, repeats, minSamples, planned)
    if (isLong) measurement.#samples.push(first) // A long run needs no warm-up.
    return measurement
  }

  get #steady(): Sample[] {
    return this.#samples.filter(({ isSteady }) => isSteady)
  }

  get isDone(): boolean {
    const steady = this.#steady
    const spent = steady.reduce((sum, { time }) => sum + time[this.effort.clock] * this.repeats, 0)
    return steady.length >= this.minSamples && (this.minSamples === 1 || spent >= this.effort.budget)
  }

  /** Whether there are enough samples for a median, steady or not. */
  get isEnough(): boolean {
    return this.#samples.length >= this.minSamples
  }

  /** Takes samples for the given time. */
  async turn(milliseconds: number): Promise<void> {
    if (this.minSamples === 1 && this.isDone) return
    for (let spent = 0; spent < milliseconds; spent += this.#samples.at(-1)!.time[this.effort.clock] * this.repeats)
      this.#samples.push(await sample(this.run, this.repeats, this.effort))
  }

  get found(): Found {
    const steady = this.#steady
    const isSteady = steady.length >= this.minSamples
    const times = (isSteady ? steady : this.#samples).map(({ time }) => time)
    return {
      time: { wall: median(times, 'wall'), cpu: median(times, 'cpu') },
      taken: this.#samples.length,
      kept: times.length,
      isSteady,
    }
  }
}

async function sample(run: Run, repeats: number, { full, clock }: Effort): Promise<Sample> {
  const before = awaitFullSpeed(full, clock, WAIT_MS)
  const time = await timed(run, repeats)
  return { time, isSteady: before && isFullSpeed(full, clock) }
}

let kept: unknown

async function timed(run: Run, repeats: number): Promise<Time> {
  const cpu = process.cpuUsage()
  const wall = performance.now()
  for (let i = 0; i < repeats; i++) kept = await run()
  const elapsed = performance.now() - wall
  const { user, system } = process.cpuUsage(cpu)
  const last = kept
  kept = undefined
  return last instanceof Measured ? last.time : { wall: elapsed / repeats, cpu: (user + system) / 1000 / repeats }
}

function median(times: readonly Time[], clock: Clock): number {
  const sorted = times.map((time) => time[clock]).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Peak memory of the process, in bytes. */
export const peakMemory = (): number => process.resourceUsage().maxRSS * 1024
