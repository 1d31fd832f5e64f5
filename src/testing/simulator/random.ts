/** Random numbers (mulberry32). The same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number
  /** Returns an integer from `min` to `max`, both included. */
  between(min: number, max: number): number
  /** Returns one of the names, with a probability proportional to its weight; null if all weights are 0. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K | null
}

/** @param seed any integer */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    weighted: (weights) => weightedChoice(weights)(next),
  }
}

/** Returns a function that chooses a name with a number from 0 to 1; see {@link Random.weighted}. */
export function weightedChoice<K extends string>(
  weights: Readonly<Partial<Record<K, number>>>,
): (next: Random['next']) => K | null {
  const named = Object.entries(weights) as [K, number][]
  const sum = named.reduce((sum, [, weight]) => sum + weight, 0)
  return (next) => {
    const drawn = next() * sum
    let passed = 0
    for (const [name, weight] of named) {
      passed += weight
      if (drawn < passed) return name
    }
    return null
  }
}

/** Derives a seed for each item of a list, so that the items do not influence each other. */
export const seedOf = (seed: number, index: number): number =>
  (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
