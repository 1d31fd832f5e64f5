import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ComparedTitleReader } from '../../src/inspect/diff/title-reader.js'
import { diffFiles } from '../../src/inspect/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { changedFixture } from '../changed-fixture.js'
import { grown } from '../convert/grown.js'
import { cnab, cnabReading } from './cnab.js'

const ENTRIES = 'fixtures/341-itau/cnab400/entries.rem'
const ANSWERS = 'fixtures/341-itau/cnab400/registrations-and-rejections.ret'

test.each([
  ['write-offs', ENTRIES, 'fixtures/341-itau/cnab400/write-offs.rem'],
  ['return', ENTRIES, ANSWERS],
  ['sicoob', 'fixtures/756-sicoob/cnab240/settlements.ret', 'fixtures/756-sicoob/cnab240/damaged.ret'],
])('golden/diff-%s.txt, exit code 1', async (name, a, b) => {
  const { code, out, err } = await cnab('diff', a, b)
  expect([code, err]).toEqual([1, ''])
  await expect(out).toMatchFileSnapshot(`golden/diff-${name}.txt`)
})

test('an error of the comparison is not one of a file', async () => {
  const end = vi.spyOn(ComparedTitleReader.prototype, 'end').mockImplementation(() => {
    throw new TypeError('of the comparison')
  })
  onTestFinished(() => end.mockRestore())
  await expect(cnab('diff', ENTRIES, ANSWERS)).rejects.toThrow('of the comparison')
})

test('the file that cannot be read or is not supported is named', async () => {
  for (const [wrong, message] of [
    ['falta.rem', 'o arquivo ou a pasta não existe'],
    ['package.json', 'Não é um arquivo CNAB'],
  ] as const) {
    expect((await cnab('diff', wrong, ENTRIES)).err).toContain(`${wrong}: ${message}`)
    expect((await cnab('diff', ENTRIES, wrong)).err).toContain(`${wrong}: ${message}`)
  }
})

test('equal files: exit code 0', async () => {
  const { code, out } = await cnabReading(readFileSync(ENTRIES), 'diff', ENTRIES, '-', '--lang', 'en')
  expect(code).toBe(0)
  expect(out.split('\n').at(-2)).toBe('8 equal, 0 different, 0 only in A, 0 only in B')
})

test('a compressed file that is damaged at its end is named, whichever it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cnab-diff-'))
  const packed = join(folder, 'damaged.rem.gz')
  writeFileSync(packed, gzipSync(grown(readFileSync(ENTRIES), 400_000)).subarray(0, -20))
  for (const paths of [[packed, ENTRIES] as const, [ENTRIES, packed] as const]) {
    const { code, out, err } = await cnab('diff', ...paths)
    expect([code, out]).toEqual([1, ''])
    expect(err.startsWith(`${packed}: `)).toBe(true)
  }
  rmSync(folder, { recursive: true })
})

test('a remittance and its return: the answer of the bank to each title, and the number of each kind', async () => {
  const [rejections] = simulateBank(readFileSync(ENTRIES), { scenario: 'rejected', checks: false }).files
  const { code, out } = await cnabReading(rejections!.bytes, 'diff', ENTRIES, '-')
  expect(code).toBe(1)
  expect(out).toContain('Respostas do banco\n')
  expect(out.match(/^ {2}Título \d+: 01 Remessa → linha \d+: 03 .*, rejeitado \(\d\d .*\)$/gm)).toHaveLength(7)
  expect(out).toMatch(/^8 respostas: rejeitado \(7\), instrução rejeitada \(1\)$/m)
  expect(out).toMatch(/^dados: \d+ igua/m)
})

test('a code in place of a date is shown unchanged', async () => {
  const path = '001-bb/cnab400/entries.rem'
  const atSight = changedFixture(path, 2, { 121: '888888' })
  const { out } = await cnabReading(atSight, 'diff', `fixtures/${path}`, '-')
  expect(out).toMatch(/vencimento do título {2}\d\d\/\d\d\/2026 → 888888\n/)
})

test('--format json: the differences as JSON', async () => {
  const { out } = await cnab('diff', ENTRIES, ANSWERS, '--format', 'json')
  const expected = diffFiles(readFileSync(ENTRIES), readFileSync(ANSWERS))
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(expected)))
})

test('the error of an unsupported file contains its name', async () => {
  const { code, out, err } = await cnab('diff', ENTRIES, 'package.json')
  expect([code, out, err]).toEqual([1, '', 'package.json: Não é um arquivo CNAB: documento JSON.\n'])
})

test.each([
  [['diff', ENTRIES], 'Informe os dois arquivos a comparar.'],
  [['diff', '-', '-'], 'Use - (entrada padrão) para um só dos arquivos.'],
  [['diff', ENTRIES, ENTRIES, ENTRIES], 'Argumento a mais: '],
])('%j: exit code 2', async (args, message) => {
  const { code, err } = await cnab(...args)
  expect(code).toBe(2)
  expect(err).toContain(message)
})
