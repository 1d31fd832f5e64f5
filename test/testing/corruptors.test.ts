/**
 * Corruptors: their effect on a small file, and on the readers with every fixture. Readers throw only typed errors, account for every line, and read
 * undamaged titles as before.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { remittanceDialectOf, returnDialectOf } from '../../src/banks/index.js'
import type { LineParsed } from '../../src/cobranca/index.js'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import {
  addBlankLines,
  addByteOrderMark,
  addEndMark,
  addTrailingBlanks,
  append,
  CORRUPTORS,
  type Corruption,
  type CorruptorName,
  corrupt,
  cutLine,
  dropHeader,
  dropLastLineEnd,
  dropLine,
  dropTrailer,
  interleave,
  lineCount,
  lowerCase,
  mixLineEnds,
  overwrite,
  reencode,
  repeatFile,
  repeatLine,
  setLineEnds,
  shiftColumns,
  stripTrailingBlanks,
  swapLines,
  truncate,
} from '../../src/testing/corruptors/index.js'
import { fixtures } from '../../src/testing/fixtures/index.js'
import { arbitraryCorruption } from '../../src/testing/index.js'
import { unaccounted } from '../fuzz/accounted.js'
import { runs, someOf } from '../runs.js'

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const text = (of: Uint8Array): string => Buffer.from(of).toString('latin1')

describe('effect on the bytes', () => {
  const FILE = 'AB  \r\nCDE \r\nFÇ  \r\n'
  test.each<[string, (file: Uint8Array) => Uint8Array, string]>([
    ['setLineEnds', (file) => setLineEnds(file, '\n'), 'AB  \nCDE \nFÇ  \n'],
    ['setLineEnds, none', (file) => setLineEnds(file, ''), 'AB  CDE FÇ  '],
    ['mixLineEnds', mixLineEnds, 'AB  \r\nCDE \nFÇ  \n'],
    ['dropLastLineEnd', dropLastLineEnd, 'AB  \r\nCDE \r\nFÇ  '],
    ['addEndMark', addEndMark, `${FILE}\x1a`],
    ['addBlankLines', (file) => addBlankLines(file, 2, 2), 'AB  \r\n\r\n\r\nCDE \r\nFÇ  \r\n'],
    ['addBlankLines, at the end', addBlankLines, `${FILE}\r\n`],
    ['stripTrailingBlanks', stripTrailingBlanks, 'AB\r\nCDE\r\nFÇ\r\n'],
    ['addTrailingBlanks', addTrailingBlanks, 'AB   \r\nCDE  \r\nFÇ   \r\n'],
    ['shiftColumns, to the right', (file) => shiftColumns(file, 2, 2, 3), 'AB  \r\nC   DE \r\nFÇ  \r\n'],
    ['shiftColumns, to the left', (file) => shiftColumns(file, 2, 2, -1), 'AB  \r\nCE \r\nFÇ  \r\n'],
    ['cutLine', (file) => cutLine(file, 1, 1), 'A\r\nCDE \r\nFÇ  \r\n'],
    ['overwrite', (file) => overwrite(file, 3, 2, 'xyz'), 'AB  \r\nCDE \r\nFxyz\r\n'],
    ['lowerCase', lowerCase, 'ab  \r\ncde \r\nfÇ  \r\n'],
    ['lowerCase, one line', (file) => lowerCase(file, 2), 'AB  \r\ncde \r\nFÇ  \r\n'],
    ['dropTrailer', dropTrailer, 'AB  \r\nCDE \r\n'],
    ['dropHeader', dropHeader, 'CDE \r\nFÇ  \r\n'],
    ['dropLine', (file) => dropLine(file, 2), 'AB  \r\nFÇ  \r\n'],
    ['repeatLine', (file) => repeatLine(file, 2, 2), 'AB  \r\nCDE \r\nCDE \r\nCDE \r\nFÇ  \r\n'],
    ['swapLines', (file) => swapLines(file, 1, 3), 'FÇ  \r\nCDE \r\nAB  \r\n'],
    ['truncate', (file) => truncate(file, 8), 'AB  \r\nCD'],
    ['repeatFile', repeatFile, FILE + FILE],
    ['append', (file) => append(dropLastLineEnd(file), bytes('X')), `${FILE}X`],
    ['interleave', (file) => interleave(file, bytes('X\nY')), 'AB  \r\nX\nCDE \r\nY\r\nFÇ  \r\n'],
    ['reencode, UTF-8', (file) => reencode(file, 'utf-8'), 'AB  \r\nCDE \r\nF\xc3\x87  \r\n'],
    ['reencode, CP850', (file) => reencode(file, 'cp850'), 'AB  \r\nCDE \r\nF\x80  \r\n'],
    ['addByteOrderMark', addByteOrderMark, `\xef\xbb\xbf${FILE}`],
  ])('%s', (_, corruptor, expected) => {
    expect(text(corruptor(bytes(FILE)))).toBe(expected)
  })

  test('lines that do not exist are ignored', () => {
    const file = bytes(FILE)
    for (const corruptor of [cutLine, dropLine, repeatLine]) expect(text(corruptor(file, 9, 1))).toBe(FILE)
    expect(text(overwrite(file, 9, 2, 'xyz'))).toBe(FILE)
    expect(text(swapLines(file, 1, 9))).toBe(FILE)
    expect(text(truncate(file, 99))).toBe(FILE)
    expect(lineCount(bytes(''))).toBe(0)
  })

  // A mark forms a line, whose columns a later corruption may fill.
  const MARKS: readonly CorruptorName[] = ['addEndMark', 'addByteOrderMark']
  const CORRUPTORS_WITHOUT_MARKS = (Object.keys(CORRUPTORS) as CorruptorName[]).filter((name) => !MARKS.includes(name))

  test('an empty file stays empty until a mark is added to it', () => {
    const corruptions = arbitraryCorruption(bytes(''), { corruptors: CORRUPTORS_WITHOUT_MARKS })
    fc.assert(fc.property(corruptions, (each) => corrupt(bytes(''), ...each).length === 0))
    expect(text(corrupt(bytes(''), ['addByteOrderMark'], ['overwrite', 1, 199, ' '], ['addEndMark']))).toBe(
      `\xef\xbb\xbf${' '.repeat(196)}\x1a`,
    )
  })
})

/** Returns the values of a record, without its raw lines. */
function valuesOf({ our_occurrence, kind, occurrence, line_parsed }: ReturnRecord): unknown {
  const { line_t, line_u, ...entries } = line_parsed as LineParsed & { line_t?: string; line_u?: string }
  return { our_occurrence, kind, occurrence, ...entries }
}

const readValues = (file: Uint8Array, bank: string): unknown[] =>
  parseReturn(file, { bank }).bank_billet_discharges.map(valuesOf)

/** Returns the entries in ASCII, which do not depend on the charset. */
const numbersOf = (record: unknown): unknown =>
  Object.fromEntries(Object.entries(record as object).filter(([, value]) => !/[^\x00-\x7f]/.test(String(value))))

const RETURNS = fixtures({ direction: 'return' }).filter(({ name }) => !name.endsWith('/damaged'))

describe.each(someOf(RETURNS, 10))('$name', ({ bytes: file, bank, variant }) => {
  const before = readValues(file, bank)

  const HARMLESS: readonly Corruption[] = [
    ['stripTrailingBlanks'],
    ['addTrailingBlanks', 7],
    ['mixLineEnds'],
    ['setLineEnds', '\n'],
    ['setLineEnds', '\r'],
    ['setLineEnds', ''],
    ['dropLastLineEnd'],
    ['addEndMark'],
    ['addBlankLines', 2, 3],
    ['addBlankLines'],
    ['addByteOrderMark'],
    ['dropTrailer'],
    ['reencode', 'windows-1252'],
  ]
  test.each(HARMLESS.map((corruption) => ({ corruption })))(
    '$corruption does not change any title',
    ({ corruption }) => {
      expect(readValues(corrupt(file, corruption), bank)).toEqual(before)
    },
  )

  test('UTF-8 changes only accented letters', () => {
    const after = readValues(reencode(file, 'utf-8'), bank)
    expect(after.map(numbersOf)).toEqual(before.map(numbersOf))
  })

  // Some variants are detected only by the header.
  test.runIf(variant === null)('without the header, all titles are read if the caller names the bank', () => {
    const dropped = parseReturn(dropHeader(file), { bank })
    expect(dropped.bank_billet_discharges).toHaveLength(before.length)
    expect(dropped.diagnostics.map(({ code }) => code)).toContain('missing_header')
  })

  test('a line that is cut, shifted, missing or repeated does not change other titles', () => {
    const lines = parseReturn(file, { bank }).bank_billet_discharges.map(({ line }) => line)
    for (const i of someOf([...lines.keys()], 1, 5)) {
      const line = lines[i]!
      const others = before.toSpliced(i, 1)
      const corruptions: Corruption[] = [
        ['cutLine', line, 100],
        ['shiftColumns', line, 120, 4],
        ['shiftColumns', line, 120, -4],
        ['dropLine', line],
        ['repeatLine', line],
        ['overwrite', line, 150, 'x\t\0'],
      ]
      for (const corruption of corruptions) {
        const after = readValues(corrupt(file, corruption), bank)
        for (const other of others) expect(after).toContainEqual(other)
      }
    }
  })

  test('truncation does not change the titles before it', () => {
    const records = parseReturn(file, { bank }).bank_billet_discharges
    records.forEach(({ line }, i) => {
      const start = text(file)
        .split('\r\n')
        .slice(0, line - 1)
        .join('\r\n').length
      expect(readValues(truncate(file, start + 60), bank).slice(0, i)).toEqual(before.slice(0, i))
    })
  })

  test('titles of a repeated file are read twice, but count once', () => {
    const after = parseReturn(repeatFile(file), { bank }).bank_billet_discharges
    expect(after.slice(0, before.length).map(valuesOf)).toEqual(before)
    expect(after.slice(before.length).map(({ kind, money }) => ({ kind, money }))).toEqual(
      before.map(() => ({ kind: 'info', money: false })),
    )
  })
})

describe.each(someOf(fixtures(), 16))('$name, with random corruptions', ({ bytes: file, direction }) => {
  test('is read completely, or is an unsupported file', () => {
    const [read, dialectOf] =
      direction === 'return' ? [parseReturn, returnDialectOf] : [parseRemittance, remittanceDialectOf]
    fc.assert(
      fc.property(arbitraryCorruption(file), (corruptions) => {
        const corrupted = corrupt(file, ...corruptions)
        try {
          read(corrupted)
        } catch (error) {
          if (!isUnsupportedFileError(error)) throw error
          return
        }
        expect(unaccounted(dialectOf(corrupted).dialect.layout, corrupted)).toBeNull()
      }),
      runs(8, 2),
    )
  })
})

test('a failure shrinks to the corruption that matters', () => {
  const file = bytes('0123456789\r\n'.repeat(9))
  const isWhole = (corruptions: readonly Corruption[]) => lineCount(corrupt(file, ...corruptions)) >= 9
  const { counterexample } = fc.check(fc.property(arbitraryCorruption(file), isWhole), { numRuns: 1000, seed: 7 })
  expect(counterexample![0]).toHaveLength(1)
})
