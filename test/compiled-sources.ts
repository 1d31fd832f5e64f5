/**
 * Compiles the sources once for all workers of the run. A worker loads the files as modules of Node. If Vitest transforms each source, it sends more than a
 * thousand modules to each worker, and each use of an import calls a function.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { globSync } from 'tinyglobby'
import { SCRATCH } from './scratch.js'

const FOLDER = join(SCRATCH, 'src')

/** Imports of files in `src` by tests. */
const IMPORTED = /(?:from|import\() ?'(?:\.\.\/)+src\/([\w/-]+)\.js'/g

/** Package entries that the examples import, and their sources. */
const PACKAGE_ENTRIES = {
  'cnab-cobranca': 'index',
  'cnab-cobranca/boleto': 'boleto',
  'cnab-cobranca/chosen-banks': 'chosen-banks',
  'cnab-cobranca/tables': 'tables',
  'cnab-cobranca/import': 'import/index',
  'cnab-cobranca/queue': 'queue/index',
  'cnab-cobranca/settlement': 'settlement/index',
  'cnab-cobranca/testing/simulator': 'testing/simulator/index',
}

/** Aliases for the examples, which import the library as an installed package. */
export const packageAliases = (pathOf: (name: string) => string) =>
  Object.entries(PACKAGE_ENTRIES).map(([entry, name]) => ({
    find: new RegExp(`^${entry}$`),
    replacement: pathOf(name),
  }))

/** Aliases that lead imports of tests and of examples to the compiled sources. */
export const compiledSources = [
  { find: /^(?:\.\.\/)+src\/([\w/-]+)\.js$/, replacement: `${FOLDER}/$1.js` },
  ...packageAliases((name) => `${FOLDER}/${name}.js`),
]

function importedSources(): readonly string[] {
  const found = globSync(['test/**/*.ts', 'bench/**/*.ts']).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(([, name]) => name!),
  )
  return [...new Set([...Object.values(PACKAGE_ENTRIES), ...found])].sort()
}

/** Runs before the workers start. The files are deleted with the folder of the run. */
export default async function compileSources(): Promise<void> {
  await build({
    entryPoints: importedSources().map((name) => `src/${name}.ts`),
    outbase: 'src',
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Vitest reads them for the lines of a failure.
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
  })
}
