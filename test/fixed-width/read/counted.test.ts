/** Diagnostics beyond the limit: counted, with exact lines. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Counted, DiagnosticLog, diagnosticMessage } from '../../../src/fixed-width/index.js'
import { LineRanges, MAX_LINE_RANGES } from '../../../src/fixed-width/read/line-ranges.js'
import { runs } from '../../runs.js'

const rangesOf = (lines: readonly number[]): LineRanges => {
  const ranges = new LineRanges()
  for (const line of lines) ranges.add(line)
  return ranges
}

describe('ranges of lines', () => {
  test('have exactly the lines that were added, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (lines) => {
        const { list } = rangesOf(lines)
        const all = list!.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
        expect(all).toEqual([...new Set(lines)].sort((a, b) => a - b))
        // No two ranges overlap or follow each other.
        const gaps = list!.slice(1).map(([from], i) => from - list![i]![1])
        expect(gaps.every((gap) => gap > 1)).toBe(true)
      }),
      runs(500),
    )
  })

  test('beyond 10.000, only the first and the last line are known', () => {
    const lines = Array.from({ length: MAX_LINE_RANGES + 1 }, (_, i) => 10 + 2 * i)
    expect(rangesOf(lines.slice(0, -1)).list).toHaveLength(MAX_LINE_RANGES)
    expect(rangesOf(lines)).toMatchObject({ list: null, first: 10, last: 10 + 2 * MAX_LINE_RANGES })
  })

  test('that only came out of order are joined before there are too many', () => {
    const lines = Array.from({ length: MAX_LINE_RANGES + 1 }, (_, i) => (i % 2 === 0 ? i + 2 : i))
    expect(rangesOf(lines).list).toEqual([
      [1, MAX_LINE_RANGES],
      [MAX_LINE_RANGES + 2, MAX_LINE_RANGES + 2],
    ])
  })
})

test('of each code and record, the first are kept', () => {
  const counted = new Counted<'a' | 'b'>(2)
  const isCounted = [
    counted.counts('a', 'title', 1),
    counted.counts('a', 'title', 2),
    counted.counts('a', 'title', 3),
    counted.counts('a', 'trailer', 4),
    counted.counts('b', null, null),
    counted.counts('a', 'title', 4),
    counted.counts('a', 'title', 9),
  ]
  expect(isCounted).toEqual([false, false, true, false, false, true, true])
  const further = {
    count: 3,
    first_line: 3,
    last_line: 9,
    lines: [
      [3, 4],
      [9, 9],
    ],
  } // prettier-ignore
  expect([...counted.further()]).toEqual([['a', further]])
})

describe('the diagnostic that stands for further ones', () => {
  const messagesOf = (lines: readonly number[]): string[] => {
    const log = new DiagnosticLog(0)
    for (const line of lines) log.report('blank_line', { line })
    log.end()
    expect(log.diagnostics).toHaveLength(1)
    return (['pt', 'en'] as const).map((language) => diagnosticMessage(log.diagnostics[0]!, language))
  }

  test('names number and lines', () => {
    expect(messagesOf([5, 6, 7, 9])).toEqual([
      'Mais 4 diagnósticos iguais aos primeiros (blank_line), nas linhas 5–7, 9.',
      '4 further diagnostics like the first ones (blank_line), in lines 5–7, 9.',
    ])
    expect(messagesOf([5])).toEqual([
      'Mais 1 diagnóstico igual aos primeiros (blank_line), nas linhas 5.',
      '1 further diagnostic like the first ones (blank_line), in lines 5.',
    ])
  })

  test('names ten ranges and the number of the others', () => {
    const [pt, en] = messagesOf(Array.from({ length: 12 }, (_, i) => 2 * i + 1))
    expect(pt).toMatch(/ 17, 19 e em mais 2 trechos\.$/)
    expect(en).toMatch(/ 17, 19 and 2 further ranges\.$/)
  })

  test('says that there are too many ranges', () => {
    const [pt, en] = messagesOf(Array.from({ length: MAX_LINE_RANGES + 1 }, (_, i) => 2 * i + 1))
    expect(pt).toMatch(/, entre as linhas 1 e 20001: são trechos demais para uma lista\.$/)
    expect(en).toMatch(/, between lines 1 and 20001: too many ranges for a list\.$/)
  })
})
