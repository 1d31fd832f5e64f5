/** Lines of exactly the layout's width, found without searching for their ends: what nearly all lines of a file are. */

import type { FileLayout } from '../define/layout.js'
import type { Fields } from '../define/record.js'
import { readCode } from './column-words.js'

const LF = 10
const CR = 13

export class ExactWidthLines {
  /** The bytes, by words. */
  view: DataView = new DataView(new ArrayBuffer(0))
  private bytes: Buffer = Buffer.alloc(0)
  private readonly width: number
  /** For each record, up to which column it is told by. */
  private readonly keys: ReadonlyMap<string, number>
  private lastRole: string | null = null
  private lastKeys = 0

  constructor(private readonly layout: FileLayout) {
    this.width = layout.width
    this.keys = new Map(Object.entries(layout.records).map(([role, { fields }]) => [role, lastKey(fields)]))
  }

  /** Looks at bytes, until others are opened. */
  open(bytes: Buffer): void {
    if (bytes === this.bytes) return
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  /** Where the line behind the one at a place begins, if that one is as long as it should be; -1 when it is not, or not all there. */
  next(at: number): number {
    const { bytes } = this
    const end = at + this.width
    if (end >= bytes.length) return -1
    const isWhole = isPrintable(bytes[at]!) && isPrintable(bytes[end - 1]!)
    if (!isWhole) return -1
    if (bytes[end] === LF) return end + 1
    return bytes[end] === CR && bytes[end + 1] === LF ? end + 2 : -1
  }

  /** Which record a line is; null when none claims it, or when it ends before the columns that tell. */
  roleOf(at: number): string | null {
    const { bytes } = this
    const role = this.layout.recognise(bytes, at)
    if (role === null) return null
    if (role !== this.lastRole) {
      this.lastRole = role
      this.lastKeys = this.keys.get(role)!
    }
    const end = at + this.lastKeys
    for (let i = at; i < end; i++) if (bytes[i] === LF || bytes[i] === CR) return null
    return role
  }

  /** Whether there are so many lines from a place on, however they end. */
  has(lines: number, at: number): boolean {
    return at + lines * (this.width + 2) <= this.bytes.length
  }

  /** The line at a place. */
  text(at: number): string {
    return this.bytes.toString('latin1', at, at + this.width)
  }
}

/** From the first to the one before `END_OF_PRINTABLE`: neither what fills up a line (NUL, 0x1A) nor the beginning of a byte order mark. */
const PRINTABLE = 0x20
const END_OF_PRINTABLE = 0x80

const isPrintable = (byte: number): boolean => byte >= PRINTABLE && byte < END_OF_PRINTABLE

/** The same, as code: whether the byte at a place is one. */
export const printableTest = (at: string): string =>
  `${readCode(at, 1)} - ${PRINTABLE} >>> 0 < ${END_OF_PRINTABLE - PRINTABLE}`

/** What `next` gives for a line whose first and last byte are printable, as code: there have to be two bytes more than the line has. */
export function lineEndCode(at: string, width: number): string {
  const [byte, next] = [width, width + 1].map((column) => readCode(`${at} + ${column}`, 1))
  return `${byte} === ${CR} ? (${next} === ${LF} ? ${at} + ${width + 2} : -1) : ${byte} === ${LF} ? ${at} + ${width + 1} : -1`
}

const lastKey = (fields: Fields): number =>
  Math.max(
    ...Object.values(fields)
      .filter(({ kind }) => kind === 'key')
      .map(({ to }) => to),
  )
