/** The tax ids of a file, and where they occur in other texts. */

const LENGTHS = [11, 14] as const
/** Any 11 characters have 8 that start at a multiple of 4. */
const PART = 8
const STEP = 4

/** Part of a text; `to` is excluded. */
export interface PlaceSpan {
  readonly from: number
  readonly to: number
}

export class TaxIds {
  readonly all = new Set<string>()
  /** Bits of the hashes of the parts of all tax ids. */
  private readonly parts = new Int32Array(2 ** (BITS - 5))
  private readonly room = new DataView(new ArrayBuffer(Math.max(...LENGTHS)))

  add(taxId: string): void {
    if (this.all.has(taxId)) return
    this.all.add(taxId)
    if (!LENGTHS.some((length) => length === taxId.length)) return
    const { room, parts } = this
    for (let i = 0; i < taxId.length; i++) room.setUint8(i, taxId.charCodeAt(i))
    for (let at = 0; at < STEP; at++) {
      const hash = hashOf(room.getInt32(at, true), room.getInt32(at + STEP, true))
      for (const place of [firstPlace(hash), secondPlace(hash)]) parts[place >>> 5]! |= 1 << (place & 31)
    }
  }

  /** Whether bytes may have a tax id. False only if they have none; true for few others. */
  mayBeIn({ bytes, view }: BytesWithView, from: number, to: number): boolean {
    const { parts } = this
    for (let at = from; at + PART <= to; at += STEP) {
      // No tax id has blanks.
      if (bytes[at] === BLANK) continue
      const hash = hashOf(view.getInt32(at, true), view.getInt32(at + STEP, true))
      const first = firstPlace(hash)
      if ((parts[first >>> 5]! & (1 << (first & 31))) === 0) continue
      const second = secondPlace(hash)
      if ((parts[second >>> 5]! & (1 << (second & 31))) !== 0) return true
    }
    return false
  }

  /** Returns the places of tax ids in a text: any part of a run of digits and capital letters. */
  in(text: string): PlaceSpan[] {
    const found: PlaceSpan[] = []
    for (const { 0: run, index } of text.matchAll(RUN)) {
      for (const length of LENGTHS) {
        for (let i = 0; i + length <= run.length; i++)
          if (this.all.has(run.slice(i, i + length))) found.push({ from: index + i, to: index + i + length })
      }
    }
    return found
  }
}

/** Bytes, and the same by words. */
interface BytesWithView {
  readonly bytes: Uint8Array
  readonly view: DataView
}

const RUN = /[0-9A-Z]{11,}/g
const BLANK = 0x20

/** Number of bits. With a hundred thousand tax ids, one other part in four hundred passes. */
const BITS = 24

const hashOf = (low: number, high: number): number => {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
}
const firstPlace = (hash: number): number => hash >>> (32 - BITS)
const secondPlace = (hash: number): number => Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f) >>> (32 - BITS)
