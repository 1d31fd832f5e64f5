/**
 * Fails if a file is missing in the build: a file declared in package.json (including one per bank folder of src/banks), the worker of the threads,
 * or a file imported by another file of the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { bin, exports, main, module, types } = JSON.parse(readFileSync('package.json', 'utf8'))

const banks = readdirSync('src/banks').filter((name) => existsSync(join('src/banks', name, 'bank.ts')))
const pathsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(pathsIn))
const declared = [
  main,
  module,
  types,
  ...pathsIn(bin),
  ...pathsIn(exports),
  './dist/convert/workers/worker.cjs',
  './dist/web/cnab.html',
]
  .flatMap((path) => (path.includes('*') ? banks.map((bank) => path.replace('*', bank)) : [path]))
  .map((path) => join(path))

/** Returns the files imported by a file. In types, `./bank.js` means `./bank.d.ts`. */
const importedBy = (path) => {
  const isTypes = /\.d\.c?ts$/.test(path)
  const imports = [
    ...readFileSync(path, 'utf8').matchAll(/\b(?:from|import|require\(|import\()\s*(['"])(\.[^'"\n]+)\1/g),
  ]
  return imports.map(([, , to]) => join(dirname(path), isTypes ? to.replace(/\.(c?)js$/, '.d.$1ts') : to))
}

const built = existsSync('dist')
  ? readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(c?js|d\.c?ts)$/.test(path))
      .map((path) => join('dist', path))
  : []
const missing = new Set([...declared, ...built.flatMap(importedBy)].filter((path) => !existsSync(path)))
for (const path of missing) console.error(`missing in the build: ${path}`)
if (missing.size > 0) process.exitCode = 1
