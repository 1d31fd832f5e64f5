/** `npm run build` must fail if a file is missing. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from './convert/folders.js'

const FILES = {
  'package.json': JSON.stringify({
    main: './dist/index.cjs',
    module: './dist/index.js',
    types: './dist/index.d.ts',
    bin: { cnab: './dist/cli/cnab.js' },
    exports: {
      '.': {
        import: { types: './dist/index.d.ts', default: './dist/index.js' },
        require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
      },
      './banks/*': { import: './dist/banks/*/index.js' },
      './package.json': './package.json',
    },
  }),
  'src/banks/341-itau/bank.ts': '',
  'src/banks/756-sicoob/bank.ts': '',
  'src/banks/families/patch.ts': '',
  'dist/index.js': "import { a } from './chunk-A.js'\nimport fs from 'node:fs'\nexport { a }",
  'dist/chunk-A.js': 'export const a = 1',
  'dist/index.cjs': "const a = require('./chunk-B.cjs')",
  'dist/chunk-B.cjs': '',
  'dist/index.d.ts': "export { A as a } from './shared.d-Xy.js'",
  'dist/index.d.cts': "export { A as a } from './shared.d-Xz.cjs'",
  'dist/shared.d-Xy.d.ts': '',
  'dist/shared.d-Xz.d.cts': '',
  'dist/cli/cnab.js': "await import('../chunk-A.js')",
  'dist/banks/341-itau/index.js': '',
  'dist/banks/756-sicoob/index.js': '',
  'dist/convert/workers/worker.cjs': '',
}

function checked(cwd: string): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [resolve('.ci/check-build.mjs')], { cwd, encoding: 'utf8' })
  return { status, stderr: stderr.replaceAll('\\', '/') }
}

test('a complete build passes', () => {
  expect(checked(folderOf(FILES))).toEqual({ status: 0, stderr: '' })
})

test.each([
  'dist/index.d.cts',
  'dist/shared.d-Xz.d.cts',
  'dist/chunk-A.js',
  'dist/banks/756-sicoob/index.js',
  'dist/convert/workers/worker.cjs',
])('a build without %s fails with its name', (path) => {
  const folder = folderOf(FILES)
  rmSync(join(folder, path))
  expect(checked(folder)).toEqual({ status: 1, stderr: `missing in the build: ${path}\n` })
})
