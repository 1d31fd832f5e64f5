/** A return file, chunk by chunk, as records. */
import { BatchReader, type RecordSink, type ReturnOptions } from './batch-reader.js'
import type { EmissionKind } from './regular/compiled-title.js'
import { recordEmission } from './regular/record-emission.js'
import type { ReturnRecord } from './return-record.js'
import type { TitleRecord } from './title-record.js'

/** More records alive at once cost more to collect than they save. */
const BATCH = 256

const RECORDS: EmissionKind = {
  name: 'records',
  prepare: (title) => ({ emission: recordEmission(title) }),
}

class Records implements RecordSink<TitleRecord, ReturnRecord[]> {
  readonly kind = RECORDS
  readonly out = null
  private records: ReturnRecord[] = []

  get isFull(): boolean {
    return this.records.length >= BATCH
  }

  take(record: ReturnRecord): void {
    this.records.push(record)
  }

  takeRecord(record: ReturnRecord): void {
    this.records.push(record)
  }

  flush(): ReturnRecord[] | null {
    if (this.records.length === 0) return null
    const { records } = this
    this.records = []
    return records
  }
}

/** Reads one return file from its chunks, in batches of records. */
export class ReturnReader extends BatchReader<TitleRecord, ReturnRecord[]> {
  constructor(options: ReturnOptions = {}) {
    super(new Records(), options)
  }

  /**
   * Reads a chunk. Gives the records that are complete with it.
   *
   * @throws {UnsupportedFileError} when the file is no cobrança return that the library reads
   */
  push(chunk: Uint8Array): ReturnRecord[] {
    return [...this.read(chunk)].flat()
  }

  /** Tells that the file is over. Gives the last records. */
  end(): ReturnRecord[] {
    return [...this.finish()].flat()
  }
}
