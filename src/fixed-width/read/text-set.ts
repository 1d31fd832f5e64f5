import { digestOfText } from '../../runtime/digest.js'

/** Set of texts. Keeps a 64-bit digest of each text, in 16 to 32 bytes. */
export class TextSet {
  /** Hash table with open addressing. Zero is a free slot. Most sets stay empty. */
  private slots = EMPTY
  private size = 0

  has(text: string): boolean {
    return this.size > 0 && this.slots[this.slotOf(digestOf(text))] !== 0n
  }

  /** Returns whether the text is new. */
  add(text: string): boolean {
    if (2 * this.size >= this.slots.length) this.grow()
    return this.put(digestOf(text))
  }

  private put(digest: bigint): boolean {
    const slot = this.slotOf(digest)
    if (this.slots[slot] !== 0n) return false
    this.slots[slot] = digest
    this.size++
    return true
  }

  private grow(): void {
    const { slots } = this
    this.slots = new BigUint64Array(Math.max(64, 2 * slots.length))
    this.size = 0
    for (const digest of slots) if (digest !== 0n) this.put(digest)
  }

  private slotOf(digest: bigint): number {
    const { slots } = this
    let slot = Number(digest % BigInt(slots.length))
    while (slots[slot] !== 0n && slots[slot] !== digest) slot = (slot + 1) % slots.length
    return slot
  }
}

const EMPTY = new BigUint64Array(0)

/** Zero is a free slot. */
const digestOf = (text: string): bigint => digestOfText(text) || 1n
