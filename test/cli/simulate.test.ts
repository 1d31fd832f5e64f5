import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseReturn } from '../../src/return/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { filesIn, folderOf } from '../convert/folders.js'
import { cnab, cnabReading } from './cnab.js'

const REMITTANCE = 'fixtures/756-sicoob/cnab240/entries.rem'

/** Replaces the name of the temporary folder in the output. */
const shown = (text: string, folder: string): string => text.replaceAll(folder, 'retornos').replaceAll('\\', '/')

test('writes the files of every day, and prints them with the outcomes of the slips', async () => {
  const out = folderOf({})
  const { code, out: printed, err } = await cnab('simulate', REMITTANCE, '--scenario', 'paid', '--out', out)
  expect([code, err]).toEqual([0, ''])
  await expect(shown(printed, out)).toMatchFileSnapshot('golden/simulate.txt')
  const { files } = simulateBank(readFileSync(REMITTANCE), { scenario: 'paid' })
  expect(filesIn(out)).toEqual(files.map(({ filename }) => filename).sort())
  for (const { filename, bytes } of files) {
    expect(readFileSync(join(out, filename)).equals(bytes)).toBe(true)
    expect(parseReturn(bytes).diagnostics).toEqual([])
  }
})

test('reads the standard input; --seed, --date and --lang', async () => {
  const out = folderOf({})
  const args = ['-', '--seed', '7', '--date', '2026-02-02', '--out', out, '--lang', 'en']
  const { code, out: printed } = await cnabReading(readFileSync(REMITTANCE), 'simulate', ...args)
  expect(code).toBe(0)
  expect(filesIn(out)).toContain('sicoob-2026-02-02.ret')
  await expect(shown(printed, out)).toMatchFileSnapshot('golden/simulate-en.txt')
})

test('existing files are kept unless --force is given', async () => {
  const out = folderOf({})
  const args = ['simulate', REMITTANCE, '--scenario', 'confirmed', '--out', out]
  expect((await cnab(...args)).code).toBe(0)
  const { code, err } = await cnab(...args)
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^O arquivo já existe: .*\.ret\. Use --force para substituí-lo\.\n$/),
  ])
  expect((await cnab(...args, '--force')).code).toBe(0)
})

test('a file that is not a remittance is an error', async () => {
  const { code, out, err } = await cnab('simulate', 'fixtures/756-sicoob/cnab240/settlements.ret')
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('não uma remessa')
})

test.each([
  [['simulate'], 'Informe a remessa.'],
  [
    ['simulate', REMITTANCE, '--seed', 'x'],
    'Valor inválido em --seed: «x». Informe um número inteiro a partir de 0, de até 15 algarismos.',
  ],
  [['simulate', REMITTANCE, '--date', '2026-02-30'], 'Data inválida: 2026-02-30.'],
  [['simulate', REMITTANCE, '--scenario', 'payed'], 'Valor inválido em --scenario: «payed»'],
])('%j: exit code 2', async (args, message) => {
  const { code, out, err } = await cnab(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
})

test('a remittance without a date in its header is received on its earliest due date', async () => {
  const out = folderOf({})
  const lines = readFileSync('fixtures/341-itau/cnab400/entries.rem', 'latin1').split('\r\n')
  const [header, ...rest] = lines as [string, ...string[]]
  const undated = Buffer.from([`${header.slice(0, 94)}000000${header.slice(100)}`, ...rest].join('\r\n'), 'latin1')
  const { code, err } = await cnabReading(undated, 'simulate', '-', '--out', out)
  expect([code, err]).toEqual([0, ''])
  const { files } = simulateBank(undated)
  expect(files[0]!.date).not.toBe(simulateBank(Buffer.from(lines.join('\r\n'), 'latin1')).files[0]!.date)
  expect(filesIn(out)).toEqual(files.map(({ filename }) => filename).sort())
  for (const { filename, bytes } of files) expect(readFileSync(join(out, filename)).equals(bytes)).toBe(true)
})

test('nothing is left in the folder if a file exists', async () => {
  const out = folderOf({})
  const args = ['simulate', REMITTANCE, '--scenario', 'paid', '--out', out]
  await cnab(...args)
  const before = filesIn(out)
  expect((await cnab(...args)).code).toBe(1)
  expect(filesIn(out)).toEqual(before)
})
