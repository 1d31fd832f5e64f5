import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CharsetOption,
  emitFile,
  type FileLine,
  linesOfParts,
  parseFile,
  type Values,
} from '../../src/fixed-width/index.js'
import { anyCharacter } from '../../src/testing/arbitraries/texts.js'
import { runs } from '../runs.js'
import { regularLineOf, valuesOf } from './arbitraries.js'
import {
  anyFile,
  bytesOf,
  type Damage,
  damaged,
  displacement,
  madeFile,
  overwriting,
  overwritten,
  returnLayout,
} from './cnab240-file.js'

const records = Object.entries(returnLayout.records)
const CHARSETS: readonly CharsetOption[] = ['auto', 'latin1', 'windows-1252', 'cp850', 'utf-8']
const charset = fc.constantFrom(...CHARSETS)

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')
/** Bytes as text, so that a failing test shows a readable difference. */
const shown = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

const expectLossless = (content: Uint8Array, option: CharsetOption): void => {
  expect(shown(emitFile(parseFile(returnLayout, content, { charset: option })))).toBe(shown(content))
}

/** Regular lines of any records of the layout, in any order. */
const wellFormedText = fc
  .array(
    fc.constantFrom(...records).chain(([, record]) => regularLineOf(record)),
    { maxLength: 6 },
  )
  .map((lines) => lines.map((line) => line.replace(/[\0\x1a]/g, '.')))

const terminators = fc.constantFrom('\r\n', '\n', '\r', '\r\r\n')

describe('a well-formed file is written back from its values alone', () => {
  test('law: no fault, and the same bytes even without the original lines', () => {
    fc.assert(
      fc.property(wellFormedText, terminators, (lines, terminator) => {
        const content = bytes(lines.map((line) => line + terminator).join(''))
        const parsed = parseFile(returnLayout, content)
        const read = parsed.lines.filter((line) => line.role !== null)
        expect(read.flatMap((line) => line.faults)).toEqual([])
        const forgotten = parsed.lines.map(
          (line): FileLine => (line.role === null ? line : { ...line, raw: '#'.repeat(line.raw.length) }),
        )
        expect(shown(emitFile({ layout: returnLayout, lines: forgotten }))).toBe(shown(content))
      }),
    )
  })

  test('law: a generated file has no fault and no diagnostic, and the same bytes', () => {
    fc.assert(
      fc.property(anyFile, (lines) => {
        const parsed = parseFile(returnLayout, bytesOf(lines))
        expect(parsed.diagnostics).toEqual([])
        expect(parsed.lines.flatMap((line) => line.faults)).toEqual([])
        expect(shown(emitFile(parsed))).toBe(shown(bytesOf(lines)))
      }),
    )
  })

  test('law: changed values change the bytes to those of the new values', () => {
    const [name, record] = records.find(([role]) => role === 'segment_u')!
    const line = (values: Values): FileLine => ({
      number: 1,
      offset: 0,
      raw: ' '.repeat(240),
      role: name,
      values,
      faults: [],
      misplaced: false,
      source: { before: '', after: '', terminator: '\n', charset: 'latin1' },
    })
    fc.assert(
      fc.property(valuesOf(record), (values) => {
        const emitted = emitFile({ layout: returnLayout, lines: [line(values)] })
        const [read] = parseFile(returnLayout, emitted, { charset: 'latin1' }).lines
        fc.pre(!/^[\0\x1a]|[\0\x1a]$/.test(shown(emitted).trimEnd()))
        expect(read?.values).toEqual(values)
      }),
    )
  })

  test('a changed amount changes only its columns', () => {
    const lines = madeFile([[{ amount: 14000 }]])
    const parsed = parseFile(returnLayout, bytesOf(lines))
    const changed = parsed.lines.map((line) =>
      line.role === 'segment_u' ? { ...line, values: { ...line.values, paid_amount: 14001 } } : line,
    )
    const expected = lines.map((line) => (line.role === 'segment_u' ? overwritten(line, 78, '000000000014001') : line))
    expect(shown(emitFile({ layout: returnLayout, lines: changed }))).toBe(shown(bytesOf(expected)))
  })
})

const anyByte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))
const anyColumn = fc.integer({ min: 1, max: 240 })
const damages: fc.Arbitrary<Damage[]> = fc.array(fc.oneof(displacement, overwriting(anyColumn, anyByte)), {
  maxLength: 12,
})
const edge = fc.constantFrom('', '', '\x1a', '\0\0', '\xef\xbb\xbf', '\x1a\xef\xbb\xbf')
const terminator = fc.oneof({ weight: 4, arbitrary: terminators }, fc.constantFrom('', '\r\r', '\n\n', '\n\r', '\x1a'))

/** A generated file with any damage: damaged, short, long and joined lines, any line ends, byte order marks between lines. */
const damagedText = fc
  .tuple(
    anyFile,
    damages,
    fc.array(
      fc.tuple(edge, fc.oneof(fc.constant(240), fc.nat(260)), fc.string({ unit: anyByte, maxLength: 3 }), terminator),
      {
        minLength: 1,
        maxLength: 20,
      },
    ),
  )
  .map(([lines, damages, shapes]) =>
    damaged(lines, damages)
      .map((line, i) => {
        const [before, length, more, after] = shapes[i % shapes.length]!
        return before + line.text.slice(0, length) + (length === 240 ? '' : more) + after
      })
      .join(''),
  )

describe('any file is written back as the same bytes', () => {
  test('law: a damaged file, read in any charset', () => {
    fc.assert(
      fc.property(damagedText, charset, (text, option) => expectLossless(bytes(text), option)),
      runs(500, 20),
    )
  })

  test('law: a damaged file in UTF-8, read in any charset', () => {
    fc.assert(
      fc.property(damagedText, charset, (text, option) => expectLossless(Buffer.from(text, 'utf8'), option)),
      runs(300, 15),
    )
  })

  test('law: any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), charset, (content, option) => expectLossless(content, option)),
      runs(500, 20),
    )
  })

  test('law: any characters, in UTF-8', () => {
    const unit = fc.oneof(
      fc.constantFrom('😀', '\ufeff', '€', 'Ã', '0', '3', ' '),
      fc.string({ unit: anyCharacter, maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), charset, (text, option) => {
        expectLossless(Buffer.from(`75600013${text}`, 'utf8'), option)
      }),
      runs(300, 15),
    )
  })

  test.each<[what: string, content: string]>([
    ['nothing', ''],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['0x1A', '\x1a'],
    ['blank lines', '\r\n\r\n\n'],
    ['blank lines of blanks', '   \r\n    \n'],
    ['NUL', '\0'.repeat(100_000)],
    ['carriage returns', '\r'.repeat(1000)],
    ['a run longer than the longest line', '7'.repeat(100_000)],
  ])('a file that only has %s', (_, content) => {
    for (const option of CHARSETS) expectLossless(bytes(content), option)
  })

  test('the content of a damaged amount is kept, and other values are written', () => {
    const lines = madeFile([[{ amount: 14000 }]]).map((line) =>
      line.role === 'segment_t' ? overwritten(overwritten(line, 82, '*** 140,00 ****'), 224, 'PLUS') : line,
    )
    const parsed = parseFile(returnLayout, bytesOf(lines))
    expect(parsed.lines[2]?.faults).toEqual([
      { field: 'amount', code: 'not_a_number' },
      { field: 'reserved_2', code: 'filler_not_blank' },
    ])
    expect(shown(emitFile(parsed))).toBe(shown(bytesOf(lines)))
  })
})

describe('the lines of a file', () => {
  test('law: every line is in exactly one part, in the order of the file', () => {
    fc.assert(
      fc.property(damagedText, (text) => {
        const { parts, lines } = parseFile(returnLayout, bytes(text))
        const inParts = parts.flatMap((part) =>
          part.type === 'title' ? [part.title.main, ...Object.values(part.title.companions).flat()] : [part.line],
        )
        expect(new Set(inParts).size).toBe(inParts.length)
        expect(new Set(lines)).toEqual(new Set(inParts))
        expect(lines).toHaveLength(inParts.length)
        expect(linesOfParts(parts)).toEqual(lines)
        const offsets = lines.map((line) => line.offset)
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
      }),
    )
  })

  test('law: both engines report the same, line by line', () => {
    fc.assert(
      fc.property(damagedText, charset, (text, charset) => {
        const compiled = parseFile(returnLayout, bytes(text), { charset })
        const interpreted = parseFile(returnLayout, bytes(text), { charset, engine: 'interpreted' })
        expect(compiled.diagnostics).toEqual(interpreted.diagnostics)
        expect(compiled.lines).toEqual(interpreted.lines)
      }),
    )
  })
})
