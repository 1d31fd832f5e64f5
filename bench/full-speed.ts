/**
 * Detects whether the processor runs at full speed. Hosts of virtual machines slow down several times for seconds, and give half of a core to other
 * machines, without notice.
 */
import type { Clock } from './measure.js'

/**
 * A loop of about a millisecond whose steps run in parallel and need more memory than the first-level cache, so that another load on the core slows it
 * down like any work. A loop in registers with dependent steps would not slow down.
 */
const STEPS = 600_000
const FROM = new Uint8Array(STEPS).map((_, i) => i)
const TABLE = new Uint8Array(256).map((_, i) => i * 7)
const TO = new Uint8Array(STEPS)
/** V8 still interprets the first runs of the loop. */
const WARM_UP = 10
/** Ratio to the best time above which a loop counts as slow. */
const TOLERANCE = 1.15
/** Quantile taken as the best time; the very fastest loops are outliers. */
const BEST = 0.05

function loop(): number {
  const start = performance.now()
  for (let i = 0; i < STEPS; i++) TO[i] = TABLE[FROM[i]!]!
  return performance.now() - start
}

/** Milliseconds of the loop at full speed: the best of several loops. */
export function fullSpeed(loops: number): number {
  for (let i = 0; i < WARM_UP; i++) loop()
  const times = Array.from({ length: loops }, loop).sort((a, b) => a - b)
  return times[Math.floor(loops * BEST)]!
}

/**
 * Returns whether the processor runs at full speed now. If processor time is measured, time spent in other processes does not count, nor does
 * processor time of other threads that still collect garbage.
 */
export function isFullSpeed(full: number, clock: Clock): boolean {
  const start = process.cpuUsage()
  const wall = loop()
  const { user, system } = process.cpuUsage(start)
  const taken = clock === 'wall' ? wall : Math.min(wall, (user + system) / 1000)
  return taken <= full * TOLERANCE
}

/** Waits for full speed, at most for the given time. Returns whether it was reached. */
export function awaitFullSpeed(full: number, clock: Clock, milliseconds: number): boolean {
  const end = performance.now() + milliseconds
  do if (isFullSpeed(full, clock)) return true
  while (performance.now() < end)
  return false
}
