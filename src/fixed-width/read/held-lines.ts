import type { ByteLine } from './lines.js'

/** Copies of lines that wait for a decision, in one buffer: in a damaged file, thousands of lines may wait. */
export class HeldLines {
  readonly lines: ByteLine[] = []
  private room = Buffer.allocUnsafeSlow(4096)
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
    if (before !== '') room.write(before, this.length, 'latin1')
    bytes.copy(room, start, line.start, line.end)
    room.write(ending, end, 'latin1')
    this.lines.push({ number, offset, bytes: room, start, end, before, after, terminator })
    this.length = end + ending.length
  }

  /** The bytes of all lines, with their line ends. */
  get bytes(): Buffer {
    return this.room.subarray(0, this.length)
  }

  /** Makes room. Lines that were added before keep the buffer that they are in. */
  private reserve(length: number): void {
    if (length <= this.room.length) return
    const roomier = Buffer.allocUnsafeSlow(2 * length)
    this.room.copy(roomier, 0, 0, this.length)
    this.room = roomier
  }
}
