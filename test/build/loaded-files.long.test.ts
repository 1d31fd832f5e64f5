/** Which files of the package Node loads, and how many instances of a class there are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { buildPackage, runIn } from './built-package.js'

let home: string
let atExit: string

beforeAll(async () => {
  home = await buildPackage()
  atExit = join(home, 'at-exit.cjs')
  writeFileSync(atExit, `process.on('exit', () => process.stderr.write(JSON.stringify(Object.keys(require.cache))))`)
})

function run(args: readonly string[]): { readonly stdout: string; readonly files: string[] } {
  const { stdout, stderr } = runIn(home, ['--require', atExit, ...args])
  const files = (JSON.parse(stderr) as string[]).map((path) => relative(home, path).replaceAll('\\', '/'))
  return { stdout, files: files.filter((path) => path !== 'at-exit.cjs') }
}

const imported = (code: string) => run(['--input-type=module', '--eval', code])
const required = (code: string) => run(['--input-type=commonjs', '--eval', code])

const banksIn = (files: readonly string[]): string[] => files.filter((path) => path.startsWith('dist/banks/'))
const packagesIn = (files: readonly string[]): string[] => files.filter((path) => !path.startsWith('dist/'))

const WAYS = [
  ['import', () => imported("import 'cnab-cobranca'")],
  ['require', () => required("require('cnab-cobranca')")],
] as const
test.each(WAYS)('%s of the library loads no bank, and no other package', (_, load) => {
  const { files } = load()
  expect(files).toContain('dist/index.cjs')
  expect([banksIn(files), packagesIn(files)]).toEqual([[], []])
})

const RETURNS = [
  ['341-itau', '341-itau/cnab400/settlements.ret'],
  ['756-sicoob', '756-sicoob/cnab240/settlements.ret'],
] as const
test.each(RETURNS)('reading a file of %s loads that bank only', (bank, fixture) => {
  const path = JSON.stringify(resolve('fixtures', fixture))
  const { files, stdout } = imported(`
    import { readFileSync } from 'node:fs'
    import { parseReturn } from 'cnab-cobranca'
    console.log(parseReturn(readFileSync(${path})).totals.titles > 0)`)
  expect(stdout).toBe('true\n')
  expect(banksIn(files)).toEqual([`dist/banks/${bank}/index.cjs`])
})

test('a fixture of the testing kit loads no bank until its variant is read', () => {
  const read = (value: string) =>
    imported(`
      import { fixture } from 'cnab-cobranca/testing/fixtures'
      console.log(fixture('104-caixa/cnab400-sicob/settlements').${value})`)
  const { files, stdout } = read('layout')
  expect([stdout, banksIn(files)]).toEqual(['cnab400\n', []])
  const { files: withVariant, stdout: variant } = read('variant')
  expect([variant, banksIn(withVariant)]).toEqual(['SICOB\n', ['dist/banks/104-caixa/index.cjs']])
})

test('the queue and the command load no optional package; opening a queue without one names it', () => {
  const without = (missing: string): string => `export const resolve = (name, context, next) => {
    if (name === '${missing}') throw new Error('not installed')
    return next(name, context)
  }`
  const { files } = imported("await import('cnab-cobranca/queue')")
  expect([banksIn(files), packagesIn(files)]).toEqual([[], []])
  const optional = [
    ['bullmq', 'redis://127.0.0.1:1'],
    ['ioredis', 'redis://127.0.0.1:1'],
    ['pg', 'postgres://127.0.0.1:1/x'],
  ] as const
  for (const [missing, connection] of optional) {
    const { stdout } = imported(`
      import { register } from 'node:module'
      register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(without(missing))}))
      const { isQueueError, openQueue } = await import('cnab-cobranca/queue')
      await openQueue({ connection: '${connection}' }).catch((error) => console.log(isQueueError(error), error.code, error.message))`)
    expect(stdout).toBe(`true missing_package Falta um pacote opcional: instale-o com npm install ${missing}.\n`)
  }
})

test('an import of a CSV loads no library of ZIP files', () => {
  const { stdout, files } = imported(`
    const { importEntries } = await import('cnab-cobranca/import')
    console.log((await importEntries(Buffer.from('valor\\n1,00'))).created_rows)`)
  expect(stdout).toBe('1\n')
  expect(banksIn(files)).toEqual([])
  expect(packagesIn(files).filter((path) => path.includes('yauzl'))).toEqual([])
})

describe('cnab', () => {
  const names = COMMANDS.map(({ name }) => name)
  /** The file of a command is `dist/<name>-<hash>.cjs`. */
  const commandsIn = (files: readonly string[]): string[] =>
    files.flatMap((path) => names.filter((name) => new RegExp(`^dist/${name}-[A-Z0-9]{8}\\.cjs$`).test(path)))

  test('--help loads no command, no bank and no other package', () => {
    const { files } = run(['dist/cli/cnab.cjs', '--help'])
    expect([commandsIn(files), banksIn(files), packagesIn(files)]).toEqual([[], [], []])
  })

  test('a command loads no other command', () => {
    const { files } = run(['dist/cli/cnab.cjs', 'lint', resolve('fixtures/341-itau/cnab400/settlements.ret')])
    expect([commandsIn(files), banksIn(files)]).toEqual([['lint'], ['dist/banks/341-itau/index.cjs']])
  })
})

test('import and require return the same functions and classes, of all entry points', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: object }
  const entries = Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => entry.replace('.', 'cnab-cobranca').replace('*', '341-itau'))
  const { stdout } = imported(`
    import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    for (const entry of ${JSON.stringify(entries)}) {
      const imported = await import(entry)
      const required = require(entry)
      const names = new Set([...Object.keys(imported), ...Object.keys(required)])
      for (const name of names) if (imported[name] !== required[name]) console.log(entry, name)
      if (names.size === 0) console.log(entry, 'exports nothing')
    }`)
  expect(stdout).toBe('')
})
