/**
 * Lines that are explained without reading the whole file: for every fixture, enlarged, undamaged and damaged, and for every chunking, the explanation equals the
 * lines of the explanation of the whole file.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnDialectOf } from '../../src/banks/index.js'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { FileReader, LineSplitter, splitLines, TitleSkimmer } from '../../src/fixed-width/index.js'
import { explainSource } from '../../src/inspect/explain/explain.js'
import { explainFile, type FileExplanation } from '../../src/inspect/index.js'
import { grown } from '../convert/grown.js'
import { returnFixture } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'
import { DRAWS, damaged, files } from './drawn-damage.js'
import { reusedChunks } from './reused-chunks.js'

/** Enough for lines that are skimmed in each layout. */
const SIZE = 16_000

/** A fixture without titles stays as it is. */
function enlarged(bytes: Uint8Array): Buffer {
  try {
    return grown(bytes, SIZE)
  } catch {
    return Buffer.from(bytes)
  }
}

const draw = fc.record({
  ...DRAWS,
  isLonger: fc.boolean(),
  from: fc.nat({ max: 9999 }),
  lines: fc.constantFrom(1, 2, 7),
})

const sliceOf = (whole: FileExplanation, from: number, to: number): FileExplanation => ({
  ...whole,
  lines: whole.lines.filter(({ line }) => line >= from && line <= to),
})

function wholeOf(bytes: Uint8Array): FileExplanation | null {
  try {
    return explainFile(bytes)
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    return null
  }
}

async function check(bytes: Buffer, { from: start, lines, chunk }: { from: number; lines: number; chunk: number }) {
  const whole = wholeOf(bytes)
  if (whole === null) {
    expect(() => explainFile(bytes, { from: 1, to: 1 })).toThrow(expect.toSatisfy(isUnsupportedFileError))
    return
  }
  // One more line than the file has.
  const from = 1 + (start % (whole.line_count + 1))
  const to = from + lines - 1
  const expected = sliceOf(whole, from, to)
  expect(explainFile(bytes, { from, to })).toEqual(expected)
  expect(await explainSource(() => reusedChunks(bytes, chunk), { from, to })).toEqual(expected)
}

describe.each(someOf(files, 5, 100))('$name', ({ bytes }) => {
  const longer = enlarged(bytes)

  test('undamaged: a part is explained as the whole file', async () => {
    await fc.assert(
      fc.asyncProperty(draw, (drawn) => check(drawn.isLonger ? longer : bytes, drawn)),
      runs(3),
    )
  })

  test('damaged: a part is explained as the whole file', async () => {
    await fc.assert(
      fc.asyncProperty(draw, ({ isLonger, from, lines, chunk, ...drawn }) =>
        check(damaged(isLonger ? longer : bytes, drawn, bytes), { from, lines, chunk }),
      ),
      runs(6, 4),
    )
  })
})

const ITAU = grown(returnFixture('341-itau/cnab400/settlements').bytes, 40_000)

/** Whole line of the explanation, without the others. */
const explainedLine = (bytes: Uint8Array, line: number) => explainFile(bytes, { from: line, to: line }).lines[0]!

test('a title with the number of a skimmed title is a repetition only if that title counts', () => {
  const lines = ITAU.toString('latin1').split('\r\n')
  const repeated = [...lines.slice(0, 60), lines[10]!, ...lines.slice(60)].join('\r\n')
  const rules = (text: string) => explainedLine(Buffer.from(text, 'latin1'), 61).findings.map(({ rule }) => rule)
  expect(rules(repeated)).toContain('repeated_title')
  // The title in line 11 has lost three columns, so it does not count.
  const shifted = `${lines[10]!.slice(0, 100)}${lines[10]!.slice(103, -6)}   ${lines[10]!.slice(-6)}`
  const withDamage = [...lines.slice(0, 10), shifted, ...lines.slice(11, 60), lines[10]!, ...lines.slice(60)].join(
    '\r\n',
  )
  const whole = explainFile(Buffer.from(withDamage, 'latin1')).lines[60]!
  expect(explainedLine(Buffer.from(withDamage, 'latin1'), 61)).toEqual(whole)
  expect(rules(withDamage)).not.toContain('repeated_title')
})

test('a sum of a trailer has all titles, also those that would be skimmed', () => {
  const bytes = grown(returnFixture('756-sicoob/cnab240/settlements').bytes, 20_000)
  const whole = explainFile(bytes)
  const trailers = whole.lines.filter(({ record }) => record === 'lot_trailer' || record === 'trailer')
  expect(trailers.length).toBeGreaterThan(1)
  for (const { line } of trailers) expect(explainedLine(bytes, line)).toEqual(whole.lines[line - 1])
})

describe('skimming', () => {
  const { layout } = returnDialectOf(ITAU).dialect
  const limits = { before: Number.POSITIVE_INFINITY, terminator: '\r\n' } as const

  /** Skims after the header and the first title. Returns the number of skimmed lines. */
  function skimmed(bytes: Buffer, before = limits.before): number {
    const splitter = new LineSplitter()
    splitter.feed(bytes)
    const reader = new FileReader(layout, () => {})
    for (let i = 0; i < 2; i++) reader.push(splitter.next(true)!)
    let lines = 0
    reader.readRegular((state, begin) => {
      const run = new TitleSkimmer(layout).skim(splitter.unread, state, { ...limits, before })
      if (run !== null) begin()
      lines = run?.lines ?? 0
      return run
    })
    return lines
  }

  const count = splitLines(ITAU).length

  test('leaves the last two titles and the trailer to the reader', () => {
    expect(skimmed(ITAU)).toBe(count - 2 - 3)
  })

  test('ends two titles before a line', () => {
    expect(skimmed(ITAU, 50)).toBe(50 - 3 - 2)
  })

  const changed = (line: number, change: (text: string) => string): Buffer =>
    Buffer.from(
      ITAU.toString('latin1')
        .split('\r\n')
        .map((text, i) => (i === line - 1 ? change(text) : text))
        .join('\r\n'),
      'latin1',
    )

  test.each<[string, (text: string) => string]>([
    ['a line with another number', (text) => `${text.slice(0, -1)}${text.endsWith('9') ? '8' : '9'}`],
    ['a line of another width', (text) => `${text} `],
    ['a line of another record', (text) => `7${text.slice(1)}`],
    ['a line end inside a line', (text) => `${text.slice(0, 200)}\r${text.slice(201)}`],
    ['a line feed inside a line', (text) => `${text.slice(0, 200)}\n${text.slice(201)}`],
    ['another line end', (text) => `${text.slice(0, -1)}`],
    ['a byte order mark', (text) => `\xef\xbb\xbf${text.slice(3)}`],
    ['a NUL at the end', (text) => `${text.slice(0, -1)}\0`],
  ])('ends two titles before %s', (_, change) => {
    expect(skimmed(changed(50, change))).toBe(50 - 3 - 2)
  })
})
