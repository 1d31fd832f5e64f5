import type { ColumnBatch, LineForm } from '../../return/index.js'
import type { OutputRecord } from './output-columns.js'

/** End of a short step of work. After a promise, the next step is done when it is settled. */
export type EncodeStep = null | Promise<void>

/** Work in short steps, between which other work may have its turn, and the bytes that it returns. */
export type EncodeSteps = Generator<EncodeStep, Uint8Array, undefined>

/** Encodes records in a format. */
export interface RecordEncoder {
  /** Returns the beginning of the file. */
  start(): Uint8Array
  /** Encodes records that have all the columns. A joined output is made of records. */
  encode(records: readonly OutputRecord[]): EncodeSteps
  /** Returns the buffered records and the end of the file. Absent if a format has neither. */
  end?(): EncodeSteps
  /** The form of the records in lines, if readers can write the format themselves: much faster, and with the same bytes. */
  readonly lines?: LineForm
  /** Encoding of columns in batches, if the format has columns: readers then create no records. */
  readonly batches?: BatchEncoder
}

export interface BatchEncoder {
  /** Number of records in each batch except the last. */
  readonly size: number
  encode(batch: ColumnBatch): EncodeSteps
}

export const NO_BYTES = new Uint8Array(0)
