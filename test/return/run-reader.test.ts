/** Runs of titles that are read by themselves, and adopted by whoever reads the file, come to what reading all of it does. */
import { describe, expect, test } from 'vitest'
import { ENOUGH_BYTES } from '../../src/febraban/index.js'
import { type ReturnOptions, ReturnReader, type ReturnRecord, RunReader } from '../../src/return/index.js'
import { Records } from '../../src/return/return-reader.js'
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

test('a part ends with the title that begins in it, and the next one begins there', () => {
  const { bytes } = returnFixtures.find(({ name }) => name === '341-itau/cnab400/settlements')!
  const lines = bytes.toString('latin1').split(/(?<=\n)/)
  // Lines of 400 columns and CR LF: the header, and the same title over and over.
  const large = grown(Buffer.from(lines.slice(0, 2).concat(lines.slice(-1)).join(''), 'latin1'), ENOUGH_BYTES)
  const placeOf = (line: number): number => (line - 1) * 402
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
