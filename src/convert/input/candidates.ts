/** Lists the files to convert: the files given, and those in the folders, zip files and patterns given. */
import { readdir } from 'node:fs/promises'
import { basename, join, posix } from 'node:path'
import type { LocalizedText } from '../../cobranca/index.js'
import { maxUnpackedSize, UnpackedSizeError } from '../../fixed-width/index.js'
import { type Disk, diskOf } from '../disk.js'
import { compressionOf, entriesWithin, type Nested, sizeOfGzip } from './nested.js'
import { isPattern, matchesOf } from './pattern.js'
import { isUrl, type Source, sourceOf } from './source.js'
import { entriesOfZip, type ZipEntry, type ZipPlace } from './zip.js'

/** A file to convert, or the reason why it cannot be read. */
export type Candidate = Origin & (Readable | { readonly problem: Problem })

export interface Origin {
  /** The path given or found; for an entry of a zip file, the path of the zip file followed by that of the entry. */
  readonly path: string
  /** Whether the caller passed this path, rather than a folder or a pattern that contains it. */
  readonly named: boolean
  /** Base name, or path relative to the folder given. */
  readonly name: string
}

interface Readable {
  readonly source: Source
  /** Bytes on disk; the uncompressed size for an entry of a zip file. 0 if unknown. */
  readonly size: number
  /** Time of the last change, in milliseconds; 0 if unknown. */
  readonly modified: number
  /** Version of an object in a bucket, if it has one. */
  readonly version?: string | undefined
}

/** Reason why a candidate cannot be read: a system error, a message, or a description of something that is not a file. */
export type Problem =
  | { readonly error: unknown }
  | { readonly message: LocalizedText }
  | { readonly description: LocalizedText }

/** A path that exists. */
interface FoundPath {
  readonly path: string
  /** Canonical path. */
  readonly real: string
  readonly isFolder: boolean
}

/** Path that means the standard input. */
export const STDIN = '-'

export const isStdin = (candidate: Candidate): boolean => 'source' in candidate && candidate.source.kind === 'stdin'

/**
 * Lists candidates in the order of the paths, and by name within a folder. Skips hidden files (`.git`) and the folder `out`. Follows links
 * that the caller names, but not links found in folders, which may lead anywhere. Yields each file once. A path with `*` or the like that
 * does not exist is a pattern.
 */
export async function* candidatesOf(
  paths: readonly string[],
  out: string,
  disk: Disk = diskOf(),
): AsyncGenerator<Candidate> {
  const places = await Promise.all(paths.map((path) => placeOf(path, disk)))
  const folders = new Set<string>()
  const matched = new Set<string>()
  const namedFiles = new Map(
    places.flatMap((place) => ('real' in place && !place.isFolder ? [[place.real, place]] : [])),
  )
  const output = await disk.realpath(out).catch(() => null)

  async function* walk(folder: FoundPath, within: string): AsyncGenerator<Candidate> {
    if (folders.has(folder.real)) return
    folders.add(folder.real)
    let entries: Awaited<ReturnType<typeof entriesOf>>
    try {
      entries = await entriesOf(folder.path)
    } catch (error) {
      yield { path: folder.path, named: within === '', name: within, problem: { error } }
      return
    }
    for (const entry of entries) {
      const path = join(folder.path, entry.name)
      const real = join(folder.real, entry.name)
      const name = join(within, entry.name)
      if (entry.isDirectory()) {
        if (real !== output) yield* walk({ path, real, isFolder: true }, name)
      } else if (entry.isFile()) {
        if (!namedFiles.has(real) && !matched.has(real)) yield* filesAt({ path, named: false, name }, disk)
      } else {
        const description = entry.isSymbolicLink() ? LINK : NOT_REGULAR
        yield { path, named: false, name, problem: { description } }
      }
    }
  }

  async function* matches(pattern: string): AsyncGenerator<Candidate> {
    let found = false
    for (const { path, name } of await matchesOf(pattern)) {
      found = true
      const real = await disk.realpath(path).catch(() => path)
      if (matched.has(real) || namedFiles.has(real)) continue
      matched.add(real)
      yield* filesAt({ path, named: false, name }, disk)
    }
    if (!found) yield { path: pattern, named: true, name: '', problem: { message: NO_MATCH } }
  }

  for (const place of places) {
    if ('stdin' in place) {
      if (place === places.find((other) => 'stdin' in other))
        yield { path: STDIN, named: true, name: 'stdin', source: { kind: 'stdin' }, size: 0, modified: 0 }
    } else if ('pattern' in place) yield* matches(place.pattern)
    else if (!('real' in place)) yield place
    else if (place.isFolder) yield* walk(place, '')
    else if (namedFiles.get(place.real) === place)
      yield* filesAt({ path: place.path, named: true, name: basename(place.path) }, disk)
  }
}

const LINK = {
  pt: 'atalho (link simbólico), que não é seguido',
  en: 'symbolic link, which is not followed',
} as const satisfies LocalizedText

const NOT_REGULAR = {
  pt: 'nem arquivo comum nem pasta',
  en: 'neither a regular file nor a folder',
} as const satisfies LocalizedText

const NO_MATCH = {
  pt: 'nenhum arquivo corresponde ao padrão',
  en: 'no file matches the pattern',
} as const satisfies LocalizedText

/** Yields the file itself, or the entries of a zip file. */
async function* filesAt(origin: Origin, disk: Disk): AsyncGenerator<Candidate> {
  const { path } = origin
  try {
    const { size, mtimeMs: modified } = await disk.stat(path)
    if (isZip(path)) yield* entriesAt(origin, { file: path, size, modified })
    else yield { ...origin, source: sourceOf(path), size, modified }
  } catch (error) {
    yield { ...origin, problem: { error } }
  }
}

export const isZip = (path: string): boolean => compressionOf(path) === 'zip'

const TOO_DEEP = {
  pt: 'está comprimido mais de uma vez dentro do ZIP: descompacte o ZIP de dentro',
  en: 'it is compressed more than once inside the ZIP: unpack the inner ZIP',
} as const satisfies LocalizedText

/**
 * Yields the entries of a zip file. A `.gz` among them is decompressed, and a zip file among them yields its own entries; a compressed file inside that zip
 * file is an error.
 *
 * @param file path of the zip file, or of a copy of the object at the path of `origin`
 */
export async function* entriesAt(
  origin: Origin,
  { file, size, modified }: { readonly file: string } & Pick<Readable, 'size' | 'modified'>,
): AsyncGenerator<Candidate> {
  const maxSize = maxUnpackedSize(size)
  let unpacked = 0
  const isTooMuch = (bytes: number): boolean => {
    // Checks the sum over both levels: entries may share the same bytes, so that each alone is small enough.
    unpacked += bytes
    return unpacked > maxSize
  }

  async function* entriesIn(zip: Origin, entries: AsyncIterable<ZipEntry>, outer: ZipPlace | null) {
    for await (const { name: inside, place, problem } of entries) {
      const path = isUrl(zip.path) ? zip.path + posix.join('/', inside) : join(zip.path, inside)
      const entry: Origin = { path, named: false, name: join(zip.name, inside) }
      const compression = compressionOf(inside)
      const message = problem ?? (outer !== null && compression !== null ? TOO_DEEP : null)
      if (message !== null) yield { ...entry, path: `${zip.path}/${inside}`, name: '', problem: { message } }
      else if (isTooMuch(place.uncompressedSize)) yield { ...entry, problem: { error: new UnpackedSizeError() } }
      else if (outer !== null) yield readable(entry, outer, place.uncompressedSize, { kind: 'zip', place })
      else if (compression === null) yield readable(entry, place, place.uncompressedSize)
      else if (compression === 'gzip') yield* gzipAt(entry, place)
      else yield* zipAt(entry, place)
    }
  }

  async function* gzipAt(entry: Origin, place: ZipPlace): AsyncGenerator<Candidate> {
    try {
      const bytes = await sizeOfGzip(file, place, maxSize - unpacked)
      unpacked += bytes
      yield readable(entry, place, bytes, { kind: 'gzip' })
    } catch (error) {
      yield { ...entry, problem: { error } }
    }
  }

  async function* zipAt(entry: Origin, place: ZipPlace): AsyncGenerator<Candidate> {
    try {
      yield* entriesIn(entry, entriesWithin(file, place), place)
    } catch (error) {
      yield { ...entry, problem: { error } }
    }
  }

  const readable = (entry: Origin, place: ZipPlace, bytes: number, nested?: Nested): Candidate => ({
    ...entry,
    source: { kind: 'zip', path: origin.path, place, ...(nested && { nested }) },
    size: bytes,
    modified,
  })

  try {
    yield* entriesIn(origin, entriesOfZip(file), null)
  } catch (error) {
    yield { ...origin, problem: { error } }
  }
}

async function placeOf(
  path: string,
  disk: Disk,
): Promise<FoundPath | Candidate | { readonly pattern: string } | { readonly stdin: true }> {
  if (path === STDIN) return { stdin: true }
  const base = { path, named: true, name: basename(path) }
  try {
    const real = await disk.realpath(path)
    const stats = await disk.stat(real)
    if (stats.isDirectory() || stats.isFile()) return { path, real, isFolder: stats.isDirectory() }
    return { ...base, problem: { description: NOT_REGULAR } }
  } catch (error) {
    const isMissing = (await disk.lstat(path)) === null
    return isMissing && isPattern(path) ? { pattern: path } : { ...base, problem: { error } }
  }
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
