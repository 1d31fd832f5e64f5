/** Reads a file once, range by range, and hashes the same bytes that are formatted. */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { ByteRange, RangePart } from './ranges.js'

/** Bytes read past the end of a range: the rest of its last title, and the next line. */
const TAIL = 8 * 1024

export class RangeReader {
  private readonly hash = createHash('sha256')
  private readonly free: ArrayBuffer[] = []
  private filled = 0

  constructor(
    private readonly file: FileHandle,
    private readonly size: number,
  ) {}

  /**
   * Reads the next bytes before the first range.
   *
   * @throws {ChangedError} if the file has been truncated
   */
  async fill(bytes: Uint8Array): Promise<void> {
    await readAt(this.file, bytes, this.filled)
    this.hash.update(bytes)
    this.filled += bytes.length
  }

  /**
   * Yields the ranges that make up the rest of the file, in order. Reads one range ahead.
   *
   * @throws {ChangedError} if the file has been truncated
   */
  async *parts(ranges: readonly ByteRange[]): AsyncGenerator<RangePart, void, undefined> {
    let next = this.begin(ranges[0])
    for (let i = 1; next !== null; i++) {
      const part: RangePart = await next
      next = this.begin(ranges[i])
      const { range, bytes, offset } = part
      this.hash.update(bytes.subarray(range.start - offset, range.end - offset))
      yield part
    }
  }

  /** Returns the buffer of a part for reuse. */
  release(buffer: ArrayBuffer): void {
    this.free.push(buffer)
  }

  /** SHA-256 of the file, in hexadecimal. Call it after reading the whole file. */
  digest(): string {
    return this.hash.digest('hex')
  }

  private begin(range: ByteRange | undefined): Promise<RangePart> | null {
    if (range === undefined) return null
    const part = this.read(range)
    // Awaited in `parts`; avoids an unhandled rejection if the caller stops earlier.
    part.catch(() => {})
    return part
  }

  private async read(range: ByteRange): Promise<RangePart> {
    const { start: offset, end } = bytesRead(range, this.size)
    const length = end - offset
    // The first range is the largest.
    const buffer = this.free.pop() ?? new ArrayBuffer(1 + range.end - range.start + TAIL)
    const bytes = new Uint8Array(buffer, 0, length)
    await readAt(this.file, bytes, offset)
    return { range, bytes, offset }
  }
}

/** Returns the bytes that are read for a range of a file. */
export const bytesRead = ({ start, end }: ByteRange, size: number): ByteRange => ({
  start: Math.max(0, start - 1),
  end: Math.min(size, end + TAIL),
})

/**
 * Fills `bytes` from an offset of the file.
 *
 * @throws {ChangedError} if the file ends earlier
 */
export async function readAt(file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let length = 0; length < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, offset + length)
    if (bytesRead === 0) throw new ChangedError()
    length += bytesRead
  }
}

/** The file changed while it was read. */
export class ChangedError extends Error {}
