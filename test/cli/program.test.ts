/** The built programs, started as users start them. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { filesIn, folderOf, resultsIn } from '../convert/folders.js'
import { chosenOf } from '../runs.js'
import { buildPrograms, type Programs } from './programs.js'

/** Starts of a process, of which a quick run has one. */
const isRun = chosenOf(['repeated', 'arguments', 'closed output'], 1)

let programs: Programs

beforeAll(async () => {
  programs = await buildPrograms()
})

test('the command starts with its interpreter', () => {
  expect(readFileSync(programs.cnab, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})

test('the program returns the exit code and the outputs of the command', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programs.cnab, 'convert'], { encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'Informe os arquivos ou pastas a converter.\nVeja: cnab convert --help\n',
  ])
})

test('npm start reads the returns of the demonstration, builds a remittance and reads its answers', () => {
  const cwd = folderOf()
  const text = execFileSync(process.execPath, [programs.start], { cwd, encoding: 'utf8' })
  const returns = filesIn('fixtures/demo/retornos').filter((name) => name.endsWith('.ret'))
  expect(resultsIn(join(cwd, 'out/demo/retornos'))).toEqual(returns.map((name) => `${name}.ndjson`))
  // Added by hand: Itaú 420,15; Santander 510,05; Sicoob 258,71 + 434,37 + 528,50 + 121,54; Bradesco 91,79, whose other payment is on the cut line.
  expect(text).toMatch(/liquidado +8 +R\$ 2\.365,11/)
  expect(text).toMatch(/bradesco-2026-03-02\.ret: erro +linha 10: .*\[cut_line\]/)
  expect(text).toMatch(/8 boletos em .*26030937\.REM/)
  expect(text).toMatch(/recusado, linha 10: amount /)
  // Sum of the eight valid slips of the spreadsheet.
  expect(text).toContain('total pago na simulação: R$ 6.278,67; total lido dos retornos: R$ 6.278,67')
  expect(text.split('\n').length).toBeLessThan(45)
})

test.runIf(isRun('repeated'))('npm start can be repeated', () => {
  const cwd = folderOf()
  const [first, second] = [1, 2].map(() => execFileSync(process.execPath, [programs.start], { cwd, encoding: 'utf8' }))
  expect(second).toBe(first)
})

test.runIf(isRun('arguments'))('npm start with arguments converts the given paths', () => {
  const cwd = folderOf()
  execFileSync(process.execPath, [programs.start, resolve('fixtures/341-itau/cnab400/settlements.ret')], { cwd })
  expect(resultsIn(cwd)).toEqual(['out/settlements.ret.ndjson'])
})

test.runIf(isRun('closed output'))('a closed output does not stop the conversion', async () => {
  const cwd = folderOf()
  const child = spawn(process.execPath, [programs.start, resolve('fixtures/341-itau')], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const status = await new Promise((done) => child.on('close', done))
  // On a slow machine, progress lines are printed.
  expect([status, errors.replaceAll(/^\d+%, .*\n/gm, '')]).toEqual([0, ''])
  expect(resultsIn(join(cwd, 'out')).length).toBe(
    filesIn('fixtures/341-itau').filter((name) => name.endsWith('.ret')).length,
  )
})
