/** Sources of the bytes of a file. */
import { open } from 'node:fs/promises'

/** Reads a file into a single reused buffer: the cheapest way. */
export async function* reusedBuffer(path: string, size = 1024 * 1024): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.allocUnsafeSlow(size)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, size, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

/** Views of the bytes, `size` at a time. */
export const slices = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))
