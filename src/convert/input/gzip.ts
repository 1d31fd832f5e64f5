import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { maxUnpackedSize, UnpackedSizeError } from '../../fixed-width/index.js'

const CHUNK_SIZE = 1024 * 1024

/**
 * Yields all members of a gzip file.
 *
 * @param onRead receives the number of compressed bytes read
 * @param acceptedSize decompressed sizes below it are always accepted. Default: that of `maxUnpackedSize`
 * @throws {UnpackedSizeError} if it is many times larger than its compressed size
 */
export async function* gzipChunks(
  path: string,
  onRead: (bytes: number) => void = () => {},
  acceptedSize?: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const maxSize = maxUnpackedSize((await stat(path)).size, acceptedSize)
  const packed = createReadStream(path, { highWaterMark: CHUNK_SIZE })
  packed.on('data', (chunk) => onRead(chunk.length))
  let size = 0
  // An error in either stream destroys the other and is thrown in this loop.
  for await (const chunk of pipeline(packed, createGunzip({ chunkSize: CHUNK_SIZE }), () => {})) {
    size += chunk.length
    if (size > maxSize) throw new UnpackedSizeError()
    yield chunk
  }
}
