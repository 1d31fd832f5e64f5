/** A list of numbers that grows by blocks: nothing is copied, so the collector has no old lists to find. */

const BITS = 11
const SIZE = 2 ** BITS
const MASK = SIZE - 1

export class NumberBlocks {
  length = 0
  private readonly blocks: (Float64Array | Int32Array)[] = []

  constructor(private readonly newBlock = (): Float64Array | Int32Array => new Float64Array(SIZE)) {}

  /** A list of 32-bit integers. */
  static ofIntegers(): NumberBlocks {
    return new NumberBlocks(() => new Int32Array(SIZE))
  }

  at(index: number): number {
    return this.blocks[index >>> BITS]![index & MASK]!
  }

  push(value: number): void {
    const at = this.length++ & MASK
    if (at === 0) this.blocks.push(this.newBlock())
    this.blocks.at(-1)![at] = value
  }
}
