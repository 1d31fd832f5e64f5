/** Sources of the bytes of a return. */
import { createHash } from 'node:crypto'
import { withinBytes } from '../../cobranca/index.js'
import { abortable } from '../../code/abortable.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { chunksOfFile, type SourceOptions } from '../../return/index.js'
import { permissionsLike } from '../output/output-file.js'
import { gzipChunks } from './gzip.js'
import { chunksWithin, compressionOf, type Nested } from './nested.js'
import type { ZipPlace } from './zip.js'

/** Plain data, so that it can be sent to another thread. */
export type Source =
  | { readonly kind: 'file' | 'gzip'; readonly path: string }
  | { readonly kind: 'zip'; readonly path: string; readonly place: ZipPlace; readonly nested?: Nested }
  | { readonly kind: 'stdin' }

/** Source of a file outside of a zip file; `.gz` is decompressed. */
export const sourceOf = (path: string): Source => ({
  kind: compressionOf(path) === 'gzip' ? 'gzip' : 'file',
  path,
})

/** Whether a path is the URL of an object in a bucket. */
export const isUrl = (path: string): boolean => /^[a-z][a-z0-9]+:\/\/[^/]/.test(path)

/** Permissions for the output; undefined if unknown. */
export const permissionsOf = async (source: Source): Promise<number | undefined> =>
  source.kind === 'stdin' ? undefined : permissionsLike(source.path)

/** Yields the bytes of a return, decompressed. Chunks are reused. `onRead` receives the number of bytes read, in units of the size listed. */
export function chunksOf(
  source: Source,
  onRead: (bytes: number) => void,
  { signal, maxBytes }: SourceOptions = {},
): AsyncIterable<Uint8Array> {
  const all = allChunksOf(source, onRead, signal)
  const chunks = signal === undefined ? all : abortable(all, signal)
  return maxBytes === undefined ? chunks : withinBytes(chunks, maxBytes)
}

function allChunksOf(
  source: Source,
  onRead: (bytes: number) => void,
  signal: AbortSignal | undefined,
): AsyncIterable<Uint8Array> {
  switch (source.kind) {
    case 'file':
      return chunksOfFile(source.path, onRead)
    case 'gzip':
      return gzipChunks(source.path, onRead)
    case 'zip':
      return counted(chunksWithin(source.path, source.place, source.nested), onRead)
    case 'stdin':
      // It may never end, and would keep the process alive.
      return counted(signal === undefined ? process.stdin : abortable(process.stdin, signal), onRead)
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

/** SHA-256 of the decompressed bytes of a return, in hexadecimal. */
export async function hashOf(
  source: Source,
  onRead: (bytes: number) => void,
  limits: SourceOptions = {},
): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(source, onRead, limits)) {
    hash.update(chunk)
    if (isTurnDue()) await turn()
  }
  return hash.digest('hex')
}
