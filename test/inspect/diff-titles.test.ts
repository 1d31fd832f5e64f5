/** How titles are kept for a comparison: in lists without objects, by sums of their columns, and by positions from which their lines are read again. */
import { describe, expect, test } from 'vitest'
import { columnSumsOf } from '../../src/inspect/diff/column-sums.js'
import { NumberBlocks } from '../../src/inspect/diff/number-blocks.js'
import { type FileSpan, spansOfSource } from '../../src/inspect/diff/spans.js'
import { TextList } from '../../src/inspect/diff/text-list.js'
import type { ComparedLine } from '../../src/inspect/diff/title-shape.js'
import { diffFiles, diffSources, foundSource } from '../../src/inspect/index.js'
import { grown } from '../convert/grown.js'
import { returnFixture } from '../return/return-fixtures.js'
import { reusedChunks } from './reused-chunks.js'

describe('lists', () => {
  test('numbers of several blocks', () => {
    const [reals, integers] = [new NumberBlocks(), NumberBlocks.ofIntegers()]
    const numbers = Array.from({ length: 5000 }, (_, i) => i * 3)
    for (const number of numbers) {
      reals.push(number + 2 ** 40)
      integers.push(-number)
    }
    expect(numbers.map((_, i) => reals.at(i) - 2 ** 40)).toEqual(numbers)
    expect(numbers.map((_, i) => -integers.at(i))).toEqual(numbers.map((number) => -(0 - number)))
    expect([reals.length, integers.length]).toEqual([5000, 5000])
  })

  test('texts of several blocks, empty texts, long texts and texts with other characters than those of Latin-1', () => {
    const list = new TextList()
    const forms = [
      (i: number) => `${i}`,
      () => '',
      (i: number) => `é${i}`,
      (i: number) => `${i}€`,
      () => 'ç'.repeat(400),
    ]
    const texts = Array.from({ length: 3000 }, (_, i) => forms[(i * i) % forms.length]!(i))
    texts.splice(1000, 0, 'a'.repeat(2 ** 14), 'b'.repeat(2 ** 14 + 1), '', '€', 'c')
    for (const text of texts) list.add(text)
    expect(texts.map((_, i) => list.at(i))).toEqual(texts)
  })
})

describe('sums of columns', () => {
  const line = (...compared: (readonly [from: number, to: number])[]): ComparedLine =>
    ({ compared: compared.map(([from, to]) => ({ from, to })) }) as unknown as ComparedLine
  const WHOLE = line([0, Number.POSITIVE_INFINITY])
  const areEqual = (a: readonly string[], b: readonly string[], lines: readonly ComparedLine[]): boolean => {
    const [first, second] = [columnSumsOf(a, lines), columnSumsOf(b, lines)]
    return first !== null && first.first === second?.first && first.second === second.second
  }

  test('are equal for equal columns', () => {
    expect(areEqual(['0123'], ['0123'], [WHOLE])).toBe(true)
    expect(columnSumsOf(['x'.repeat(8192)], [WHOLE])).not.toBeNull()
  })

  test.each<[string, string[], string[]]>([
    ['one column', ['0123'], ['0124']],
    ['two columns that are swapped', ['0123'], ['1023']],
    ['a blank at the end', ['0123'], ['0123 ']],
    ['a NUL at the end', ['0123'], ['0123\0']],
    ['lines that are swapped', ['ab', 'ba'], ['ba', 'ab']],
    ['a column that is in the next line', ['ab', 'c'], ['a', 'bc']],
    ['a column that the next line has, too', ['ab', 'b'], ['a', 'bb']],
  ])('differ for %s', (_, a, b) => {
    expect(
      areEqual(
        a,
        b,
        a.map(() => WHOLE),
      ),
    ).toBe(false)
  })

  test('are those of exact whole numbers: the largest sum has a difference in its last column', () => {
    const largest = '\xff'.repeat(8191)
    expect(areEqual([`${largest}\xff`], [`${largest}\xfe`], [WHOLE])).toBe(false)
  })

  test('do not depend on columns that are not compared, but on their presence', () => {
    const lines = [line([0, 2], [4, Number.POSITIVE_INFINITY])]
    expect(areEqual(['ab12cd'], ['ab34cd'], lines)).toBe(true)
    expect(areEqual(['ab12cd'], ['ab12ce'], lines)).toBe(false)
    expect(areEqual(['ab12'], ['ab1'], lines)).toBe(false)
  })

  test('are unknown for long titles and for characters that are not in Latin-1', () => {
    expect(columnSumsOf(['x'.repeat(4096), 'x'.repeat(4096)], [WHOLE, WHOLE])).toBeNull()
    expect(columnSumsOf(['€'], [WHOLE])).toBeNull()
  })
})

describe('spans of a file', () => {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251))
  const spans: FileSpan[] = [
    { offset: 900, length: 100 },
    { offset: 0, length: 1 },
    { offset: 5, length: 300 },
    { offset: 100, length: 50 },
    { offset: 5, length: 300 },
    { offset: 304, length: 2 },
  ]
  test.each([1, 7, 64, 1000, 4000])('in any order, also overlapping, from chunks of %i bytes', async (size) => {
    const read = await spansOfSource(() => reusedChunks(bytes, size))(spans)
    expect(read.map((part) => Buffer.from(part))).toEqual(
      spans.map(({ offset, length }) => bytes.subarray(offset, offset + length)),
    )
  })

  test('are zeros behind the end', async () => {
    const [read] = await spansOfSource(() => reusedChunks(bytes, 64))([{ offset: 990, length: 20 }])
    expect(Buffer.from(read!)).toEqual(Buffer.concat([bytes.subarray(990), Buffer.alloc(10)]))
  })
})

describe('a file with titles of several blocks', () => {
  const LINE = 402
  const bytes = grown(returnFixture('341-itau/cnab400/settlements').bytes, 3000 * LINE)
  /** Changes the amount of some titles, in columns 153–165. */
  const changed = (step: number, digit: string): Buffer => {
    const copy = Buffer.from(bytes)
    for (let at = LINE; at < bytes.length - LINE; at += step * LINE) copy.write(digit, at + 154, 'latin1')
    return copy
  }
  const source = (open: () => AsyncIterable<Uint8Array>) => foundSource(open)
  const chunksOf = (file: Uint8Array) => () => reusedChunks(file, 4096)

  test('has the differences of the whole file', async () => {
    const other = changed(7, '7')
    const whole = diffFiles(bytes, other)
    expect(whole.titles.length).toBeGreaterThan(2 ** 11 / 7)
    expect(whole.same).toBeGreaterThan(2 ** 11)
    expect(whole.titles.every(({ fields }) => fields.length === 1 && fields[0]!.field === 'title.amount')).toBe(true)
    expect(await diffSources(await source(chunksOf(bytes)), await source(chunksOf(other)))).toEqual(whole)
  })

  test('cannot be compared if its titles change before they are read again', async () => {
    const other = changed(7, '7')
    let opened = 0
    // Opened for its head, for its titles, and for those that differ.
    const changing = () => reusedChunks(++opened < 3 ? other : changed(7, '8'), 4096)
    const [first, second] = [await source(chunksOf(bytes)), await source(changing)]
    await expect(diffSources(first, second)).rejects.toMatchObject({ code: 'file_changed', open: changing })
    expect(opened).toBe(3)
  })
})
