/** Draws that depend only on a position and a purpose, so that they are identical in every run and in any order. */

/** Values with their counts. */
export type Weights<T> = readonly (readonly [value: T, count: number])[]

export class Draw {
  #state: number

  constructor(position: number, purpose = 0) {
    this.#state = Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)
  }

  /** Returns a number from 0 to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }

  /** Returns true with the given probability. */
  is(share: number): boolean {
    return this.next() < share
  }

  /** Returns an integer; both limits are included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  /** Returns a number with the given count of digits. */
  digits(count: number): number {
    return this.integer(10 ** (count - 1), 10 ** count - 1)
  }

  oneOf<T>(values: readonly T[]): T {
    return values[this.integer(0, values.length - 1)]!
  }

  weighted<T>(weights: Weights<T>): T {
    let rest = this.next() * weights.reduce((sum, [, count]) => sum + count, 0)
    for (const [value, count] of weights) {
      rest -= count
      if (rest < 0) return value
    }
    return weights.at(-1)![0]
  }
}
