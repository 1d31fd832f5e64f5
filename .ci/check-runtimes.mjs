/**
 * Checks the package on all supported runtimes. Installs the tarball in a separate folder, without fast-check. On each runtime, a consumer imports and
 * requires every entry point except the testing kit, reads a return, builds a remittance, and converts with threads: once with the installed package,
 * once bundled into a single file. The runtimes are npm packages. A runtime that cannot be installed is reported as NOT RUN, and is not a failure. Needs
 * a build.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** Time limit of the whole check, including downloads. */
const LIMIT = 10 * 60_000
const until = Date.now() + LIMIT

/** Name, package, path of the program, and arguments before the script. */
const RUNTIMES = [
  ['Node 20', 'node@20', 'node/bin/node', []],
  ['Node 22', 'node@22', 'node/bin/node', []],
  ['Node 24', 'node@24', 'node/bin/node', []],
  ['Bun', 'bun', '.bin/bun', []],
  ['Deno', 'deno', '.bin/deno', ['run', '--allow-all', '--node-modules-dir=manual']],
]

const work = mkdtempSync(join(tmpdir(), 'cnab-runtimes-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: Math.max(1, Math.min(120_000, until - Date.now())),
  })
  if (status === 0) return stdout
  throw new Error(`${stderr ?? ''}${stdout ?? ''}${error?.message ?? ''}`.trim().slice(-1500))
}

const { name, exports, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], '.'))
const home = join(work, 'consumer')
mkdirSync(home)
writeFileSync(join(home, 'package.json'), '{"private":true}')
const QUIET = ['--no-audit', '--no-fund', '--no-save', '--silent']
run('npm', ['install', ...QUIET, '--omit=peer', '--ignore-scripts', join(work, filename)], home)
cpSync('fixtures/341-itau/cnab400', join(home, 'fixtures'), { recursive: true })
const installed = readdirSync(join(home, 'node_modules'))
if (installed.includes('fast-check'))
  throw new Error('fast-check was installed with the package, but must stay optional')

// Excludes the part of the testing kit that needs fast-check.
const entries = Object.keys(exports)
  .filter((entry) => entry !== './package.json' && entry !== './testing')
  .flatMap((entry) =>
    entry.includes('*')
      ? readdirSync('dist/banks')
          .filter((name) => /^\d/.test(name))
          .map((bank) => entry.replace('*', bank))
      : [entry],
  )
  .map((entry) => entry.replace('.', name))

/** Code of a consumer, which receives the library as a parameter. */
const BODY = `
const { readFileSync, readdirSync } = process.getBuiltinModule?.('node:fs') ?? fs
async function consume({ parseReturn, buildRemittance, convertAll }, out) {
  const { totals } = parseReturn(readFileSync('fixtures/settlements.ret'))
  if (totals.titles !== 10 || totals.paid_amount !== 2198696) throw new Error('unexpected totals of the return: ' + JSON.stringify(totals))
  const { wallet, entries } = JSON.parse(readFileSync('fixtures/entries.json', 'utf8'))
  const { content } = buildRemittance({ wallet, entries, generated_at: '2026-03-02T10:15:30' })
  if (content.length % 402 !== 0 || content.length < 402 * 4) throw new Error('unexpected size of the remittance')
  for (const to of ['ndjson', 'csv', 'parquet']) {
    let converted = 0
    for await (const { status, message } of convertAll(['fixtures'], { out, to, workers: 2 })) {
      if (status === 'failed') throw new Error(message)
      if (status === 'converted') converted++
    }
    if (converted === 0 || readdirSync(out).length < 2) throw new Error('nothing was converted to ' + to)
  }
  console.log('ok')
}
`
const imports = entries.map((entry) => `await import('${entry}')`).join('\n')
const requires = entries.map((entry) => `require('${entry}')`).join('\n')
writeFileSync(
  join(home, 'import.mjs'),
  `import fs from 'node:fs'\nimport * as library from '${name}'\n${BODY}\n${imports}\nawait consume(library, process.argv[2])`,
)
writeFileSync(
  join(home, 'require.cjs'),
  `const fs = require('node:fs')\n${BODY}\n${requires}\nconsume(require('${name}'), process.argv[2]).catch((error) => { console.error(error); process.exit(1) })`,
)
for (const [format, entry, file] of [
  ['esm', 'import.mjs', 'bundle.mjs'],
  ['cjs', 'require.cjs', 'bundle.cjs'],
]) {
  await build({
    entryPoints: [join(home, entry)],
    outfile: join(work, file),
    bundle: true,
    // A program without a queue has none of these packages.
    external: Object.keys(peerDependencies),
    platform: 'node',
    format,
    target: 'node20',
    logLevel: 'error',
    // Bundled CommonJS packages load Node's modules with require.
    ...(format === 'esm'
      ? { banner: { js: "import { createRequire as $r } from 'node:module'; const require = $r(import.meta.url);" } }
      : { logOverride: { 'empty-import-meta': 'silent' } }),
  })
}
// Outside of any node_modules, so that the bundle must be complete.
const alone = join(work, 'alone')
mkdirSync(alone)
cpSync(join(home, 'fixtures'), join(alone, 'fixtures'), { recursive: true })
for (const file of ['bundle.mjs', 'bundle.cjs']) cpSync(join(work, file), join(alone, file))

const CONSUMERS = [
  ['import', home, 'import.mjs'],
  ['require', home, 'require.cjs'],
  ['ESM bundle', alone, 'bundle.mjs'],
  ['CJS bundle', alone, 'bundle.cjs'],
]
const failed = []
for (const [label, wanted, path, before] of RUNTIMES) {
  const folder = join(work, label.replace(' ', '-'))
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  let program
  let version
  try {
    run('npm', ['install', ...QUIET, '--foreground-scripts', wanted], folder)
    program = resolve(folder, 'node_modules', path)
    version = run(program, ['--version'], folder).split('\n')[0].replace(/ \(.*/, '')
  } catch (error) {
    console.log(`${label}: NOT RUN: ${String(error.message).split('\n')[0]}`)
    continue
  }
  for (const [way, cwd, script] of CONSUMERS) {
    try {
      run(program, [...before, script, join(folder, way.replace(' ', '-'))], cwd)
      console.log(`${label} (${version}): ${way}`)
    } catch (error) {
      failed.push(`${label} (${version}): ${way} FAILED\n${error.message}`)
      console.log(failed.at(-1))
    }
  }
}
if (failed.length > 0) {
  console.error(`failed: ${failed.map((each) => each.split('\n')[0]).join(', ')}`)
  process.exitCode = 1
}
