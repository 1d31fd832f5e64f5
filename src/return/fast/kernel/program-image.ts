/** The image of a program in the kernel's memory, from address 0. */
import { Region } from './program.js'

/** Alignment of every allocation. */
const ALIGNMENT = 16

/** A program exceeds a limit of the kernel. */
export class ProgramLimitError extends Error {}

export class ProgramImage {
  private readonly memory = new Uint8Array(Region.programEnd)
  private readonly view = new DataView(this.memory.buffer)
  private end: number = Region.program

  /** The used bytes. */
  get bytes(): Uint8Array {
    return this.memory.subarray(0, this.end)
  }

  /**
   * Allocates `size` bytes.
   *
   * @throws {ProgramLimitError} if there is not enough room
   */
  room(size: number): number {
    const at = this.end
    this.end += Math.ceil(size / ALIGNMENT) * ALIGNMENT
    if (this.end > Region.programEnd) throw new ProgramLimitError('the program is too large for its memory')
    return at
  }

  /** Writes consecutive numbers. */
  put(at: number, ...numbers: readonly number[]): void {
    for (const [i, number] of numbers.entries()) this.view.setInt32(at + 4 * i, number, true)
  }

  /** Writes a 64-bit number. */
  putLong(at: number, number: bigint): void {
    this.view.setBigUint64(at, number, true)
  }

  fill(at: number, byte: number, count = 1): void {
    this.memory.fill(byte, at, at + count)
  }

  copy(at: number, bytes: Uint8Array): void {
    this.memory.set(bytes, at)
  }

  /** Allocates and writes a list of numbers. Returns its position. */
  list(numbers: readonly number[]): number {
    const at = this.room(4 * numbers.length)
    this.put(at, ...numbers)
    return at
  }
}
