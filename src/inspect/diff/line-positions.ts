/** Positions of the lines of titles in their file, so that the lines can be read again. */

import type { ReadLine } from '../../fixed-width/index.js'
import { latin1Text } from '../../runtime/bytes.js'
import { NumberBlocks } from './number-blocks.js'
import type { FileSpan } from './spans.js'

/** Largest distance of a line from the first one of its title, and largest length of a line. Both are in one number. */
const MAX_LENGTH = 0xffff
const BITS = 16

export class LinePositions {
  private readonly offsets = new NumberBlocks()
  /** The first of the lines of each title. */
  private readonly firsts = NumberBlocks.ofIntegers()
  /** Distance and length of each line. */
  private readonly lines = NumberBlocks.ofIntegers()

  /**
   * Adds the lines of the next title.
   *
   * @param isWanted whether they may be read again
   * @returns false if they cannot be read again
   */
  add(lines: readonly ReadLine[], isWanted: boolean): boolean {
    const { offset } = lines[0]!
    const areAdded = isWanted && lines.every((line) => isPlaced(line, offset))
    this.offsets.push(offset)
    this.firsts.push(this.lines.length)
    if (areAdded) for (const line of lines) this.lines.push(((line.offset - offset) << BITS) | line.raw.length)
    return areAdded
  }

  /** Returns the range from the first line of a title to its last; null if it cannot be read again. */
  spanOf(title: number): FileSpan | null {
    const end = this.endOf(title)
    let length = 0
    for (let i = this.firsts.at(title); i < end; i++) length = Math.max(length, this.distanceOf(i) + this.lengthOf(i))
    return length === 0 ? null : { offset: this.offsets.at(title), length }
  }

  /** Returns the lines of a title from the bytes of its span. */
  textsIn(title: number, bytes: Uint8Array): string[] {
    const texts: string[] = []
    const end = this.endOf(title)
    for (let i = this.firsts.at(title); i < end; i++) {
      const distance = this.distanceOf(i)
      texts.push(latin1Text(bytes, distance, distance + this.lengthOf(i)))
    }
    return texts
  }

  private endOf(title: number): number {
    return title + 1 < this.firsts.length ? this.firsts.at(title + 1) : this.lines.length
  }

  private distanceOf(line: number): number {
    return this.lines.at(line) >>> BITS
  }

  private lengthOf(line: number): number {
    return this.lines.at(line) & MAX_LENGTH
  }
}

/** Whether the bytes of a line are its characters, and are not far from the start of the title. */
function isPlaced({ raw, offset, source }: ReadLine, start: number): boolean {
  const distance = offset - start
  return source.charset === 'latin1' && distance >= 0 && distance <= MAX_LENGTH && raw.length <= MAX_LENGTH
}
