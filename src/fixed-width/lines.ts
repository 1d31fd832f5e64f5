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
  readonly bytes: Uint8Array
  readonly start: number
  readonly end: number
  /** Bytes before the content that are none of it: a byte order mark, a 0x1A, also those of a file joined to the one before. */
  readonly before: string
  /** Bytes behind it that are none of it: 0x1A and NUL at the end of a file. */
  readonly after: string
  readonly terminator: '\r\n' | '\n' | '\r' | '\r\r\n' | ''
}

const LF = 10
const CR = 13
const NUL = 0
const END_OF_FILE = 0x1a
/** Length of UTF-8's byte order mark: EF BB BF. */
const MARK = 3

/** A longer run without line end is cut into lines of this many bytes, so that memory stays bounded. A multiple of 150, 240, 400 and 444. */
export const LONGEST_LINE = 2 * 3 * 4 * 25 * 37 * 4

/** Cuts chunks of bytes into lines. Keeps only the unfinished last line. */
export class LineSplitter {
  /** The unfinished line, and room for more of it. A copy: a chunk may be used again by whoever reads the file. */
  private rest: Uint8Array = new Uint8Array(0)
  private restLength = 0
  private restOffset = 0
  /** How many bytes of it are known to be no line end, so that a line that comes byte by byte is not searched again and again. */
  private searched = 0
  private number = 0

  /** The lines that end in this chunk. */
  push(chunk: Uint8Array): ByteLine[] {
    return this.split(chunk, false)
  }

  /** The last line, if it has no line end. */
  end(): ByteLine[] {
    return this.split(new Uint8Array(0), true)
  }

  private split(chunk: Uint8Array, last: boolean): ByteLine[] {
    const bytes = this.restAnd(chunk)
    const base = this.restOffset
    const lines: ByteLine[] = []
    let start = 0
    let searched = this.searched
    let lineFeed = -2
    let carriageReturn = -2
    while (start < bytes.length) {
      if (lineFeed < start && lineFeed !== -1) lineFeed = bytes.indexOf(LF, searched)
      if (carriageReturn < start && carriageReturn !== -1) carriageReturn = bytes.indexOf(CR, searched)
      const end = carriageReturn === -1 || (lineFeed !== -1 && lineFeed < carriageReturn) ? lineFeed : carriageReturn
      searched = end === -1 ? bytes.length : end
      const limit = start + (isMark(bytes, start) ? MARK : 0) + LONGEST_LINE
      if (searched > limit) {
        lines.push(this.line(bytes, start, limit, '', base))
        start = limit
        continue
      }
      const terminator = end === -1 ? (last ? '' : null) : terminatorAt(bytes, end, last)
      if (terminator === null) break
      lines.push(this.line(bytes, start, searched, terminator, base))
      start = searched + terminator.length
      searched = start
    }
    this.keep(bytes, start, searched - start)
    return lines
  }

  private restAnd(chunk: Uint8Array): Uint8Array {
    if (this.restLength === 0) return chunk
    const length = this.restLength + chunk.length
    if (length > this.rest.length) {
      const roomier = new Uint8Array(Math.max(length, 2 * this.rest.length))
      roomier.set(this.rest.subarray(0, this.restLength))
      this.rest = roomier
    }
    this.rest.set(chunk, this.restLength)
    return this.rest.subarray(0, length)
  }

  private keep(bytes: Uint8Array, start: number, searched: number): void {
    if (start > 0 || this.restLength === 0) this.rest = new Uint8Array(bytes.subarray(start))
    this.restLength = bytes.length - start
    this.restOffset += start
    this.searched = searched
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
    this.number++
    return {
      number: this.number,
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
