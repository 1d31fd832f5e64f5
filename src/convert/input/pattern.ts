import { relative, sep } from 'node:path'

export interface Match {
  readonly path: string
  /** Path relative to the fixed folders of the pattern. */
  readonly name: string
}

/** Whether a path that does not exist may be a pattern. */
export const isPattern = (path: string): boolean => /[*?[{(]/.test(path)

/** The files that match a pattern, sorted by name: `retornos/**` + `/*.ret`. Skips hidden files; does not follow links. */
export async function matchesOf(pattern: string): Promise<Match[]> {
  // Loaded on first use.
  const { glob } = await import('tinyglobby')
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

/** The folders of a pattern before its first wildcard. */
function baseOf(pattern: string): string {
  const parts = pattern.split('/')
  const wild = parts.findIndex(isPattern)
  return parts.slice(0, wild === -1 ? -1 : wild).join('/')
}
