/** Chunks of a file, from a file system that returns any number of bytes per read, as pipes and networks do. */
import type { FileHandle } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksIn } from '../../../src/return/read/byte-source.js'
import { runs } from '../../runs.js'

/** A file of these bytes. Each read fills its buffer at once, while the chunk before it is still in use. */
function fileOf(content: Uint8Array, sizes: readonly number[]): Pick<FileHandle, 'read'> {
  let at = 0
  let reads = 0
  const read = (buffer: Uint8Array, offset: number, length: number) => {
    if (length === 0) throw new Error('nothing is asked for')
    const size = Math.min(length, sizes[reads++ % sizes.length]!, content.length - at)
    buffer.set(content.subarray(at, at + size), offset)
    at += size
    return Promise.resolve({ bytesRead: size, buffer })
  }
  return { read } as never
}

const KB = 1024
const anySize = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 70 * KB }),
  fc.integer({ min: 500 * KB, max: 1100 * KB }),
)

const contentOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8) + (i >> 16)) & 0xff)

async function expectAll(length: number, sizes: readonly number[]): Promise<void> {
  const content = contentOf(length)
  const chunks: Uint8Array[] = []
  for await (const chunk of chunksIn(fileOf(content, sizes))) chunks.push(Uint8Array.from(chunk))
  expect(Buffer.compare(Buffer.concat(chunks), content)).toBe(0)
}

test.each([
  ['an empty file', 0, [1]],
  ['a small file in one read', 300, [KB]],
  ['a byte per read', 200, [1]],
  ['a large file in whole buffers', 4000 * KB, [1024 * KB]],
  // The rest of a large buffer is filled while its start is in use.
  ['large reads that fill parts of a buffer', 4000 * KB, [64 * KB, 600 * KB, 1024 * KB, 1024 * KB]],
])('%s', async (_, length, sizes) => expectAll(length, sizes))

test('are the bytes of the file, in order, and stay until the next one is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 3000 * KB }),
      fc.array(anySize, { minLength: 1, maxLength: 6 }),
      (length, sizes) =>
        // Sizes of a few bytes would take a million reads.
        expectAll(Math.min(length, 2000 * Math.max(...sizes)), sizes),
    ),
    runs(30),
  )
})
