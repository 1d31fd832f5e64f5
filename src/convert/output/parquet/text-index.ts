import { areEqualRanges, hashOfRange } from '../../../code/text-bytes.js'

/** Texts of a column by their bytes, without strings. */
export class TextIndex {
  /** Range of each text, in the order of the first rows. */
  readonly starts: number[] = []
  readonly ends: number[] = []
  /** Hash table of numbers of texts, counted from 1; 0 is free. At most half full. */
  private readonly table: Int32Array
  private readonly mask: number

  /** @param rows number of texts; at most half of them, and one more, are distinct */
  constructor(
    private readonly data: Uint8Array,
    rows: number,
  ) {
    const size = 2 ** Math.ceil(Math.log2(rows + 4))
    this.table = new Int32Array(size)
    this.mask = size - 1
  }

  get count(): number {
    return this.starts.length
  }

  /** Returns the number of the text in a range, counted from 0; a new text gets the next number. */
  numberOf(from: number, to: number): number {
    const { data, table, mask, starts, ends } = this
    for (let slot = hashOfRange(data, from, to) & mask; ; slot = (slot + 1) & mask) {
      const number = table[slot]! - 1
      if (number < 0) {
        ends.push(to)
        table[slot] = starts.push(from)
        return starts.length - 1
      }
      if (areEqualRanges(data, from, to, starts[number]!, ends[number]!)) return number
    }
  }
}
