/**
 * Checks the package as it will be published. Packs it once, then checks the tarball:
 * - publint: package.json matches the files.
 * - attw: every entry point has the types of its format.
 * - Node: every entry point can be imported and required; conversions start their threads both ways and can stop them at any time.
 * - documents: every example prints its output in a project that has only the package.
 * - examples/: the billing backend runs with the package.
 * - licences and the list of packages (SBOM) are in it.
 * - the page for browsers is not too large to be sent by e-mail.
 * Needs a build.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { readLock, runtimePackages } from './runtime-packages.mjs'

// Inside node_modules, so that the unpacked copy finds the same dependencies.
const work = resolve('node_modules/.cache/package')
rmSync(work, { recursive: true, force: true })
mkdirSync(join(work, 'node_modules'), { recursive: true })

const windows = process.platform === 'win32'
const run = (command, args, stdio = 'inherit', cwd = '.') =>
  execFileSync(command, args, { stdio, cwd, encoding: 'utf8', shell: windows && command === 'npm' })
const tool = (name, args) => run('npm', ['exec', '--no', '--', name, ...args])

const [packed] = JSON.parse(
  run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], ['ignore', 'pipe', 'inherit']),
)
const tarball = join(work, packed.filename)
run('tar', ['-xzf', tarball, '-C', work])

const { name, bin, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const unpacked = join(work, 'node_modules', name)
renameSync(join(work, 'package'), unpacked)

const banks = existsSync('dist/banks')
  ? readdirSync('dist/banks', { withFileTypes: true }).filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
  : []
const entries = Object.keys(exports)
  .filter((entry) => entry !== './package.json')
  .flatMap((entry) => (entry.includes('*') ? banks.map((bank) => entry.replace('*', bank.name)) : [entry]))

tool('publint', [tarball, '--strict'])
// Node 20 and bundlers read `exports`. Resolvers that do not (profile "node10") are not supported.
tool('attw', [tarball, '--profile', 'node16', '--format', 'ascii', '--entrypoints', ...entries])

const require = createRequire(pathToFileURL(join(work, 'check.mjs')))
for (const entry of entries) {
  const specifier = entry.replace('.', name)
  const path = require.resolve(specifier)
  const required = Object.keys(require(path)).sort()
  const imported = run(process.execPath, ['--input-type=module', '--eval', namesOf(specifier)], 'pipe', work)
  if (imported !== required.join()) {
    throw new Error(`${specifier}: import and require differ\n  import:  ${imported}\n  require: ${required.join()}`)
  }
  console.log(`${specifier}: ${required.length} names, imported and required`)
}
// Both formats must find the worker file of the threads, and the libraries loaded on first use.
const conversion = `async function convert({ convertAll }) {
  for (const to of ['ndjson', 'csv', 'parquet']) {
    for await (const { status, message } of convertAll(['fixtures/341-itau/cnab400'], { out: process.argv[1], to, workers: 2 }))
      if (status === 'failed') throw new Error(message)
  }
}`
for (const [way, script] of Object.entries({
  import: `${conversion}; await convert(await import('${name}'))`,
  require: `${conversion}; convert(require('${name}'))`,
})) {
  const type = way === 'import' ? 'module' : 'commonjs'
  cpSync('fixtures', join(work, 'fixtures'), { recursive: true })
  run(process.execPath, [`--input-type=${type}`, '--eval', script, join(work, `out-${way}`)], 'inherit', work)
  console.log(`${way}: ${readdirSync(join(work, `out-${way}`)).length} output files`)
}
// A finished conversion terminates its threads, even if they are still loading. If such a thread requires ESM, Node 20 ends the whole process.
const worker = join(unpacked, 'dist/convert/workers/worker.cjs')
run(process.execPath, ['--no-experimental-require-module', '--eval', `require(${JSON.stringify(worker)})`])
console.log('conversion threads do not require ESM')
const { fixtures } = require(`${name}/testing/fixtures`)
const files = readdirSync('fixtures', { recursive: true }).filter((file) => /^(?!000-)\d.*\.(ret|rem)$/.test(file))
if (fixtures().length !== files.length)
  throw new Error(`${fixtures().length} of ${files.length} fixtures are in the package`)
for (const { name: fixture, bytes, expected } of fixtures()) {
  if (bytes.length === 0 || expected.source === undefined) throw new Error(`fixture ${fixture} is incomplete`)
}
console.log(`${files.length} fixtures`)
// Runs each example of the documents in its own file next to the installed package.
const ts = createRequire(import.meta.url)('typescript')
const pages = [
  'README.md',
  'README.pt-BR.md',
  ...readdirSync(join(unpacked, 'docs'), { recursive: true }).map((page) => join('docs', page)),
]
let examples = 0
for (const page of pages.filter((each) => each.endsWith('.md'))) {
  const text = readFileSync(join(unpacked, page), 'utf8')
  for (const [, example, output] of text.matchAll(/```ts\n(.*?)```\n+```text\n(.*?)```/gs)) {
    const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext }
    const file = join(work, `example-${++examples}.mjs`)
    writeFileSync(file, ts.transpileModule(example, { compilerOptions: options }).outputText)
    const printed = run(process.execPath, [file], 'pipe', work)
    if (printed !== output) throw new Error(`${page}: the output of an example differs\n${example}\n${printed}`)
  }
}
console.log(`${examples} examples of the documents`)
// Runs the example of the package with the package.
const example = join(work, 'billing-backend')
cpSync(join(unpacked, 'examples/billing-backend'), example, { recursive: true })
for (const file of readdirSync(example).filter((each) => each.endsWith('.ts'))) {
  const options = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    rewriteRelativeImportExtensions: true,
  }
  const code = ts.transpileModule(readFileSync(join(example, file), 'utf8'), { compilerOptions: options }).outputText
  writeFileSync(join(example, file.replace(/ts$/, 'js')), code)
}
const month = run(process.execPath, ['main.js'], 'pipe', example)
if (!month.endsWith(", 1 duplicates, balance 20000\nthe bank's account: 20000\n"))
  throw new Error(`examples/billing-backend:\n${month}`)
console.log('examples/billing-backend')
const sbom = JSON.parse(readFileSync(join(unpacked, 'dist/sbom.cdx.json'), 'utf8'))
const listed = sbom.components.map((each) => `${each.name}@${each.version}`).sort()
const installed = runtimePackages(readLock()).map((each) => `${each.name}@${each.version}`)
if (listed.join() !== [...new Set(installed)].sort().join()) throw new Error(`dist/sbom.cdx.json lists ${listed}`)
for (const file of ['LICENSE', 'THIRD-PARTY-LICENSES.md'])
  if (readFileSync(join(unpacked, file), 'utf8') !== readFileSync(file, 'utf8')) throw new Error(`${file} differs`)
console.log(`${listed.length} packages in dist/sbom.cdx.json, and their licences`)
const MAX_PAGE = 700_000
const page = gzipSync(readFileSync(join(unpacked, 'dist/web/cnab.html'))).length
if (page > MAX_PAGE) throw new Error(`dist/web/cnab.html has ${page} bytes with gzip, more than ${MAX_PAGE}`)
console.log(`dist/web/cnab.html: ${page} bytes with gzip`)
for (const file of Object.values(bin)) {
  if (!readFileSync(join(unpacked, file), 'utf8').startsWith('#!/usr/bin/env node\n')) {
    throw new Error(`${file}: a command must start with #!/usr/bin/env node`)
  }
}

function namesOf(specifier) {
  return `process.stdout.write(Object.keys(await import('${specifier}')).sort().join())`
}
