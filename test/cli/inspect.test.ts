import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectHtml } from '../../src/inspect/index.js'
import { folderOf } from '../convert/folders.js'
import { cnab, cnabReading } from './cnab.js'

const FILE = 'fixtures/756-sicoob/cnab240/settlements.ret'
const bytes = readFileSync(FILE)

test('--html: writes the page and prints its path', async () => {
  const path = join(folderOf(), 'report.html')
  const { code, out, err } = await cnab('inspect', FILE, '--html', path)
  expect([code, out, err]).toEqual([0, `${path}\n`, ''])
  expect(readFileSync(path, 'utf8')).toBe(inspectHtml(bytes, { name: 'settlements.ret' }))
})

test('writes to the standard output by default; - is the standard input', async () => {
  const { code, out } = await cnabReading(bytes, 'inspect', '-', '--lang', 'en')
  expect(code).toBe(0)
  expect(out).toBe(inspectHtml(bytes, { language: 'en' }))
})

test('prints the error of an unsupported file and of a page that cannot be written', async () => {
  const unsupported = await cnab('inspect', 'package.json', '--html', join(folderOf(), 'a.html'))
  expect([unsupported.code, unsupported.err]).toEqual([1, 'package.json: Não é um arquivo CNAB: documento JSON.\n'])
  const unwritten = await cnab('inspect', FILE, '--html', join('package.json', 'a.html'))
  expect(unwritten.code).toBe(1)
  expect(unwritten.err).toMatch(/^Não foi possível gravar package\.json.a\.html: /)
})

test.each(['a.ret', 'link.ret', 'sub/../a.ret'])('the original is never overwritten: --html %s', async (target) => {
  const folder = folderOf({ 'a.ret': bytes, 'sub/b.txt': '' })
  symlinkSync('a.ret', join(folder, 'link.ret'))
  const { code, err } = await cnab('inspect', join(folder, 'a.ret'), '--html', `${folder}/${target}`)
  expect([code, err]).toEqual([2, expect.stringContaining('é um arquivo original. Informe outra página em --html.')])
  expect(readFileSync(join(folder, 'a.ret'))).toEqual(bytes)
})

test('a missing file is an error', async () => {
  expect((await cnab('inspect')).err).toContain('Informe o arquivo a mostrar.')
})
