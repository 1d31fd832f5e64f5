import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Modules with imports that are only used in thunks, `() => itau`. The sources import them at once, as every tool understands. */
const LAZY_MODULES = /src.(banks.registry|cli.commands.index)\.ts$/

/**
 * Loads what these modules use in thunks when a thunk is called. Two ways:
 * - `files`: `() => itau` becomes `() => import('./341-itau/index.js').itau`, a file of its own, which `common-js.ts` loads with `require`.
 * - `functions`: it becomes `() => require('./341-itau/index.js').itau`, for which esbuild puts the modules into functions. The code is loaded at once,
 *   but nothing is defined. A bundler can take this apart and put it together again, in any format.
 */
export const lazyImports = (way: 'files' | 'functions'): Plugin => ({
  name: 'lazy-imports',
  setup(build) {
    build.onLoad({ filter: LAZY_MODULES }, async ({ path }) => {
      let contents = await readFile(path, 'utf8')
      const load = { files: 'import', functions: 'require' }[way]
      let found = false
      for (const [line, name, module] of contents.matchAll(/^import \{ (\w+) \} from ('\.[^']+')\n/gm)) {
        const thunk = new RegExp(`\\(\\) => ${name}\\b`)
        if (!thunk.test(contents)) continue
        contents = contents.replace(line, '').replace(thunk, `() => ${load}(${module}).${name}`)
        found = true
      }
      if (!found) throw new Error(`${path} has no lazy imports`)
      return { contents, loader: 'ts' }
    })
    // The registry has its own copy of the banks' names: otherwise the `bank.ts` of each bank is a file, which is always loaded.
    build.onResolve({ filter: /^\.\/[^/]+\/bank\.js$/ }, ({ path, importer, resolveDir }) =>
      /registry\.ts$/.test(importer)
        ? { path: join(resolveDir, path.replace(/js$/, 'ts')), suffix: '?names' }
        : undefined,
    )
  },
})
