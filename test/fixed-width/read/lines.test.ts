import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ByteLine, LineSplitter, LONGEST_LINE, splitLines } from '../../../src/fixed-width/index.js'
import { runs, someOf } from '../../runs.js'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const contentOf = (line: ByteLine): string => latin1Text(line.bytes.subarray(line.start, line.end))
const latin1Text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** A line with a copy of its content. */
const snapshot = ({ number, offset, before, after, terminator, ...line }: ByteLine) => ({
  number,
  offset,
  before,
  content: contentOf({ number, offset, before, after, terminator, ...line }),
  after,
  terminator,
})

const contents = (text: string): string[] => splitLines(latin1(text)).map(contentOf)
const split = (text: string) => splitLines(latin1(text)).map(snapshot)

/** Splits chunk by chunk. Each chunk is overwritten afterwards, as a reader with one buffer does. */
function splitChunks(chunks: readonly Uint8Array[]) {
  const splitter = new LineSplitter()
  const lines: ReturnType<typeof snapshot>[] = []
  for (const chunk of chunks) {
    splitter.feed(chunk)
    for (let line = splitter.next(); line !== null; line = splitter.next()) lines.push(snapshot(line))
    chunk.fill(0x23)
  }
  for (let line = splitter.next(true); line !== null; line = splitter.next(true)) lines.push(snapshot(line))
  return lines
}

const cut = (bytes: Uint8Array, at: readonly number[]): Uint8Array[] => {
  const edges = [0, ...at.map((edge) => edge % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return edges.slice(1).map((edge, i) => Uint8Array.prototype.slice.call(bytes, edges[i], edge))
}

describe('line ends', () => {
  test('may be CR LF, LF, CR, CR CR LF, and mixed', () => {
    expect(split('a\r\nb\nc\rd\r\r\ne\n')).toMatchObject([
      { number: 1, content: 'a', terminator: '\r\n', offset: 0 },
      { number: 2, content: 'b', terminator: '\n', offset: 3 },
      { number: 3, content: 'c', terminator: '\r', offset: 5 },
      { number: 4, content: 'd', terminator: '\r\r\n', offset: 7 },
      { number: 5, content: 'e', terminator: '\n', offset: 11 },
    ])
  })

  test('may be missing on the last line', () => {
    expect(split('a\r\nb')).toMatchObject([
      { content: 'a', terminator: '\r\n' },
      { content: 'b', terminator: '' },
    ])
  })

  test('do not start a line at the end of the file; an empty file has no lines', () => {
    expect(contents('a\n')).toEqual(['a'])
    expect(contents('a\r')).toEqual(['a'])
    expect(contents('')).toEqual([])
  })

  test('blank lines are lines', () => {
    expect(contents('\n\na\n\r\n  \r\r')).toEqual(['', '', 'a', '', '  ', ''])
    expect(split('\r\r\r\n')).toMatchObject([{ terminator: '\r' }, { terminator: '\r\r\n' }])
    expect(split('\n\r').map((line) => line.terminator)).toEqual(['\n', '\r'])
  })
})

describe('bytes around the content are not part of it', () => {
  test('0x1A at the end of the file, on the last line or alone', () => {
    expect(split('a\r\nb\x1a')).toMatchObject([{ content: 'a' }, { content: 'b', after: '\x1a', terminator: '' }])
    expect(split('a\r\n\x1a')).toMatchObject([{ content: 'a' }, { content: '', before: '\x1a', terminator: '' }])
  })

  test('0x1A between joined files', () => {
    expect(split('a\r\n\x1ab\r\n\x1a')).toMatchObject([
      { content: 'a' },
      { content: 'b', before: '\x1a', offset: 4 },
      { content: '', before: '\x1a' },
    ])
  })

  test('NUL padding at the end of a file', () => {
    expect(split('a\nb\0\0\0')).toMatchObject([{ content: 'a' }, { content: 'b', after: '\0\0\0' }])
    expect(split('a\0b\n')).toMatchObject([{ content: 'a\0b', after: '' }])
  })

  test('a byte order mark at the start, also after a 0x1A in joined files', () => {
    expect(split('\xef\xbb\xbfa\n')).toMatchObject([{ content: 'a', before: '\xef\xbb\xbf', offset: 3 }])
    expect(split('\xef\xbb\xbf')).toMatchObject([{ content: '', before: '\xef\xbb\xbf' }])
    expect(split('\xef\xbb\xbfa\n\x1a\xef\xbb\xbfb\n\xef\xbb\xbfc')).toMatchObject([
      { content: 'a', before: '\xef\xbb\xbf' },
      { content: 'b', before: '\x1a\xef\xbb\xbf' },
      { content: 'c', before: '\xef\xbb\xbf' },
    ])
  })

  test('a partial byte order mark, or one inside a line, is content', () => {
    expect(contents('\xef\xbba\n')).toEqual(['\xef\xbba'])
    expect(contents('a\xef\xbb\xbf\n')).toEqual(['a\xef\xbb\xbf'])
  })
})

describe('a long part without line ends', () => {
  test('is cut at a multiple of 150, 240, 400 and 444 columns', () => {
    expect([150, 240, 400, 444].map((width) => LONGEST_LINE % width)).toEqual([0, 0, 0, 0])
    const lines = split(`${'x'.repeat(2 * LONGEST_LINE)}y\r\nz`)
    expect(lines.map((line) => line.content.length)).toEqual([LONGEST_LINE, LONGEST_LINE, 1, 1])
    expect(lines.map((line) => line.terminator)).toEqual(['', '', '\r\n', ''])
    expect(lines.map((line) => line.number)).toEqual([1, 2, 3, 4])
  })

  test('of exactly the maximum length is one line', () => {
    for (const terminator of ['', '\n', '\r\n', '\r']) {
      expect(split(`${'x'.repeat(LONGEST_LINE)}${terminator}`)).toMatchObject([{ terminator }])
    }
  })

  test('is cut at the same columns after a byte order mark', () => {
    expect(contents(`\xef\xbb\xbf${'x'.repeat(LONGEST_LINE + 1)}`).map((line) => line.length)).toEqual([
      LONGEST_LINE,
      1,
    ])
  })
})

/** A line as a regular expression. */
const oracle = (text: string) =>
  [...text.matchAll(/([^\r\n]*)(\r\r\n|\r\n|\n|\r|$)/g)]
    .filter(([whole]) => whole !== '')
    .map(([, content, terminator]) => `${content}|${terminator}`)

const odd = fc.array(fc.constantFrom('\r', '\n', '\r\n', '\x1a', '\0', '\xef\xbb\xbf', '\xef', 'A', ' ', '240'), {
  maxLength: 40,
})
const fileText = odd.map((pieces) => pieces.join(''))
const edges = fc.array(fc.nat(200), { maxLength: 20 })

test('loadMore() adds the rest of a long chunk after an unfinished line, once', () => {
  const splitter = new LineSplitter()
  splitter.feed(latin1('abc'))
  expect(splitter.next()).toBeNull()
  splitter.feed(latin1('d'.repeat(10_000)))
  const before = splitter.unread.bytes.length
  expect(splitter.loadMore()).toBe(true)
  expect(splitter.unread.bytes.length).toBeGreaterThan(before)
  expect(splitter.loadMore()).toBe(false)
})

describe('laws of every file', () => {
  test('lines equal those of a regular expression', () => {
    fc.assert(
      fc.property(fileText, (text) => {
        const lines = split(text).map((line) => `${line.before}${line.content}${line.after}|${line.terminator}`)
        expect(lines).toEqual(oracle(text))
      }),
      runs(500, 20),
    )
  })

  test('before, content, after and line end of all lines are the file', () => {
    fc.assert(
      fc.property(fileText, (text) => {
        const lines = split(text)
        const whole = lines.map((line) => line.before + line.content + line.after + line.terminator).join('')
        expect(whole).toBe(text)
      }),
      runs(500, 20),
    )
  })

  test('an offset is the start of the content in the file', () => {
    fc.assert(
      fc.property(fileText, (text) => {
        for (const line of split(text))
          expect(text.slice(line.offset, line.offset + line.content.length)).toBe(line.content)
      }),
    )
  })

  test('chunks of many lines give the same lines, for any length of the line across two chunks', () => {
    const length = fc.oneof(fc.nat(500), fc.constantFrom(4094, 4095, 4096, 4097, 9000))
    const line = fc.tuple(length, fc.constantFrom('\n', '\r\n', '\r', '\r\r\n', '\x1a\n'))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), fc.array(fc.nat(40_000), { maxLength: 6 }), (lines, edges) => {
        const text = lines.map(([length, end], i) => `${i}`.padEnd(length, '.') + end).join('')
        expect(splitChunks(cut(latin1(text), edges))).toEqual(split(text))
      }),
    )
  })

  test('any chunking gives the same lines: chunks of one byte, empty chunks, a cut between CR and LF', () => {
    fc.assert(
      fc.property(fileText, edges, (text, edges) => {
        expect(splitChunks(cut(latin1(text), edges))).toEqual(split(text))
        expect(splitChunks([...latin1(text)].map((byte) => Uint8Array.of(byte)))).toEqual(split(text))
        expect(splitChunks(['', ...text, ''].map(latin1))).toEqual(split(text))
      }),
      runs(500, 20),
    )
  })

  test('any chunking of a part without line ends gives the same lines', () => {
    const run = fc.record({
      start: fc.constantFrom('', '\xef\xbb\xbf', 'A\r\n', '\x1a'),
      times: fc.constantFrom(1, 2),
      more: fc.integer({ min: -3, max: 3 }),
      end: fileText,
    })
    fc.assert(
      fc.property(run, fc.array(fc.nat(3 * LONGEST_LINE), { maxLength: 8 }), ({ start, times, more, end }, edges) => {
        const text = `${start}${'x'.repeat(times * LONGEST_LINE + more)}${end}`
        expect(splitChunks(cut(latin1(text), edges))).toEqual(split(text))
      }),
      runs(30),
    )
  })

  const texts = [
    ['without line ends', 'x'.repeat(2 * LONGEST_LINE + 240)],
    ['of blank lines', '\n'.repeat(200_000)],
    ['of carriage returns', '\r'.repeat(200_000)],
    ['of NUL', '\0'.repeat(200_000)],
    ['of byte order marks', '\xef\xbb\xbf'.repeat(70_000)],
  ] as const
  test.each(someOf(texts, 1))('a long file %s gives the same lines byte by byte', (_, text) => {
    const bytes = [...latin1(text)].map((byte) => Uint8Array.of(byte))
    const lines = splitChunks(bytes)
    expect(lines.length).toBe(split(text).length)
    expect(lines.map((line) => line.before + line.content + line.after + line.terminator).join('')).toBe(text)
  })
})
