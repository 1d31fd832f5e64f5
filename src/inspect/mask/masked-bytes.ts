/** The bytes of masked lines, in a buffer that grows. */
import { copyOfBytes, newBytes, writeLatin1 } from '../../runtime/bytes.js'

export class MaskedBytes {
  bytes: Uint8Array = newBytes(FIRST_SIZE)
  /** The same bytes, by words. */
  view = viewOf(this.bytes)
  length = 0

  /** Adds a text of Latin-1. */
  addLatin1(text: string): void {
    this.reserve(text.length)
    this.length += writeLatin1(this.bytes, text, this.length)
  }

  add(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** Returns a copy of the bytes since the last call. */
  take(): Uint8Array {
    const taken = copyOfBytes(this.bytes.subarray(0, this.length))
    this.length = 0
    return taken
  }

  private reserve(length: number): void {
    if (this.length + length <= this.bytes.length) return
    const roomier = newBytes(2 * (this.length + length))
    roomier.set(this.bytes.subarray(0, this.length))
    this.bytes = roomier
    this.view = viewOf(roomier)
  }
}

const FIRST_SIZE = 2 ** 16

const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView => new DataView(buffer, byteOffset, length)
