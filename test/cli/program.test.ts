/** The programs themselves, built and started as users start them. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'tsup'
import { beforeAll, expect, test } from 'vitest'
import { filesIn, folderOf, resultsIn } from '../convert/folders.js'

// Inside node_modules, so that the programs find the same packages; shaped as the package is, so that they find the fixtures.
const home = resolve('node_modules/.cache/programs')
const cnab = join(home, 'dist/cli/cnab.js')
const start = join(home, 'dist/cli/start.js')

beforeAll(async () => {
  rmSync(home, { recursive: true, force: true })
  cpSync('fixtures', join(home, 'fixtures'), { recursive: true })
  await build({
    config: false,
    entry: { 'cli/cnab': 'src/cli/cnab.ts', 'cli/start': 'src/cli/start.ts' },
    outDir: join(home, 'dist'),
    format: 'esm',
    target: 'node20',
    platform: 'node',
    removeNodeProtocol: false,
    silent: true,
  })
}, 60_000)

test('a command begins with its interpreter', () => {
  expect(readFileSync(cnab, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})

test('the exit code and both outputs are the command’s', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cnab, 'convert'], { encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([2, '', 'Diga que arquivos ou pastas converter.\nVeja: cnab --help\n'])
})

test('without arguments npm start converts the fixtures of the package into out', () => {
  const cwd = folderOf()
  const text = execFileSync(process.execPath, [start], { cwd, encoding: 'utf8' })
  expect(text).toContain('Total: ')
  const returns = filesIn('fixtures').filter((name) => name.endsWith('.ret'))
  expect(resultsIn(join(cwd, 'out'))).toEqual(returns.map((name) => `${name}.ndjson`))
})

test('with arguments npm start converts what they name', () => {
  const cwd = folderOf()
  execFileSync(process.execPath, [start, resolve('fixtures/341-itau/cnab400/settlements.ret')], { cwd })
  expect(resultsIn(cwd)).toEqual(['out/settlements.ret.ndjson'])
})

test('a reader who goes away does not keep files from being converted', async () => {
  const cwd = folderOf()
  const child = spawn(process.execPath, [start], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const status = await new Promise((done) => child.on('close', done))
  expect([status, errors]).toEqual([0, ''])
  expect(resultsIn(join(cwd, 'out')).length).toBe(filesIn('fixtures').filter((name) => name.endsWith('.ret')).length)
})
