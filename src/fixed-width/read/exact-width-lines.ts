/** Lines with exactly the width of the layout, which nearly all lines have, or with some blanks after it. Their ends are found without a search. */

import { latin1Text } from '../../runtime/bytes.js'
import { claimsOf, type FileLayout } from '../define/layout.js'
import { once } from '../once.js'
import { BLANK, CR, LF } from './column-reads.js'
import { readCode } from './column-words.js'

export class ExactWidthLines {
  /** The bytes, by words. Both are set by {@link open}. */
  view!: DataView
  private bytes!: Uint8Array
  private readonly width: number
  /** Last key column of each record. */
  private readonly keys: ReadonlyMap<string, number>
  private lastRole: string | null = null
  private lastKeys = 0

  constructor(private readonly layout: FileLayout) {
    this.width = layout.width
    this.keys = lastKeys(layout)
  }

  /** Sets the bytes to read from. */
  open(bytes: Uint8Array): void {
    if (bytes === this.bytes) return
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  /** Returns the start of the next line; -1 if the line at `at` is incomplete or does not have the width. */
  next(at: number): number {
    const { bytes } = this
    const end = at + this.width
    if (end >= bytes.length) return -1
    const isWhole = isPrintable(bytes[at]!) && isPrintable(bytes[end - 1]!)
    return isWhole ? paddedEnd(bytes, end) : -1
  }

  /**
   * Returns the role of a line; null if no record matches, or if a column up to its last key is not printable: the line ends there, or its columns depend on
   * the charset.
   */
  roleOf(at: number): string | null {
    const { bytes } = this
    const role = this.layout.recognise(bytes, at)
    if (role === null) return null
    if (role !== this.lastRole) {
      this.lastRole = role
      this.lastKeys = this.keys.get(role)!
    }
    const end = at + this.lastKeys
    for (let i = at; i < end; i++) if (!isPrintable(bytes[i]!)) return null
    return role
  }

  /** Whether the bytes have room for a number of lines from a position on, with any line ends. */
  has(lines: number, at: number): boolean {
    return at + lines * (this.width + 2) <= this.bytes.length
  }

  /** Returns the line at a position. */
  text(at: number): string {
    const end = at + this.width
    return latin1Text(this.bytes, at, end + paddingAt(this.bytes, end))
  }
}

/** Number of blanks after the width that a regular line may have. */
export const MAX_PADDING = 64

/** Returns the number of blanks at a position, at most {@link MAX_PADDING}. */
export function paddingAt(bytes: Uint8Array, at: number): number {
  let count = 0
  while (count < MAX_PADDING && bytes[at + count] === BLANK) count++
  return count
}

/** Skips the blanks and the line end at a position. Returns the start of the next line; -1 if there is no line end. */
export function paddedEnd(bytes: Uint8Array, at: number): number {
  const end = at + paddingAt(bytes, at)
  if (bytes[end] === LF) return end + 1
  return bytes[end] === CR && bytes[end + 1] === LF ? end + 2 : -1
}

/** Printable bytes are from the blank to before this byte. They exclude padding (NUL, 0x1A) and byte order marks. */
const END_OF_PRINTABLE = 0x80

const isPrintable = (byte: number): boolean => byte >= BLANK && byte < END_OF_PRINTABLE

/** Generated test whether the byte at a position is printable. */
export const printableTest = (at: string): string => `${readCode(at, 1)} - ${BLANK} >>> 0 < ${END_OF_PRINTABLE - BLANK}`

/** Generated code of `ExactWidthLines.next`, for a line whose first and last byte are printable. At least two bytes must follow the line. */
export function lineEndCode(at: string, width: number): string {
  const [byte, next] = [width, width + 1].map((column) => readCode(`${at} + ${column}`, 1))
  const regular = `${byte} === ${CR} ? (${next} === ${LF} ? ${at} + ${width + 2} : -1) : ${byte} === ${LF} ? ${at} + ${width + 1}`
  return `${regular} : ${byte} === ${BLANK} ? paddedEnd(b, ${at} + ${width}) : -1`
}

/** Returns the last key column of each record. */
const lastKeys: (layout: FileLayout) => ReadonlyMap<string, number> = once(
  (layout) =>
    new Map(claimsOf(layout).map(({ role, keys }) => [role, 1 + Math.max(...keys.map(({ column }) => column))])),
)
