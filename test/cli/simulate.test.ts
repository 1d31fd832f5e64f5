import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseReturn } from '../../src/return/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { filesIn, folderOf } from '../convert/folders.js'
import { cnab, cnabReading } from './cnab.js'

const REMITTANCE = 'fixtures/756-sicoob/cnab240/entries.rem'

/** What was printed, with the folder that changes from run to run under one name. */
const shown = (text: string, folder: string): string => text.replaceAll(folder, 'retornos').replaceAll('\\', '/')

test('the files of every day are written, and told with what became of the slips', async () => {
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

test('the standard input is read, English spoken, the seed and the day heard', async () => {
  const out = folderOf({})
  const args = ['-', '--seed', '7', '--date', '2026-02-02', '--out', out, '--lang', 'en']
  const { code, out: printed } = await cnabReading(readFileSync(REMITTANCE), 'simulate', ...args)
  expect(code).toBe(0)
  expect(filesIn(out)).toContain('sicoob-2026-02-02.ret')
  await expect(shown(printed, out)).toMatchFileSnapshot('golden/simulate-en.txt')
})

test('files that are there stay, unless they may be replaced', async () => {
  const out = folderOf({})
  const args = ['simulate', REMITTANCE, '--scenario', 'confirmed', '--out', out]
  expect((await cnab(...args)).code).toBe(0)
  const { code, err } = await cnab(...args)
  expect([code, err]).toEqual([1, expect.stringMatching(/^Já existe: .*\.ret\. --force o substitui\.\n$/)])
  expect((await cnab(...args, '--force')).code).toBe(0)
})

test('what is no remittance is not answered', async () => {
  const { code, out, err } = await cnab('simulate', 'fixtures/756-sicoob/cnab240/settlements.ret')
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('não uma remessa')
})

test.each([
  [['simulate'], 'Diga que remessa responder.'],
  [['simulate', REMITTANCE, '--seed', 'x'], 'A semente é um número inteiro: x.'],
  [['simulate', REMITTANCE, '--date', '2026-02-30'], 'Data inválida: 2026-02-30.'],
  [['simulate', REMITTANCE, '--scenario', 'payed'], '--scenario não tem «payed»'],
])('%j is a wrong call', async (args, complaint) => {
  const { code, out, err } = await cnab(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(complaint)
})
