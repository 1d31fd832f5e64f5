import { join } from 'node:path'
import { expect, test } from 'vitest'
import { progressText } from '../../src/cli/progress.js'
import { run } from '../../src/cli/run.js'
import { folderOf, returnOf } from '../convert/folders.js'
import { sink } from './cnab.js'

test('progress, speed and remaining time', () => {
  expect(progressText({ bytes: 350e6, total: 1e9, files: 1, titles: 870_000 }, 2000)).toBe(
    '35%, 350 de 1.000 MB, 175 MB/s, 435.000 títulos/s, 1 arquivo, falta 4 s',
  )
  expect(progressText({ bytes: 1e9, total: 1e12, files: 2500, titles: 2e6 }, 1000)).toBe(
    '0%, 1.000 de 1.000.000 MB, 1.000 MB/s, 2.000.000 títulos/s, 2.500 arquivos, falta 16 min 39 s',
  )
})

test('unknown total, and files that grew', () => {
  expect(progressText({ bytes: 5e6, total: null, files: 0, titles: 0 }, 1000)).toBe(
    '5 MB, 5 MB/s, 0 títulos/s, 0 arquivos',
  )
  expect(progressText({ bytes: 12e6, total: 10e6, files: 1, titles: 0 }, 1000)).toBe(
    '100%, 12 de 10 MB, 12 MB/s, 0 títulos/s, 1 arquivo, falta 0 s',
  )
})

test('a bar without colours on the standard error of a terminal', async () => {
  const folder = folderOf({ 'a.ret': returnOf(2000) })
  const err = sink({ isTTY: true })
  const moves: string[] = []
  const move = (name: string) => () => moves.push(name)
  const methods = {
    cursorTo: move('cursorTo'),
    clearLine: move('clearLine'),
    moveCursor: move('moveCursor'),
    columns: 120,
  }
  const out = sink()
  const output = Object.assign(err.output, methods)
  expect(await run(['convert', folder, '--out', join(folder, 'out')], out.output, output)).toBe(0)
  expect(err.text()).toContain('░')
  expect(err.text()).toContain('MB/s')
  expect(err.text()).not.toMatch(/\x1b\[\d+m/)
  expect(out.text()).not.toContain('░')
  expect(moves).toContain('clearLine')
})

test('in English', () => {
  expect(progressText({ bytes: 350e6, total: 1e9, files: 1, titles: 870_000 }, 2000, 'en')).toBe(
    '35%, 350 of 1,000 MB, 175 MB/s, 435,000 titles/s, 1 file, left: 4 s',
  )
})
