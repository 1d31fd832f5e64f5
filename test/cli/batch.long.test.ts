/** `cnab` as a separate process: threads, kills, signals, full disks. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { convertFile } from '../../src/convert/index.js'
import { MANIFEST_NAME } from '../../src/convert/output/manifest.js'
import {
  contentOf,
  documentsIn,
  filesIn,
  fixture,
  folderOf,
  manifestIn,
  resultsIn,
  returnOf,
} from '../convert/folders.js'
import { itau400, slip } from '../remittance/made-up.js'
import { someOf } from '../runs.js'
import { buildPrograms, type Programs } from './programs.js'

let programs: Programs

beforeAll(async () => {
  programs = await buildPrograms()
})

const cnab = (args: readonly string[], options: { input?: Uint8Array; cwd?: string } = {}) => {
  const { status, stdout } = spawnSync(process.execPath, [programs.cnab, 'convert', ...args], {
    encoding: 'utf8',
    ...options,
  })
  return { status, stdout }
}

/** Enough titles for other threads to start before the first thread has converted everything to NDJSON. */
const LONG = 40_000

/** Creates a folder with a return of `titles` titles, many small returns, some longer ones, a duplicate, a compressed file and a remittance. */
function manyReturns(titles: number): string {
  const small = Array.from({ length: 40 }, (_, i) => [`${i % 4}/${i}.ret`, returnOf(30 + i, i)])
  // More than a megabyte each, so that a thread converts one at a time.
  const long = Array.from({ length: 3 }, (_, i) => [`long-${i}.ret`, returnOf(3000 + i, 100 + i)])
  return folderOf({
    ...(Object.fromEntries([...small, ...long]) as Record<string, Buffer>),
    '0.ret': returnOf(titles, 300),
    '3/copy.ret': returnOf(33, 3),
    'packed.ret.gz': gzipSync(returnOf(500, 200)),
    'damaged.ret': fixture('756-sicoob/cnab240/damaged.ret'),
    'no.rem': fixture('341-itau/cnab400/entries.rem'),
  })
}

/** A return of more than 64 MB, which is converted in ranges. */
const bigReturn = (): Buffer => returnOf(160_000)

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

const filesInManifest = (folder: string) => manifestIn(folder).filter(({ type }) => type === 'file')

describe('threads', () => {
  const FORMATS = [
    ['ndjson', LONG],
    ['csv', LONG / 20],
    ['parquet', LONG / 20],
    ['xlsx', LONG / 20],
  ] as const
  test.each(FORMATS)('%s: results, manifest and report do not depend on the number of threads', (to, titles) => {
    const folder = manyReturns(titles)
    const runs = [1, ...someOf([2, 3], 1, 1)].map((workers) => {
      const cwd = folderOf()
      const { status, stdout } = cnab([folder, '--to', to, '--workers', String(workers)], { cwd })
      expect(status).toBe(0)
      return { stdout, results: contentOf(join(cwd, 'out')), manifest: manifestIn(join(cwd, 'out')) }
    })
    expect(Object.keys(runs[0]!.results).length).toBe(46)
    expect(runs[0]!.stdout).toContain('1 arquivo repetido')
    for (const other of runs.slice(1)) expect(other).toEqual(runs[0])
  })

  test('an XLSX of many records needs no memory for them', () => {
    // 60,000 records with 42 cells each would not fit into this heap.
    const folder = folderOf({ 'a.ret': returnOf(60_000) })
    const args = ['--max-old-space-size=96', programs.cnab, 'convert', folder, '--to', 'xlsx', '--workers', '1']
    expect(spawnSync(process.execPath, [...args, '--out', join(folder, 'out')]).status).toBe(0)
  })

  test.each([
    [1, 0],
    [3, 2],
  ])('--workers %i starts %i threads besides the main thread', (workers, others) => {
    const counting = `
      import { isMainThread } from 'node:worker_threads'
      let count = 0
      if (isMainThread) {
        process.on('worker', () => count++)
        process.on('exit', () => console.error('threads:', count))
      }`
    const { stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(counting)}`,
        programs.cnab,
        ...['convert', manyReturns(LONG / 10), '--out', folderOf(), '--workers', String(workers)],
      ],
      { encoding: 'utf8' },
    )
    expect(stderr).toContain(`threads: ${others}\n`)
  })

  // With fewer than three workers, no file is converted in ranges.
  test('a big file converted in ranges, also after an interruption, is that of one thread', async () => {
    const folder = folderOf({ '0.ret': returnOf(LONG), 'big.ret': bigReturn() })
    const { output, titles, sha256, paid_amount } = await convertFile(join(folder, 'big.ret'), { out: folderOf() })
    const [hash, { size }] = [hashOf(output), statSync(output)]
    const checkResult = (out: string): void => {
      expect(filesInManifest(out).find(({ path }) => String(path).endsWith('big.ret'))).toMatchObject({
        titles,
        sha256,
        paid_amount,
      })
      expect(hashOf(join(out, 'big.ret.ndjson'))).toBe(hash)
    }
    const undisturbed = folderOf()
    expect(cnab([folder, '--out', undisturbed, '--workers', '3']).status).toBe(0)
    checkResult(undisturbed)

    const out = folderOf()
    const child = spawn(process.execPath, [programs.cnab, 'convert', folder, '--out', out, '--workers', '3'], {
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const isHalfWritten = () =>
      readdirSync(out)
        .filter((name) => name.endsWith('.part'))
        .some((name) => (statSync(join(out, name), { throwIfNoEntry: false })?.size ?? 0) > size / 2)
    while (child.exitCode === null && !isHalfWritten()) await wait(1)
    child.kill('SIGKILL')
    await ended
    expect([child.signalCode, existsSync(join(out, 'big.ret.ndjson'))]).toEqual(['SIGKILL', false])
    expect(cnab(['--resume', '--out', out, '--workers', '3']).status).toBe(0)
    expect(filesIn(out).filter((name) => name.endsWith('.part'))).toEqual([])
    checkResult(out)
  })

  test('an unreadable file does not affect the others', () => {
    const folder = folderOf({
      'a.ret': returnOf(1, 1),
      'b.ret.gz': gzipSync(returnOf(9)).subarray(0, 90),
      'c.ret': returnOf(3, 3),
    })
    const { status, stdout } = cnab([folder, '--out', join(folder, 'out'), '--workers', '2'])
    expect(status).toBe(1)
    expect(stdout).toContain('o arquivo comprimido está cortado')
    expect(resultsIn(join(folder, 'out'))).toEqual(['a.ret.ndjson', 'c.ret.ndjson'])
  })
})

describe('an interruption at any time', () => {
  /** Starts the command. Kills it when the manifest has `lines` more lines and `pause` milliseconds have passed. Returns the exit code. */
  async function killed(args: readonly string[], out: string, lines: number, pause: number) {
    const manifest = join(out, MANIFEST_NAME)
    const count = () => (existsSync(manifest) ? readFileSync(manifest, 'latin1').split('\n').length : 0)
    const goal = count() + lines
    const child = spawn(process.execPath, [programs.cnab, 'convert', ...args], { stdio: 'ignore' })
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    while (child.exitCode === null && count() < goal) await wait(1)
    await wait(pause)
    child.kill('SIGKILL')
    return ended
  }

  test.each(['1', '2'])('(%s workers) --resume gives the same results as an uninterrupted run', async (workers) => {
    const folder = manyReturns(LONG / 10)
    const whole = folderOf()
    expect(cnab([folder, '--out', whole, '--workers', workers]).status).toBe(0)
    const moments = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 4,
      maxLength: 6,
    })
    for (const kills of fc.sample(moments, 1)) {
      const out = folderOf()
      let status: number | null = null
      for (const [lines, pause] of kills) {
        const more = existsSync(join(out, MANIFEST_NAME)) && manifestIn(out).length > 0 ? ['--resume'] : [folder]
        status = await killed([...more, '--out', out, '--workers', workers], out, lines, pause)
        if (status !== null) break
      }
      if (status === null) status = cnab(['--resume', '--out', out]).status
      expect(status).toBe(0)
      expect(contentOf(out)).toEqual(contentOf(whole))
      const summaryOf = ({ path, sha256, output, titles, paid_amount }: Record<string, unknown>) => ({
        path,
        sha256,
        output,
        titles,
        paid_amount,
      })
      expect(filesInManifest(out).map(summaryOf)).toEqual(filesInManifest(whole).map(summaryOf))
    }
  })

  const SIGNALS = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const
  test.runIf(process.platform !== 'win32').each(SIGNALS)(
    '%s: stops in an orderly way, prints how to resume, and exits with %i',
    async (signal, code) => {
      const folder = manyReturns(LONG / 10)
      const out = folderOf()
      const child = spawn(process.execPath, [programs.cnab, 'convert', folder, '--out', out, '--workers', '2'])
      let text = ''
      child.stdout.on('data', (chunk) => {
        text += chunk
      })
      const ended = new Promise((resolve) => child.once('close', resolve))
      // Names only, because temporary files may disappear before they can be examined.
      const results = () =>
        readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ret.ndjson'))
      while (results().length < 5) await wait(1)
      child.kill(signal)
      expect(await ended).toBe(code)
      expect(text).toContain(
        `Interrompido. Os resultados prontos estão em ${out}. Para retomar: cnab convert --resume --out ${out}`,
      )
      expect(resultsIn(out).filter((name) => name.endsWith('.part'))).toEqual([])
      expect(cnab(['--resume', '--out', out]).status).toBe(0)
      expect(filesInManifest(out).length).toBe(46)
    },
  )
})

describe('the standard input', () => {
  test('is converted like a file', () => {
    const folder = folderOf({ 'a.ret': returnOf(3000) })
    const { status, stdout } = cnab(['-', '--out', join(folder, 'one')], { input: returnOf(3000) })
    expect(status).toBe(0)
    expect(stdout).toContain('3.000 títulos')
    cnab([join(folder, 'a.ret'), '--out', join(folder, 'two')])
    const [one, two] = ['one/stdin.ndjson', 'two/a.ret.ndjson'].map((name) =>
      readFileSync(join(folder, name), 'latin1'),
    )
    expect(one).toBe(two)
  })

  test('without data can be interrupted', async () => {
    const out = folderOf()
    const child = spawn(process.execPath, [programs.cnab, 'convert', '-', '--out', out], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    while (!existsSync(join(out, MANIFEST_NAME)) || documentsIn(join(out, MANIFEST_NAME)).length === 0) await wait(1)
    await wait(50)
    child.kill('SIGINT')
    expect(await ended).toBe(130)
  })
})

describe('a full disk', () => {
  test.runIf(process.platform !== 'win32')('a file that is too big fails; the others are converted', () => {
    const folder = folderOf({ 'a.ret': returnOf(2, 1), 'b.ret': returnOf(400, 2), 'c.ret': returnOf(3, 3) })
    const out = join(folder, 'out')
    // Limits files to 64 blocks of 512 bytes (1024 in some shells).
    const command = `ulimit -f 64; exec "$0" "$@"`
    const args = [process.execPath, programs.cnab, 'convert', folder, '--out', out]
    const { status, stdout } = spawnSync('sh', ['-c', command, ...args], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stdout).toContain('o arquivo ficaria grande demais para este disco ou usuário (EFBIG)')
    expect(resultsIn(out)).toEqual(['a.ret.ndjson', 'c.ret.ndjson'])
    expect(cnab(['--resume', '--out', out]).status).toBe(0)
    expect(resultsIn(out)).toEqual(['a.ret.ndjson', 'b.ret.ndjson', 'c.ret.ndjson'])
  })

  test('files that do not fit fail; smaller ones are converted', ({ skip }) => {
    const disk = folderOf()
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk])
    if (mounted.status !== 0) skip('cannot mount a disk')
    onTestFinished(() => {
      spawnSync('umount', [disk])
    })
    const folder = folderOf({ 'a.ret': returnOf(20, 1), 'b.ret': returnOf(400, 2), 'c.ret': returnOf(21, 3) })
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(100_000))
    const out = join(disk, 'out')
    mkdirSync(out)
    const { status, stdout } = cnab([folder, '--out', out])
    expect(status).toBe(1)
    expect(stdout).toContain('não há espaço em disco (ENOSPC)')
    expect(filesIn(out)).toEqual([MANIFEST_NAME, 'a.ret.ndjson', 'c.ret.ndjson'])
    expect(filesInManifest(out).length).toBe(2)
  })
})

describe('an output that is written in parts', () => {
  test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)('is removed by %s', async (signal) => {
    const rows = Array.from({ length: 30_000 }, (_, i) => JSON.stringify({ ...slip, document_number: `NF${i}` }))
    const folder = folderOf({ 'carteira.json': JSON.stringify(itau400), 'boletos.ndjson': rows.join('\n') })
    const out = folderOf()
    const files = ['--wallet', join(folder, 'carteira.json'), '--slips', join(folder, 'boletos.ndjson')]
    const child = spawn(process.execPath, [programs.cnab, 'remit', ...files, '--date', '2026-03-02', '--out', out], {
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    while (child.exitCode === null && readdirSync(out).length === 0) await wait(1)
    expect(readdirSync(out)).toEqual([expect.stringMatching(/\.part$/)])
    child.kill(signal)
    await ended
    expect([child.signalCode, readdirSync(out)]).toEqual([signal, []])
  })
})
