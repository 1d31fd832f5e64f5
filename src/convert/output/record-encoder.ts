import type { FlatRecord } from '../../return/index.js'

/** Records to the bytes of a format. */
export interface RecordEncoder {
  /** What a file begins with, before any record. */
  start(): Uint8Array
  /** Takes records that have all the columns. */
  encode(records: readonly FlatRecord[]): Uint8Array
  /** What is still held back, and what a file ends with. */
  end(): Uint8Array
}

export const NO_BYTES = new Uint8Array(0)
