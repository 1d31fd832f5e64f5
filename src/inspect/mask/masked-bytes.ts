/** The bytes of masked lines, in a buffer that grows. */
export class MaskedBytes {
  bytes = Buffer.allocUnsafeSlow(FIRST_SIZE)
  /** The same bytes, by words. */
  view = viewOf(this.bytes)
  length = 0

  /** Adds a text of Latin-1. */
  addLatin1(text: string): void {
    this.reserve(text.length)
    this.length += this.bytes.write(text, this.length, 'latin1')
  }

  add(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** Returns a copy of the bytes since the last call. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.length))
    this.length = 0
    return taken
  }

  private reserve(length: number): void {
    if (this.length + length <= this.bytes.length) return
    const roomier = Buffer.allocUnsafeSlow(2 * (this.length + length))
    this.bytes.copy(roomier, 0, 0, this.length)
    this.bytes = roomier
    this.view = viewOf(roomier)
  }
}

const FIRST_SIZE = 2 ** 16

const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView => new DataView(buffer, byteOffset, length)
