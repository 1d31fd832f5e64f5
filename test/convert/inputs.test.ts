import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { convertAll, convertFile, type FileOutcome } from '../../src/convert/index.js'
import { someOf } from '../runs.js'
import { folderOf, resultsIn, returnOf, zipped } from './folders.js'

async function outcomesOf(paths: readonly string[], out: string): Promise<FileOutcome[]> {
  const outcomes: FileOutcome[] = []
  for await (const outcome of convertAll(paths, { out })) outcomes.push(outcome)
  return outcomes
}
const statusesOf = (folder: string, outcomes: readonly FileOutcome[]) =>
  outcomes.map(({ path, status }) => `${relative(folder, path).replaceAll('\\', '/')} ${status}`)

/** Replaces all occurrences of a text by another of the same length. */
const replaced = (bytes: Buffer, text: string, by: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(text, by), 'latin1')

/** Output for the same content, uncompressed. */
async function plainly(bytes: Uint8Array): Promise<string> {
  const folder = folderOf({ 'a.ret': bytes })
  return readFileSync((await convertFile(join(folder, 'a.ret'), { out: folder })).output, 'latin1')
}

describe('.gz', () => {
  test('is decompressed, with one or many members', async () => {
    const bytes = returnOf(3000)
    const members = [bytes.subarray(0, 700), bytes.subarray(700, 5000), bytes.subarray(5000)]
    const folder = folderOf({
      'a.ret.gz': gzipSync(bytes),
      'b.GZ': Buffer.concat(members.map((part) => gzipSync(part))),
    })
    const [one, many] = [folderOf(), folderOf()]
    expect(statusesOf(folder, await outcomesOf([join(folder, 'a.ret.gz')], one))).toEqual(['a.ret.gz converted'])
    expect(statusesOf(folder, await outcomesOf([join(folder, 'b.GZ')], many))).toEqual(['b.GZ converted'])
    expect(readFileSync(join(one, 'a.ret.gz.ndjson'), 'latin1')).toBe(await plainly(bytes))
    expect(readFileSync(join(many, 'b.GZ.ndjson'), 'latin1')).toBe(await plainly(bytes))
  })

  test('truncated or damaged: fails and leaves no output; the other files are converted', async () => {
    const packed = gzipSync(returnOf(3000, 1))
    const damaged = Buffer.from(packed)
    damaged.fill(0xff, 3000, 3100)
    const folder = folderOf({
      'a.gz': packed.subarray(0, -100),
      'b.gz': damaged,
      'c.ret': returnOf(2),
      'd.gz': 'no gz',
    })
    const out = folderOf()
    const outcomes = await outcomesOf([folder], out)
    expect(statusesOf(folder, outcomes)).toEqual(['a.gz failed', 'b.gz failed', 'c.ret converted', 'd.gz failed'])
    expect(outcomes[0]).toMatchObject({ message: 'o arquivo comprimido está cortado (Z_BUF_ERROR)' })
    expect(outcomes[1]).toMatchObject({ message: 'o arquivo comprimido está danificado (Z_DATA_ERROR)' })
    expect(resultsIn(out)).toEqual(['c.ret.ndjson'])
  })

  test('is recognized by its decompressed content', async () => {
    const folder = folderOf({ 'a.ret': returnOf(9), 'a.ret.gz': gzipSync(returnOf(9)) })
    const out = folderOf()
    expect(statusesOf(folder, await outcomesOf([folder], out))).toEqual(['a.ret converted', 'a.ret.gz duplicate'])
    expect(statusesOf(folder, await outcomesOf([folder], out))).toEqual(['a.ret skipped', 'a.ret.gz duplicate'])
  })
})

describe('.zip', () => {
  test.each(someOf([true, false], 1))(
    'each entry is converted to its relative path (compressed: %s)',
    async (compress) => {
      const files = { 'a.ret': returnOf(3000, 1), '2026/março/b.ret': returnOf(5, 2), 'leia.txt': Buffer.from('oi') }
      const folder = folderOf({ 'sub/x.zip': await zipped(files, compress) })
      const out = folderOf()
      expect(statusesOf(folder, await outcomesOf([folder], out))).toEqual([
        'sub/x.zip/a.ret converted',
        'sub/x.zip/2026/março/b.ret converted',
        'sub/x.zip/leia.txt ignored',
      ])
      expect(resultsIn(out)).toEqual(['sub/x.zip/2026/março/b.ret.ndjson', 'sub/x.zip/a.ret.ndjson'])
      expect(readFileSync(join(out, 'sub/x.zip/a.ret.ndjson'), 'latin1')).toBe(await plainly(files['a.ret']))
      expect(statusesOf(folder, await outcomesOf([folder], out))[0]).toBe('sub/x.zip/a.ret skipped')
    },
  )

  test('an entry whose name leads out of the folder fails; the others are converted', async () => {
    const zip = await zipped({ 'aa/bb/x.ret': returnOf(1, 1), 'b.ret': returnOf(2, 2), 'Caa/y.ret': returnOf(3, 3) })
    const evil = replaced(replaced(zip, 'aa/bb/x.ret', '../../x.ret'), 'Caa/y.ret', 'C:\\/y.ret')
    const folder = folderOf({ 'in/x.zip': evil })
    const out = join(folder, 'deep/out')
    const outcomes = await outcomesOf([join(folder, 'in')], out)
    expect(outcomes.map(({ status }) => status)).toEqual(['failed', 'converted', 'failed'])
    expect(outcomes[0]).toMatchObject({ message: 'tem dentro do ZIP um nome que leva para fora da pasta' })
    expect(resultsIn(folder)).toEqual(['deep/out/x.zip/b.ret.ndjson', 'in/x.zip'])
  })

  test('an encrypted entry is reported by name; the others are converted', async () => {
    const zip = await zipped({ 'a.ret': returnOf(1, 1), 'b.ret': returnOf(2, 2) })
    // The flag of the first entry in the directory.
    zip[zip.indexOf('PK\x01\x02', 0, 'latin1') + 8]! |= 1
    const folder = folderOf({ 'x.zip': zip })
    const outcomes = await outcomesOf([folder], folderOf())
    expect(statusesOf(folder, outcomes)).toEqual(['x.zip/a.ret failed', 'x.zip/b.ret converted'])
    expect(outcomes[0]).toMatchObject({ message: 'está protegido por senha dentro do ZIP' })
  })

  test('a damaged directory fails the whole file; a damaged entry fails alone', async () => {
    const zip = await zipped({ 'a.ret': returnOf(3000, 1), 'b.ret': returnOf(2, 2) }, false)
    const changed = Buffer.from(zip)
    changed.write('7', 5000)
    const folder = folderOf({ 'cut.zip': zip.subarray(0, -30), 'no.zip': 'no zip', 'wrong.zip': changed })
    const outcomes = await outcomesOf([folder], folderOf())
    expect(statusesOf(folder, outcomes)).toEqual([
      'cut.zip failed',
      'no.zip failed',
      'wrong.zip/a.ret failed',
      'wrong.zip/b.ret converted',
    ])
    for (const outcome of outcomes.slice(0, 3)) {
      expect(outcome).toMatchObject({ message: 'o ZIP está cortado ou danificado (damaged_zip)' })
    }
  })

  test('a decompression bomb without a return is rejected by its first bytes', async () => {
    const folder = folderOf({ 'x.zip': await zipped({ 'a.ret': Buffer.alloc(50_000_000, '0') }) })
    expect(statusesOf(folder, await outcomesOf([folder], folderOf()))).toEqual(['x.zip/a.ret unsupported'])
  })
})

describe('patterns', () => {
  const tree = () =>
    folderOf({
      '1/a.ret': returnOf(1, 1),
      '1/b.txt': 'nada',
      '2/deep/c.RET': returnOf(2, 2),
      '2/deep/d.ret': returnOf(3, 3),
      '.hidden/e.ret': returnOf(4, 4),
    })

  test('match files, which keep their relative paths', async () => {
    const folder = tree()
    const out = folderOf()
    const outcomes = await outcomesOf([join(folder, '**/*.ret')], out)
    expect(statusesOf(folder, outcomes)).toEqual(['1/a.ret converted', '2/deep/d.ret converted'])
    expect(resultsIn(out)).toEqual(['1/a.ret.ndjson', '2/deep/d.ret.ndjson'])
  })

  test('a file that matches several patterns, or is also named, is converted once', async () => {
    const folder = tree()
    const paths = ['1/*', '**/*.ret', '2/deep/d.ret', '2'].map((name) => join(folder, name))
    expect(statusesOf(folder, await outcomesOf(paths, folderOf()))).toEqual([
      '1/a.ret converted',
      '1/b.txt ignored',
      '2/deep/d.ret converted',
      '2/deep/c.RET converted',
    ])
  })

  test('a pattern without matches fails', async () => {
    const folder = tree()
    expect(await outcomesOf([join(folder, '*.crt')], folderOf())).toMatchObject([
      { status: 'failed', named: true, message: 'nenhum arquivo corresponde ao padrão' },
    ])
  })

  test.skipIf(process.platform === 'win32')('a file whose name looks like one is that file', async () => {
    const folder = folderOf({ '[ab]*.ret': returnOf(1, 1), 'a.ret': returnOf(2, 2) })
    expect(statusesOf(folder, await outcomesOf([join(folder, '[ab]*.ret')], folderOf()))).toEqual([
      '[ab]*.ret converted',
    ])
  })
})

describe('compressed files inside a .zip', () => {
  test('a .gz and the files of another .zip are converted', async () => {
    const inner = await zipped({ 'abril/b.ret': returnOf(2, 2), 'leia.txt': Buffer.from('oi') })
    const folder = folderOf({ 'mes.zip': await zipped({ 'a.ret.gz': gzipSync(returnOf(3000, 1)), 'dias.ZIP': inner }) })
    const out = folderOf()
    expect(statusesOf(folder, await outcomesOf([folder], out))).toEqual([
      'mes.zip/a.ret.gz converted',
      'mes.zip/dias.ZIP/abril/b.ret converted',
      'mes.zip/dias.ZIP/leia.txt ignored',
    ])
    expect(readFileSync(join(out, 'mes.zip/a.ret.gz.ndjson'), 'latin1')).toBe(await plainly(returnOf(3000, 1)))
    expect(readFileSync(join(out, 'mes.zip/dias.ZIP/abril/b.ret.ndjson'), 'latin1')).toBe(await plainly(returnOf(2, 2)))
    expect(statusesOf(folder, await outcomesOf([folder], out))).toEqual([
      'mes.zip/a.ret.gz skipped',
      'mes.zip/dias.ZIP/abril/b.ret skipped',
      'mes.zip/dias.ZIP/leia.txt ignored',
    ])
  })

  test('what is compressed inside the inner .zip fails, and the other files are converted', async () => {
    const deep = await zipped({ 'c.ret': returnOf(1, 3) })
    const inner = await zipped({ 'c.zip': deep, 'd.ret.gz': gzipSync(returnOf(1, 4)), 'e.ret': returnOf(2, 5) })
    const folder = folderOf({ 'x.zip': await zipped({ 'inner.zip': inner }) })
    const outcomes = await outcomesOf([folder], folderOf())
    expect(statusesOf(folder, outcomes)).toEqual([
      'x.zip/inner.zip/c.zip failed',
      'x.zip/inner.zip/d.ret.gz failed',
      'x.zip/inner.zip/e.ret converted',
    ])
    for (const outcome of outcomes.slice(0, 2))
      expect(outcome).toMatchObject({
        message: 'está comprimido mais de uma vez dentro do ZIP: descompacte o ZIP de dentro',
      })
  })

  test('a damaged one fails alone', async () => {
    const inner = await zipped({ 'b.ret': returnOf(2, 2) })
    const packed = gzipSync(returnOf(3000, 1))
    const folder = folderOf({
      'x.zip': await zipped({
        'a.ret.gz': packed.subarray(0, -100),
        'b.ret.gz': Buffer.from('no gz'),
        'c.zip': inner.subarray(0, -30),
        'd.ret': returnOf(3, 3),
      }),
    })
    const outcomes = await outcomesOf([folder], folderOf())
    expect(statusesOf(folder, outcomes)).toEqual([
      'x.zip/a.ret.gz failed',
      'x.zip/b.ret.gz failed',
      'x.zip/c.zip failed',
      'x.zip/d.ret converted',
    ])
    expect(outcomes).toMatchObject([
      { message: 'o arquivo comprimido está cortado (Z_BUF_ERROR)' },
      { message: 'o arquivo comprimido está danificado (Z_DATA_ERROR)' },
      { message: 'o ZIP está cortado ou danificado (damaged_zip)' },
      { status: 'converted' },
    ])
  })
})
