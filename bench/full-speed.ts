/**
 * Whether the processor runs at full speed: the hosts of virtual machines slow down, many times over, for seconds at a time, and give the other half
 * of a core to another machine, of which this one is told nothing.
 */
import type { Clock } from './measure.js'

/**
 * About a millisecond of work of many steps at a time, in more memory than the nearest cache holds: what shares the core slows it down as it does all
 * work. A loop in registers, of which one step waits for the one before, does not feel it.
 */
const STEPS = 600_000
const FROM = new Uint8Array(STEPS).map((_, i) => i)
const TABLE = new Uint8Array(256).map((_, i) => i * 7)
const TO = new Uint8Array(STEPS)
/** The first ones are still interpreted. */
const WARM_UP = 10
/** A loop that takes so much longer than the best is slow. */
const TOLERANCE = 1.15
/** Of the loops of an opening, not the very fastest, which is an outlier. */
const BEST = 0.05

function loop(): number {
  const start = performance.now()
  for (let i = 0; i < STEPS; i++) TO[i] = TABLE[FROM[i]!]!
  return performance.now() - start
}

/** Milliseconds that the loop takes at full speed: the best of so many. */
export function fullSpeed(loops: number): number {
  for (let i = 0; i < WARM_UP; i++) loop()
  const times = Array.from({ length: loops }, loop).sort((a, b) => a - b)
  return times[Math.floor(loops * BEST)]!
}

/**
 * Whether the processor runs at full speed now. Where processor time is measured, it does not matter that the clock goes on while another
 * process has its turn; nor, of what the process takes, that its other threads still collect garbage.
 */
export function isFullSpeed(full: number, clock: Clock): boolean {
  const start = process.cpuUsage()
  const wall = loop()
  const { user, system } = process.cpuUsage(start)
  const taken = clock === 'wall' ? wall : Math.min(wall, (user + system) / 1000)
  return taken <= full * TOLERANCE
}

/** Waits for full speed, for so many milliseconds at the most; tells whether it came. */
export function awaitFullSpeed(full: number, clock: Clock, milliseconds: number): boolean {
  const end = performance.now() + milliseconds
  do if (isFullSpeed(full, clock)) return true
  while (performance.now() < end)
  return false
}
