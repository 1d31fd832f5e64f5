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
    let hash = FNV_BASIS
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ data[at]!, FNV_PRIME)
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const number = table[slot]! - 1
      if (number < 0) {
        ends.push(to)
        table[slot] = starts.push(from)
        return starts.length - 1
      }
      if (areEqual(data, from, to, starts[number]!, ends[number]!)) return number
    }
  }
}

/** Constants of the hash function FNV-1a. */
const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

function areEqual(data: Uint8Array, from: number, to: number, start: number, end: number): boolean {
  if (to - from !== end - start) return false
  for (let i = from, j = start; i < to; i++, j++) if (data[i] !== data[j]) return false
  return true
}
