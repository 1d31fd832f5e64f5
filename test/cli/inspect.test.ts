import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectHtml } from '../../src/inspect/index.js'
import { folderOf } from '../convert/folders.js'
import { cnab, cnabReading } from './cnab.js'

const FILE = 'fixtures/756-sicoob/cnab240/settlements.ret'
const bytes = readFileSync(FILE)

test('--html: the page is written, whole, and named', async () => {
  const path = join(folderOf(), 'report.html')
  const { code, out, err } = await cnab('inspect', FILE, '--html', path)
  expect([code, out, err]).toEqual([0, `${path}\n`, ''])
  expect(readFileSync(path, 'utf8')).toBe(inspectHtml(bytes, { name: 'settlements.ret' }))
})

test('without it the page goes to the standard output, and - is the standard input', async () => {
  const { code, out } = await cnabReading(bytes, 'inspect', '-', '--lang', 'en')
  expect(code).toBe(0)
  expect(out).toBe(inspectHtml(bytes, { language: 'en' }))
})

test('what is no file of cobrança, and what cannot be written, is said', async () => {
  const refused = await cnab('inspect', 'package.json', '--html', join(folderOf(), 'a.html'))
  expect([refused.code, refused.err]).toEqual([1, 'package.json: Não é um arquivo CNAB: documento JSON.\n'])
  const unwritten = await cnab('inspect', FILE, '--html', join('package.json', 'a.html'))
  expect(unwritten.code).toBe(1)
  expect(unwritten.err).toMatch(/^package\.json.a\.html: /)
})

test('a call without a file is wrong', async () => {
  expect((await cnab('inspect')).err).toContain('Diga que arquivo mostrar.')
})
