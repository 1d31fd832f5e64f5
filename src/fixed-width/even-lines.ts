/** Lines of exactly the layout's width, one byte a column, told without cutting or decoding them: what nearly all lines of a file are. */
import { isAscii } from 'node:buffer'
import type { CharsetOption } from './charset.js'

const LF = 10
const CR = 13
const NUL = 0
const END_OF_FILE = 0x1a
/** First byte of a byte order mark. */
const MARK = 0xef

export class EvenLines {
  /** The bytes, by words. */
  view: DataView = new DataView(new ArrayBuffer(0))
  private bytes: Buffer = Buffer.alloc(0)
  private isPlain = true
  private lineFeed = -2
  private carriageReturn = -2

  constructor(
    private readonly width: number,
    private readonly charset: CharsetOption,
  ) {}

  /** Looks at bytes from a place on, until others are opened. */
  open(bytes: Buffer, from: number): void {
    if (bytes === this.bytes) return
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    this.isPlain = isAscii(bytes.subarray(from))
    this.lineFeed = -2
    this.carriageReturn = -2
  }

  /** Where the line behind the one at a place begins; -1 when that one is not even, or not all there. */
  next(at: number): number {
    const { bytes } = this
    const end = at + this.width
    if (end >= bytes.length) return -1
    const isFeed = bytes[end] === LF
    if (!isFeed && !(bytes[end] === CR && bytes[end + 1] === LF)) return -1
    const feed = isFeed ? end : end + 1
    if (this.lineFeed < at) this.lineFeed = bytes.indexOf(LF, at)
    if (this.carriageReturn !== -1 && this.carriageReturn < at) this.carriageReturn = bytes.indexOf(CR, at)
    if (this.lineFeed !== feed) return -1
    if (this.carriageReturn !== -1 && this.carriageReturn < end) return -1
    if (isPadding(bytes[at]!) || bytes[at] === MARK || isPadding(bytes[end - 1]!)) return -1
    if (!this.isPlain && this.charset !== 'latin1' && !this.isOneByteAColumn(at, end)) return -1
    return feed + 1
  }

  /** The line at a place. */
  text(at: number): string {
    return this.bytes.toString('latin1', at, at + this.width)
  }

  /** Whether a line reads the same in Latin-1: bytes that Windows has other characters for are not for here. */
  private isOneByteAColumn(from: number, to: number): boolean {
    const { bytes, view } = this
    let i = from
    for (; i + 4 <= to; i += 4) {
      if ((view.getInt32(i) & 0x80808080) !== 0 && !this.isLatin1(i, i + 4)) return false
    }
    for (; i < to; i++) if (bytes[i]! >= 0x80 && !this.isLatin1(i, i + 1)) return false
    return true
  }

  private isLatin1(from: number, to: number): boolean {
    if (this.charset !== 'auto') return false
    for (let i = from; i < to; i++) if (this.bytes[i]! >= 0x80 && this.bytes[i]! < 0xa0) return false
    return true
  }
}

const isPadding = (byte: number): boolean => byte === END_OF_FILE || byte === NUL
