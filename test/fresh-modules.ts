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
export async function freshModules<T extends object>(...entries: readonly string[]): Promise<T> {
  const outfile = join(inject('scratch'), `fresh-${process.pid}-${count++}.mjs`)
  await build({
    stdin: {
      contents: entries.map((entry) => `export * from './${entry}.js'`).join('\n'),
      resolveDir: resolve('src'),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile).href) as Promise<T>
}
