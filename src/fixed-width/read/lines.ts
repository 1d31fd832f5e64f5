/**
 * Bytes to lines: CR LF, LF, CR, mixed, none at the end; the same lines for every way the bytes are cut into chunks.
 *
 * Nothing is lost: `before` + content + `after` + `terminator` of all lines, put together, are the file.
 */

/** A line as bytes, without its line end. */
export interface ByteLine {
  /** 1-based. */
  readonly number: number
  /** Offset in the file of the first byte of the content. */
  readonly offset: number
  /** Holds the content from `start` to `end`; may be a view of a chunk that is used again, so take what you need before the next chunk. */
  readonly bytes: Buffer
  readonly start: number
  readonly end: number
  /** Bytes before the content that are none of it: a byte order mark, a 0x1A, also those of a file joined to the one before. */
  readonly before: string
  /** Bytes behind it that are none of it: 0x1A and NUL at the end of a file. */
  readonly after: string
  readonly terminator: '\r\n' | '\n' | '\r' | '\r\r\n' | ''
}

/** Bytes not yet cut into lines. */
export interface UnreadBytes {
  readonly bytes: Buffer
  /** Where the next line begins. */
  readonly at: number
  /** Its number in the file, 1-based. */
  readonly line: number
}

const NOTHING = Buffer.alloc(0)
const LF = 10
const CR = 13
const NUL = 0
const END_OF_FILE = 0x1a
/** Length of UTF-8's byte order mark: EF BB BF. */
const MARK = 3

/** So much of a chunk is copied behind an unfinished line, to be read with it. The lines behind that one are read where they are. */
const SEAM = 4096

/** A longer run without line end is cut into lines of this many bytes, so that memory stays bounded. A multiple of 150, 240, 400 and 444. */
export const LONGEST_LINE = 2 * 3 * 4 * 25 * 37 * 4

/** Cuts chunks of bytes into lines. Keeps only the unfinished last line. */
export class LineSplitter {
  /** Where the lines are cut from: the unfinished line, if any, and the chunk. */
  private bytes: Buffer = NOTHING
  /** Where the next line begins in it, and the offset in the file of its first byte. */
  private start = 0
  private base = 0
  /** Up to where it is known that there is no line end, so that a line that comes byte by byte is not searched again and again. */
  private searched = 0
  /** The next LF and CR: -2 unknown, -1 none. */
  private lineFeed = -2
  private carriageReturn = -2
  /** Room of its own for an unfinished line and the chunk behind it: a chunk may be used again by whoever reads the file. */
  private room: Buffer = NOTHING
  private spare: Buffer = NOTHING
  private inRoom = false
  /** The chunk, where only its first bytes are at hand, behind the unfinished line before it: see {@link SEAM}. */
  private behind: { readonly bytes: Buffer; readonly seam: number; readonly rest: number } | null = null
  private passed = 0

  /** The lines that end in this chunk. */
  push(chunk: Uint8Array): ByteLine[] {
    this.feed(chunk)
    return this.all(false)
  }

  /** The last line, if it has no line end. */
  end(): ByteLine[] {
    return this.all(true)
  }

  /** Takes a chunk. Its lines are to be taken by {@link next} before another is fed, until there is none. */
  feed(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    const rest = this.bytes.length
    this.inRoom = rest > 0
    if (rest === 0) this.bytes = bytes
    else {
      const seam = Math.min(bytes.length, SEAM)
      this.append(bytes.subarray(0, seam))
      if (seam < bytes.length) this.behind = { bytes, seam, rest }
    }
    this.forgetEnds()
  }

  /** The next line; null when it is not finished in what was fed. The `last` may lack its line end. */
  next(last = false): ByteLine | null {
    if (this.behind === null) return this.nextAtHand(last)
    if (this.start < this.behind.rest) {
      const line = this.nextAtHand(false, true)
      if (line !== null) return line
    }
    this.loadMore()
    return this.next(last)
  }

  /** Sees to it that more bytes are {@link unread}. False when what was fed has no more of them. */
  loadMore(): boolean {
    const { behind } = this
    if (behind === null) return false
    this.behind = null
    const { bytes, seam, rest } = behind
    if (this.start < rest) this.append(bytes.subarray(seam))
    else {
      this.bytes = bytes
      this.base += rest
      this.start -= rest
      this.searched = this.start
      // Lines that were given lie in the room, up to the next chunk.
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

  /** What is left of what was fed, for whoever reads lines of one width faster; see {@link skipRead}. */
  get unread(): UnreadBytes {
    return { bytes: this.bytes, at: this.start, line: this.passed + 1 }
  }

  /** Goes on behind lines that were read elsewhere: `count` whole lines, up to `at`. */
  skipRead(count: number, at: number): void {
    this.passed += count
    this.start = at
    if (this.searched < at) this.searched = at
  }

  /** Where the next line begins, as an offset in the file; null within one that is not finished. */
  get offset(): number | null {
    return this.behind !== null || this.start < this.bytes.length ? null : this.base + this.start
  }

  /** Goes on behind lines that were read elsewhere and were never fed: so many, of so many bytes in all. Only where a line begins. */
  skipUnfed(lines: number, bytes: number): void {
    this.passed += lines
    this.base += bytes
  }

  private all(last: boolean): ByteLine[] {
    const lines: ByteLine[] = []
    for (let line = this.next(last); line !== null; line = this.next(last)) lines.push(line)
    return lines
  }

  /** Where the next line end begins, or -1. Leaves in `searched` where the content ends as far as is known. */
  private lineEnd(): number {
    const { bytes, start, searched } = this
    if (this.lineFeed < start && this.lineFeed !== -1) this.lineFeed = bytes.indexOf(LF, searched)
    if (this.carriageReturn < start && this.carriageReturn !== -1) this.carriageReturn = bytes.indexOf(CR, searched)
    const { lineFeed, carriageReturn } = this
    const end = carriageReturn === -1 || (lineFeed !== -1 && lineFeed < carriageReturn) ? lineFeed : carriageReturn
    this.searched = end === -1 ? bytes.length : end
    return end
  }

  /** Puts bytes behind those at hand, in the room. */
  private append(bytes: Buffer): void {
    const rest = this.bytes.length
    const length = rest + bytes.length
    if (this.room.length < length) {
      const roomier = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.room.length))
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

  /** Keeps what is left: what was fed may be gone when more comes. Lines already given still lie where they were. */
  keep(): null {
    const { bytes, start } = this
    if (start > 0 || !this.inRoom) {
      const rest = bytes.length - start
      const from = this.room
      this.room = this.inRoom ? this.spare : from
      if (this.inRoom) this.spare = from
      if (this.room.length < rest) this.room = Buffer.allocUnsafeSlow(rest)
      bytes.copy(this.room, 0, start)
      this.bytes = this.room.subarray(0, rest)
      this.inRoom = true
      this.base += start
      this.searched -= start
      this.start = 0
    }
    this.forgetEnds()
    return null
  }

  private line(bytes: Buffer, from: number, to: number, terminator: ByteLine['terminator'], base: number): ByteLine {
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
      before: start === from ? '' : latin1(bytes, from, start),
      after: end === to ? '' : latin1(bytes, end, to),
      terminator,
    }
  }
}

/** The lines of a whole file. */
export function splitLines(bytes: Uint8Array): ByteLine[] {
  const splitter = new LineSplitter()
  const lines = splitter.push(bytes)
  for (const line of splitter.end()) lines.push(line)
  return lines
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

/** How many bytes at the beginning of a line are none of its content: a mark or a 0x1A, also where files were joined. */
function paddingAt(bytes: Uint8Array, at: number, end: number): number {
  if (at < end && isPadding(bytes[at]!)) return 1
  return at + MARK <= end && isMark(bytes, at) ? MARK : 0
}

export const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')
