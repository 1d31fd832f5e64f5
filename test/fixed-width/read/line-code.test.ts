/** Generated tests of a line before its fields: its record, and its end. They equal the functions. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blanks,
  claimTest,
  ExactWidthLines,
  fileLayout,
  key,
  lineEndCode,
  printableTest,
  record,
  text,
} from '../../../src/fixed-width/index.js'
import { runs } from '../../runs.js'

const WIDTH = 12
const layout = fileLayout({
  name: 'made.return',
  width: WIDTH,
  records: {
    header: record('made.header', WIDTH, { type: key(1, 1, '0'), rest: blanks(2, 12) }, 'made up'),
    title: record(
      'made.title',
      WIDTH,
      { type: key(1, 1, '1'), name: text(2, 5), segment: key(6, 6, 'T'), rest: text(7, 12) },
      'made up',
    ),
    // Special cases of a title, which are matched first.
    pix: record(
      'made.pix',
      WIDTH,
      { type: key(1, 1, '1'), name: text(2, 5), segment: key(6, 6, 'T'), kind: key(7, 8, 'PX'), rest: text(9, 12) },
      'made up',
    ),
    split: record(
      'made.split',
      WIDTH,
      { type: key(1, 1, '1'), name: text(2, 5), segment: key(6, 6, 'T'), kind: key(7, 8, 'SP'), rest: text(9, 12) },
      'made up',
    ),
    end: record('made.end', WIDTH, { mark: key(1, 2, '99'), rest: blanks(3, 11), last: key(12, 12, '9') }, 'made up'),
  },
  structure: { header: 'header', trailer: 'end', titles: [{ main: 'title' }, { main: 'pix' }, { main: 'split' }] },
})
const LAST_KEYS = { header: 1, title: 6, pix: 8, split: 8, end: 12 }
const roles = Object.keys(LAST_KEYS) as (keyof typeof LAST_KEYS)[]

/** Compiles an expression to a function of bytes and the start of a line. */
const made = (expression: string) => {
  const run = new Function('v', 'at', 'let word = 0; return '.concat(expression))
  return (bytes: Buffer, at: number): unknown => run(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), at)
}

const claimsOf = (line: string): string[] => {
  const bytes = Buffer.from(`>>>${line}<<`, 'latin1')
  return roles.filter((role) => made(claimTest(layout, role, 'at', 'word'))(bytes, 3))
}

const odd = fc.constantFrom(...' 019TPXS~\x7f\x1f\0\r\n\x80\xa0\xc0\xff')
const changes = fc.array(fc.tuple(fc.nat(WIDTH - 1), odd), { maxLength: 3 })
const lines = fc
  .tuple(fc.constantFrom('0           ', '1abcdTefghij', '1abcdTPXghij', '1abcdTSPghij', '99         9'), changes)
  .map(([line, changes]) =>
    changes.reduce<string>((text, [at, char]) => text.slice(0, at) + char + text.slice(at + 1), line),
  )

describe('generated code', () => {
  test('claims a line by its keys, if the columns up to the last key are visible', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const role = layout.recognise(Buffer.from(line, 'latin1'), 0) as keyof typeof LAST_KEYS | null
        const isVisible = role !== null && /^[\x20-\x7f]*$/.test(line.slice(0, LAST_KEYS[role]))
        expect(claimsOf(line)).toEqual(isVisible ? [role] : [])
      }),
      runs(1000),
    )
  })

  test('does not claim a title that is a special case', () => {
    const lines = ['1abcdT------', '1abcdTP-----', '1abcdTPX----', '1abcdTPP----', '1abcdTSP----', '1abcdTsp----']
    // The fallback reader reads special cases in lower case.
    expect(lines.map(claimsOf)).toEqual([['title'], ['title'], ['pix'], ['title'], ['split'], []])
  })

  test('finds the end of a line of the right width', () => {
    const isPrintable = [`at`, `at + ${WIDTH - 1}`].map(printableTest).join(' && ')
    const next = made(`${isPrintable} ? ${lineEndCode('at', WIDTH)} : -1`)
    const ends = fc.constantFrom('\r\n', '\n', '\r', '\n\r', '\r\r', 'x\n', '\r9', '')
    fc.assert(
      fc.property(lines, ends, (line, end) => {
        const bytes = Buffer.from(`>>>${line}${end}<<`, 'latin1')
        const even = new ExactWidthLines(layout)
        even.open(bytes)
        expect(next(bytes, 3)).toBe(even.next(3))
      }),
      runs(300),
    )
    const behind = (line: string) => next(Buffer.from(`>>>${line}<<`, 'latin1'), 3)
    const ended = ['\r\n', '\n', '\r', 'x\n', ''].map((end) => `1abcdTefghij${end}`)
    expect(ended.map(behind)).toEqual([3 + WIDTH + 2, 3 + WIDTH + 1, -1, -1, -1])
    const framed = ['\x1f', ' ', '\x7f', '\x80', '\x9f', '\xa0'].flatMap((odd) => [
      `${odd}1234567890x\n`,
      `x1234567890${odd}\n`,
    ])
    expect(framed.filter((line) => behind(line) === 3 + WIDTH + 1)).toEqual([
      ' 1234567890x\n',
      'x1234567890 \n',
      '\x7f1234567890x\n',
      'x1234567890\x7f\n',
    ])
  })
})
