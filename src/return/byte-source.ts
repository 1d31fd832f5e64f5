/** Where the bytes of a file come from. */
import { open } from 'node:fs/promises'

/** A path, the bytes themselves, or chunks of them: a Node stream, a web stream, any (async) iterable. */
export type ByteSource = string | URL | Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** One buffer, used again for each chunk, is cheaper than a stream. */
const CHUNK = 1024 * 1024

/** The chunks of a source. Each is to be used up before the next one is asked for. */
export async function* chunksOf(source: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  if (source instanceof Uint8Array) yield source
  else if (typeof source === 'string' || source instanceof URL) yield* chunksOfFile(source)
  else yield* source
}

async function* chunksOfFile(path: string | URL): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.allocUnsafeSlow(CHUNK)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
