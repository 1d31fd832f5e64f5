/** `npm run build` must fail if a file is missing. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from './convert/folders.js'
import { someOf } from './runs.js'

const FILES = {
  'package.json': JSON.stringify({
    main: './dist/index.cjs',
    module: './dist/esm/index.js',
    types: './dist/index.d.ts',
    bin: { cnab: './dist/cli/cnab.cjs' },
    exports: {
      '.': {
        module: './dist/esm/index.js',
        import: { types: './dist/index.d.ts', default: './dist/index.js' },
        require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
      },
      './banks/*': { module: './dist/esm/banks/*/index.js', import: './dist/banks/*/index.js' },
      './package.json': './package.json',
    },
  }),
  'src/banks/341-itau/bank.ts': '',
  'src/banks/756-sicoob/bank.ts': '',
  'src/banks/families/patch.ts': '',
  'dist/index.js': "export { a } from './index.cjs'",
  'dist/index.cjs': "const { a } = require('./chunk-B.cjs')\nconst fs = require('node:fs')",
  'dist/chunk-B.cjs': "const bank = () => require('./banks/341-itau/index.cjs')",
  'dist/esm/index.js': "import { a } from './chunk-A.js'\nimport fs from 'node:fs'\nexport { a }",
  'dist/esm/chunk-A.js': 'export const a = 1',
  'dist/index.d.ts': "export { A as a } from './shared.d-Xy.js'",
  'dist/index.d.cts': "export { A as a } from './shared.d-Xz.cjs'",
  'dist/shared.d-Xy.d.ts': '',
  'dist/shared.d-Xz.d.cts': '',
  'dist/cli/cnab.cjs': "const lint = () => require('../lint-C.cjs')",
  'dist/lint-C.cjs': '',
  'dist/banks/341-itau/index.cjs': '',
  'dist/banks/341-itau/index.js': "export { itau } from './index.cjs'",
  'dist/banks/756-sicoob/index.cjs': '',
  'dist/banks/756-sicoob/index.js': "export { sicoob } from './index.cjs'",
  'dist/esm/banks/341-itau/index.js': '',
  'dist/esm/banks/756-sicoob/index.js': '',
  'dist/convert/workers/worker.cjs': '',
  'dist/web/cnab.html': '',
}

function checked(cwd: string): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [resolve('.ci/check-build.mjs')], { cwd, encoding: 'utf8' })
  return { status, stderr: stderr.replaceAll('\\', '/') }
}

test('a complete build passes', () => {
  expect(checked(folderOf(FILES))).toEqual({ status: 0, stderr: '' })
})

const BUILT = [
  'dist/index.d.cts',
  'dist/shared.d-Xz.d.cts',
  'dist/chunk-B.cjs',
  'dist/lint-C.cjs',
  'dist/esm/chunk-A.js',
  'dist/banks/341-itau/index.cjs',
  'dist/banks/756-sicoob/index.js',
  'dist/esm/banks/756-sicoob/index.js',
  'dist/convert/workers/worker.cjs',
  'dist/web/cnab.html',
]
test.each(someOf(BUILT, 2))('a build without %s fails with its name', (path) => {
  const folder = folderOf(FILES)
  rmSync(join(folder, path))
  expect(checked(folder)).toEqual({ status: 1, stderr: `missing in the build: ${path}\n` })
})
