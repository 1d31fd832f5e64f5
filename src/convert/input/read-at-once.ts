import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Maximum size of a file that is read at once, in bytes: one chunk. */
export const MAX_SIZE_OF_SMALL = 1024 * 1024

/** Buffer of this thread, as large as the largest file so far. */
let buffer = Buffer.alloc(0)

/** A file that was read at once. */
interface FileAtOnce {
  readonly bytes: Uint8Array
  readonly mode: number
  /** Keeps the bytes as they are: the next call uses a new buffer. */
  keep(): void
}

/**
 * Reads a file with synchronous operations. The next call reuses the bytes.
 *
 * @returns null if it is larger than a small file, has another size than the system states, or changes meanwhile
 */
export function readAtOnce(path: string): FileAtOnce | null {
  const file = openSync(path, 'r')
  try {
    const { size, mode } = fstatSync(file)
    if (size > MAX_SIZE_OF_SMALL) return null
    // One byte more than the file has: a read that returns fewer bytes has reached the end.
    if (buffer.length <= size) buffer = Buffer.allocUnsafeSlow(Math.min(MAX_SIZE_OF_SMALL, 2 * size) + 1)
    return readSync(file, buffer) === size ? { bytes: buffer.subarray(0, size), mode, keep: forget } : null
  } finally {
    closeSync(file)
  }
}

const forget = (): void => {
  buffer = Buffer.alloc(0)
}
