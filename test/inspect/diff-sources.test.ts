/** Files that are compared chunk by chunk: for every fixture and its damaged form, and for every chunking, the difference is that of `diffFiles`. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { diffFiles, diffSources, type FileDifference, foundSource } from '../../src/inspect/index.js'
import { grown } from '../convert/grown.js'
import { bytesOfLines, undamaged } from '../damage/damaged-file.js'
import { DAMAGE_KINDS } from '../damage/kinds.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'
import { reusedChunks } from './reused-chunks.js'

const files = [...returnFixtures, ...remittanceFixtures]

const draw = fc.record({
  line: fc.nat({ max: 9999 }),
  column: fc.nat({ max: 9999 }),
  length: fc.nat({ max: 9999 }),
  choice: fc.nat({ max: 9999 }),
  kind: fc.nat({ max: 9999 }),
  other: fc.nat({ max: files.length - 1 }),
  chunk: fc.constantFrom(1, 97, 401, 4096, 70_000),
})

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
      fc.asyncProperty(draw, async ({ kind, other, chunk, ...drawn }) => {
        const { damage } = DAMAGE_KINDS[kind % DAMAGE_KINDS.length]!
        const another = Buffer.from(files[other]!.bytes)
        const own = Buffer.from(bytes)
        await check(bytesOfLines(damage(undamaged(own), { ...drawn, other: another, sibling: own })), bytes, chunk)
        await check(bytes, another, chunk)
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
