/** Where records go that become lines of JSON: into bytes, regular titles straight from theirs. */

import type { ColumnName } from '../columns/columns.js'
import { type FlatRecord, pick } from '../columns/flat-record.js'
import { flatKind, type JsonRoom, jsonKind, type WrittenLines } from '../fast/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import type { RecordSink } from './batch-reader.js'

const FIRST_SIZE = 1024 * 1024

export class NdjsonLines implements RecordSink<WrittenLines | FlatRecord, Uint8Array>, JsonRoom {
  readonly kind
  readonly gathers = false
  /** How many lines were written. */
  count = 0
  private current = Buffer.allocUnsafeSlow(FIRST_SIZE)
  private spare = Buffer.allocUnsafeSlow(FIRST_SIZE)
  private size = 0

  /** After so many bytes it is full; empty it never is, or nothing could ever be written. */
  private readonly most: number

  /** @param most bytes after which it is full */
  constructor(
    private readonly fields: readonly ColumnName[] | null,
    most: number,
  ) {
    // The kernel copies columns, and cannot tell a CPF from its fill.
    this.kind = fields?.includes('customer_cnpj_cpf') === true ? flatKind(fields) : jsonKind(fields)
    this.most = Math.max(1, most)
  }

  get out(): JsonRoom {
    return this
  }

  get room(): number {
    return this.most - this.size
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
    this.write(this.fields === null ? record : pick(record, this.fields))
  }

  private write(value: object): void {
    const line = `${JSON.stringify(value)}\n`
    this.reserve(Buffer.byteLength(line))
    this.size += this.current.write(line, this.size)
    this.count++
  }

  /** Writes into a buffer from its beginning on; into a larger one, when it is full. */
  into(buffer: ArrayBuffer): void {
    this.current = Buffer.from(buffer)
    this.size = 0
  }

  /** What was written since the last flush, and the buffer it is in. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.current.subarray(0, this.size)
  }

  /** Forgets what was written behind so many bytes. */
  rewind(size: number): void {
    this.size = size
  }

  /** The bytes stay as they are until the flush after the next. */
  flush(): Uint8Array | null {
    const { current, written } = this
    if (written.length === 0) return null
    this.current = this.spare
    this.spare = current
    this.size = 0
    return written
  }

  /** Sees to it that so many bytes more can be written. */
  private reserve(more: number): void {
    const { current, size } = this
    if (size + more <= current.length) return
    this.current = Buffer.allocUnsafeSlow(Math.max(2 * current.length, size + more))
    current.copy(this.current, 0, 0, size)
  }
}

const isWritten = (made: WrittenLines | FlatRecord): made is WrittenLines => 'bytes' in made
