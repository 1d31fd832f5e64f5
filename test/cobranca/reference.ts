import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The service's reference tables, where a copy lies beside the repository; they are not part of it. */
const folder = fileURLToPath(new URL('../../../shared/reference/', import.meta.url))

/** One of the reference's JSON files, or `null` where there is no copy. */
export function reference<T>(file: string): T | null {
  return existsSync(folder + file) ? (JSON.parse(readFileSync(folder + file, 'utf8')) as T) : null
}
