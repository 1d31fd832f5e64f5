/** Inputs of commands that read a file more than once. */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inputSource } from '../../src/cli/input.js'

/** More bytes than one chunk. */
const BYTES = randomBytes(300_000)

const stdin = Readable.from([])

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cnab-input-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads a file twice, after a start that is not read to its end. Returns whether each reading had all bytes. */
const readTwice = async (path: string): Promise<boolean[]> => {
  const open = await inputSource(path, { stdin })
  const start = open()[Symbol.asyncIterator]()
  await start.next()
  await start.return?.()
  return [BYTES.equals(await buffer(open())), BYTES.equals(await buffer(open()))]
}

test('a file is read from its start each time', async () => {
  const path = join(folder, 'file')
  writeFileSync(path, BYTES)
  expect(await readTwice(path)).toEqual([true, true])
})

test.skipIf(process.platform === 'win32')(
  'a pipe, as of <(…) in a shell, loses nothing when it is read again',
  async () => {
    const [path, pipe] = [join(folder, 'bytes'), join(folder, 'pipe')]
    writeFileSync(path, BYTES)
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe])
    const writer = spawn('sh', ['-c', 'cat "$0" > "$1"', path, pipe])
    expect(await readTwice(pipe)).toEqual([true, true])
    writer.kill()
  },
)

test('the error of a file that does not exist comes when its chunks are read', async () => {
  const open = await inputSource(join(folder, 'none'), { stdin })
  await expect(buffer(open())).rejects.toMatchObject({ code: 'ENOENT' })
})
