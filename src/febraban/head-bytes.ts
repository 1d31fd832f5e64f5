import { concatBytes } from '../runtime/bytes.js'
import { DETECTION_BYTES } from './formats.js'

/** The first chunks of a file, until they are enough to detect its dialect. */
export class HeadBytes {
  private chunks: Uint8Array[] = []
  private size = 0

  /**
   * Takes the next chunk. Returns whether the bytes so far are enough.
   *
   * @param isKept whether the chunk stays as it is; otherwise the caller may reuse it before the next one comes
   */
  add(chunk: Uint8Array, isKept = false): boolean {
    this.size += chunk.length
    const isEnough = this.size >= DETECTION_BYTES
    this.chunks.push(isEnough || isKept ? chunk : new Uint8Array(chunk))
    return isEnough
  }

  /** Returns the bytes so far. Later calls return only later bytes. */
  take(): Uint8Array {
    const bytes = this.chunks.length === 1 ? this.chunks[0]! : concatBytes(this.chunks)
    this.chunks = []
    return bytes
  }
}
