/** Formats ranges, in whichever thread. */
import { closeSync, openSync, readSync } from 'node:fs'
import { ENOUGH_BYTES } from '../febraban/index.js'
import type { FormattedRange, RangeTask } from './ranges.js'
import { type RunWriter, runWriter } from './run-writer.js'

/** So much is read behind a range: the rest of its last title, and the line behind that. */
const TAIL = 8 * 1024

/** Ranges of one file come one behind the other: what was learnt of the last is kept. */
let last: { readonly of: string; readonly writer: RunWriter } | null = null
let buffer = Buffer.alloc(0)

/**
 * @throws {UnsupportedFileError} when the file is no cobrança return that the library reads
 * @throws the system's own error when it cannot be read
 */
export async function formatRange({
  path,
  of,
  options,
  range,
  known,
  shortest,
  room,
}: RangeTask): Promise<FormattedRange> {
  const file = openSync(path, 'r')
  try {
    if (last?.of !== of) last = { of, writer: await runWriter(bytesAt(file, 0, ENOUGH_BYTES), options) }
    const offset = Math.max(0, range.start - 1)
    const bytes = bytesAt(file, offset, range.end + TAIL)
    return last.writer.write({ bytes, offset, from: range.start, to: range.end, known }, shortest, room)
  } finally {
    closeSync(file)
  }
}

/** The bytes of a file from `start` to the one before `end`, or as many as there are; good until the next call. */
function bytesAt(file: number, start: number, end: number): Buffer {
  const size = end - start
  if (buffer.length < size) buffer = Buffer.allocUnsafeSlow(size)
  let length = 0
  for (let read = -1; read !== 0 && length < size; length += read) {
    read = readSync(file, buffer, length, size - length, start + length)
  }
  return buffer.subarray(0, length)
}
