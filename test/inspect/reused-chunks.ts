/** Yields the chunks of a file in a buffer that is overwritten before the next chunk, as a reader of files may do. */
export async function* reusedChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length; at += size) {
    const chunk = Buffer.from(bytes.subarray(at, at + size))
    yield chunk
    chunk.fill(0x23)
  }
}
