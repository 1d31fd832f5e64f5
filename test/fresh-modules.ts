/** Modules of the library as a program that has just started has them. `vi.resetModules` would make all later test files of the worker load everything again. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { inject } from 'vitest'

let count = 0

/**
 * Loads entry points of `src`, such as `return/index`, and all that they import, once more, outside of the modules of the tests.
 *
 * @returns the exports of all entry points
 */
export const freshModules = <T extends object>(...entries: readonly string[]): Promise<T> =>
  load<T>(entries.map((entry) => `export * from './${entry}.js'`))

/** Loads entry points as {@link freshModules} does. Their exports may have the same names. */
export async function freshNamespaces(entries: readonly string[]): Promise<readonly object[]> {
  const loaded = await load<Record<string, object>>(entries.map((entry, i) => `export * as m${i} from './${entry}.js'`))
  return entries.map((_, i) => loaded[`m${i}`]!)
}

async function load<T extends object>(statements: readonly string[]): Promise<T> {
  const outfile = join(inject('scratch'), `fresh-${process.pid}-${count++}.mjs`)
  await build({
    stdin: { contents: statements.join('\n'), resolveDir: resolve('src') },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile).href) as Promise<T>
}
