/**
 * Splits bytes into lines. Line ends may be CR LF, LF or CR, mixed, and missing at the end. The lines are equal for every chunking.
 *
 * Nothing is lost: `before` + content + `after` + `terminator` of all lines is the file.
 */

import { copyOfBytes, latin1Text, newBytes, viewOfBytes } from '../../runtime/bytes.js'
import { CR, LF } from './column-reads.js'

/** A line as bytes, without its line end. */
export interface ByteLine {
  /** 1-based. */
  readonly number: number
  /** Offset in the file of the first byte of the content. */
  readonly offset: number
  /** Has the content from `start` to `end`. May be a view of a chunk that will be reused: copy the content before the next chunk. */
  readonly bytes: Uint8Array
  readonly start: number
  readonly end: number
  /** Bytes before the content: a byte order mark or 0x1A, also from joined files. */
  readonly before: string
  /** Bytes after the content: 0x1A and NUL at the end of a file. */
  readonly after: string
  readonly terminator: '\r\n' | '\n' | '\r' | '\r\r\n' | ''
}

/** Bytes that are not yet split into lines. */
export interface UnreadBytes {
  readonly bytes: Uint8Array
  /** Start of the next line. */
  readonly at: number
  /** Number of the next line in the file, 1-based. */
  readonly line: number
}

const NOTHING = new Uint8Array(0)
const NUL = 0
const END_OF_FILE = 0x1a
/** Length of UTF-8's byte order mark: EF BB BF. */
const MARK = 3

/** Number of bytes of a chunk that are copied after an unfinished line, to complete the line. Later lines are read from the chunk itself. */
const SEAM = 4096

/** Longer lines are cut into lines of this size, to bound memory. A multiple of 150, 240, 400 and 444. */
export const LONGEST_LINE = 2 * 3 * 4 * 25 * 37 * 4

/** Splits chunks of bytes into lines. Keeps only the unfinished last line. */
export class LineSplitter {
  /** Bytes to split: the unfinished line, if any, and the chunk. */
  private bytes: Uint8Array = NOTHING
  /** Start of the next line in `bytes`, and the offset of `bytes` in the file. */
  private start = 0
  private base = 0
  /** End of the searched bytes, so that a line that comes byte by byte is searched only once. */
  private searched = 0
  /** Positions of the next LF and CR; -2 if unknown, -1 if there is none. */
  private lineFeed = -2
  private carriageReturn = -2
  /** Own buffer for an unfinished line and the start of the next chunk, since the caller may reuse its chunks. */
  private room: Uint8Array = NOTHING
  private spare: Uint8Array = NOTHING
  private inRoom = false
  /** The rest of a chunk whose first bytes were copied after an unfinished line: see {@link SEAM}. */
  private pending: { readonly bytes: Uint8Array; readonly seam: number; readonly rest: number } | null = null
  private passed = 0

  /** Takes a chunk. Call {@link next} until it returns null before you feed the next chunk. */
  feed(chunk: Uint8Array): void {
    const bytes = viewOfBytes(chunk)
    const rest = this.bytes.length
    this.inRoom = rest > 0
    if (rest === 0) this.bytes = bytes
    else {
      const seam = Math.min(bytes.length, SEAM)
      this.append(bytes.subarray(0, seam))
      if (seam < bytes.length) this.pending = { bytes, seam, rest }
    }
    this.forgetEnds()
  }

  /** Returns the next line; null if it is incomplete. The `last` line may lack its line end. */
  next(last = false): ByteLine | null {
    if (this.pending === null) return this.nextAtHand(last)
    if (this.start < this.pending.rest) {
      const line = this.nextAtHand(false, true)
      if (line !== null) return line
    }
    this.loadMore()
    return this.next(last)
  }

  /** Adds the rest of the chunk to {@link unread}. False if there is no rest. */
  loadMore(): boolean {
    const { pending } = this
    if (pending === null) return false
    this.pending = null
    const { bytes, seam, rest } = pending
    if (this.start < rest) this.append(bytes.subarray(seam))
    else {
      this.bytes = bytes
      this.base += rest
      this.start -= rest
      this.searched = this.start
      // Returned lines are views of the room until the next chunk.
      this.inRoom = false
      const { room } = this
      this.room = this.spare
      this.spare = room
    }
    this.forgetEnds()
    return true
  }

  private nextAtHand(last: boolean, hasMore = false): ByteLine | null {
    const { bytes, start } = this
    if (start >= bytes.length) return hasMore ? null : this.keep()
    const end = this.lineEnd()
    const limit = start + (isMark(bytes, start) ? MARK : 0) + LONGEST_LINE
    if (this.searched > limit) {
      const line = this.line(bytes, start, limit, '', this.base)
      this.start = limit
      return line
    }
    const terminator = end === -1 ? (last ? '' : null) : terminatorAt(bytes, end, last)
    if (terminator === null) return hasMore ? null : this.keep()
    const line = this.line(bytes, start, this.searched, terminator, this.base)
    this.start = this.searched + terminator.length
    this.searched = this.start
    return line
  }

  /** The remaining bytes, for readers that split lines of one width faster; see {@link skipRead}. */
  get unread(): UnreadBytes {
    return { bytes: this.bytes, at: this.start, line: this.passed + 1 }
  }

  /** Skips `count` lines that another reader has read, up to `at`. */
  skipRead(count: number, at: number): void {
    this.passed += count
    this.start = at
    if (this.searched < at) this.searched = at
  }

  /** Offset of the next line in the file; null inside an unfinished line. */
  get offset(): number | null {
    return this.pending !== null || this.start < this.bytes.length ? null : this.base + this.start
  }

  /** Skips lines that another reader has read and that were never fed. Call it only at the start of a line. */
  skipUnfed(lines: number, bytes: number): void {
    this.passed += lines
    this.base += bytes
  }

  /** Returns the position of the next line end, or -1. Sets `searched` to the end of the content, as far as it is known. */
  private lineEnd(): number {
    const { bytes, start, searched } = this
    if (this.lineFeed < start && this.lineFeed !== -1) this.lineFeed = bytes.indexOf(LF, searched)
    if (this.carriageReturn < start && this.carriageReturn !== -1) this.carriageReturn = bytes.indexOf(CR, searched)
    const { lineFeed, carriageReturn } = this
    const end = carriageReturn === -1 || (lineFeed !== -1 && lineFeed < carriageReturn) ? lineFeed : carriageReturn
    this.searched = end === -1 ? bytes.length : end
    return end
  }

  /** Appends bytes, in the room. */
  private append(bytes: Uint8Array): void {
    const rest = this.bytes.length
    const length = rest + bytes.length
    if (this.room.length < length) {
      const roomier = newBytes(Math.max(length, 2 * this.room.length))
      roomier.set(this.bytes)
      this.room = roomier
    }
    this.room.set(bytes, rest)
    this.bytes = this.room.subarray(0, length)
  }

  private forgetEnds(): void {
    this.lineFeed = -2
    this.carriageReturn = -2
  }

  /** Copies the rest, since the caller may reuse the chunk. Returned lines stay where they are. */
  keep(): null {
    const { bytes, start } = this
    if (start > 0 || !this.inRoom) {
      const rest = bytes.length - start
      const from = this.room
      this.room = this.inRoom ? this.spare : from
      if (this.inRoom) this.spare = from
      if (this.room.length < rest) this.room = newBytes(rest)
      this.room.set(bytes.subarray(start))
      this.bytes = this.room.subarray(0, rest)
      this.inRoom = true
      this.base += start
      this.searched -= start
      this.start = 0
    }
    this.forgetEnds()
    return null
  }

  private line(
    bytes: Uint8Array,
    from: number,
    to: number,
    terminator: ByteLine['terminator'],
    base: number,
  ): ByteLine {
    let start = from
    let end = to
    for (let skip = paddingAt(bytes, start, end); skip > 0; skip = paddingAt(bytes, start, end)) start += skip
    while (end > start && isPadding(bytes[end - 1]!)) end--
    this.passed++
    return {
      number: this.passed,
      offset: base + start,
      bytes,
      start,
      end,
      before: start === from ? '' : latin1Text(bytes, from, start),
      after: end === to ? '' : latin1Text(bytes, end, to),
      terminator,
    }
  }
}

/** Returns a copy of a line that stays as it is after the next chunk. */
export function keptLine(line: ByteLine): ByteLine {
  const bytes = copyOfBytes(line.bytes.subarray(line.start, line.end))
  return { ...line, bytes, start: 0, end: bytes.length }
}

/** Returns the lines of a whole file, one by one. */
export function* eachLine(bytes: Uint8Array): Generator<ByteLine, void, undefined> {
  const splitter = new LineSplitter()
  splitter.feed(bytes)
  for (let line = splitter.next(true); line !== null; line = splitter.next(true)) yield line
}

/** Splits a whole file into lines; stops after the given number of them. */
export function splitLines(bytes: Uint8Array, max = Number.POSITIVE_INFINITY): ByteLine[] {
  const all: ByteLine[] = []
  for (const line of eachLine(bytes)) {
    if (all.length >= max) break
    all.push(line)
  }
  return all
}

function terminatorAt(bytes: Uint8Array, at: number, last: boolean): Exclude<ByteLine['terminator'], ''> | null {
  if (bytes[at] === LF) return '\n'
  if (at + 1 === bytes.length) return last ? '\r' : null
  if (bytes[at + 1] === LF) return '\r\n'
  if (bytes[at + 1] !== CR) return '\r'
  if (at + 2 === bytes.length) return last ? '\r' : null
  return bytes[at + 2] === LF ? '\r\r\n' : '\r'
}

const isPadding = (byte: number): boolean => byte === END_OF_FILE || byte === NUL

const isMark = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf

/** Number of bytes at the start of a line before its content: a byte order mark or 0x1A, also from joined files. */
function paddingAt(bytes: Uint8Array, at: number, end: number): number {
  if (at < end && isPadding(bytes[at]!)) return 1
  return at + MARK <= end && isMark(bytes, at) ? MARK : 0
}
