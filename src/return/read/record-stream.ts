/** Streams of the records of return files. */
import { type ColumnName, checkedColumns } from '../columns/columns.js'
import type { FieldOptions, RecordOf } from '../columns/flat-record.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { BatchIterator } from './batch-iterator.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import { BatchStream, type ReadProgress } from './batch-stream.js'
import type { ByteSource } from './byte-source.js'
import type { DialectFinder } from './dialect-finder.js'
import { RecordCollector } from './record-collector.js'

/** A stream of the records of a return file. The other properties are complete when the iteration has ended. */
export interface ReturnStream<R = ReturnRecord> extends ReadProgress, AsyncIterable<R> {
  /** Returns the records in batches of up to 256, which is faster than one by one. The source can be read once, either way. */
  batches(): AsyncGenerator<R[], void, undefined>
}

export function recordsOfReturn<F extends ColumnName>(
  source: ByteSource,
  options: ReturnOptions & Partial<FieldOptions<F>>,
  finder: DialectFinder,
): ReturnStream<RecordOf<F>> {
  const fields = options.fields === undefined ? null : checkedColumns(options.fields)
  return new RecordStream(source, new BatchReader(new RecordCollector<F>(fields), options, finder), options)
}

class RecordStream<R> extends BatchStream<R[]> implements ReturnStream<R> {
  [Symbol.asyncIterator](): BatchIterator<R> {
    return new BatchIterator(this.batches(), this.signal)
  }
}
