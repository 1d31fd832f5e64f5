import { createHash } from 'node:crypto'

/** Set of texts. Keeps a 64-bit digest of each text, in 16 to 32 bytes. */
export class TextSet {
  /** Hash table with open addressing. Zero is a free slot. */
  private slots = new BigUint64Array(64)
  private size = 0

  has(text: string): boolean {
    return this.size > 0 && this.slots[this.placeOf(digestOf(text))] !== 0n
  }

  /** Returns whether the text is new. */
  add(text: string): boolean {
    const isNew = this.put(digestOf(text))
    if (2 * this.size > this.slots.length) this.grow()
    return isNew
  }

  private put(digest: bigint): boolean {
    const place = this.placeOf(digest)
    if (this.slots[place] !== 0n) return false
    this.slots[place] = digest
    this.size++
    return true
  }

  private grow(): void {
    const { slots } = this
    this.slots = new BigUint64Array(2 * slots.length)
    this.size = 0
    for (const digest of slots) if (digest !== 0n) this.put(digest)
  }

  private placeOf(digest: bigint): number {
    const { slots } = this
    let place = Number(digest % BigInt(slots.length))
    while (slots[place] !== 0n && slots[place] !== digest) place = (place + 1) % slots.length
    return place
  }
}

const digestOf = (text: string): bigint => createHash('sha256').update(text).digest().readBigUInt64LE() || 1n
