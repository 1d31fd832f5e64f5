/** Files that are compared chunk by chunk: for every fixture and its damaged form, and for every chunking, the difference is that of `diffFiles`. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { diffFiles, diffSources, type FileDifference, foundSource } from '../../src/inspect/index.js'
import { grown } from '../convert/grown.js'
import { returnFixture } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'
import { DRAWS, damaged, files } from './drawn-damage.js'
import { reusedChunks } from './reused-chunks.js'

const draw = fc.record(DRAWS)

async function difference(a: Uint8Array, b: Uint8Array, chunk: number): Promise<FileDifference> {
  const [first, second] = [a, b].map((bytes) => () => reusedChunks(bytes, chunk))
  return diffSources(await foundSource(first!), await foundSource(second!))
}

async function check(a: Uint8Array, b: Uint8Array, chunk: number): Promise<void> {
  let whole: FileDifference
  try {
    whole = diffFiles(a, b)
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    await expect(difference(a, b, chunk)).rejects.toThrow(error.message)
    return
  }
  expect(await difference(a, b, chunk)).toEqual(whole)
}

describe.each(someOf(files, 5))('$name', ({ bytes }) => {
  test('with its damaged form, and with another file', async () => {
    await fc.assert(
      fc.asyncProperty(draw, async ({ chunk, ...drawn }) => {
        await check(damaged(bytes, drawn), bytes, chunk)
        await check(bytes, files[drawn.other]!.bytes, chunk)
      }),
      runs(3, 2),
    )
  })
})

describe('titles with equal columns', () => {
  const bytes = grown(returnFixture('341-itau/cnab400/settlements').bytes, 8000)
  const lines = bytes.toString('latin1').split('\r\n')

  test('differ by no field if only the number of the line differs', () => {
    const moved = [lines[0], lines[2], lines[1], ...lines.slice(3)].map((line, i) =>
      line === '' ? '' : `${line!.slice(0, 394)}${String(i + 1).padStart(6, '0')}`,
    )
    const { titles, same, a } = diffFiles(bytes, Buffer.from(moved.join('\r\n'), 'latin1'))
    expect([titles, same]).toEqual([[], a.titles])
  })

  test.each([1, 38, 63, 94, 153, 254, 394])('differ if column %i differs', (column) => {
    const title = lines[1]!
    const other = title[column - 1] === '1' ? '2' : '1'
    const changed = [lines[0], title.slice(0, column - 1) + other + title.slice(column), ...lines.slice(2)].join('\r\n')
    const { titles, same, a } = diffFiles(bytes, Buffer.from(changed, 'latin1'))
    expect(titles.length).toBeGreaterThan(0)
    expect(same).toBeLessThan(a.titles)
  })
})
