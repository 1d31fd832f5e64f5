import { crc32 } from '../runtime/crc32.js'

/**
 * Yields chunks, and compares their CRC-32 at the end.
 *
 * @throws the result of `wrong` if it is another one
 */
export async function* checkedByCrc32(
  chunks: AsyncIterable<Uint8Array>,
  expected: number,
  wrong: () => Error,
): AsyncGenerator<Uint8Array, void, undefined> {
  let crc = 0
  for await (const chunk of chunks) {
    crc = crc32?.(chunk, crc) ?? 0
    yield chunk
  }
  if (crc32 !== null && crc !== expected) throw wrong()
}
