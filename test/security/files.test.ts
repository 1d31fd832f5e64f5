/** Malicious files, folders and archives: all output stays in the output folder, and sizes are limited. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { isValidationError } from '../../src/cobranca/index.js'
import { convertAll, convertFile, type FileOutcome, OutputFile } from '../../src/convert/index.js'
import { sizeOfGzip } from '../../src/convert/input/nested.js'
import { chunksOf, sourceOf } from '../../src/convert/input/source.js'
import { entriesOfZip } from '../../src/convert/input/zip.js'
import { MANIFEST_NAME } from '../../src/convert/output/manifest.js'
import { cnab } from '../cli/cnab.js'
import { documentsIn, filesIn, folderOf, resultsIn, returnOf } from '../convert/folders.js'
import { chosenOf } from '../runs.js'

async function outcomesOf(paths: readonly string[], out: string): Promise<FileOutcome[]> {
  const outcomes: FileOutcome[] = []
  for await (const outcome of convertAll(paths, { out })) outcomes.push(outcome)
  return outcomes
}

const statuses = (outcomes: readonly FileOutcome[]): string[] => outcomes.map(({ status }) => status)

async function zipped(files: readonly (readonly [name: string, content: Uint8Array])[]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Renames an entry of a zip file to a name of the same length. The zip library does not write invalid names. */
const renamed = (zip: Buffer, name: string, by: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(name, by), 'latin1')

/** Changes the declared sizes of the entries of a zip file. */
function claiming(zip: Buffer, sizes: readonly number[]): Buffer {
  const copy = Buffer.from(zip)
  let at = 0
  for (const size of sizes) {
    at = copy.indexOf('PK\x01\x02', at, 'latin1')
    copy.writeUInt32LE(size, at + 24)
    at += 4
  }
  return copy
}

describe('names within a zip file', () => {
  test.each([
    ['../../x.ret', 'above the folder'],
    ['a/../../xr.', 'above the folder, indirectly'],
    ['/etc/x.ret0', 'absolute'],
    ['C:\\x.ret000', 'absolute on Windows'],
    ['..\\..\\x.re', 'with backslashes'],
  ])('«%s», %s: fails, and nothing is written', async (name) => {
    const zip = renamed(await zipped([['aa/bb/x.ret', returnOf(1)]]), 'aa/bb/x.ret', name)
    const folder = folderOf({ 'in/x.zip': zip })
    const out = join(folder, 'deep/out')
    expect(statuses(await outcomesOf([join(folder, 'in')], out))).toEqual(['failed'])
    expect(resultsIn(folder)).toEqual(['in/x.zip'])
  })

  test.each([
    ['a zero byte', 'a\0.ret'],
    ['an escape sequence', 'a\x1b.ret'],
    ['a line end', 'a\n.ret'],
  ])('%s in a name: fails', async (_, name) => {
    const folder = folderOf({ 'x.zip': renamed(await zipped([['a?.ret', returnOf(1)]]), 'a?.ret', name) })
    const out = folderOf()
    const outcomes = await outcomesOf([folder], out)
    expect(outcomes).toMatchObject([
      { status: 'failed', message: 'tem dentro do ZIP um nome com caracteres de controle' },
    ])
    expect(resultsIn(out)).toEqual([])
  })

  test('a hundred entries of the same name get different names', async () => {
    const zip = await zipped(Array.from({ length: 100 }, (_, i) => ['a.ret', returnOf(1, i + 1)] as const))
    const out = folderOf()
    const outcomes = await outcomesOf([folderOf({ 'x.zip': zip })], out)
    expect(new Set(statuses(outcomes))).toEqual(new Set(['converted']))
    expect(resultsIn(out)).toHaveLength(100)
    expect(resultsIn(out)).toContain('x.zip/a.ret-100.ndjson')
  })

  test('names in a zip file inside a zip file are checked, too', async () => {
    const inner = renamed(await zipped([['aa/bb/x.ret', returnOf(1)]]), 'aa/bb/x.ret', '../../x.ret')
    const folder = folderOf({ 'in/x.zip': await zipped([['inner.zip', inner]]) })
    expect(statuses(await outcomesOf([join(folder, 'in')], join(folder, 'deep/out')))).toEqual(['failed'])
    expect(resultsIn(folder)).toEqual(['in/x.zip'])
  })
})

describe('results', () => {
  test('never replace the manifest', async () => {
    const out = folderOf()
    // The earlier name of the manifest is reserved, too: the next call would read such a result as the manifest.
    const given = folderOf({ 'cnab-manifest': returnOf(1), 'CNAB-Manifest': returnOf(2, 2) })
    expect(statuses(await outcomesOf([given], out))).toEqual(['converted', 'converted'])
    expect(documentsIn(join(out, MANIFEST_NAME)).at(-1)).toMatchObject({ type: 'end' })
    expect(resultsIn(out)).toEqual(['CNAB-Manifest-2.ndjson', 'cnab-manifest-3.ndjson'])
  })

  test('replace a link, but not its target', async () => {
    const folder = folderOf({ 'in/a.ret': returnOf(1), 'precious.txt': 'kept', 'out/other': '' })
    symlinkSync(join(folder, 'precious.txt'), join(folder, 'out/a.ret.ndjson'))
    await convertFile(join(folder, 'in/a.ret'), { out: join(folder, 'out') })
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('kept')
    expect(lstatSync(join(folder, 'out/a.ret.ndjson')).isSymbolicLink()).toBe(false)
  })

  test('do not follow a link to another folder', async () => {
    const folder = folderOf({ 'in/sub/deep/a.ret': returnOf(1), 'out/other': '', 'elsewhere/other': '' })
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'out/sub'))
    const outcomes = await outcomesOf([join(folder, 'in')], join(folder, 'out'))
    expect(outcomes).toMatchObject([{ status: 'failed', error: { code: 'linked_folder' } }])
    expect(filesIn(join(folder, 'elsewhere'))).toEqual(['other'])
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['other'])
    await expect(
      convertFile(join(folder, 'in/sub/deep/a.ret'), { out: join(folder, 'out'), name: 'sub/b' }),
    ).rejects.toMatchObject({ code: 'linked_folder' })
  })

  test('the output folder itself may be a link', async () => {
    const folder = folderOf({ 'in/sub/a.ret': returnOf(1), 'real/other': '' })
    symlinkSync(join(folder, 'real'), join(folder, 'out'))
    expect(statuses(await outcomesOf([join(folder, 'in')], join(folder, 'out')))).toEqual(['converted'])
  })

  test('are not written to an existing file with the name of the temporary file', async () => {
    const folder = folderOf({ 'precious.txt': 'kept' })
    symlinkSync(join(folder, 'precious.txt'), join(folder, 'temporary'))
    const file = new OutputFile(join(folder, 'result'), join(folder, 'temporary'))
    await expect(file.write('x')).rejects.toMatchObject({ code: 'EEXIST' })
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('kept')
  })

  test('the manifest does not follow a link', async () => {
    const folder = folderOf({ 'in/a.ret': returnOf(1), 'precious.txt': 'kept\n', 'out/other': '' })
    symlinkSync(join(folder, 'precious.txt'), join(folder, 'out', MANIFEST_NAME))
    await expect(outcomesOf([join(folder, 'in')], join(folder, 'out'))).rejects.toMatchObject({ code: 'ELOOP' })
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('kept\n')
  })

  test.each(['../x', '/x', 'a/../../x', '..'])('a name that leads out of the folder is an error: %s', async (name) => {
    const folder = folderOf({ 'a.ret': returnOf(1), 'out/other': '' })
    const error = await convertFile(join(folder, 'a.ret'), { out: join(folder, 'out'), name }).catch((error) => error)
    expect(isValidationError(error) && error.errors).toEqual({ name: ['leva para fora da pasta de resultados'] })
    expect(filesIn(folder)).toEqual(['a.ret', 'out/other'])
  })

  test('links found in a folder are not followed; links given by name are', async () => {
    const folder = folderOf({ 'secret/a.ret': returnOf(1), 'in/other.txt': '' })
    symlinkSync(join(folder, 'secret/a.ret'), join(folder, 'in/link.ret'))
    symlinkSync(join(folder, 'secret'), join(folder, 'in/folder'))
    symlinkSync(join(folder, 'in'), join(folder, 'in/itself'))
    expect(statuses(await outcomesOf([join(folder, 'in')], folderOf()))).toEqual(Array(4).fill('ignored'))
    expect(statuses(await outcomesOf([join(folder, 'in/link.ret')], folderOf()))).toEqual(['converted'])
  })
})

describe.skipIf(process.platform === 'win32')('permissions of results', () => {
  const readable = (path: string): string => (statSync(path).mode & 0o777).toString(8)

  test.each([1, 2])('are those of the input (threads: %i)', async (workers) => {
    const folder = folderOf({
      'a.ret': returnOf(1, 1),
      'b.ret.gz': gzipSync(returnOf(1, 2)),
      'c.zip': await zipped([['d.ret', returnOf(1, 3)]]),
    })
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600)
    const out = folderOf()
    for await (const { status } of convertAll([folder], { out, workers })) expect(status).toBe('converted')
    for (const name of resultsIn(out)) expect([name, readable(join(out, name))]).toEqual([name, '600'])
  })

  test('also of pages and remittances', async () => {
    const folder = folderOf({ 'a.ret': returnOf(1), 'out/other': '' })
    chmodSync(join(folder, 'a.ret'), 0o600)
    await cnab('inspect', join(folder, 'a.ret'), '--html', join(folder, 'a.html'))
    expect(readable(join(folder, 'a.html'))).toBe('600')

    const { wallet, entries } = JSON.parse(readFileSync('fixtures/341-itau/cnab400/entries.json', 'utf8'))
    writeFileSync(join(folder, 'wallet.json'), JSON.stringify(wallet))
    writeFileSync(join(folder, 'slips.json'), JSON.stringify([entries[0].slip]), { mode: 0o600 })
    const given = [
      '--wallet',
      join(folder, 'wallet.json'),
      '--slips',
      join(folder, 'slips.json'),
      '--date',
      '2026-03-02',
    ]
    const { code, out } = await cnab('remit', ...given, '--out', join(folder, 'out'))
    expect([code, out]).toEqual([0, expect.any(String)])
    const [name = ''] = filesIn(join(folder, 'out')).filter((each) => each !== 'other')
    expect(readable(join(folder, 'out', name))).toBe('600')
  })

  test('depend on the umask if everybody may read the input', async () => {
    const folder = folderOf({ 'a.ret': returnOf(1) })
    chmodSync(join(folder, 'a.ret'), 0o444)
    const before = process.umask(0o027)
    try {
      const { output } = await convertFile(join(folder, 'a.ret'), { out: join(folder, 'out') })
      expect(readable(output)).toBe('640')
    } finally {
      process.umask(before)
    }
  })
})

describe('decompression bombs', () => {
  /** A quick run unpacks one of them. */
  const isRun = chosenOf(['entry', 'gz', 'command'], 1)
  const MILLION = 1e6

  test('the declared sizes of a zip file are limited to 200 times its size or 1 GiB', async () => {
    const zip = await zipped([
      ['a.ret', returnOf(1, 1)],
      ['b.ret', returnOf(1, 2)],
      ['c.ret', returnOf(1, 3)],
    ])
    // Each entry alone is smaller than 1 GiB.
    const folder = folderOf({ 'x.zip': claiming(zip, [700 * MILLION, 700 * MILLION, 1]) })
    const outcomes = await outcomesOf([folder], folderOf())
    expect(outcomes[0]).toMatchObject({ status: 'failed', error: { code: 'damaged_zip' } })
    for (const bomb of outcomes.slice(1)) {
      expect(bomb).toMatchObject({ status: 'failed', error: { name: 'UnpackedSizeError', code: 'unpacked_size' } })
    }
    expect((outcomes[1] as Extract<FileOutcome, { status: 'failed' }>).message).toMatch(
      /^descompactado, ficaria mais de 200 vezes maior.*\(unpacked_size\)$/,
    )
  })

  test.runIf(isRun('entry'))('an entry yields no more than its declared size', async () => {
    const zip = claiming(await zipped([['a.ret', returnOf(100_000)]]), [1000])
    const out = folderOf()
    const outcomes = await outcomesOf([folderOf({ 'x.zip': zip })], out)
    expect(outcomes).toMatchObject([{ status: 'failed', error: { code: 'damaged_zip' } }])
    expect(resultsIn(out)).toEqual([])
  })

  /** Creates a compressed return followed by blanks. */
  const bomb = (mebibytes: number): Buffer => {
    const member = gzipSync(Buffer.alloc(2 ** 20, ' '))
    return Buffer.concat([gzipSync(returnOf(1)), ...Array.from({ length: mebibytes }, () => member)])
  }

  test.runIf(isRun('gz'))('a .gz is limited to 1 GiB, if that is more than 200 times its size', async () => {
    const folder = folderOf({ 'a.gz': bomb(1100) })
    let size = 0
    const unpack = async (): Promise<void> => {
      for await (const chunk of chunksOf(sourceOf(join(folder, 'a.gz')), () => {})) size += chunk.length
    }
    await expect(unpack()).rejects.toMatchObject({ code: 'unpacked_size' })
    expect(size).toBeGreaterThan(1000 * 2 ** 20)
    expect(size).toBeLessThanOrEqual(2 ** 30)
  })

  test.runIf(isRun('command'))('files kept in memory by commands are limited to a quarter of that', async () => {
    const folder = folderOf({ 'a.gz': bomb(300) })
    const { code, err } = await cnab('explain', join(folder, 'a.gz'), '--lang', 'en')
    expect(code).toBe(1)
    expect(err).toContain('unpacked, it would be more than 200 times as large')
  })

  test('the sizes of compressed files inside a zip file count for its limit', async () => {
    const inner = claiming(
      await zipped([
        ['a.ret', returnOf(1, 1)],
        ['b.ret', returnOf(1, 2)],
      ]),
      [600 * MILLION, 1],
    )
    const zip = claiming(
      await zipped([
        ['x.ret', returnOf(1, 3)],
        ['inner.zip', inner],
      ]),
      [500 * MILLION, inner.length],
    )
    const outcomes = await outcomesOf([folderOf({ 'x.zip': zip })], folderOf())
    expect(outcomes).toMatchObject([
      { status: 'failed', error: { code: 'damaged_zip' } },
      { status: 'failed', error: { code: 'unpacked_size' } },
      { status: 'failed', error: { code: 'unpacked_size' } },
    ])
    const packed = await zipped([['a.gz', bomb(3)]])
    const { place } = (await entriesOfZip(packed).next()).value!
    expect(await sizeOfGzip(packed, place, 4 * 2 ** 20)).toBe(returnOf(1).length + 3 * 2 ** 20)
    await expect(sizeOfGzip(packed, place, 2 * 2 ** 20)).rejects.toMatchObject({ code: 'unpacked_size' })
  })

  test('a highly compressible file is not a bomb', async () => {
    const folder = folderOf({ 'a.gz': bomb(2) })
    expect(statuses(await outcomesOf([folder], folderOf()))).toEqual(['converted'])
  })
})

test('file names of maximum length and with special characters', async () => {
  const folder = folderOf()
  const names = ['x'.repeat(255), '-rf', '$(touch x)', '`x`', 'a\nb.ret', 'é', '*.ret', '%00.ret', ' ']
  mkdirSync(join(folder, 'in'))
  for (const [i, name] of names.entries()) writeFileSync(join(folder, 'in', name), returnOf(1, i + 1))
  const outcomes = await outcomesOf([join(folder, 'in')], join(folder, 'out'))
  // With the extension, the longest name is too long.
  expect(statuses(outcomes).filter((status) => status !== 'converted')).toEqual(['failed'])
  expect(outcomes.find(({ status }) => status === 'failed')).toMatchObject({ error: { code: 'ENAMETOOLONG' } })
  expect(resultsIn(join(folder, 'out'))).toHaveLength(names.length - 1)
})
