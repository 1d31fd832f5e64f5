/** Where the bytes of a return come from. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { addAbortSignal, pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { chunksOfFile } from '../../return/index.js'
import { permissionsLike } from '../output/output-file.js'
import { mostUnpacked, UnpackedSizeError } from './unpacked-size.js'
import { chunksOfEntry, type ZipPlace } from './zip.js'

/** Plain data, so that it can be handed to another thread. */
export type Source =
  | { readonly kind: 'file' | 'gzip'; readonly path: string }
  | { readonly kind: 'zip'; readonly path: string; readonly place: ZipPlace }
  | { readonly kind: 'stdin' }

/** A file that is read by its own: `.gz` is unpacked. */
export const sourceOf = (path: string): Source => ({
  kind: extname(path).toLowerCase() === '.gz' ? 'gzip' : 'file',
  path,
})

const CHUNK_SIZE = 1024 * 1024

/** What a result made of it may be read by; undefined where nobody knows. */
export const permissionsOf = async (source: Source): Promise<number | undefined> =>
  source.kind === 'stdin' ? undefined : permissionsLike(source.path)

/** The bytes of a return, unpacked; a chunk is used again after the next one. `onRead` is told of the progress, in bytes of the size listed. */
export function chunksOf(
  source: Source,
  onRead: (bytes: number) => void,
  signal?: AbortSignal,
): AsyncIterable<Uint8Array> {
  switch (source.kind) {
    case 'file':
      return chunksOfFile(source.path, onRead)
    case 'gzip':
      return unzipped(source.path, onRead)
    case 'zip':
      return counted(chunksOfEntry(source.path, source.place), onRead)
    case 'stdin':
      // Nobody may ever write to it again.
      return counted(signal === undefined ? process.stdin : addAbortSignal(signal, process.stdin), onRead)
  }
}

/** All members of the file, one behind the other. */
async function* unzipped(path: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const most = mostUnpacked((await stat(path)).size)
  const packed = createReadStream(path, { highWaterMark: CHUNK_SIZE })
  packed.on('data', (chunk) => onRead(chunk.length))
  let size = 0
  // An error of either ends the other, and comes out where the chunks are taken.
  for await (const chunk of pipeline(packed, createGunzip({ chunkSize: CHUNK_SIZE }), () => {})) {
    size += chunk.length
    if (size > most) throw new UnpackedSizeError()
    yield chunk
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onRead(chunk.length)
    yield chunk
  }
}

/** SHA-256 of the bytes of a return, unpacked, in hexadecimal. */
export async function hashOf(source: Source, onRead: (bytes: number) => void, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(source, onRead, signal)) {
    signal?.throwIfAborted()
    hash.update(chunk)
  }
  return hash.digest('hex')
}
