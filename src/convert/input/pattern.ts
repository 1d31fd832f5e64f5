import { relative, sep } from 'node:path'

export interface Match {
  readonly path: string
  /** Its path within the folder that the pattern begins with. */
  readonly name: string
}

/** Whether a path that is no file may be a pattern. */
export const isPattern = (path: string): boolean => /[*?[{(]/.test(path)

/** The files that a pattern stands for, by name: `retornos/**` + `/*.ret`. Hidden ones are left out, links are not followed. */
export async function matchesOf(pattern: string): Promise<Match[]> {
  // Loaded only by who gives one.
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

/** The folders of a pattern before its first wild card. */
function baseOf(pattern: string): string {
  const parts = pattern.split('/')
  const wild = parts.findIndex(isPattern)
  return parts.slice(0, wild === -1 ? -1 : wild).join('/')
}
