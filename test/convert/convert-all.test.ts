import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type ConvertAllOptions, convertAll, type FileOutcome, type Progress } from '../../src/convert/index.js'
import { MANIFEST_NAME, Manifest } from '../../src/convert/output/manifest.js'
import { someOf } from '../runs.js'
import { documentsIn, filesIn, fixture, folderOf, manifestIn, numbered, resultsIn, returnOf } from './folders.js'

const settlements = fixture('341-itau/cnab400/settlements.ret')
const rejections = fixture('341-itau/cnab400/registrations-and-rejections.ret')
const remittance = fixture('341-itau/cnab400/entries.rem')
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)

async function outcomesFrom(paths: string[], options: ConvertAllOptions): Promise<FileOutcome[]> {
  const outcomes: FileOutcome[] = []
  for await (const outcome of convertAll(paths, options)) outcomes.push(outcome)
  return outcomes
}

/** `[relative path, status]` of each file. */
const statusesOf = (folder: string, outcomes: FileOutcome[]) =>
  outcomes.map(({ path, status }) => [relative(folder, path).replaceAll('\\', '/'), status])

describe.each(someOf([false, true], 1))('converting many files (the thread may wait for the disk: %s)', (blocking) => {
  const outcomesOf = (paths: string[], options: ConvertAllOptions): Promise<FileOutcome[]> =>
    outcomesFrom(paths, { ...options, blocking })

  test('files of a folder come in the order of their names and keep their relative paths', async () => {
    const folder = folderOf({
      'b.ret': settlements,
      '2026/abril.TXT': rejections,
      a: numbered(settlements, 1),
      '2026/março/1.ret': numbered(settlements, 2),
    })
    const out = folderOf()
    expect(statusesOf(folder, await outcomesOf([folder], { out }))).toEqual([
      ['2026/abril.TXT', 'converted'],
      ['2026/março/1.ret', 'converted'],
      ['a', 'converted'],
      ['b.ret', 'converted'],
    ])
    expect(resultsIn(out)).toEqual(['2026/abril.TXT.ndjson', '2026/março/1.ret.ndjson', 'a.ndjson', 'b.ret.ndjson'])
  })

  test('files of one name do not overwrite each other', async () => {
    const folder = folderOf({
      'x/a.ret': settlements,
      'y/a.ret': rejections,
      'z/A.RET': numbered(settlements, 1),
      'w/a.ret': numbered(settlements, 2),
    })
    const out = folderOf()
    const paths = ['x/a.ret', 'y/a.ret', 'z/A.RET', 'w'].map((name) => join(folder, name))
    const outcomes = await outcomesOf(paths, { out })
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('converted'))
    expect(resultsIn(out)).toEqual(['A.RET-3.ndjson', 'a.ret-2.ndjson', 'a.ret-4.ndjson', 'a.ret.ndjson'])
    for (const outcome of outcomes) {
      if (outcome.status === 'converted')
        expect(documentsIn(outcome.conversion.output).length).toBe(outcome.conversion.titles)
    }
  })

  test.each([1, 3])(
    'leaves no temporary files and no running jobs if the caller stops early (threads: %i)',
    async (workers) => {
      const many = Array.from({ length: 30 }, (_, i) => [`${i + 10}.ret`, returnOf(300, i)])
      const folder = folderOf(Object.fromEntries(many) as Record<string, Buffer>)
      const out = folderOf()
      for await (const { status } of convertAll([folder], { out, workers })) {
        expect(status).toBe('converted')
        break
      }
      const left = filesIn(out)
      expect(left).toEqual([MANIFEST_NAME, ...manifestIn(out).flatMap(({ output }) => output ?? [])])
      expect(left.length).toBeLessThan(many.length)
      for (let i = 0; i < 500; i++) await new Promise(setImmediate)
      expect(filesIn(out)).toEqual(left)
    },
  )

  test('a file reached twice is converted once', async () => {
    const folder = folderOf({ 'a.ret': settlements, 'sub/b.ret': numbered(settlements, 1) })
    const paths = ['a.ret', '', 'sub', 'a.ret', 'sub/b.ret', '.'].map((name) => join(folder, name))
    expect(statusesOf(folder, await outcomesOf(paths, { out: folderOf() }))).toEqual([
      ['a.ret', 'converted'],
      ['sub/b.ret', 'converted'],
    ])
  })

  test('converts the other files if one is unsupported or unreadable', async () => {
    const folder = folderOf({ 'a.rem': remittance, 'b.jpg': jpeg, 'c.ret': settlements })
    const names = ['a.rem', 'nothing.ret', 'b.jpg', 'c.ret']
    const outcomes = await outcomesOf(
      names.map((name) => join(folder, name)),
      { out: folderOf() },
    )
    expect(statusesOf(folder, outcomes)).toEqual([
      ['a.rem', 'unsupported'],
      ['nothing.ret', 'failed'],
      ['b.jpg', 'unsupported'],
      ['c.ret', 'converted'],
    ])
    expect(outcomes[0]).toMatchObject({ named: true, message: expect.stringContaining('É uma remessa') })
    expect(outcomes[1]).toMatchObject({ named: true, message: 'o arquivo ou a pasta não existe (mais) (ENOENT)' })
    expect(outcomes[2]).toMatchObject({ named: true, message: expect.stringContaining('imagem JPEG') })
  })

  test('in a folder, files that are not bank files are ignored; remittances and files named like returns are unsupported', async () => {
    const folder = folderOf({
      'a.json': '{}',
      'b.txt': 'comprar pão\n',
      'c.ret': 'isto não é um retorno\n',
      'd.CRT': '',
      'e.rem': remittance,
      'f.jpg': jpeg,
    })
    const outcomes = await outcomesOf([folder], { out: folderOf() })
    expect(statusesOf(folder, outcomes)).toEqual([
      ['a.json', 'ignored'],
      ['b.txt', 'ignored'],
      ['c.ret', 'unsupported'],
      ['d.CRT', 'unsupported'],
      ['e.rem', 'unsupported'],
      ['f.jpg', 'ignored'],
    ])
    expect(outcomes.every(({ named }) => !named)).toBe(true)
    expect(outcomes[0]).toMatchObject({ description: 'documento JSON' })
  })

  test('skips hidden files and the output folder', async () => {
    const folder = folderOf({ '.git/a.ret': settlements, '.a.ret': settlements, 'a.ret': settlements })
    const out = join(folder, 'out')
    await outcomesOf([folder], { out })
    expect(statusesOf(folder, await outcomesOf([folder], { out }))).toEqual([['a.ret', 'skipped']])
    expect(resultsIn(out)).toEqual(['a.ret.ndjson'])
  })

  test.skipIf(process.platform === 'win32')('a link is followed when it is named, not when it is found', async () => {
    const elsewhere = folderOf({ 'a.ret': settlements, 'b.ret': numbered(settlements, 1) })
    const folder = folderOf()
    mkdirSync(join(folder, 'in'))
    symlinkSync(elsewhere, join(folder, 'in', 'folder'))
    symlinkSync(join(elsewhere, 'a.ret'), join(folder, 'in', 'file.ret'))
    symlinkSync('.', join(folder, 'in', 'self'))
    expect(statusesOf(folder, await outcomesOf([join(folder, 'in')], { out: folderOf() }))).toEqual([
      ['in/file.ret', 'ignored'],
      ['in/folder', 'ignored'],
      ['in/self', 'ignored'],
    ])
    const named = ['in/file.ret', 'in/folder'].map((name) => join(folder, name))
    expect(statusesOf(folder, await outcomesOf(named, { out: folderOf() }))).toEqual([
      ['in/file.ret', 'converted'],
      ['in/folder/b.ret', 'converted'],
    ])
  })

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'a file or folder without permission fails',
    async () => {
      const folder = folderOf({ 'a.ret': settlements, 'b/b.ret': settlements, 'c.ret': settlements })
      chmodSync(join(folder, 'a.ret'), 0)
      chmodSync(join(folder, 'b'), 0)
      const outcomes = await outcomesOf([folder], { out: folderOf() })
      chmodSync(join(folder, 'b'), 0o755)
      expect(statusesOf(folder, outcomes)).toEqual([
        ['a.ret', 'failed'],
        ['b', 'failed'],
        ['c.ret', 'converted'],
      ])
    },
  )

  test('a file removed in the meantime fails; the others are converted', async () => {
    // More files than are converted at once: the last is not open yet when the first is ready.
    const names = Array.from({ length: 300 }, (_, i) => `${100 + i}.ret`)
    const folder = folderOf(Object.fromEntries(names.map((name, i) => [name, numbered(settlements, i)])))
    const outcomes: FileOutcome[] = []
    for await (const outcome of convertAll([folder], { out: folderOf(), workers: 1, blocking })) {
      outcomes.push(outcome)
      rmSync(join(folder, '399.ret'), { force: true })
    }
    expect(statusesOf(folder, outcomes)).toEqual(
      names.map((name) => [name, name === '399.ret' ? 'failed' : 'converted']),
    )
  })

  test('files fail if the manifest cannot be written; it is updated as soon as it can be', async () => {
    // More files than are converted at once.
    const names = Array.from({ length: 300 }, (_, i) => `${100 + i}.ret`)
    const folder = folderOf(Object.fromEntries(names.map((name, i) => [name, numbered(settlements, i)])))
    const out = folderOf()
    const noRoom = Object.assign(new Error('no room'), { code: 'ENOSPC' })
    const flush = vi.spyOn(Manifest.prototype, 'flush').mockRejectedValueOnce(noRoom)
    const first = await outcomesOf([folder], { out, workers: 1 })
    flush.mockRestore()
    const failed = first.filter(({ status }) => status === 'failed').length
    expect(failed).toBeGreaterThan(0)
    expect(failed).toBeLessThan(names.length)
    expect(statusesOf(folder, first)).toEqual(names.map((name, i) => [name, i < failed ? 'failed' : 'converted']))
    expect(first[0]).toMatchObject({ message: 'não há espaço em disco (ENOSPC)' })
    expect(statusesOf(folder, await outcomesOf([folder], { out }))).toEqual(names.map((name) => [name, 'skipped']))
  })

  test('reports progress: all bytes and titles at the end', async () => {
    const folder = folderOf({
      'a.ret': settlements,
      'b.ret': numbered(settlements, 1),
      'c.rem': remittance,
      'd.jpg': jpeg,
    })
    let last: Progress | undefined
    const onProgress = (progress: Progress): void => {
      last = progress
    }
    await outcomesOf([folder], { out: folderOf(), onProgress })
    const size = 2 * settlements.length + remittance.length + jpeg.length
    expect(last).toEqual({ bytes: size, total: size, files: 4, titles: 20 })
  })

  test('a result that cannot be written fails', async () => {
    const folder = folderOf({ 'a.ret': settlements, 'b.ret': settlements })
    const out = folderOf()
    mkdirSync(join(out, 'a.ret.ndjson'))
    expect(statusesOf(folder, await outcomesOf([folder], { out }))).toEqual([
      ['a.ret', 'failed'],
      ['b.ret', 'converted'],
    ])
    expect(resultsIn(out)).toEqual(['b.ret.ndjson'])
  })

  test('throws if the output folder cannot be created', async () => {
    const folder = folderOf({ 'a.ret': settlements })
    await expect(outcomesOf([folder], { out: join(folder, 'a.ret') })).rejects.toMatchObject({ code: 'EEXIST' })
  })

  test('reads as the bank given by the option', async () => {
    const noBank = Buffer.from(settlements)
    noBank.write('000', 76)
    const folder = folderOf({ 'a.ret': noBank })
    const path = join(folder, 'a.ret')
    expect(await outcomesOf([path], { out: folderOf() })).toMatchObject([{ status: 'unsupported' }])
    expect(await outcomesOf([path], { out: folderOf(), bank: '341' })).toMatchObject([{ status: 'converted' }])
  })
})
