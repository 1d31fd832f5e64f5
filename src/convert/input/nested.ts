/** Compressed files inside a zip file: a `.gz`, or another zip file. One level deep; deeper ones are not read. */
import { extname } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnpackedSizeError } from '../../fixed-width/index.js'
import { chunksOfEntry, entriesOfZip, type Zip, type ZipEntry, type ZipPlace } from './zip.js'

/** Content of an entry that is compressed itself. Plain data. */
export type Nested = { readonly kind: 'gzip' } | { readonly kind: 'zip'; readonly place: ZipPlace }

/** The compression that the name of a file shows; null for other files. */
export function compressionOf(name: string): Nested['kind'] | null {
  const extension = extname(name).toLowerCase()
  return extension === '.gz' ? 'gzip' : extension === '.zip' ? 'zip' : null
}

/** A zip file inside a zip file is kept in memory while its entries are read. */
const MAX_SIZE_IN_MEMORY = 256 * 2 ** 20

/** Yields the decompressed bytes of an entry of a zip file. */
export function chunksWithin(file: Zip, place: ZipPlace, nested: Nested | undefined): AsyncIterable<Uint8Array> {
  if (nested === undefined) return chunksOfEntry(file, place)
  return nested.kind === 'gzip' ? gunzipped(file, place) : chunksInside(file, place, nested.place)
}

/** Yields all members of a gzip file that is an entry. The size is limited when the entry is listed. */
async function* gunzipped(file: Zip, place: ZipPlace): AsyncGenerator<Uint8Array> {
  // An error in either part ends the other and is thrown in this loop.
  yield* pipeline(chunksOfEntry(file, place), createGunzip(), () => {})
}

async function* chunksInside(file: Zip, place: ZipPlace, inner: ZipPlace): AsyncGenerator<Uint8Array> {
  yield* chunksOfEntry(await contentOf(file, place), inner)
}

/** Entries of the zip file that is an entry of another. */
export async function* entriesWithin(file: Zip, place: ZipPlace): AsyncGenerator<ZipEntry> {
  if (place.uncompressedSize > MAX_SIZE_IN_MEMORY) throw new UnpackedSizeError()
  yield* entriesOfZip(await contentOf(file, place))
}

/**
 * Returns the decompressed size of an entry that is a gzip file, which only decompressing it shows.
 *
 * @throws {UnpackedSizeError} if it is larger than `maxSize`
 */
export async function sizeOfGzip(file: Zip, place: ZipPlace, maxSize: number): Promise<number> {
  let size = 0
  for await (const chunk of gunzipped(file, place)) {
    size += chunk.length
    if (size > maxSize) throw new UnpackedSizeError()
  }
  return size
}

/**
 * Returns the content of an entry. Its entries are read one after the other, so the content of the last zip file is cached, as long as there is enough memory.
 */
async function contentOf(file: Zip, place: ZipPlace): Promise<Buffer> {
  const key = `${typeof file === 'string' ? file : ''} ${place.relativeOffsetOfLocalHeader} ${place.crc32} ${place.uncompressedSize}`
  const known = last?.key === key ? last.content.deref() : undefined
  if (known !== undefined) return known
  const chunks: Uint8Array[] = []
  for await (const chunk of chunksOfEntry(file, place)) chunks.push(chunk)
  const content = Buffer.concat(chunks)
  last = { key, content: new WeakRef(content) }
  return content
}

let last: { readonly key: string; readonly content: WeakRef<Buffer> } | null = null
