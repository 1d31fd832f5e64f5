/** The files that some paths stand for: the files among them, and what lies in the folders among them. */
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A file to be tried, or why there is none. */
export interface Candidate {
  readonly path: string
  /** The caller named it; it was not merely found in a folder. */
  readonly named: boolean
  /** Its own name, or its path within the folder it was found in. */
  readonly name: string
  /** Why it cannot be tried: the system's error, or what it is instead of a file. */
  readonly problem?: { readonly error: unknown } | { readonly description: string }
}

/** What a path turned out to be. */
interface Place {
  readonly path: string
  /** Its one true path, whichever way it was named. */
  readonly real: string
  readonly isFolder: boolean
}

/**
 * Goes through the paths in their order, and through a folder by name, with all that is in it. What is hidden (`.git`) is left out, and so is
 * the folder `out` when it lies in another. Links are followed when they are named, but not when they are found: what they point to may lie
 * anywhere. A file or folder reached twice is given once.
 */
export async function* candidatesOf(paths: readonly string[], out: string): AsyncGenerator<Candidate> {
  const places = await Promise.all(paths.map(placeOf))
  const folders = new Set<string>()
  const namedFiles = new Map(
    places.flatMap((place) => ('real' in place && !place.isFolder ? [[place.real, place]] : [])),
  )
  const output = await realpath(out).catch(() => null)

  async function* walk(folder: Place, within: string): AsyncGenerator<Candidate> {
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
        if (!namedFiles.has(real)) yield { path, named: false, name }
      } else {
        const description = entry.isSymbolicLink() ? 'atalho (link simbólico), que não é seguido' : SPECIAL
        yield { path, named: false, name, problem: { description } }
      }
    }
  }

  for (const place of places) {
    if (!('real' in place)) yield place
    else if (place.isFolder) yield* walk(place, '')
    else if (namedFiles.get(place.real) === place) yield { path: place.path, named: true, name: basename(place.path) }
  }
}

const SPECIAL = 'nem arquivo comum nem pasta'

async function placeOf(path: string): Promise<Place | Candidate> {
  const none = { path, named: true, name: basename(path) }
  try {
    const real = await realpath(path)
    const stats = await stat(real)
    if (stats.isDirectory() || stats.isFile()) return { path, real, isFolder: stats.isDirectory() }
    return { ...none, problem: { description: SPECIAL } }
  } catch (error) {
    return { ...none, problem: { error } }
  }
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
