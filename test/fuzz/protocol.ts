/** Memory shared by the thread that runs inputs and the thread that watches it: the current input, in case it never ends. */
import { TARGETS } from './targets.js'

export const TARGET_NAMES: readonly string[] = Object.keys(TARGETS)

/** Largest size of an input. */
const MAX_INPUT = 8 * 1024 * 1024

/** Number of inputs so far, the current target, its seed, and the length of the input. */
const AT = { tried: 0, target: 1, seed: 2, length: 3 } as const

export interface Attempt {
  readonly target: string
  readonly seed: number
  readonly bytes: Uint8Array
}

export class Shared {
  private readonly numbers: Int32Array
  private readonly input: Uint8Array

  constructor(readonly memory = new SharedArrayBuffer(16 + MAX_INPUT)) {
    this.numbers = new Int32Array(memory, 0, 4)
    this.input = new Uint8Array(memory, 16)
  }

  /** Announces the next input. */
  begin({ target, seed, bytes }: Attempt): void {
    this.input.set(bytes.subarray(0, MAX_INPUT))
    this.numbers[AT.length] = Math.min(bytes.length, MAX_INPUT)
    this.numbers[AT.target] = TARGET_NAMES.indexOf(target)
    this.numbers[AT.seed] = seed
    Atomics.add(this.numbers, AT.tried, 1)
  }

  get tried(): number {
    return Atomics.load(this.numbers, AT.tried)
  }

  /** What is being tried. */
  get attempt(): Attempt {
    return {
      target: TARGET_NAMES[this.numbers[AT.target]!]!,
      seed: this.numbers[AT.seed]!,
      bytes: this.input.slice(0, this.numbers[AT.length]),
    }
  }
}

/** A fault, and the smallest input that shows it. */
export interface Finding extends Attempt {
  readonly signature: string
  readonly from: string
  readonly error: string
}
