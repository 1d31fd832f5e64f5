/** A return file, chunk by chunk, as lines of JSON: the bytes of `JSON.stringify` of each record, without the records. */
import { BatchReader, type RecordSink, type ReturnOptions } from './batch-reader.js'
import { type ColumnName, columnsOf } from './columns.js'
import { type FieldOptions, pick } from './flat-record.js'
import { JsonOut } from './regular/json-bytes.js'
import { ndjsonKind } from './regular/ndjson-emission.js'
import type { ReturnRecord } from './return-record.js'

const FIRST_SIZE = 1024 * 1024
/** More than a chunk of a megabyte becomes, mostly. */
const BATCH = 8 * FIRST_SIZE

class NdjsonLines implements RecordSink<true, Uint8Array> {
  readonly kind
  readonly gathers = false
  /** How many lines were written. */
  count = 0
  private current = new JsonOut(FIRST_SIZE)
  private spare = new JsonOut(FIRST_SIZE)

  constructor(
    private readonly fields: readonly ColumnName[] | null,
    private readonly limit: number,
  ) {
    this.kind = ndjsonKind(fields)
  }

  get out(): JsonOut {
    return this.current
  }

  get isFull(): boolean {
    return this.current.at >= this.limit
  }

  take(): void {
    this.count++
  }

  takeRecord(record: ReturnRecord): void {
    this.count++
    const { fields } = this
    this.current.put(`${JSON.stringify(fields === null ? record : pick(record, fields))}\n`)
  }

  /** The bytes stay as they are until the flush after the next. */
  flush(): Uint8Array | null {
    const { current } = this
    if (current.at === 0) return null
    const bytes = current.bytes.subarray(0, current.at)
    this.current = this.spare
    this.current.at = 0
    this.spare = current
    return bytes
  }
}

/**
 * Reads one return file from its chunks, as lines of JSON in UTF-8. Each batch is good until the one after the next.
 *
 * @example
 * const reader = new NdjsonReader()
 * for (const bytes of reader.read(chunk)) output.write(bytes)
 */
export class NdjsonReader extends BatchReader<true, Uint8Array> {
  private readonly lines: NdjsonLines

  /**
   * @param limit so many bytes are given at a time, at most about; without one, what becomes of a chunk is one batch
   * @throws {ValidationError} when an option is none: unknown `fields` or one twice, unknown `kinds`, a `since` that is no day
   */
  constructor(options: ReturnOptions & Partial<FieldOptions<ColumnName>> = {}, limit = BATCH) {
    const lines = new NdjsonLines(options.fields === undefined ? null : columnsOf(options.fields), limit)
    super(lines, options)
    this.lines = lines
  }

  /** How many lines were written so far. */
  get written(): number {
    return this.lines.count
  }
}
