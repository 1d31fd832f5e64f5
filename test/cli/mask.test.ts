import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { maskFile } from '../../src/inspect/index.js'
import { filesIn, fixture, folderOf } from '../convert/folders.js'
import { cnab, cnabReading } from './cnab.js'

const DAMAGED = 'fixtures/341-itau/cnab400/damaged.ret'

test('a single file goes to the standard output, the report to the standard error', async () => {
  const { code, out, err } = await cnab('mask', DAMAGED, '--key', 'of the tests')
  expect(code).toBe(0)
  expect(out).toBe(Buffer.from(maskFile(readFileSync(DAMAGED), { key: 'of the tests' }).bytes).toString())
  await expect(err).toMatchFileSnapshot('golden/mask.txt')
})

test('reads the standard input; reports in English', async () => {
  const { code, err } = await cnabReading(readFileSync(DAMAGED), 'mask', '-', '--lang', 'en')
  expect(code).toBe(0)
  expect(err).toMatch(/^-: 8 names, 7 CPF or CNPJ, /)
})

test('files of a folder keep their names and share a key', async () => {
  const name = '756-sicoob/cnab240/settlements.ret'
  const from = folderOf({ 'a/first.ret': fixture(name), 'a/second.ret': fixture(name), 'a/notes.txt': 'to do' })
  const out = join(from, 'masked')
  const { code, err } = await cnab('mask', join(from, 'a'), '--out', out)
  expect(code).toBe(1)
  expect(err).toContain('notes.txt: Não é um arquivo CNAB')
  expect(filesIn(out)).toEqual(['first.ret', 'second.ret'])
  const [first, second] = filesIn(out).map((each) => readFileSync(join(out, each)))
  expect(first!.equals(second!)).toBe(true)
  expect(first!.equals(fixture(name))).toBe(false)
})

test('the masked file of a .gz is not compressed, and its name says so', async () => {
  const folder = folderOf({ 'a.ret.gz': gzipSync(readFileSync(DAMAGED)) })
  const out = join(folder, 'masked')
  const { code } = await cnab('mask', join(folder, 'a.ret.gz'), '--key', 'k', '--out', out)
  expect([code, filesIn(out)]).toEqual([0, ['a.ret']])
  expect(readFileSync(join(out, 'a.ret')).equals(maskFile(readFileSync(DAMAGED), { key: 'k' }).bytes)).toBe(true)
})

test('the original is never overwritten', async () => {
  const folder = folderOf({ 'a.ret': readFileSync(DAMAGED) })
  const { code, err } = await cnab('mask', join(folder, 'a.ret'), '--out', folder)
  expect(code).toBe(1)
  expect(err).toContain('é o arquivo original')
  expect(readFileSync(join(folder, 'a.ret')).equals(readFileSync(DAMAGED))).toBe(true)
})

test.each([
  [['mask'], 'Informe os arquivos a mascarar.'],
  [['mask', DAMAGED, DAMAGED], 'Para mais de um arquivo, informe a pasta de saída: --out PASTA.'],
  [['mask', DAMAGED, DAMAGED, '--out', 'x'], 'Há mais de um arquivo com o nome damaged.ret'],
])('%j: exit code 2', async (args, message) => {
  const { code, out, err } = await cnab(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
})
