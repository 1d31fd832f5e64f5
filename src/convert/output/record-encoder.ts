import type { FlatRecord } from '../../return/index.js'

/** Encodes records in a format. */
export interface RecordEncoder {
  /** Returns the beginning of the file. */
  start(): Uint8Array
  /** Encodes records that have all the columns. */
  encode(records: readonly FlatRecord[]): Uint8Array
  /** Returns the buffered records and the end of the file. */
  end(): Uint8Array
}

export const NO_BYTES = new Uint8Array(0)
