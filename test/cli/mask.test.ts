import { appendFileSync, linkSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { run } from '../../src/cli/run.js'
import { maskFile } from '../../src/inspect/index.js'
import { filesIn, fixture, folderOf, returnOf } from '../convert/folders.js'
import { cnab, cnabReading, sink } from './cnab.js'

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

describe('an original is never replaced, also with --force', () => {
  const original = readFileSync(DAMAGED)
  const files = {
    'a.ret': original,
    'b/a.ret.gz': gzipSync(original),
    'b/a.ret': original,
    'c/b.RET.GZ': gzipSync(original),
  }

  test.each<[string, string[], string]>([
    ['the file itself', ['a.ret'], '.'],
    ['the decompressed file beside a .gz', ['b/a.ret.gz'], 'b'],
    ['another file of the call', ['b/a.ret', 'c/b.RET.GZ'], 'c'],
    ['a file of the call by a link to its folder', ['b/a.ret.gz'], 'link'],
    ['a hard link to a file of the call', ['a.ret'], 'hard'],
  ])('%s', async (_, paths, out) => {
    const folder = folderOf({ ...files, 'c/b.RET': original, 'hard/nota.txt': '' })
    symlinkSync(join(folder, 'b'), join(folder, 'link'))
    linkSync(join(folder, 'a.ret'), join(folder, 'hard/a.ret'))
    const before = filesIn(folder)
    const { code, err } = await cnab(
      'mask',
      ...paths.map((path) => join(folder, path)),
      '--out',
      join(folder, out),
      '--force',
    )
    expect(code).toBe(1)
    expect(err).toContain('é um arquivo original. Informe outra pasta em --out.')
    for (const name of before.filter(
      (each) => each.toLowerCase().endsWith('.ret') && !(out === 'c' && each === 'c/a.ret'),
    ))
      expect(readFileSync(join(folder, name)).equals(original)).toBe(true)
  })

  test('another file of the output folder is replaced only with --force', async () => {
    const folder = folderOf({ 'a.ret.gz': gzipSync(original), 'out/a.ret': original })
    const args = ['mask', join(folder, 'a.ret.gz'), '--key', 'k', '--out', join(folder, 'out')]
    const { code, err } = await cnab(...args)
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('Se ele é um arquivo mascarado, use --force para substituí-lo.'),
    ])
    const now = () => readFileSync(join(folder, 'out/a.ret'))
    expect(now().equals(original)).toBe(true)
    expect((await cnab(...args, '--force')).code).toBe(0)
    expect(now().equals(maskFile(original, { key: 'k' }).bytes)).toBe(true)
  })
})

test('of a file that changes while it is read, the output is to be deleted', async () => {
  const folder = folderOf({ 'a.ret': returnOf(5000) })
  const path = join(folder, 'a.ret')
  const [out, err] = [sink(), sink()]
  const { write } = out.output
  let isChanged = false
  out.output.write = (text: string): boolean => {
    if (!isChanged) appendFileSync(path, '9'.repeat(400))
    isChanged = true
    return write.call(out.output, text)
  }
  expect(await run(['mask', path], out.output, err.output)).toBe(1)
  expect(err.text()).toContain('o arquivo mudou enquanto era lido')
  expect(err.text()).toContain('A saída está incompleta: apague-a. Ela pode ter dados pessoais sem máscara.')
  // Nothing was written of a file that is not masked at all.
  writeFileSync(path, 'nada')
  expect((await cnab('mask', path)).err).not.toContain('apague')
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
