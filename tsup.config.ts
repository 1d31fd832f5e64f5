import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { commonJs } from './.build/common-js.js'
import { esmEntries } from './.build/esm-entries.js'
import { lazyImports } from './.build/lazy-imports.js'
import { writePage } from './.build/page.js'
import { DEFINED, writeWebForm } from './.build/web-form.js'

type Entries = Record<string, string>

/** `src/return/index.ts` → `{ 'return/index': 'src/return/index.ts' }`: dist has the shape of src. */
const toEntries = (files: string[]): Entries =>
  Object.fromEntries(files.map((file) => [file.replace(/^src\//, '').replace(/\.ts$/, ''), file]))

const bankFolders = existsSync('src/banks')
  ? readdirSync('src/banks', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => [`src/banks/${entry.name}/index.ts`, `src/banks/${entry.name}/returns.ts`])
  : []

/** What people import. One line here for each entry of `exports` in package.json. */
const library = toEntries(
  [
    'src/index.ts',
    'src/assignment.ts',
    'src/boleto.ts',
    'src/chosen-banks.ts',
    'src/columns.ts',
    'src/layouts.ts',
    'src/shards.ts',
    'src/tables.ts',
    'src/import/index.ts',
    'src/queue/index.ts',
    'src/settlement/index.ts',
    'src/testing/index.ts',
    'src/testing/corruptors/index.ts',
    'src/testing/fixtures/index.ts',
    'src/testing/simulator/index.ts',
    ...bankFolders,
  ].filter(existsSync),
)

/** What browsers and edge runtimes import: entries without a part that needs files or servers. */
const onWeb = Object.fromEntries(
  Object.entries(library).filter(([name]) => !/^(?:shards|queue|testing\/(?!simulator))/.test(name)),
)

/** The command, and the worker that batch conversion starts in its threads. */
const programs = toEntries(['src/cli/cnab.ts', 'src/convert/workers/worker.ts'].filter(existsSync))

/** Types of the library, a file for each source, as `npm run build:declarations` leaves them. Outside node_modules: what is in there is not bundled. */
const declarations = Object.fromEntries(Object.keys(library).map((name) => [name, `.declarations/${name}.d.ts`]))

const shared: Options = {
  outDir: 'dist',
  // esbuild splits only ESM: `commonJs` changes the format afterwards.
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  treeshake: false,
  sourcemap: false,
  removeNodeProtocol: false,
  silent: true,
  define: DEFINED,
}

/**
 * What Node runs, for `import` and `require`, commands and threads: CommonJS, which can load the file of a bank or of a command when it is needed. Threads
 * need it, too: where a thread is ended while it requires ESM, Node ends the whole process.
 */
export const forNode: Options = {
  ...shared,
  entry: { ...library, ...programs },
  outExtension: () => ({ js: '.cjs' }),
  esbuildPlugins: [lazyImports('files')],
  plugins: [commonJs, esmEntries(Object.keys(library))],
}

/** What bundlers take, by the condition `module` of package.json, in any format: ESM without files that are loaded later. */
const forBundlers: Options = {
  ...shared,
  outDir: 'dist/esm',
  entry: library,
  esbuildPlugins: [lazyImports('functions')],
  plugins: [
    { name: 'web-form', buildEnd: () => writeWebForm(Object.values(onWeb), 'dist/web') },
    { name: 'page', buildEnd: () => writePage('dist/web/cnab.html') },
  ],
}

// The builds run in parallel, and tsup would delete the output of the others. So `npm run build` cleans first.
export default defineConfig([
  forNode,
  forBundlers,
  { outDir: 'dist', silent: true, format: ['esm', 'cjs'], entry: declarations, dts: { only: true } },
])
