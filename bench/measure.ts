/**
 * Times of some runs, taken in turns, so that what else the machine does falls on all of them alike, and only while the processor runs at full
 * speed. Nothing asks for a garbage collection between: V8 would throw away the optimised code with the garbage.
 */
import { awaitFullSpeed, isFullSpeed } from './full-speed.js'

/** One run of what is measured; what it returns keeps it from being optimised away. */
export type Run = () => unknown

/** Milliseconds: of the clock, and of the processor (all threads of the process, the garbage collector's too). */
export interface Time {
  readonly wall: number
  readonly cpu: number
}

export type Clock = keyof Time

/** What a run returns that wrote something: how much, where that is not the file. */
export class Written {
  constructor(readonly bytes: number) {}
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
  /** How long to measure each run, in milliseconds of `clock`. */
  readonly budget: number
  /** Samples that make a median; long runs need fewer. */
  readonly least: number
  readonly clock: Clock
  /** What the loop of `full-speed.ts` takes at best. */
  readonly full: number
}

/** What was found of a run. */
export interface Found {
  /** Medians. */
  readonly time: Time
  /** Samples taken, and those that count. */
  readonly taken: number
  readonly kept: number
  /** Whether enough samples were taken at full speed; otherwise all count. */
  readonly isSteady: boolean
}

interface Sample {
  readonly time: Time
  readonly isSteady: boolean
}

/** A sample is at least this long: what is shorter is repeated. */
const SAMPLE_MS = 10
/** So long, by the same clock, a run is repeated before it is measured, that its code be optimised. */
const WARM_MS = 1000
/** A run of more than a second is measured three times, one of more than five only once. */
const LONG_MS = 1000
const VERY_LONG_MS = 5000
/** How long to wait for full speed before a sample. */
const WAIT_MS = 200
/**
 * When the processor is slow too often, measuring ends after so many times as long as it should take, and so many milliseconds, if there are samples
 * for a median.
 */
const PATIENCE = 3
const LEAST_PATIENCE_MS = 30_000

export async function timesOf(runs: readonly Run[], effort: Effort): Promise<Found[]> {
  const measured: Measurement[] = []
  for (const run of runs) measured.push(await Measurement.warmedUp(run, effort))
  const planned = measured.reduce((sum, { planned }) => sum + planned, 0)
  const end = performance.now() + Math.max(PATIENCE * planned, LEAST_PATIENCE_MS)
  // Several samples a turn of what is short, so that all have what they need in as few turns as the longest takes.
  const turn = effort.budget / Math.min(...measured.map(({ least }) => least))
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
    readonly least: number,
    /** Milliseconds that it should take. */
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
    const least = shortest > VERY_LONG_MS ? 1 : isLong ? Math.min(3, effort.least) : effort.least
    const repeats = Math.max(1, Math.ceil(SAMPLE_MS / Math.max(shortest, 0.001)))
    const planned = Math.max(effort.budget, least * repeats * shortest)
    const measurement = new Measurement(run, effort, repeats, least, planned)
    if (isLong) measurement.#samples.push(first) // It warms itself up.
    return measurement
  }

  get #steady(): Sample[] {
    return this.#samples.filter(({ isSteady }) => isSteady)
  }

  get isDone(): boolean {
    const steady = this.#steady
    const spent = steady.reduce((sum, { time }) => sum + time[this.effort.clock] * this.repeats, 0)
    return steady.length >= this.least && (this.least === 1 || spent >= this.effort.budget)
  }

  /** Whether there are samples for a median, steady or not. */
  get isEnough(): boolean {
    return this.#samples.length >= this.least
  }

  /** Takes samples of so many milliseconds altogether. */
  async turn(milliseconds: number): Promise<void> {
    if (this.least === 1 && this.isDone) return
    for (let spent = 0; spent < milliseconds; spent += this.#samples.at(-1)!.time[this.effort.clock] * this.repeats)
      this.#samples.push(await sample(this.run, this.repeats, this.effort))
  }

  get found(): Found {
    const steady = this.#steady
    const isSteady = steady.length >= this.least
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

/** The most memory that the process ever had, in bytes. */
export const peakMemory = (): number => process.resourceUsage().maxRSS * 1024
