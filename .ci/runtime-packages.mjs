/** The packages that a user of this package installs, from package-lock.json: its dependencies, and theirs. Peer dependencies are the user's own. */
import { readFileSync } from 'node:fs'

export const readLock = () => JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

const FOLDER = 'node_modules/'

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
export const nameOf = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)

/** Finds a package as Node does: in the folder of the package that needs it, and in the folders above. */
function resolved(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(FOLDER) - 1))) {
    const path = `${at === '' ? '' : `${at}/`}${FOLDER}${name}`
    if (Object.hasOwn(packages, path)) return path
    if (at === '') return null
  }
}

/** Returns the entries of the lock file, `{ path, name, isOptional, needs, … }`, sorted by name. Optional packages are installed on some systems only. */
export function runtimePackages(packages) {
  const found = new Map()
  const visit = (from, isOptional) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from]
    const needs = []
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = resolved(packages, from, name)
      const isOptionalHere =
        isOptional || (Object.hasOwn(optionalDependencies, name) && !Object.hasOwn(dependencies, name))
      if (path === null) {
        if (isOptionalHere) continue
        throw new Error(`package-lock.json has no ${name}, which ${from === '' ? 'this package' : from} needs`)
      }
      needs.push(path)
      const known = found.get(path)
      // A package that one needs and another would like is needed.
      if (known !== undefined && (!known.isOptional || isOptionalHere)) continue
      const entry = {
        ...packages[path],
        path,
        name: nameOf(path),
        isOptional: isOptionalHere,
        needs: known?.needs ?? [],
      }
      found.set(path, entry)
      entry.needs = visit(path, isOptionalHere)
    }
    return needs
  }
  visit('', false)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.path < b.path ? -1 : 1))
}
