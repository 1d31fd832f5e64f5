/**
 * The start of a CNAB 240 file whose first lot is of another service: the header of the file, and the lines from the first lot of cobrança on. The lines before
 * that lot may be nearly all of the file, so most of them are only counted.
 */

import { type ByteLine, keptLine, LineSplitter } from '../fixed-width/index.js'
import { concatBytes, latin1Bytes, latin1Text } from '../runtime/bytes.js'
import { beginsTitle240, otherServiceOf, recordType240 } from './cnab240/index.js'
import { DETECTION_BYTES, FORMAT_WIDTHS } from './formats.js'
import { recordsOf } from './joined-records.js'

/** Limit of the bytes that are kept before the first lot of cobrança: headers and trailers of lots, and lines of several records. */
const MAX_KEPT_BYTES = 128 * DETECTION_BYTES

const [WIDTH] = FORMAT_WIDTHS.cnab240
const LINE_FEED = latin1Bytes('\n')

/** A line that is kept, and the number of lines of another service right before it that are not. */
interface KeptLine {
  readonly skippedBefore: number
  readonly line: ByteLine
}

/** A reader that takes lines, and counts those that it does not get. */
interface LineTaker {
  countSkipped(lines: number): void
  push(line: ByteLine): void
}

export class FileStart {
  /** The lines so far. */
  readonly lines: KeptLine[] = []
  /** Number of lines after them that are not kept. */
  skipped = 0
  private readonly head: Uint8Array[] = []
  private headSize = 0
  private keptSize = 0
  /** The first lot header of each other service. */
  private readonly others = new Map<string, Uint8Array>()
  /** Header of a lot with the code of another service, until the next line decides: with titles, the code is wrong. */
  private undecided: { readonly service: string; readonly bytes: Uint8Array } | null = null
  private isInOther = false
  /** Whether a line since the last header of a lot may be another record than it seems: the lines after it may belong to another lot. */
  private isUnsure = false
  private hasCobranca = false
  private hasEnded = false
  /** Columns of the records, if a line has several; undefined before the first line. */
  private joinedWidth: number | null | undefined = undefined

  /** Whether {@link bytes} needs no more lines. */
  get isComplete(): boolean {
    return this.hasEnded || this.headSize >= DETECTION_BYTES || (!this.hasCobranca && this.keptSize > MAX_KEPT_BYTES)
  }

  /** Takes the lines that a splitter has, until {@link bytes} is complete: one for each step. Their bytes may be reused afterwards. */
  *takeFrom(splitter: LineSplitter, last: boolean): Generator<void, void, undefined> {
    for (let line = splitter.next(last); line !== null; line = this.isComplete ? null : splitter.next(last)) {
      this.add(line)
      yield
    }
  }

  /** Passes all lines to the reader of the file: one for each step. */
  *passTo(file: LineTaker): Generator<void, void, undefined> {
    for (const { skippedBefore, line } of this.lines) {
      if (skippedBefore > 0) file.countSkipped(skippedBefore)
      file.push(line)
      yield
    }
    if (this.skipped > 0) file.countSkipped(this.skipped)
  }

  /** The bytes that identify the file. Without a lot of cobrança: the header of the file, and a lot header of each service. */
  get bytes(): Uint8Array {
    return concatBytes(this.hasCobranca ? this.head : [...this.head, ...this.others.values()])
  }

  /** Takes a line, and keeps a copy of its bytes. */
  private add(line: ByteLine): void {
    const bytes = line.bytes.subarray(line.start, line.end)
    if (this.joinedWidth === undefined && bytes.length > 0) this.joinedWidth = joinedWidthOf(bytes)
    const { joinedWidth: width } = this
    if (width == null) this.take(bytes, latin1Bytes(line.terminator))
    else for (let at = 0; at < bytes.length; at += width) this.take(bytes.subarray(at, at + width), LINE_FEED)
    const text = textOf(bytes)
    const type = recordType240(text)
    if (!isPlain(text) || !isOneRecord(bytes)) this.isUnsure ||= text.trim() !== ''
    else if (type === '1') this.isUnsure = false
    if (this.isInOther && !this.isUnsure && type === '3') this.skipped++
    else this.keep(line)
  }

  private take(line: Uint8Array, terminator: Uint8Array): void {
    const text = textOf(line)
    if (this.hasEnded || text.trim() === '') return
    const bytes = (): Uint8Array => concatBytes([line, terminator])
    if (this.hasCobranca || this.head.length === 0) {
      this.push(bytes())
      return
    }
    const { undecided } = this
    const type = recordType240(text)
    if (undecided !== null) {
      this.undecided = null
      if (beginsTitle240(text)) this.push(undecided.bytes)
      else this.others.set(undecided.service, this.others.get(undecided.service) ?? undecided.bytes)
      this.isInOther = true
    }
    const service = type === '1' ? otherServiceOf(text) : null
    if (beginsTitle240(text) || (type === '1' && service === null)) {
      this.hasCobranca = true
      this.isInOther = false
      this.push(bytes())
    } else if (service !== null) {
      this.undecided = { service, bytes: bytes() }
      this.isInOther = false
    } else if (type === '0') this.hasEnded = true
    else if (type === '5' || type === '9') this.isInOther = false
  }

  private push(bytes: Uint8Array): void {
    this.head.push(bytes)
    this.headSize += bytes.length
  }

  private keep(line: ByteLine): void {
    const kept = keptLine(line)
    this.lines.push({ skippedBefore: this.skipped, line: kept })
    this.skipped = 0
    this.keptSize += kept.end + KEPT
  }
}

/** Returns the columns of a record, if a line starts with a header and has more records; otherwise null. */
function joinedWidthOf(line: Uint8Array): number | null {
  const [header, ...others] = recordsOf(latin1Text(line))
  return others.length === 0 ? null : header!.length
}

/** Whether the columns that show the record are those of a whole line: a shifted line may seem to be another record, and a letter may have two bytes. */
const isPlain = (text: string): boolean => /^[0-9]{8}[ -~]*$/.test(text)

/** Whether no part of a line may be a record of its own. */
const isOneRecord = (line: Uint8Array): boolean => line.length < 2 * WIDTH || line.subarray(WIDTH).every((byte) => byte === SPACE)

const SPACE = 0x20

/** Bytes of memory of a line besides its content, at least. */
const KEPT = 100

/** The columns that show the record, the service and the segment. */
const textOf = (line: Uint8Array): string => latin1Text(line, 0, 14)

/** Returns the bytes that identify a file that starts with another service. */
export function startOf(bytes: Uint8Array): Uint8Array {
  const start = new FileStart()
  const splitter = new LineSplitter()
  splitter.feed(bytes)
  for (const _ of start.takeFrom(splitter, true));
  return start.bytes
}
