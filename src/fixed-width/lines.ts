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
  /** Bytes before the content that are none of it: a byte order mark, a 0x1A left by a joined file. */
  readonly before: string
  /** Bytes behind it that are none of it: 0x1A and NUL at the end of a file. */
  readonly after: string
  readonly terminator: '\r\n' | '\n' | '\r' | '\r\r\n' | ''
}

const LF = 10
const CR = 13
const NUL = 0
const END_OF_FILE = 0x1a
const BOM = [0xef, 0xbb, 0xbf]

/** A longer run without line end is cut into lines of this many bytes, so that memory stays bounded. A multiple of 150, 240, 400 and 444. */
export const LONGEST_LINE = 2 * 3 * 4 * 25 * 37 * 4

/** Cuts chunks of bytes into lines. Keeps only the unfinished last line. */
export class LineSplitter {
  private rest: Uint8Array = new Uint8Array(0)
  private restOffset = 0
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
    const bytes = joined(this.rest, chunk)
    const base = this.restOffset
    const lines: ByteLine[] = []
    let start = 0
    let lineFeed = -2
    let carriageReturn = -2
    while (start < bytes.length) {
      if (lineFeed < start && lineFeed !== -1) lineFeed = bytes.indexOf(LF, start)
      if (carriageReturn < start && carriageReturn !== -1) carriageReturn = bytes.indexOf(CR, start)
      const end = carriageReturn === -1 || (lineFeed !== -1 && lineFeed < carriageReturn) ? lineFeed : carriageReturn
      const limit = start + LONGEST_LINE
      if (end === -1 ? bytes.length > limit : end > limit) {
        lines.push(this.line(bytes, start, limit, '', base))
        start = limit
        continue
      }
      if (end === -1) {
        if (!last) break
        lines.push(this.line(bytes, start, bytes.length, '', base))
        start = bytes.length
        break
      }
      const terminator = terminatorAt(bytes, end, last)
      if (terminator === null) break
      lines.push(this.line(bytes, start, end, terminator, base))
      start = end + terminator.length
    }
    // A copy: the chunk may be used again by whoever reads the file.
    this.rest = bytes.slice(start)
    this.restOffset = base + start
    return lines
  }

  private line(bytes: Uint8Array, from: number, to: number, terminator: ByteLine['terminator'], base: number): ByteLine {
    let start = from
    let end = to
    if (this.number === 0 && BOM.every((byte, i) => from + i < to && bytes[from + i] === byte)) start += BOM.length
    while (start < end && isPadding(bytes[start]!)) start++
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

export const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  if (second.length === 0) return first
  const bytes = new Uint8Array(first.length + second.length)
  bytes.set(first)
  bytes.set(second, first.length)
  return bytes
}
