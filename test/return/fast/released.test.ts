/** The fast readers of a process are made once. After a file, they must not keep its bytes in memory. */
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { DETECTION_BYTES } from '../../../src/febraban/index.js'
import { ColumnReader, NdjsonReader, parseReturn, ReturnReader } from '../../../src/return/index.js'
import type { BatchReader } from '../../../src/return/read/batch-reader.js'
import { grown } from '../../convert/grown.js'
import { someOf } from '../../runs.js'
import { keptRecords } from '../kept-records.js'
import { returnFixtures } from '../return-fixtures.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const all = (reader: BatchReader<never, unknown>, bytes: Uint8Array): number =>
  [...reader.batchesOf(bytes), ...reader.lastBatches()].length

const READERS: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  'all records': (bytes) => parseReturn(bytes).bank_billet_discharges.length,
  'records whose values are read when they are used': (bytes) =>
    keptRecords(bytes).map(({ line_parsed }) => line_parsed),
  'records in batches': (bytes) => all(new ReturnReader(), bytes),
  'flat records': (bytes) => all(new ReturnReader({ fields: ['our_number', 'paid_amount'] }), bytes),
  columns: (bytes) => all(new ColumnReader({ fields: ['our_number', 'paid_amount', 'reasons', 'kind'] }), bytes),
  'lines of JSON': (bytes) => all(new NdjsonReader(), bytes),
}

/** Reads a copy of the bytes. Returns a weak reference to the copy. */
function readCopy(read: (bytes: Uint8Array) => unknown, bytes: Uint8Array): WeakRef<ArrayBufferLike> {
  const copy = new Uint8Array(bytes)
  read(copy)
  return new WeakRef(copy.buffer)
}

const settlements = returnFixtures.filter(({ name }) => name.endsWith('/settlements'))

/** Larger than the part that the reader copies to detect the dialect. */
const files = someOf(settlements, 4).map(({ name, bytes }) => ({ name, bytes: grown(bytes, DETECTION_BYTES) }))

/** The buffers of the files by reader. A collection takes long in a large process, so there is one for all readers. */
const buffers = new Map<string, readonly { readonly name: string; readonly buffer: WeakRef<ArrayBufferLike> }[]>()

beforeAll(async () => {
  for (const [reader, read] of Object.entries(READERS))
    buffers.set(
      reader,
      files.map(({ name, bytes }) => ({ name, buffer: readCopy(read, bytes) })),
    )
  // A weak reference holds its object until the current task ends.
  await setTimeout(0)
  // The first may end a collection that began before the files were read, and keeps what came since.
  collectGarbage()
  collectGarbage()
})

test.each(Object.keys(READERS))('%s: the bytes of large files are released', (reader) => {
  const kept = buffers.get(reader)!.filter(({ buffer }) => buffer.deref() !== undefined)
  // V8 itself may still hold the objects of one call.
  expect(kept.length, kept.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(1)
})
