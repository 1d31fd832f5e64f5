/** Pseudorandom numbers, determined by the seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, but not including, a limit. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  /** True once in a number of calls, on average. */
  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256))
  }

  seed(): number {
    return this.below(2 ** 31)
  }
}
