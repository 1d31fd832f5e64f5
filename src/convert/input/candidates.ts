/** The files that some paths stand for: the files among them, and what lies in the folders and zip files, or matches the patterns, among them. */
import { lstat, readdir, realpath, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { isPattern, matchesOf } from './pattern.js'
import { type Source, sourceOf } from './source.js'
import { mostUnpacked, UnpackedSizeError } from './unpacked-size.js'
import { entriesOfZip } from './zip.js'

/** A file to be tried, or why there is none. */
export type Candidate = Origin & (Readable | { readonly problem: Problem })

interface Origin {
  /** The path given or found; of what lies in a zip file, that of the zip file with its own behind it. */
  readonly path: string
  /** The caller named it; it was not merely found in a folder. */
  readonly named: boolean
  /** Its own name, or its path within the folder it was found in. */
  readonly name: string
}

interface Readable {
  readonly source: Source
  /** In bytes, as it lies there: of a packed file, its packed size. Zero when nobody knows. */
  readonly size: number
}

/** Why a file cannot be tried: the system's error, what is wrong with it, or what it is instead of a file. */
export type Problem = { readonly error: unknown } | { readonly refusal: string } | { readonly description: string }

/** What a path turned out to be. */
interface FoundPath {
  readonly path: string
  /** Its one true path, whichever way it was named. */
  readonly real: string
  readonly isFolder: boolean
}

/** The name by which the standard input is asked for. */
export const STDIN = '-'

/**
 * Goes through the paths in their order, and through a folder by name, with all that is in it. What is hidden (`.git`) is left out, and so is
 * the folder `out` when it lies in another. Links are followed when they are named, but not when they are found: what they point to may lie
 * anywhere. A file or folder reached twice is given once. A path with `*` or the like that is no file is a pattern.
 */
export async function* candidatesOf(paths: readonly string[], out: string): AsyncGenerator<Candidate> {
  const places = await Promise.all(paths.map(placeOf))
  const folders = new Set<string>()
  const matched = new Set<string>()
  const namedFiles = new Map(
    places.flatMap((place) => ('real' in place && !place.isFolder ? [[place.real, place]] : [])),
  )
  const output = await realpath(out).catch(() => null)

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
        if (!namedFiles.has(real) && !matched.has(real)) yield* filesAt({ path, named: false, name })
      } else {
        const description = entry.isSymbolicLink() ? 'atalho (link simbólico), que não é seguido' : SPECIAL
        yield { path, named: false, name, problem: { description } }
      }
    }
  }

  async function* matches(pattern: string): AsyncGenerator<Candidate> {
    let found = false
    for (const { path, name } of await matchesOf(pattern)) {
      found = true
      const real = await realpath(path).catch(() => path)
      if (matched.has(real) || namedFiles.has(real)) continue
      matched.add(real)
      yield* filesAt({ path, named: false, name })
    }
    if (!found)
      yield { path: pattern, named: true, name: '', problem: { refusal: 'nenhum arquivo corresponde ao padrão' } }
  }

  for (const place of places) {
    if ('stdin' in place) {
      if (place === places.find((other) => 'stdin' in other))
        yield { path: STDIN, named: true, name: 'stdin', source: { kind: 'stdin' }, size: 0 }
    } else if ('pattern' in place) yield* matches(place.pattern)
    else if (!('real' in place)) yield place
    else if (place.isFolder) yield* walk(place, '')
    else if (namedFiles.get(place.real) === place)
      yield* filesAt({ path: place.path, named: true, name: basename(place.path) })
  }
}

const SPECIAL = 'nem arquivo comum nem pasta'

/** The file itself, or the files packed in it. */
async function* filesAt(origin: Origin): AsyncGenerator<Candidate> {
  const { path, name } = origin
  try {
    const { size } = await stat(path)
    if (extname(path).toLowerCase() !== '.zip') {
      yield { ...origin, source: sourceOf(path), size }
      return
    }
    const most = mostUnpacked(size)
    let unpacked = 0
    for await (const { name: inside, place, refusal } of entriesOfZip(path)) {
      const entry = { path: join(path, inside), named: false, name: join(name, inside) }
      if (refusal !== null) {
        yield { ...entry, path: `${path}/${inside}`, name: '', problem: { refusal } }
        continue
      }
      // All together: entries may lie one upon the other, so that each alone is none too large.
      unpacked += place.uncompressedSize
      if (unpacked > most) yield { ...entry, problem: { error: new UnpackedSizeError() } }
      else yield { ...entry, source: { kind: 'zip', path, place }, size: place.uncompressedSize }
    }
  } catch (error) {
    yield { ...origin, problem: { error } }
  }
}

async function placeOf(
  path: string,
): Promise<FoundPath | Candidate | { readonly pattern: string } | { readonly stdin: true }> {
  if (path === STDIN) return { stdin: true }
  const none = { path, named: true, name: basename(path) }
  try {
    const real = await realpath(path)
    const stats = await stat(real)
    if (stats.isDirectory() || stats.isFile()) return { path, real, isFolder: stats.isDirectory() }
    return { ...none, problem: { description: SPECIAL } }
  } catch (error) {
    const exists = await lstat(path).then(
      () => true,
      () => false,
    )
    return !exists && isPattern(path) ? { pattern: path } : { ...none, problem: { error } }
  }
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
