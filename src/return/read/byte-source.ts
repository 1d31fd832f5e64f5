/** Where the bytes of a file come from. */
import { open } from 'node:fs/promises'

/** A path, the bytes themselves, or chunks of them: a Node stream, a web stream, any (async) iterable. */
export type ByteSource = string | URL | Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const CHUNK = 1024 * 1024

/** The chunks of a source. Each is to be used up before the next one is asked for. */
export async function* chunksOf(source: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  if (source instanceof Uint8Array) yield source
  else if (typeof source === 'string' || source instanceof URL) yield* chunksOfFile(source)
  else yield* source
}

/** Two buffers take turns: one is read into while the other is worked on. Cheaper than a stream. `onRead` is told of each chunk's size. */
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
      // It is waited for above; should nobody come back for it, its failure is no one's.
      reading.catch(() => {})
      yield current.subarray(0, bytesRead)
      ;[current, other] = [other, current]
    }
  } finally {
    await file.close()
  }
}
