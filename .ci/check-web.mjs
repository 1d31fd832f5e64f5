/**
 * Checks the web form of the package. Installs the tarball in a separate folder, and bundles each package entry for browsers with esbuild, and what a page uses
 * with Rollup, Vite and webpack: no module of Node may remain, and the bundle reads a return in a context with the globals of the web only. Then compares the
 * sizes of what pages use with their limits. The bundlers are npm packages. A bundler that cannot be installed is reported as NOT RUN, and is not a failure.
 * Needs a build.
 *
 * Usage: node .ci/check-web.mjs [folder of a built package, in place of this one]
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const BUNDLERS = ['rollup@4', '@rollup/plugin-node-resolve@16', 'vite@8', 'webpack@5']

const work = mkdtempSync(join(tmpdir(), 'cnab-web-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 300_000 })
  if (status === 0) return stdout
  throw new Error(`${stderr ?? ''}${stdout ?? ''}${error?.message ?? ''}`.trim().slice(-1500))
}

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const home = join(work, 'page')
mkdirSync(home)
writeFileSync(join(home, 'package.json'), '{"private":true,"type":"module"}')
const QUIET = ['--no-audit', '--no-fund', '--no-save', '--silent']
const folder = process.argv[2] ?? '.'
const [{ filename }] = JSON.parse(
  run('npm', ['pack', resolve(folder), '--json', '--ignore-scripts', '--pack-destination', work], '.'),
)
run('npm', ['install', ...QUIET, '--omit=peer', '--ignore-scripts', join(work, filename)], home)

const banks = readdirSync('src/banks').filter((bank) => /^\d{3}-/.test(bank))
const entries = Object.entries(exports)
  .filter(([, target]) => 'browser' in Object(target))
  .flatMap(([entry]) => (entry.includes('*') ? banks.map((bank) => entry.replace('*', bank)) : [entry]))
  .map((entry) => entry.replace('.', name))

/** Code of a page. */
const PAGE = `
import { parseReturn, formatMoney } from '${name}'
import { parseBarCode } from '${name}/boleto'
import { parseReturnOf } from '${name}/chosen-banks'
import { itauReturns } from '${name}/banks/341-itau/returns'
globalThis.result = (text) => {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  const files = [parseReturn(bytes), parseReturnOf([itauReturns], bytes)]
  return files.map(({ totals }) => totals.titles + ' ' + formatMoney(totals.paid_amount)).join('; ') + parseBarCode.name.slice(0, 0)
}
`
writeFileSync(join(home, 'page.js'), PAGE)
const EXPECTED = '10 21.986,96; 10 21.986,96'

const failed = []
const fail = (message) => {
  failed.push(message)
  console.error(message)
}

const GLOBALS = ['TextDecoder', 'TextEncoder', 'atob', 'btoa', 'performance', 'setTimeout']

/** Runs a bundle where a policy forbids generated code and WebAssembly. */
function check(label, code) {
  if (/(?:from|require\(|import\() ?["']node:/.test(code)) return fail(`${label}: a module of Node remains`)
  const globals = Object.fromEntries(GLOBALS.map((global) => [global, globalThis[global]]))
  for (const allowed of [true, false]) {
    const context = vm.createContext({ ...globals }, { codeGeneration: { strings: allowed, wasm: allowed } })
    vm.runInContext(code, context)
    const found = context.result(readFileSync('fixtures/341-itau/cnab400/settlements.ret', 'base64'))
    if (found !== EXPECTED) return fail(`${label}: ${found} instead of ${EXPECTED}`)
  }
  console.log(`${label}: reads a return, with and without generated code`)
}

/** Bundles code with esbuild. Without polyfills, a module of Node is an error. */
async function bundled(contents, options = {}) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: home },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    ...options,
  })
  return outputFiles[0].text
}

for (const [label, conditions] of [
  ['browser', []],
  ['Cloudflare Workers', ['workerd', 'worker', 'browser']],
  ['edge-light', ['edge-light', 'worker']],
]) {
  const all = entries.map((entry, i) => `export * as e${i} from '${entry}'`).join('\n')
  const options = conditions.length === 0 ? {} : { conditions, mainFields: ['module', 'main'], platform: 'neutral' }
  await bundled(all, { ...options, format: 'esm' }).catch((error) => fail(`${label}: ${error.message}`))
  check(`esbuild, ${label}`, await bundled(PAGE, options))
}
console.log(`${entries.length} package entries bundled`)

/** Bundles the page with each of the other bundlers, and returns the code. */
const OTHERS = {
  async Rollup(load) {
    const [{ rollup }, { nodeResolve }] = [await load('rollup'), await load('@rollup/plugin-node-resolve')]
    const bundle = await rollup({ input: join(home, 'page.js'), plugins: [nodeResolve({ browser: true })] })
    return (await bundle.generate({ format: 'iife', inlineDynamicImports: true })).output[0].code
  },
  async Vite(load) {
    const { build: viteBuild } = await load('vite')
    const lib = { entry: join(home, 'page.js'), formats: ['iife'], name: 'page' }
    const [{ output }] = await viteBuild({ root: home, logLevel: 'error', build: { lib, write: false } })
    return output[0].code
  },
  async webpack(load) {
    const { default: webpack } = await load('webpack')
    const output = { path: join(work, 'webpack'), filename: 'page.js', globalObject: 'globalThis' }
    const options = { mode: 'production', context: home, entry: './page.js', target: 'web', output }
    await new Promise((done, refuse) => {
      webpack(options, (error, stats) =>
        error || stats.hasErrors() ? refuse(error ?? new Error(stats.toString('errors-only'))) : done(),
      )
    })
    return readFileSync(join(work, 'webpack/page.js'), 'utf8')
  },
}
const tools = join(work, 'tools')
mkdirSync(tools)
writeFileSync(join(tools, 'package.json'), '{"private":true}')
let isInstalled = true
try {
  run('npm', ['install', ...QUIET, ...BUNDLERS], tools)
} catch (error) {
  isInstalled = false
  console.log(`${Object.keys(OTHERS).join(', ')}: NOT RUN: ${String(error.message).split('\n')[0]}`)
}
const { resolve: find } = createRequire(join(tools, 'package.json'))
const load = (tool) => import(pathToFileURL(find(tool)))
for (const [label, bundle] of isInstalled ? Object.entries(OTHERS) : []) {
  await bundle(load).then(
    (code) => check(label, code),
    (error) => fail(`${label}: ${error.message}`),
  )
}

/**
 * Imports of pages, and their largest size in kilobytes, minified and gzipped. The readers of a chosen bank have all that other readers have: half of the size is
 * the texts of diagnostics, fields and occurrences.
 */
const SIZES = [
  [
    'check of a bar code or typeable line',
    6,
    `export { parseBarCode, barCodeOfLine, typeableLine } from '${name}/boleto'`,
  ],
  [
    'money, dates and tax ids',
    4,
    `export { formatMoney } from '${name}'
    export { addDays, bankHolidays, daysBetween, formatTaxId, isBankHoliday, isBusinessDay, isCnpj, isCpf, isDate, isWeekend } from '${name}/boleto'
    export { lastBankingDay, nextBusinessDay, normalizeTaxId, personType, taxIdType } from '${name}/boleto'`,
  ],
  [
    'returns of one bank, Itaú',
    112,
    `export { parseReturnOf } from '${name}/chosen-banks'; export { itauReturns } from '${name}/banks/341-itau/returns'`,
  ],
  ['returns of all banks', 300, `export { parseReturn } from '${name}'`],
]
for (const [label, limit, contents] of SIZES) {
  const size = gzipSync(await bundled(contents, { format: 'esm' }), { level: 9 }).length / 1024
  const text = `${label}: ${size.toFixed(1)} KB of at most ${limit} KB`
  if (size > limit) fail(text)
  else console.log(text)
}
if (failed.length > 0) process.exitCode = 1
