import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

type Entries = Record<string, string>

/** `src/return/index.ts` → `{ 'return/index': 'src/return/index.ts' }`: dist has the shape of src. */
const toEntries = (files: string[]): Entries =>
  Object.fromEntries(files.map((file) => [file.replace(/^src\//, '').replace(/\.ts$/, ''), file]))

const bankFolders = existsSync('src/banks')
  ? readdirSync('src/banks', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `src/banks/${entry.name}/index.ts`)
  : []

/** What people import, as ESM and as CommonJS. One line here for each entry of `exports` in package.json. */
const library = toEntries(
  [
    'src/index.ts',
    'src/boleto.ts',
    'src/columns.ts',
    'src/layouts.ts',
    'src/tables.ts',
    'src/testing/index.ts',
    'src/testing/corruptors/index.ts',
    'src/testing/fixtures/index.ts',
    'src/testing/simulator/index.ts',
    ...bankFolders,
  ].filter(existsSync),
)

/** What Node runs: the commands, as ESM. */
const commands = toEntries(['src/cli/cnab.ts', 'src/cli/start.ts'].filter(existsSync))

/**
 * The worker that batch conversion starts in its threads, as CommonJS: the pool requires it, and where a thread is ended while it requires ESM, Node
 * ends the whole process. In one file: the chunks of CommonJS require what they should import when it is asked for, which may be ESM.
 */
const worker = toEntries(['src/convert/workers/worker.ts'].filter(existsSync))

/**
 * Loads what the registry imports of a bank's folder when it is first asked for: `() => itau` becomes `() => require('./341-itau/index.js').itau`, for
 * which esbuild puts the folder's modules into functions. The sources import them at once, as every tool understands.
 */
const lazyBanks: Plugin = {
  name: 'lazy-banks',
  setup(build) {
    build.onLoad({ filter: /src.banks.registry\.ts$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8')
      const imports = [...contents.matchAll(/^import \{ (\w+) \} from ('\.\/[^']+\/index\.js')\n/gm)]
      if (imports.length === 0) throw new Error(`${path} imports no bank: lazyBanks has nothing to do`)
      for (const [line, name, module] of imports)
        contents = contents.replace(line, '').replace(`() => ${name})`, `() => require(${module}).${name})`)
      return { contents, loader: 'ts' }
    })
  },
}

const shared = {
  outDir: 'dist',
  target: 'node20',
  platform: 'node',
  splitting: true,
  shims: true,
  treeshake: false,
  sourcemap: false,
  removeNodeProtocol: false,
  silent: true,
} as const

// The command shares its chunks with the library, so both are one ESM build; each build cleans only what it writes.
export default defineConfig([
  {
    ...shared,
    esbuildPlugins: [lazyBanks],
    format: 'esm',
    entry: { ...library, ...commands },
    dts: { entry: library },
    clean: ['**/*.js', '**/*.d.ts'],
  },
  {
    ...shared,
    esbuildPlugins: [lazyBanks],
    format: 'cjs',
    entry: library,
    dts: true,
    clean: ['**/*.cjs', '**/*.d.cts'],
  },
  { ...shared, esbuildPlugins: [lazyBanks], format: 'cjs', entry: worker, splitting: false, clean: false },
])
