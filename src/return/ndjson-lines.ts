/** Where records go that become lines of JSON: into bytes, regular titles straight from theirs. */
import type { RecordSink } from './batch-reader.js'
import type { ColumnName } from './columns.js'
import { pick } from './flat-record.js'
import { JsonOut } from './regular/json-bytes.js'
import { ndjsonKind } from './regular/ndjson-emission.js'
import type { ReturnRecord } from './return-record.js'

const FIRST_SIZE = 1024 * 1024

export class NdjsonLines implements RecordSink<true, Uint8Array> {
  readonly kind
  readonly gathers = false
  /** How many lines were written. */
  count = 0
  private current = JsonOut.ofSize(FIRST_SIZE)
  private spare = JsonOut.ofSize(FIRST_SIZE)

  /** After so many bytes it is full; empty it never is, or nothing could ever be written. */
  private readonly most: number

  /** @param most bytes after which it is full */
  constructor(
    private readonly fields: readonly ColumnName[] | null,
    most: number,
  ) {
    this.kind = ndjsonKind(fields)
    this.most = Math.max(1, most)
    // Machine code that is made before the first turn would take the current one for the only one, and then have to be made anew.
    this.turn()
  }

  get out(): JsonOut {
    return this.current
  }

  get isFull(): boolean {
    return this.current.at >= this.most
  }

  take(): void {
    this.count++
  }

  takeRecord(record: ReturnRecord): void {
    this.count++
    const { fields } = this
    this.current.put(`${JSON.stringify(fields === null ? record : pick(record, fields))}\n`)
  }

  /** Writes into a buffer from its beginning on; into a larger one, when it is full. */
  into(buffer: ArrayBuffer): void {
    this.current = new JsonOut(buffer)
  }

  /** What was written since the last flush, and the buffer it is in. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.current.bytes.subarray(0, this.current.at)
  }

  /** Forgets what was written behind so many bytes. */
  rewind(size: number): void {
    this.current.at = size
  }

  /** The bytes stay as they are until the flush after the next. */
  flush(): Uint8Array | null {
    const { current } = this
    if (current.at === 0) return null
    this.turn()
    return current.bytes.subarray(0, current.at)
  }

  private turn(): void {
    const { current } = this
    this.current = this.spare
    this.current.at = 0
    this.spare = current
  }
}
