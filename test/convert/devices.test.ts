/** Inputs that fail while they are read: the file has an error, nothing half is left, and the others are converted. */
import { existsSync, ftruncateSync, mkdirSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { convertAll, convertFile, type FileOutcome } from '../../src/convert/index.js'
import { readReturn } from '../../src/index.js'
import { cnabReading } from '../cli/cnab.js'
import { filesIn, folderOf, resultsIn, returnOf } from './folders.js'

afterEach(() => void vi.restoreAllMocks())

const EIO = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read', errno: -5 })

/** Reading the memory of a process from its start is an error of the device. */
const BROKEN = '/proc/self/mem'

async function outcomesOf(paths: readonly string[], out: string, blocking = false): Promise<FileOutcome[]> {
  const outcomes: FileOutcome[] = []
  for await (const outcome of convertAll(paths, { out, workers: 1, blocking })) outcomes.push(outcome)
  return outcomes
}

/** Makes each file handle fail, or act, in the read after so many bytes. */
async function afterBytes(bytes: number, act: () => void): Promise<void> {
  const handle = await open(import.meta.filename ?? __filename)
  const prototype = Object.getPrototypeOf(handle) as { read(...given: unknown[]): Promise<{ bytesRead: number }> }
  await handle.close()
  const { read } = prototype
  let total = 0
  vi.spyOn(prototype, 'read').mockImplementation(async function (this: unknown, ...given) {
    if (total >= bytes) act()
    const result = await read.apply(this, given)
    total += result.bytesRead
    return result
  })
}

describe.skipIf(!existsSync(BROKEN))('a file whose device fails', () => {
  test.each([false, true])('is a failed file, and the others are converted (blocking: %s)', async (blocking) => {
    const out = folderOf()
    const folder = folderOf({ 'a.ret': returnOf(2, 1), 'b.ret': returnOf(2, 2) })
    const outcomes = await outcomesOf([folder, BROKEN], out, blocking)
    expect(outcomes.map(({ status }) => status)).toEqual(['converted', 'converted', 'failed'])
    expect(outcomes[2]).toMatchObject({
      message: 'falha de leitura ou gravação no disco (EIO)',
      error: { code: 'EIO' },
    })
    expect(resultsIn(out)).toEqual(['a.ret.ndjson', 'b.ret.ndjson'])
    await expect(convertFile(BROKEN, { out })).rejects.toMatchObject({ code: 'EIO' })
    expect(resultsIn(out)).toHaveLength(2)
  })
})

describe.each([0, 1, 400, 1_000_000, 1_700_000])('a device that fails after %i bytes', (bytes) => {
  test('gives the error of the system, and no output', async () => {
    const out = folderOf()
    const path = join(folderOf({ 'a.ret': returnOf(5000) }), 'a.ret')
    await afterBytes(bytes, () => {
      throw EIO
    })
    await expect(convertFile(path, { out })).rejects.toMatchObject({ code: 'EIO' })
    expect(filesIn(out)).toEqual([])
  })

  test('ends a stream with its error, after the titles before it', async () => {
    const content = returnOf(5000)
    const part = content.subarray(0, bytes)
    async function* failing() {
      for (let at = 0; at < part.length; at += 65_536) yield part.subarray(at, at + 65_536)
      throw EIO
    }
    let titles = 0
    const read = async () => {
      for await (const record of readReturn(Readable.from(failing()))) titles += record === null ? 0 : 1
    }
    await expect(read()).rejects.toMatchObject({ code: 'EIO' })
    expect(titles).toBeLessThanOrEqual(bytes / 400)
  })
})

test.each([100_000, 1_000_000])(
  'a file that is truncated to %i bytes while it is read has errors, and lies about nothing',
  async (size) => {
    const out = folderOf()
    const path = join(folderOf({ 'a.ret': returnOf(5000) }), 'a.ret')
    const file = openSync(path, 'r+')
    let isCut = false
    await afterBytes(900_000, () => {
      if (!isCut) ftruncateSync(file, size)
      isCut = true
    })
    const conversion = await convertFile(path, { out })
    // The titles that were read, and the missing trailer.
    expect(conversion.size).toBeLessThan(returnOf(5000).length)
    expect(conversion.severities.error).toBeGreaterThan(0)
    expect(conversion.diagnostics.map(({ code }) => code)).toContain('missing_trailer')
  },
)

test('a folder in place of a file is an error', async () => {
  const folder = folderOf({ 'x.ret/a.txt': '' })
  mkdirSync(join(folder, 'b.gz'))
  for (const name of ['x.ret', 'b.gz'])
    await expect(convertFile(join(folder, name), { out: folderOf() })).rejects.toMatchObject({ code: 'EISDIR' })
})

test('a standard input that fails is an error of the command', async () => {
  const { code, out } = await cnabReading(returnOf(5).subarray(0, 700), 'lint', '-')
  expect([code, out]).toEqual([1, expect.stringMatching(/erro/)])
})
