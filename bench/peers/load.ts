/** The npm packages measured beside, as far as they are installed: `npm ci` in `bench/`. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** `npm run bench` runs at the root of the repository. */
export const BENCH = join(process.cwd(), 'bench')
const require = createRequire(join(BENCH, 'package.json'))

export const arePeersInstalled = (): boolean => existsSync(join(BENCH, 'node_modules'))

/** Null, or why a package cannot be used. */
export function whyMissing(name: string): string | null {
  try {
    require(name)
    return null
  } catch (error) {
    return arePeersInstalled() ? `does not load: ${messageOf(error)}` : 'not installed: npm ci in bench/'
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message.split('\n')[0]! : String(error))

/** The packages bring no types, or too wide ones: `T` is what is used of them. */
export const load = <T>(name: string): T => require(name) as T
