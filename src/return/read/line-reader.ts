/** Reads a return file chunk by chunk as the lines of a form. Regular titles need no records. */

import type { FlatRecord } from '../columns/flat-record.js'
import type { LineForm, WrittenLines } from '../fast/index.js'
import { ALL_BANKS } from './all-banks.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import { RecordLines } from './record-lines.js'

/** Reads one return file from its chunks, as lines in UTF-8 in batches without limit. Each batch is valid until the second batch after it. */
export class LineReader extends BatchReader<WrittenLines | FlatRecord, Uint8Array> {
  private readonly lines: RecordLines

  /** @throws {ValidationError} if an option is invalid */
  constructor(form: LineForm, options: ReturnOptions) {
    const lines = new RecordLines(form, Number.POSITIVE_INFINITY)
    super(lines, options, ALL_BANKS)
    this.lines = lines
  }

  /** Writes the next batch into a buffer, if it is large enough. */
  writeInto(buffer: ArrayBuffer): void {
    this.lines.writeInto(buffer)
  }

  /** Number of lines written so far. */
  get written(): number {
    return this.lines.count
  }
}
