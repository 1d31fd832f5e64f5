/** Reads a file once, range by range, and works out its hash on the way: what is formatted is what the hash is of. */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { ByteRange, RangePart } from './ranges.js'

/** So much is read behind a range: the rest of its last title, and the line behind that. */
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
   * Fills bytes with the next ones of the file, of those before the first range.
   *
   * @throws {ChangedError} when the file has become shorter
   */
  async fill(bytes: Uint8Array): Promise<void> {
    await readAt(this.file, bytes, this.filled)
    this.hash.update(bytes)
    this.filled += bytes.length
  }

  /**
   * The ranges that make up the rest, in their order. The next one is read while one is looked at.
   *
   * @throws {ChangedError} when the file has become shorter
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

  /** Takes the buffer of a part back, for another one. */
  giveBack(buffer: ArrayBuffer): void {
    this.free.push(buffer)
  }

  /** SHA-256 of the file, in hexadecimal, once all of it was read. */
  digest(): string {
    return this.hash.digest('hex')
  }

  private begin(range: ByteRange | undefined): Promise<RangePart> | null {
    if (range === undefined) return null
    const part = this.read(range)
    // It is waited for when its turn comes; when that never does, its failure is no one's.
    part.catch(() => {})
    return part
  }

  private async read(range: ByteRange): Promise<RangePart> {
    const offset = Math.max(0, range.start - 1)
    const length = Math.min(this.size, range.end + TAIL) - offset
    // No range is larger than the first.
    const buffer = this.free.pop() ?? new ArrayBuffer(1 + range.end - range.start + TAIL)
    const bytes = new Uint8Array(buffer, 0, length)
    await readAt(this.file, bytes, offset)
    return { range, bytes, offset }
  }
}

/**
 * Fills the bytes with those of a file, from an offset on.
 *
 * @throws {ChangedError} when the file ends before
 */
export async function readAt(file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let length = 0; length < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, offset + length)
    if (bytesRead === 0) throw new ChangedError()
    length += bytesRead
  }
}

/** The file is no longer what it was. */
export class ChangedError extends Error {}
