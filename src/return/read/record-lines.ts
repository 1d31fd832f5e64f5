/** Sink that makes the lines of a form. Regular titles are written from bytes, without records. */

import { newBytes, utf8Length, viewOfBuffer, writeUtf8 } from '../../runtime/bytes.js'
import { type FlatRecord, pick } from '../columns/flat-record.js'
import {
  eitherKind,
  flatKind,
  type LineForm,
  type LineRoom,
  lineKind,
  recordKind,
  type WrittenLines,
} from '../fast/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import type { RecordSink } from './batch-reader.js'

/** Smallest buffer; it grows. */
const LEAST = 4096
const EMPTY = new Uint8Array(0)

export class RecordLines implements RecordSink<WrittenLines | FlatRecord, Uint8Array>, LineRoom {
  readonly kind
  readonly fillsBatches = false
  /** Number of lines written. */
  count = 0
  private current: Uint8Array<ArrayBuffer> = EMPTY
  private spare: Uint8Array<ArrayBuffer> | null = null
  private size = 0

  /** Full after this many bytes. At least 1, so that an empty buffer can always take a line. */
  private readonly maxSize: number

  /** @param limit bytes after which it is full */
  constructor(
    private readonly form: LineForm,
    limit: number,
  ) {
    const records = form.fields === null ? recordKind : flatKind(form.fields)
    this.kind = eitherKind(`${form.name} or records`, lineKind(form), records)
    this.maxSize = Math.max(1, limit)
  }

  get out(): LineRoom {
    return this
  }

  get room(): number {
    return this.maxSize - this.size
  }

  get isFull(): boolean {
    return this.room <= 0
  }

  take(made: WrittenLines | FlatRecord): void {
    if (!isWritten(made)) {
      this.write(made)
      return
    }
    this.reserve(made.bytes.length)
    this.current.set(made.bytes, this.size)
    this.size += made.bytes.length
    this.count += made.count
  }

  takeRecord(record: ReturnRecord): void {
    const { fields } = this.form
    this.write(fields === null ? record : pick(record, fields))
  }

  private write(value: object): void {
    const line = this.form.lineOf(value)
    this.reserve(utf8Length(line))
    this.size += writeUtf8(this.current, line, this.size)
    this.count++
  }

  /** Writes to a buffer from its start; if it is too small, to a larger copy. */
  writeInto(buffer: ArrayBuffer): void {
    this.current = viewOfBuffer(buffer)
    this.size = 0
  }

  /** The bytes since the last flush, as a view of the buffer. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.current.subarray(0, this.size)
  }

  /** Keeps only the first `size` bytes. */
  truncate(size: number): void {
    this.size = size
  }

  /** Returns the bytes since the last flush. They are valid until the second flush from now. */
  flush(): Uint8Array | null {
    const { current, written } = this
    if (written.length === 0) return null
    this.current = this.spare ?? EMPTY
    this.spare = current
    this.size = 0
    return written
  }

  /** Ensures room for more bytes. */
  private reserve(more: number): void {
    const { current, size, spare } = this
    if (size + more <= current.length) return
    this.current = newBytes(Math.max(LEAST, 2 * current.length, spare?.length ?? 0, size + more))
    this.current.set(current.subarray(0, size))
  }
}

const isWritten = (made: WrittenLines | FlatRecord): made is WrittenLines => 'bytes' in made
