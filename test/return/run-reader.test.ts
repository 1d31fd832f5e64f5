/** Runs of titles that are read by themselves, and adopted by whoever reads the file, come to what reading all of it does. */
import { describe, expect, test } from 'vitest'
import { ENOUGH_BYTES } from '../../src/febraban/index.js'
import { type ReturnOptions, ReturnReader, type ReturnRecord, RunReader } from '../../src/return/index.js'
import { Records } from '../../src/return/return-reader.js'
import type { TitleRun } from '../../src/return/title-run.js'
import { grown } from '../convert/grown.js'
import { returnFixtures } from './return-fixtures.js'

const factsOf = ({ header, sums, diagnostics, leftOut }: ReturnReader) => ({ header, sums, diagnostics, leftOut })

function inOneGo(bytes: Buffer, options: ReturnOptions) {
  const reader = new ReturnReader(options)
  const records = [...reader.push(bytes), ...reader.end()]
  return { records, ...factsOf(reader) }
}

/** With the runs of parts that end at these places, each told of nothing but the beginning of the file. */
function inRuns(bytes: Buffer, options: ReturnOptions, ends: readonly number[]) {
  const head = bytes.subarray(0, ENOUGH_BYTES)
  const reader = new ReturnReader(options)
  const records: ReturnRecord[] = [...reader.push(head)]
  let position = head.length
  let adopted = 0
  const found = new Records<never>(null, Number.POSITIVE_INFINITY)
  const runs = new RunReader(head, found, options)
  ends.forEach((to, i) => {
    const from = ends[i - 1] ?? position
    for (const run of runs.read({ bytes, offset: 0, from, to, known: { line: 1, offset: 0 } })) {
      const ofRun = found.flush() ?? []
      if (run.start < position) continue
      records.push(...reader.push(bytes.subarray(position, run.start)))
      position = run.start
      const before = reader.adopt(run)
      if (before === false) continue
      records.push(...(before ?? []), ...ofRun)
      position = run.end
      adopted += run.lines
    }
  })
  records.push(...reader.push(bytes.subarray(position)), ...reader.end())
  return { adopted, read: { records, ...factsOf(reader) } }
}

describe.each(returnFixtures)('$name', ({ bytes }) => {
  const large = grown(bytes, ENOUGH_BYTES + 20_000)
  const middle = ENOUGH_BYTES + 10_003

  test.each<ReturnOptions>([{}, { kinds: ['settled'] }, { since: '2026-03-03' }])('the same, with %o', (options) => {
    const { read } = inRuns(large, options, [middle, large.length])
    expect(read).toEqual(inOneGo(large, options))
  })
})

test('most lines are in runs, and what was left out of them is counted', () => {
  const { bytes } = returnFixtures.find(({ name }) => name === '341-itau/cnab400/settlements')!
  const large = grown(bytes, ENOUGH_BYTES + 20_000)
  const { adopted, read } = inRuns(large, { kinds: ['rejected'] }, [large.length])
  expect(adopted).toBeGreaterThan(30)
  expect(read.records).toEqual([])
  expect(read.leftOut).toBe(read.sums.titles)
})

/** Itaú's CNAB 400, lines of 400 columns and CR LF: the header, and the same title over and over. */
function manyTitles(): Buffer {
  const { bytes } = returnFixtures.find(({ name }) => name === '341-itau/cnab400/settlements')!
  const lines = bytes.toString('latin1').split(/(?<=\n)/)
  return grown(Buffer.from(lines.slice(0, 2).concat(lines.slice(-1)).join(''), 'latin1'), ENOUGH_BYTES + 20_000)
}

/** Where a line begins, the first of which is 1. */
const placeOf = (line: number): number => (line - 1) * 402

test('a part ends with the title that begins in it, and the next one begins there', () => {
  const large = manyTitles()
  const runs = new RunReader(large, new Records<never>(null, Number.POSITIVE_INFINITY), {})
  const known = { line: 1, offset: 0 }
  const linesOf = (from: number, to: number) =>
    [...runs.read({ bytes: large, offset: 0, from, to, known })].map(({ start, end, line, lines }) => {
      expect([start, end]).toEqual([placeOf(line), placeOf(line + lines)])
      return [line, line + lines]
    })
  expect(linesOf(placeOf(10) + 5, placeOf(20) + 7)).toEqual([[11, 21]])
  expect(linesOf(placeOf(20) + 7, placeOf(30))).toEqual([[21, 30]])
  expect(linesOf(placeOf(30), placeOf(30) + 1)).toEqual([[30, 31]])
})

test('only a run that begins where the reader is, in bytes and in lines, is adopted; any other leaves it as it was', () => {
  const large = manyTitles()
  const found = new Records<never>(null, Number.POSITIVE_INFINITY)
  const part = { bytes: large, offset: 0, from: placeOf(200), to: placeOf(210), known: { line: 1, offset: 0 } }
  const [run] = [...new RunReader(large, found, {}).read(part)] as [TitleRun]
  const ofRun = found.flush() ?? []
  expect([run.start, run.lines]).toEqual([placeOf(200), 10])

  const reader = new ReturnReader()
  expect(reader.adopt(run)).toBe(false)
  const records = [...reader.push(large.subarray(0, placeOf(199) + 5))]
  expect(reader.adopt(run)).toBe(false)
  records.push(...reader.push(large.subarray(placeOf(199) + 5, placeOf(200))))
  expect(reader.adopt({ ...run, line: run.line + 1 })).toBe(false)
  expect(reader.adopt({ ...run, start: run.start + 402 })).toBe(false)
  const before = reader.adopt(run)
  expect(before).not.toBe(false)
  records.push(...(before || []), ...ofRun, ...reader.push(large.subarray(run.end)), ...reader.end())
  expect({ records, ...factsOf(reader) }).toEqual(inOneGo(large, {}))
})
