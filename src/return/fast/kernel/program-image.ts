/** A program as it will lie in the kernel's memory, from its beginning on. */
import { Region } from './program.js'

/** Everything begins at a multiple of this. */
const EVEN = 16

export class ProgramImage {
  private readonly memory = Buffer.alloc(Region.outcomes)
  private end: number = Region.program

  /** The bytes that are used. */
  get bytes(): Buffer {
    return this.memory.subarray(0, this.end)
  }

  /**
   * Room for so many bytes.
   *
   * @throws {RangeError} when there is not as much
   */
  room(size: number): number {
    const at = this.end
    this.end += Math.ceil(size / EVEN) * EVEN
    if (this.end > Region.outcomes) throw new RangeError('the program is larger than its place')
    return at
  }

  /** Writes numbers, one behind the other. */
  put(at: number, ...numbers: readonly number[]): void {
    for (const [i, number] of numbers.entries()) this.memory.writeInt32LE(number, at + 4 * i)
  }

  /** Writes a number of 64 bits. */
  putLong(at: number, number: bigint): void {
    this.memory.writeBigUInt64LE(number, at)
  }

  fill(at: number, byte: number, count = 1): void {
    this.memory.fill(byte, at, at + count)
  }

  copy(at: number, bytes: Uint8Array): void {
    this.memory.set(bytes, at)
  }

  /** Numbers of their own: where they are. */
  list(numbers: readonly number[]): number {
    const at = this.room(4 * numbers.length)
    this.put(at, ...numbers)
    return at
  }
}
