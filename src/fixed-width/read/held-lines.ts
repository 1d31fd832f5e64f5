import { newBytes, writeLatin1 } from '../../runtime/bytes.js'
import type { ByteLine } from './lines.js'

/** Copies of lines that wait for a decision, in one buffer: in a damaged file, thousands of lines may wait. */
export class HeldLines {
  readonly lines: ByteLine[] = []
  private room: Uint8Array = newBytes(4096)
  private length = 0

  /** Copies a line, which stays as it is after the next chunk. */
  add(line: ByteLine): void {
    const { number, offset, bytes, before, after, terminator } = line
    const ending = after + terminator
    const start = this.length + before.length
    const end = start + line.end - line.start
    this.reserve(end + ending.length)
    const { room } = this
    // The bytes around the content are not always those of the file: a kept line has only its content.
    if (before !== '') writeLatin1(room, before, this.length)
    room.set(bytes.subarray(line.start, line.end), start)
    writeLatin1(room, ending, end)
    this.lines.push({ number, offset, bytes: room, start, end, before, after, terminator })
    this.length = end + ending.length
  }

  /** The bytes of all lines, with their line ends. */
  get bytes(): Uint8Array {
    return this.room.subarray(0, this.length)
  }

  /** Makes room. Lines that were added before keep the buffer that they are in. */
  private reserve(length: number): void {
    if (length <= this.room.length) return
    const roomier = newBytes(2 * length)
    roomier.set(this.bytes)
    this.room = roomier
  }
}
