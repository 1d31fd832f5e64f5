/** Texts and a number for each, for the keys of a large file. */
import { areEqualRanges, hashOfRange } from '../code/text-bytes.js'

/** Characters of most keys: two of them take one byte. P and X are check digits. */
const PACKED = '0123456789:/-PX'
/** The second half of the last byte of a text of odd length: a sixteenth character. */
const NO_CHARACTER = PACKED.length
const NOT_PACKED = 0x10
/** Before a text of one byte for each character. No packed text begins with it. */
const UNPACKED = 0xff
/** Codes of the packed characters. */
const CODES = new Uint8Array(0x80).fill(NOT_PACKED)
for (const [code, character] of [...PACKED].entries()) CODES[character.charCodeAt(0)] = code

const MAX_LATIN1 = 0xff
/** Lists grow by a quarter: there are several, and each is as long as the file. */
const GROWTH = 1.25
/** Share of the slots that are in use, at most. */
const MAX_LOAD = 0.75
const FREE = -1

/**
 * Gives each text a number, from 0 on. The texts are bytes, one after another, so a million of them are three objects: a fifth of the memory of a `Map`, and no work
 * for the garbage collector. Texts are compared as a whole, so no two have one number.
 */
export class TextTable {
  size = 0
  private bytes = new Uint8Array(2 ** 10)
  /** The end of each text is the start of the next. */
  private starts = new Int32Array(2 ** 6)
  /** Open addressing, by the hash of the bytes. */
  private slots = new Int32Array(2 ** 7).fill(FREE)
  /** Texts with other characters than those of Latin-1, by their numbers. */
  private readonly others = new Map<string, number>()

  /** Returns the number of a text, which gets one if it has none. */
  add(text: string): number {
    const start = this.starts[this.size]!
    // A text that is not packed has one byte more than characters.
    const end = start + text.length + 1
    if (end > this.bytes.length) this.bytes = copied(this.bytes, new Uint8Array(Math.ceil(GROWTH * end)))
    const written = writtenPacked(text, this.bytes, start) ?? writtenUnpacked(text, this.bytes, start)
    if (written === null) return this.others.get(text) ?? this.addOther(text)
    const slot = this.slotOf(written)
    const known = this.slots[slot]!
    if (known !== FREE) return known
    this.slots[slot] = this.size
    return this.grown(written)
  }

  /** Gives a number to a text that has no bytes here. */
  private addOther(text: string): number {
    this.others.set(text, this.size)
    return this.grown(this.starts[this.size]!)
  }

  /** Ends the next text. Returns its number. */
  private grown(end: number): number {
    const number = this.size++
    if (this.size === this.starts.length)
      this.starts = copied(this.starts, new Int32Array(Math.ceil(GROWTH * this.size)))
    this.starts[this.size] = end
    if (this.size > MAX_LOAD * this.slots.length) this.rehash()
    return number
  }

  /** Returns the slot of the text behind the others, or the free slot that it may have. */
  private slotOf(end: number): number {
    const { bytes, starts, slots, size } = this
    const start = starts[size]!
    const mask = slots.length - 1
    for (let slot = hashOfRange(bytes, start, end) & mask; ; slot = (slot + 1) & mask) {
      const number = slots[slot]!
      if (number === FREE) return slot
      if (areEqualRanges(bytes, starts[number]!, starts[number + 1]!, start, end)) return slot
    }
  }

  private rehash(): void {
    const { bytes, starts } = this
    const slots = new Int32Array(2 * this.slots.length).fill(FREE)
    const mask = slots.length - 1
    for (const number of this.slots) {
      if (number === FREE) continue
      let slot = hashOfRange(bytes, starts[number]!, starts[number + 1]!) & mask
      while (slots[slot] !== FREE) slot = (slot + 1) & mask
      slots[slot] = number
    }
    this.slots = slots
  }
}

/** Writes a text of packed characters. Returns its end; null if it has others. */
function writtenPacked(text: string, bytes: Uint8Array, start: number): number | null {
  let end = start
  for (let i = 0; i < text.length; i += 2) {
    const first = codeAt(text, i)
    const second = i + 1 < text.length ? codeAt(text, i + 1) : NO_CHARACTER
    if (first === NOT_PACKED || second === NOT_PACKED) return null
    bytes[end++] = (first << 4) | second
  }
  return end
}

function codeAt(text: string, i: number): number {
  const character = text.charCodeAt(i)
  return character < CODES.length ? CODES[character]! : NOT_PACKED
}

/** Writes a text of Latin-1, with a byte for each character. Returns its end; null if it has other characters. */
function writtenUnpacked(text: string, bytes: Uint8Array, start: number): number | null {
  let end = start
  bytes[end++] = UNPACKED
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i)
    if (character > MAX_LATIN1) return null
    bytes[end++] = character
  }
  return end
}

const longer = (list: Float64Array | Int32Array, length: number): Float64Array | Int32Array =>
  list instanceof Int32Array ? copied(list, new Int32Array(length)) : copied(list, new Float64Array(length))

function copied<A extends Uint8Array | Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from)
  return to
}

/** A list of numbers that grows. */
export class NumberList {
  constructor(private numbers: Float64Array | Int32Array = new Float64Array(2 ** 6)) {}

  /** A list of 32-bit integers. */
  static ofIntegers(): NumberList {
    return new NumberList(new Int32Array(2 ** 6))
  }

  /** 0 where nothing was set. */
  at(index: number): number {
    return this.numbers[index] ?? 0
  }

  set(index: number, value: number): void {
    if (index >= this.numbers.length) this.numbers = longer(this.numbers, Math.ceil(GROWTH * (index + 1)))
    this.numbers[index] = value
  }
}
