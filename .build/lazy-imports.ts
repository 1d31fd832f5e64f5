import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Modules with imports that are only used in thunks, `() => itau`. The sources import them at once, as every tool understands. */
const LAZY_MODULES = /src.(banks.bank-list|banks.generic-bank|banks.other-services|cli.commands.index)\.ts$/

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
      const contents = await readFile(path, 'utf8')
      return { contents: withLazyImports(contents, way === 'files' ? 'import' : 'require'), loader: 'ts' }
    })
    // The lists have their own copy of the banks' names: otherwise the `bank.ts` of each bank is a file, which is always loaded.
    build.onResolve({ filter: /^\.\/[^/]+\/bank\.js$/ }, ({ path, importer, resolveDir }) =>
      /bank-(?:list|names)\.ts$/.test(importer)
        ? { path: join(resolveDir, path.replace(/js$/, 'ts')), suffix: '?names' }
        : undefined,
    )
  },
})

function withLazyImports(module: string, load: 'import' | 'require'): string {
  const thunks = new Set(Array.from(module.matchAll(/\(\) => (\w+)/g), ([, name = '']) => name))
  let result = module
  for (const [statement, names = '', from] of module.matchAll(/^import \{([^}]+)\} from ('\.[^']+')\n/gm)) {
    const lazy = names.split(/\W+/).find((name) => thunks.has(name))
    if (lazy === undefined) continue
    if (names.trim() !== lazy) throw new Error(`a lazy import must have one name: ${statement}`)
    result = result.replace(statement, '').replace(new RegExp(`\\(\\) => ${lazy}\\b`), `() => ${load}(${from}).${lazy}`)
  }
  if (result === module) throw new Error('a module without lazy imports')
  return result
}
