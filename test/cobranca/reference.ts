import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Reference tables of the service. They are not part of the repository; a copy may be beside it. */
const folder = fileURLToPath(new URL('../../../shared/reference/', import.meta.url))

/** Returns a JSON file of the reference, or `null` if there is no copy. */
export function reference<T>(file: string): T | null {
  return existsSync(folder + file) ? (JSON.parse(readFileSync(folder + file, 'utf8')) as T) : null
}
