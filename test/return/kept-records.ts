import { keptRecordKind } from '../../src/return/fast/index.js'
import { RecordCollector, type ReturnOptions, type ReturnRecord } from '../../src/return/index.js'
import { ALL_BANKS } from '../../src/return/read/all-banks.js'
import { BatchReader } from '../../src/return/read/batch-reader.js'

/** Reads the records of a file as `parseReturn` reads those of a large file. */
export function keptRecords(bytes: Uint8Array, options: ReturnOptions = {}): ReturnRecord[] {
  const reader = new BatchReader(
    new RecordCollector<never>(null, Number.POSITIVE_INFINITY, keptRecordKind),
    options,
    ALL_BANKS,
  )
  return [...reader.batchesOf(bytes), ...reader.lastBatches()].flat()
}
