/** Files that are masked chunk by chunk: for every fixture, undamaged and damaged, and for every chunking, the result is that of `maskFile`. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { type MaskedFile, MaskedSource, maskFile } from '../../src/inspect/index.js'
import { returnFixture } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'
import { DRAWS, damaged, files } from './drawn-damage.js'
import { reusedChunks } from './reused-chunks.js'

const KEY = 'a key for tests'

const draw = fc.record(DRAWS)

async function maskedChunks(bytes: Uint8Array, chunk: number): Promise<MaskedFile> {
  const source = new MaskedSource(() => reusedChunks(bytes, chunk), KEY)
  const parts: Uint8Array[] = []
  for await (const part of source.chunks()) parts.push(part)
  const { masked, firstUnreadable, unreadableCount } = source
  expect(firstUnreadable.length).toBe(Math.min(unreadableCount, 10))
  return { bytes: Buffer.concat(parts), masked, unreadable: firstUnreadable }
}

const lengthsOf = (bytes: Uint8Array): number[] =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/[\r\n]/)
    .map(({ length }) => length)

async function check(bytes: Uint8Array, chunk: number): Promise<void> {
  let whole: MaskedFile
  try {
    whole = maskFile(bytes, { key: KEY })
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    await expect(maskedChunks(bytes, chunk)).rejects.toThrow(error.message)
    return
  }
  const { unreadable } = whole
  // One byte per character in and out: only the characters change.
  if (bytes.every((byte) => byte < 0x80)) expect(lengthsOf(whole.bytes)).toEqual(lengthsOf(bytes))
  expect(await maskedChunks(bytes, chunk)).toEqual({ ...whole, unreadable: unreadable.slice(0, 10) })
}

describe.each(someOf(files, 5, 150))('$name', ({ bytes }) => {
  test('undamaged', async () => {
    await fc.assert(
      fc.asyncProperty(draw, ({ chunk }) => check(bytes, chunk)),
      runs(3, 2),
    )
  })

  test('damaged', async () => {
    await fc.assert(
      fc.asyncProperty(draw, ({ chunk, ...drawn }) => check(damaged(bytes, drawn), chunk)),
      runs(5, 4),
    )
  })
})

const { bytes: ITAU } = returnFixture('341-itau/cnab400/settlements')

test('blank lines after a header that is not read yet keep their place', async () => {
  const lines = returnFixture('208-btg/cnab240/settlements').bytes.toString('latin1').split('\r\n')
  // The header of a lot of another service is read when the next line shows what the lot is.
  const other = `${lines[1]!.slice(0, 9)}20${lines[1]!.slice(11)}`
  const text = [lines[0], other, ' '.repeat(24), '', lines[2], ...lines.slice(3)].join('\r\n')
  await check(Buffer.from(text, 'latin1'), 4096)
})

test.each([1, 2, 3])(
  '%i blank lines after the header of a later lot of another service keep their place',
  async (blanks) => {
    const lines = returnFixture('748-sicredi/cnab240/settlements').bytes.toString('latin1').split('\r\n')
    const end = lines.findIndex((line) => line[7] === '5') + 1
    const lot = [`${lines[0]!.slice(0, 3)}00091C2001`, ...Array<string>(blanks).fill(''), '7480009300001A', '74800095']
    lines.splice(end, 0, ...lot.map((line) => (line === '' ? '' : line.padEnd(240))))
    await check(Buffer.from(lines.join('\r\n'), 'latin1'), 4096)
  },
)

test.each([1, 7, 997])('many short lines in chunks of %i bytes', async (chunk) => {
  const bytes = Buffer.concat([ITAU, Buffer.from('12\r\n\r\nab\n \n1\r\n'.repeat(500)), Buffer.of(0x1a)])
  await check(bytes, chunk)
  const lines = bytes.toString('latin1').split('\n')
  expect(maskFile(bytes, { key: KEY }).unreadable).not.toContain(lines.length)
})

test.each([
  ['grows', Buffer.concat([ITAU, ITAU])],
  ['gets other people', Buffer.from(ITAU.toString('latin1').replace(/[A-Z]{4} /, 'OUTR '), 'latin1')],
])('a file that %s while it is read is an error', async (_, changed) => {
  let opened = 0
  const source = new MaskedSource(() => reusedChunks(++opened < 3 ? ITAU : changed, 4096), KEY)
  const read = async (): Promise<void> => {
    for await (const _ of source.chunks());
  }
  await expect(read()).rejects.toMatchObject({ code: 'file_changed' })
})

test('an unsupported file has no chunk', async () => {
  const source = new MaskedSource(() => reusedChunks(Buffer.from('%PDF-1.7'), 4), KEY)
  await expect(source.chunks().next()).rejects.toSatisfy(isUnsupportedFileError)
})
