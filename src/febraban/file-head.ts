/** The start of a file: its first lines, split and decoded once for all checks. */

import { type ByteLine, CR, columnsOfLine, type FileLayout, LF, splitLines } from '../fixed-width/index.js'
import { latin1Bytes, latin1Text } from '../runtime/bytes.js'
import { startOf } from './file-start.js'
import { DETECTION_BYTES, FORMAT_WIDTHS } from './formats.js'
import { untilNextFile } from './header-lines.js'
import { mayBeJoined, recordsOf } from './joined-records.js'
import { hasOtherLots, startsWithOtherLot, withoutOtherLots } from './other-lots.js'

/** Number of lines that are looked at. */
const LINES = 200

export class FileHead {
  readonly bytes: Uint8Array
  /** Null if a line is irregular, which is rare. */
  private readonly regular: RegularLines | null
  private byteLines: readonly ByteLine[] | null = null
  private byWidth: Map<number | undefined, IrregularLines> | null = null

  constructor(bytes: Uint8Array) {
    this.bytes = bytes.length > DETECTION_BYTES ? bytes.subarray(0, DETECTION_BYTES) : bytes
    const regular = regularLines(this.bytes)
    this.regular = regular === null || hasOtherLots(regular.lines) ? null : regular
  }

  /** Whether the first lot is of another service, so that the lots of cobrança may begin after the head. */
  get startsWithOtherLot(): boolean {
    return this.regular === null && startsWithOtherLot(this.irregular().all)
  }

  /** Whether lines may have control characters: no charset decodes another byte to a control character. */
  get hasControls(): boolean {
    return this.regular === null && hasControls(this.bytes)
  }

  /**
   * Returns the first lines as columns, without blank lines, and without the lots of other services in a file that has others. Splits records that are joined
   * in one line. Equal for every chunking.
   *
   * @param width columns of the layout, if known; otherwise a line with the length of a known format has one byte per column
   */
  lines(width?: number): readonly string[] {
    const { regular } = this
    if (regular !== null && (width === undefined || width === regular.width)) return regular.lines
    return this.irregular(width).own
  }

  private irregular(width?: number): IrregularLines {
    this.byteLines ??= splitLines(this.bytes, LINES)
    this.byWidth ??= new Map()
    // A line of this length has one byte per column in each way of reading it.
    const isWhole = ({ start, end }: ByteLine): boolean => end - start === width && formatWidth(width) > 0
    const asked = this.byteLines.every(isWhole) ? undefined : width
    let lines = this.byWidth.get(asked)
    if (lines === undefined) {
      let all = this.byteLines
        .map((line) => columnsOfLine(line, asked ?? formatWidth(line.end - line.start)).raw)
        .filter((line) => /\S/.test(line))
      if (all.some(mayBeJoined)) all = all.flatMap(recordsOf)
      lines = { all, own: withoutOtherLots(all) }
      this.byWidth.set(asked, lines)
    }
    return lines
  }

  /** The first lines, without the lines of an appended file. */
  get linesOfFirstFile(): readonly string[] {
    return untilNextFile(this.lines())
  }

  /** Returns the role in a layout of one of its {@link lines}. */
  roleOf(layout: FileLayout, index: number): string | null {
    const { width } = layout
    const { regular } = this
    if (width === regular?.width && index < regular.whole) return layout.recogniseAnyCase(this.bytes, index * regular.step)
    return layout.recogniseAnyCase(latin1Bytes(this.lines(width)[index]!.padEnd(width)), 0)
  }
}

/** All lines, and those without lots of other services. */
interface IrregularLines {
  readonly all: readonly string[]
  readonly own: readonly string[]
}

/** Returns the head of a whole file, or of its first `DETECTION_BYTES`. */
export function headOf(bytes: Uint8Array): FileHead {
  const head = new FileHead(bytes)
  return head.startsWithOtherLot ? new FileHead(startOf(bytes)) : head
}

/**
 * Lines of one width with one line end. Each line starts with a digit and has no control characters. So it is not blank, and its bytes are its columns in every
 * charset. Only the last line may be shorter, as at the end of the head.
 */
interface RegularLines {
  readonly lines: readonly string[]
  readonly width: number
  /** Number of lines of this width. */
  readonly whole: number
  /** Number of bytes from one line to the next. */
  readonly step: number
}

/** Returns null if a line is irregular. */
function regularLines(bytes: Uint8Array): RegularLines | null {
  const step = bytes.indexOf(LF) + 1
  const width = bytes[step - 2] === CR ? step - 2 : step - 1
  // Wider lines may consist of several records.
  if (formatWidth(width) === 0 || width >= 2 * FORMAT_WIDTHS.cnab240[0]) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let whole = 0
  let at = 0
  for (; whole < LINES && at + width <= bytes.length; at += step) {
    const end = at + width
    if (!isDigit(bytes[at]) || nextControl(view, at, end) < end) return null
    if (end < bytes.length && (bytes[end] !== bytes[width] || bytes[at + step - 1] !== LF)) return null
    whole++
  }
  // Parts of the header are kept longer than the file, but not all bytes with them.
  const lines = [latin1Text(bytes, 0, width)]
  const text = latin1Text(bytes, step, at + width)
  for (let i = 0; i < whole - 1; i++) lines.push(text.slice(i * step, i * step + width))
  const rest = whole < LINES ? text.slice(at - step) : ''
  if (rest !== '') {
    if (!/^[0-9][ -~]*$/.test(rest)) return null
    lines.push(rest)
  }
  return { lines, width, whole, step }
}

/** Returns the length if a format has this width; otherwise 0. */
const formatWidth = (length: number): number => (WIDTHS.has(length) ? length : 0)

const WIDTHS: ReadonlySet<number> = new Set(Object.values(FORMAT_WIDTHS).flat())

/** Whether a byte is a digit. A missing byte is not. */
export const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39

/** Whether each of four bytes has 0x20 or 0x40, as visible characters, and no byte is 7F or FF. */
const hasNoControls = (word: number): boolean =>
  ((word | (word << 1)) & 0x40404040) === 0x40404040 && (((word & 0x7f7f7f7f) + 0x01010101) & 0x80808080) === 0

/** Returns the position of the first control character of Latin-1 (00 to 1F, 7F to 9F), or `end` without control characters. */
function nextControl(view: DataView, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    while (i + 4 <= end && hasNoControls(view.getInt32(i))) i += 4
    if (i === end) break
    const byte = view.getUint8(i)
    if ((byte & 0x60) === 0 || byte === 0x7f) return i
  }
  return end
}

/** Whether a byte other than CR and LF is a control character. */
function hasControls(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let i = 0; ; i++) {
    i = nextControl(view, i, bytes.length)
    if (i === bytes.length) return false
    if (bytes[i] !== LF && bytes[i] !== CR) return true
  }
}
