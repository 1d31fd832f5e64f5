/** Sources of the bytes of a file. */
import { open } from 'node:fs/promises'

/** A path, the bytes themselves, or chunks of them: a Node stream, a web stream, any (async) iterable. */
export type ByteSource = string | URL | Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const CHUNK = 1024 * 1024

/** Yields the chunks of a source. Use each chunk before you request the next one. */
export async function* chunksOf(source: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  if (source instanceof Uint8Array) yield source
  else if (typeof source === 'string' || source instanceof URL) yield* chunksOfFile(source)
  else yield* source
}

/** Yields the chunks of a file. Reads ahead into a second buffer; faster than a stream. Calls `onRead` with the size of each chunk. */
export async function* chunksOfFile(
  path: string | URL,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await open(path, 'r')
  try {
    let [current, other] = [Buffer.allocUnsafeSlow(CHUNK), Buffer.allocUnsafeSlow(CHUNK)]
    let reading = file.read(current, 0, CHUNK, null)
    for (;;) {
      const { bytesRead } = await reading
      if (bytesRead === 0) return
      onRead(bytesRead)
      reading = file.read(other, 0, CHUNK, null)
      // The loop awaits it. If the loop ends early, its error must not become an unhandled rejection.
      reading.catch(() => {})
      yield current.subarray(0, bytesRead)
      ;[current, other] = [other, current]
    }
  } finally {
    await file.close()
  }
}
