/** Loads the npm packages of `bench/package.json`, if `npm ci` was run in `bench/`. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** `npm run bench` runs at the root of the repository. */
export const BENCH = join(process.cwd(), 'bench')
const require = createRequire(join(BENCH, 'package.json'))

export const arePeersInstalled = (): boolean => existsSync(join(BENCH, 'node_modules'))

/** Returns the reason why a package cannot be used; null if it can. */
export function whyMissing(name: string): string | null {
  try {
    require(name)
    return null
  } catch (error) {
    return arePeersInstalled() ? `does not load: ${messageOf(error)}` : 'not installed: npm ci in bench/'
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message.split('\n')[0]! : String(error))

/** Loads a package. `T` declares the used part of it, because the packages have no types or imprecise ones. */
export const load = <T>(name: string): T => require(name) as T
