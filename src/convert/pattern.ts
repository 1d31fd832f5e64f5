import { relative, sep } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'

export interface Match {
  readonly path: string
  /** Its path within the folder that the pattern begins with. */
  readonly name: string
}

/** The files that a pattern stands for, by name: `retornos/**` + `/*.ret`. Hidden ones are left out, links are not followed. */
export async function matchesOf(pattern: string): Promise<Match[]> {
  const slashed = sep === '\\' ? pattern.replaceAll(sep, '/') : pattern
  const found = await glob(slashed, {
    dot: false,
    followSymbolicLinks: false,
    expandDirectories: false,
    onlyFiles: true,
  })
  const base = baseOf(slashed)
  return found.sort().map((path) => ({ path, name: base === '' ? path : relative(base, path) }))
}

/** The folders of a pattern before its first wild card. */
function baseOf(pattern: string): string {
  const parts = pattern.split('/')
  const wild = parts.findIndex((part) => isDynamicPattern(part))
  return parts.slice(0, wild === -1 ? -1 : wild).join('/')
}
