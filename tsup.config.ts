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
    'src/settlement/index.ts',
    'src/testing/index.ts',
    'src/testing/corruptors/index.ts',
    'src/testing/fixtures/index.ts',
    'src/testing/simulator/index.ts',
    ...bankFolders,
  ].filter(existsSync),
)

/** The command, as ESM. */
const command = toEntries(['src/cli/cnab.ts'].filter(existsSync))

/**
 * The worker that batch conversion starts in its threads, as CommonJS: the pool requires it, and where a thread is ended while it requires ESM, Node
 * ends the whole process. In one file: the chunks of CommonJS require what they should import when it is asked for, which may be ESM.
 */
const worker = toEntries(['src/convert/workers/worker.ts'].filter(existsSync))

/** Types of the library, a file for each source, as `npm run build:declarations` leaves them. Outside node_modules: what is in there is not bundled. */
const declarations = Object.fromEntries(Object.keys(library).map((name) => [name, `.declarations/${name}.d.ts`]))

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

const shared: Options = {
  outDir: 'dist',
  target: 'node20',
  platform: 'node',
  splitting: true,
  shims: true,
  treeshake: false,
  sourcemap: false,
  removeNodeProtocol: false,
  silent: true,
  esbuildPlugins: [lazyBanks],
}

/** The command shares its chunks with the library, so both are one build. */
export const esm: Options = { ...shared, format: 'esm', entry: { ...library, ...command } }

export const workerOfThreads: Options = { ...shared, format: 'cjs', entry: worker, splitting: false }

// They run at the same time, and tsup cleans all of a folder whatever it is asked to, declarations in any case: `npm run build` cleans before.
export default defineConfig([
  esm,
  { ...shared, format: 'cjs', entry: library },
  workerOfThreads,
  { outDir: 'dist', silent: true, format: ['esm', 'cjs'], entry: declarations, dts: { only: true } },
])
