/** Runs of titles that are read separately, and then accepted by the reader of the file, give the same result as reading the whole file. */
import { describe, expect, test } from 'vitest'
import { DETECTION_BYTES } from '../../../src/febraban/index.js'
import { type ReturnOptions, ReturnReader, type ReturnRecord, RunReader } from '../../../src/return/index.js'
import { RecordCollector } from '../../../src/return/read/record-collector.js'
import type { TitleRun } from '../../../src/return/read/title-run.js'
import { grown } from '../../convert/grown.js'
import { someOf } from '../../runs.js'
import { returnFixtures } from '../return-fixtures.js'

const factsOf = ({ header, totals, diagnostics, leftOut }: ReturnReader) => ({ header, totals, diagnostics, leftOut })

function inOneGo(bytes: Buffer, options: ReturnOptions) {
  const reader = new ReturnReader(options)
  const records = [...reader.push(bytes), ...reader.end()]
  return { records, ...factsOf(reader) }
}

/** The result with the runs of parts that end at these offsets. Each part only knows the beginning of the file. */
function inRuns(bytes: Buffer, options: ReturnOptions, ends: readonly number[]) {
  const head = bytes.subarray(0, DETECTION_BYTES)
  const reader = new ReturnReader(options)
  const records: ReturnRecord[] = [...reader.push(head)]
  let position = head.length
  let adopted = 0
  const found = new RecordCollector<never>(null, Number.POSITIVE_INFINITY)
  const runs = new RunReader(head, found, options)
  ends.forEach((to, i) => {
    const from = ends[i - 1] ?? position
    for (const run of runs.read({ bytes, offset: 0, from, to, known: { line: 1, offset: 0 } })) {
      const ofRun = found.flush() ?? []
      if (run.start < position) continue
      records.push(...reader.push(bytes.subarray(position, run.start)))
      position = run.start
      const before = reader.acceptRun(run)
      if (before === false) continue
      records.push(...(before ?? []), ...ofRun)
      position = run.end
      adopted += run.lines
    }
  })
  records.push(...reader.push(bytes.subarray(position)), ...reader.end())
  return { adopted, read: { records, ...factsOf(reader) } }
}

describe.each(someOf(returnFixtures, 24))('$name', ({ bytes }) => {
  const large = grown(bytes, DETECTION_BYTES + 20_000)
  const middle = DETECTION_BYTES + 10_003

  test.each(someOf<ReturnOptions>([{}, { kinds: ['settled'] }, { since: '2026-03-03' }], 1))(
    'the same, with %o',
    (options) => {
      const { read } = inRuns(large, options, [middle, large.length])
      expect(read).toEqual(inOneGo(large, options))
    },
  )
})

test('most lines are in runs, and records that are left out are counted', () => {
  const { bytes } = returnFixtures.find(({ name }) => name === '341-itau/cnab400/settlements')!
  const large = grown(bytes, DETECTION_BYTES + 20_000)
  const { adopted, read } = inRuns(large, { kinds: ['rejected'] }, [large.length])
  expect(adopted).toBeGreaterThan(30)
  expect(read.records).toEqual([])
  expect(read.leftOut).toBe(read.totals.titles)
})

/** Itaú CNAB 400, lines of 400 columns and CR LF: the header, and copies of one title. */
function manyTitles(): Buffer {
  const { bytes } = returnFixtures.find(({ name }) => name === '341-itau/cnab400/settlements')!
  const lines = bytes.toString('latin1').split(/(?<=\n)/)
  return grown(Buffer.from(lines.slice(0, 2).concat(lines.slice(-1)).join(''), 'latin1'), DETECTION_BYTES + 20_000)
}

/** Offset of a line. The first line is 1. */
const placeOf = (line: number, width = 400): number => (line - 1) * (width + 2)

/** The runs of parts of a file: first line, and the line after the last. */
function partsOf(bytes: Buffer, width = 400) {
  const runs = new RunReader(bytes, new RecordCollector<never>(null, Number.POSITIVE_INFINITY), {})
  const known = { line: 1, offset: 0 }
  return (from: number, to: number) =>
    [...runs.read({ bytes, offset: 0, from, to, known })].map(({ start, end, line, lines }) => {
      expect(start).toBe(placeOf(line, width))
      return [line, line + lines, end - start]
    })
}

test('a part ends with the last title that begins in it; the next part starts there', () => {
  const linesOf = partsOf(manyTitles())
  expect(linesOf(placeOf(10) + 5, placeOf(20) + 7)).toEqual([[11, 21, 4020]])
  expect(linesOf(placeOf(20) + 7, placeOf(30))).toEqual([[21, 30, 3618]])
  expect(linesOf(placeOf(30), placeOf(30) + 1)).toEqual([[30, 31, 402]])
})

test('a part ends after both lines of a title', () => {
  const { bytes } = returnFixtures.find(({ name }) => name === '756-sicoob/cnab240/settlements')!
  const lines = bytes.toString('latin1').split(/(?<=\n)/)
  // Lines 1 and 2 are headers; 3 and 4, 5 and 6 … are titles.
  const pairs = Buffer.from([...lines.slice(0, 4), ...lines.slice(-2)].join(''), 'latin1')
  const large = grown(pairs, DETECTION_BYTES + 20_000)
  const linesOf = partsOf(large, 240)
  const at = (line: number): number => placeOf(line, 240)
  expect(linesOf(at(11), at(21))).toEqual([[11, 21, 2420]])
  expect(linesOf(at(11), at(21) + 1)).toEqual([[11, 23, 2904]])
  expect(linesOf(at(11), at(22))).toEqual([[11, 23, 2904]])
  expect(linesOf(at(22), at(23))).toEqual([])
})

test('an irregular line at the end of a part is not in a run; the part continues to the next title', () => {
  const large = manyTitles()
  const longer = [large.subarray(0, placeOf(21) - 2), Buffer.from('XY'), large.subarray(placeOf(21) - 2)]
  const linesOf = partsOf(Buffer.concat(longer))
  // Line 20 is too long, so the end of the title of line 19 is unknown.
  expect(linesOf(placeOf(10), placeOf(19) + 9)).toEqual([[10, 19, 3618]])
  expect(linesOf(placeOf(10), placeOf(20) + 9)).toEqual([[10, 19, 3618]])
})

test('a run is accepted only at the current byte and line of the reader; other runs change nothing', () => {
  const large = manyTitles()
  const found = new RecordCollector<never>(null, Number.POSITIVE_INFINITY)
  const part = { bytes: large, offset: 0, from: placeOf(200), to: placeOf(210), known: { line: 1, offset: 0 } }
  const [run] = [...new RunReader(large, found, {}).read(part)] as [TitleRun]
  const ofRun = found.flush() ?? []
  expect([run.start, run.lines]).toEqual([placeOf(200), 10])

  const reader = new ReturnReader()
  expect(reader.acceptRun(run)).toBe(false)
  const records = [...reader.push(large.subarray(0, placeOf(199) + 5))]
  expect(reader.acceptRun(run)).toBe(false)
  records.push(...reader.push(large.subarray(placeOf(199) + 5, placeOf(200))))
  expect(reader.acceptRun({ ...run, line: run.line + 1 })).toBe(false)
  expect(reader.acceptRun({ ...run, start: run.start + 402 })).toBe(false)
  const before = reader.acceptRun(run)
  expect(before).not.toBe(false)
  records.push(...(before || []), ...ofRun, ...reader.push(large.subarray(run.end)), ...reader.end())
  expect({ records, ...factsOf(reader) }).toEqual(inOneGo(large, {}))
})
