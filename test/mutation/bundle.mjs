/**
 * Bundles the tests (`TESTS`, see `run.mjs`) into `test/mutation/bundle`. Each mutant runs in a new thread, which loads one bundle faster than many
 * files.
 */
import { readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { globSync } from 'tinyglobby'

const OUT = 'test/mutation/bundle'

/** Keeps the original paths for files that a module reads beside itself, and adds modules that it imports by URL to the bundle. */
const filesWhereTheyWere = {
  name: 'files-where-they-were',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(src|test)\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll(/import\(new URL\((`[^`]+`), import\.meta\.url\)\.href\)/g, 'import($1)')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    })),
}

rmSync(OUT, { recursive: true, force: true })
await build({
  entryPoints: [
    ...globSync(process.env.TESTS.split(',').map((tests) => `test/${tests}.test.ts`)),
    { in: 'test/setup.ts', out: 'seed' },
    { in: 'test/mutation/setup.ts', out: 'limit' },
  ].map((each) => (typeof each === 'string' ? { in: each, out: each.replace(/\.ts$/, '') } : each)),
  outdir: OUT,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  external: ['vitest'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
  plugins: [filesWhereTheyWere],
  logLevel: 'error',
})
