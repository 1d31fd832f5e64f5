import { appendFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ConvertAllOptions, convertAll, type FileOutcome, resumeConversion } from '../../../src/convert/index.js'
import { MANIFEST_NAME, Manifest } from '../../../src/convert/output/manifest.js'
import { placesIn } from '../../../src/convert/output/output-places.js'
import { isValidationError } from '../../../src/index.js'
import { filesIn, fixture, folderOf, manifestIn, resultsIn, returnOf } from '../folders.js'

async function all(outcomes: AsyncIterable<FileOutcome>): Promise<FileOutcome[]> {
  const list: FileOutcome[] = []
  for await (const outcome of outcomes) list.push(outcome)
  return list
}
const statusesOf = (folder: string, outcomes: FileOutcome[]) =>
  outcomes.map(({ path, status }) => `${relative(folder, path).replaceAll('\\', '/')} ${status}`)

/** Creates and converts a folder of three returns. */
async function convertedFolder(options: Partial<ConvertAllOptions> = {}) {
  const folder = folderOf({ 'a.ret': returnOf(3, 1), 'b.ret': returnOf(4, 2), 'c.ret': returnOf(5, 3) })
  const out = folderOf()
  const convert = async (more: Partial<ConvertAllOptions> = options) =>
    statusesOf(folder, await all(convertAll([folder], { out, ...more })))
  await convert()
  return { folder, out, convert }
}

describe('the manifest', () => {
  test('has a line for the call, one per file, and one for the end', async () => {
    const { folder, out } = await convertedFolder({ kinds: ['settled'], since: '2020-01-01' })
    const lines = manifestIn(out)
    expect(lines.map(({ type, run }) => [type, run])).toEqual([
      ['run', 1],
      ['file', 1],
      ['file', 1],
      ['file', 1],
      ['end', 1],
    ])
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(lines[0]).toMatchObject({ version, paths: [folder], options: { kinds: ['settled'], since: '2020-01-01' } })
    const size = readFileSync(join(out, 'b.ret.ndjson')).length
    expect(lines[2]).toMatchObject({
      path: join(folder, 'b.ret'),
      size: returnOf(4, 2).length,
      bank: '341',
      titles: 4,
      written: 4,
      output: 'b.ret.ndjson',
      output_size: size,
    })
    expect(lines[2]!['sha256']).toMatch(/^[0-9a-f]{64}$/)
  })

  test('contains no data of the records', async () => {
    const folder = folderOf({ 'a.ret': fixture('341-itau/cnab400/damaged.ret') })
    await all(convertAll([folder], { out: join(folder, 'out') }))
    const [, line] = manifestIn(join(folder, 'out'))
    for (const count of Object.values(line!['diagnostics'] as object)) expect(count).toBeTypeOf('number')
  })
})

describe('a second call', () => {
  test('converts nothing: same outcomes, with status skipped', async () => {
    const { convert, out, folder } = await convertedFolder()
    const before = resultsIn(out).map((name) => readFileSync(join(out, name)))
    expect(await convert()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    expect(resultsIn(out).map((name) => readFileSync(join(out, name)))).toEqual(before)
    const [first] = await all(convertAll([folder], { out }))
    expect(first).toMatchObject({ status: 'skipped', conversion: { titles: 3, output: join(out, 'a.ret.ndjson') } })
  })

  test('converts changed files, new files, and files without result', async () => {
    const { convert, folder, out } = await convertedFolder()
    writeFileSync(join(folder, 'a.ret'), returnOf(6, 4))
    writeFileSync(join(folder, 'd.ret'), returnOf(7, 5))
    rmSync(join(out, 'b.ret.ndjson'))
    truncateSync(join(out, 'c.ret.ndjson'), 10)
    expect(await convert()).toEqual(['a.ret converted', 'b.ret converted', 'c.ret converted', 'd.ret converted'])
    expect(await convert()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped', 'd.ret skipped'])
  })

  test('with other options converts again; then with the first options again, because their results were replaced', async () => {
    const { convert } = await convertedFolder()
    const converted = ['a.ret converted', 'b.ret converted', 'c.ret converted']
    expect(await convert({ kinds: ['settled'] })).toEqual(converted)
    expect(await convert()).toEqual(converted)
  })

  test('to another format keeps the results of the first', async () => {
    const { convert, out } = await convertedFolder()
    await convert({ to: 'csv' })
    expect(await convert()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    expect(await convert({ to: 'csv' })).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    expect(resultsIn(out).length).toBe(6)
  })

  test('ignores the results of two concurrent calls of the same number with different options', async () => {
    const { convert, out } = await convertedFolder({ kinds: ['settled'] })
    const [begun = ''] = readFileSync(join(out, MANIFEST_NAME), 'utf8').split('\n')
    appendFileSync(join(out, MANIFEST_NAME), `${begun.replace('["settled"]', '["rejected"]')}\n`)
    expect(await convert({ kinds: ['rejected'] })).toEqual(['a.ret converted', 'b.ret converted', 'c.ret converted'])
  })

  test('keeps the names of the results of files with the same name', async () => {
    const folder = folderOf({ 'x/a.ret': returnOf(1, 1), 'y/a.ret': returnOf(2, 2), 'z/a.ret': returnOf(3, 3) })
    const out = folderOf()
    const paths = ['x/a.ret', 'y/a.ret', 'z/a.ret'].map((name) => join(folder, name))
    await all(convertAll(paths, { out }))
    rmSync(join(out, 'a.ret-2.ndjson'))
    expect(statusesOf(folder, await all(convertAll(paths, { out })))).toEqual([
      'x/a.ret skipped',
      'y/a.ret converted',
      'z/a.ret skipped',
    ])
    expect(resultsIn(out)).toEqual(['a.ret-2.ndjson', 'a.ret-3.ndjson', 'a.ret.ndjson'])
  })

  test('removes the temporary files of killed calls, and nothing else', async () => {
    const { convert, out } = await convertedFolder()
    const gone = 2 ** 22 + 1
    for (const name of [`.cnab-${gone}-0123abcd-7.part`, `.cnab-${process.ppid}-0123abcd-7.part`, '.cnab-x.part']) {
      writeFileSync(join(out, name), 'half')
    }
    await convert()
    expect(resultsIn(out).filter((name) => name.startsWith('.'))).toEqual([
      `.cnab-${process.ppid}-0123abcd-7.part`,
      '.cnab-x.part',
    ])
  })
})

describe('the same content twice', () => {
  test('counts once: the second file is a duplicate of the first', async () => {
    const folder = folderOf({ 'a.ret': returnOf(3), 'b.ret': returnOf(4), 'copy/a.ret': returnOf(3) })
    const out = folderOf()
    const outcomes = await all(convertAll([folder], { out }))
    expect(statusesOf(folder, outcomes)).toEqual(['a.ret converted', 'b.ret converted', 'copy/a.ret duplicate'])
    expect(outcomes[2]).toMatchObject({ of: join(folder, 'a.ret'), conversion: { output: join(out, 'a.ret.ndjson') } })
    expect(resultsIn(out)).toEqual(['a.ret.ndjson', 'b.ret.ndjson'])
    expect(statusesOf(folder, await all(convertAll([folder], { out })))).toEqual([
      'a.ret skipped',
      'b.ret skipped',
      'copy/a.ret duplicate',
    ])
  })

  test('also among many files of the same size', async () => {
    const many = Array.from({ length: 12 }, (_, i) => [`${i + 10}.ret`, returnOf(3, i)])
    const folder = folderOf({ ...(Object.fromEntries(many) as Record<string, Buffer>), 'z.ret': returnOf(3, 5) })
    const out = folderOf()
    const outcomes = await all(convertAll([folder], { out }))
    expect(statusesOf(folder, outcomes).slice(-2)).toEqual(['21.ret converted', 'z.ret duplicate'])
    expect(outcomes.at(-1)).toMatchObject({ of: join(folder, '15.ret') })
    expect(resultsIn(out).length).toBe(12)
    const again = statusesOf(folder, await all(convertAll([folder], { out })))
    expect(again.slice(-2)).toEqual(['21.ret skipped', 'z.ret duplicate'])
  })

  test('is looked up by path or by size, but by size only if few files have it', async () => {
    const { folder, out } = await convertedFolder()
    const size = returnOf(4, 2).length
    const likely = async (): Promise<Record<'path' | 'size' | 'neither', number>> => {
      const manifest = await Manifest.open(out, placesIn(out))
      try {
        const path = (await manifest.likelyHashes(join(folder, 'b.ret'), null)).length
        return {
          path,
          size: (await manifest.likelyHashes('new.ret', size)).length,
          neither: (await manifest.likelyHashes('new.ret', size - 1)).length,
        }
      } finally {
        await manifest.close()
      }
    }
    expect(await likely()).toEqual({ path: 1, size: 1, neither: 0 })
    for (let i = 0; i < 7; i++) writeFileSync(join(folder, `more-${i}.ret`), returnOf(4, 10 + i))
    await all(convertAll([folder], { out }))
    expect(await likely()).toEqual({ path: 1, size: 8, neither: 0 })
    writeFileSync(join(folder, 'one-more.ret'), returnOf(4, 20))
    await all(convertAll([folder], { out }))
    expect(await likely()).toEqual({ path: 1, size: 0, neither: 0 })
  })

  test('also in another call', async () => {
    const { out } = await convertedFolder()
    const other = folderOf({ 'z.ret': returnOf(4, 2) })
    expect(statusesOf(other, await all(convertAll([other], { out })))).toEqual(['z.ret duplicate'])
  })
})

describe('a folder of version 0.1', () => {
  const EARLIER = 'cnab-manifest.ndjson'

  test('is converted on, and its manifest gets the new name', async () => {
    const { out, convert } = await convertedFolder()
    renameSync(join(out, MANIFEST_NAME), join(out, EARLIER))
    expect(await convert()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    expect(filesIn(out)).toEqual([MANIFEST_NAME, 'a.ret.ndjson', 'b.ret.ndjson', 'c.ret.ndjson'])
  })

  test('is resumed', async () => {
    const { folder, out } = await convertedFolder()
    const lines = readFileSync(join(out, MANIFEST_NAME), 'utf8').split('\n')
    writeFileSync(join(out, EARLIER), `${lines.slice(0, 2).join('\n')}\n`)
    rmSync(join(out, MANIFEST_NAME))
    const resumed = statusesOf(folder, await all(resumeConversion({ out })))
    expect(resumed).toEqual(['a.ret skipped', 'b.ret converted', 'c.ret converted'])
  })

  test('keeps its manifest if a newer one is there', async () => {
    const { out, convert } = await convertedFolder()
    writeFileSync(join(out, EARLIER), 'other')
    expect(await convert()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    expect(readFileSync(join(out, EARLIER), 'utf8')).toBe('other')
  })
})

describe('resumeConversion', () => {
  test('resumes an interrupted call with its paths and options', async () => {
    const { folder, out } = await convertedFolder({ kinds: ['settled'], fields: ['line'], to: 'csv' })
    const whole = readFileSync(join(out, 'c.ret.csv'))
    // State after the first file: no lines for the others, nor for the end.
    const lines = readFileSync(join(out, MANIFEST_NAME), 'utf8').split('\n')
    writeFileSync(join(out, MANIFEST_NAME), `${lines.slice(0, 2).join('\n')}\n`)
    for (const name of ['b', 'c']) rmSync(join(out, `${name}.ret.csv`))
    expect(statusesOf(folder, await all(resumeConversion({ out })))).toEqual([
      'a.ret skipped',
      'b.ret converted',
      'c.ret converted',
    ])
    expect(readFileSync(join(out, 'c.ret.csv'))).toEqual(whole)
    expect(await all(resumeConversion({ out }))).toEqual([])
  })

  test('an incomplete line is ignored and does not damage the next lines', async () => {
    const { convert, out } = await convertedFolder()
    const text = readFileSync(join(out, MANIFEST_NAME), 'utf8')
    const lines = text.split('\n')
    for (const kept of [lines[2]!.length - 1, 20, 1]) {
      writeFileSync(join(out, MANIFEST_NAME), `${lines.slice(0, 2).join('\n')}\n${lines[2]!.slice(0, kept)}`)
      expect(await convert()).toEqual(['a.ret skipped', 'b.ret converted', 'c.ret converted'])
      expect(await convert()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    }
  })

  test('ignores lines of later versions', async () => {
    const { convert, out } = await convertedFolder()
    appendFileSync(join(out, MANIFEST_NAME), '{"type":"note","run":1}\n[]\nnull\n{}\n')
    expect(await convert()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
  })

  test('converts failed files again', async () => {
    const folder = folderOf({ 'a.ret': returnOf(1) })
    const out = folderOf()
    const missing = join(folder, 'b.ret')
    await all(convertAll([folder, missing], { out }))
    expect(statusesOf(folder, await all(resumeConversion({ out })))).toEqual(['a.ret skipped', 'b.ret failed'])
    writeFileSync(missing, returnOf(2, 2))
    expect(statusesOf(folder, await all(resumeConversion({ out })))).toEqual(['a.ret skipped', 'b.ret converted'])
    expect(await all(resumeConversion({ out }))).toEqual([])
  })

  test('throws if there is no earlier call', async () => {
    for (const out of [folderOf(), join(folderOf(), 'nothing')]) {
      const error = await all(resumeConversion({ out })).catch((caught: unknown) => caught)
      expect(isValidationError(error) && error.errors).toEqual({ out: ['não tem conversão a retomar'] })
    }
  })

  test('a signal stops it: finished results remain, and the next call converts the rest', async () => {
    const names = Array.from({ length: 99 }, (_, i) => `${String(i).padStart(2, '0')}.ret`)
    const folder = folderOf(Object.fromEntries(names.map((name, i) => [name, returnOf(5, i)])))
    const out = folderOf()
    const controller = new AbortController()
    const stopped = async (): Promise<void> => {
      for await (const { path } of convertAll([folder], { out, signal: controller.signal })) {
        if (path.endsWith('04.ret')) controller.abort()
      }
    }
    await expect(stopped()).rejects.toMatchObject({ name: 'AbortError' })
    const finished = resultsIn(out).length
    expect(finished).toBeGreaterThanOrEqual(5)
    expect(finished).toBeLessThan(names.length)
    expect(resultsIn(out)).toEqual(names.slice(0, finished).map((name) => `${name}.ndjson`))
    expect(statusesOf(folder, await all(resumeConversion({ out })))).toEqual(
      names.map((name, i) => `${name} ${i < finished ? 'skipped' : 'converted'}`),
    )
  })
})
