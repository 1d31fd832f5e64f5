/** Lines of the right width are found by their length. Other lines are left to the line splitter. */
import { describe, expect, test } from 'vitest'
import { blanks, digits, ExactWidthLines, fileLayout, key, record } from '../../../src/fixed-width/index.js'

const header = record('made.header', 6, { type: key(1, 1, '0'), rest: blanks(2, 6) }, 'made up')
const title = record(
  'made.title',
  6,
  { type: key(1, 1, '1'), number: digits(2, 3), segment: key(4, 4, 'T'), rest: digits(5, 6) },
  'made up',
)
const trailer = record('made.trailer', 6, { type: key(1, 1, '9'), rest: blanks(2, 6) }, 'made up')
const layout = fileLayout({
  name: 'made.return',
  width: 6,
  records: { header, title, trailer },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
})

/** The lines of a text, after other bytes. */
function linesOf(text: string): ExactWidthLines {
  const lines = new ExactWidthLines(layout)
  lines.open(Buffer.from(`>>${text}`, 'latin1'))
  return lines
}

describe('the start of the next line', () => {
  test.each([
    ['behind a line feed', '100T00\n1', 2 + 7],
    ['behind both characters', '100T00\r\n1', 2 + 8],
    ['at the end of the bytes', '100T00\n', 2 + 7],
    ['at the end of the bytes, behind both', '100T00\r\n', 2 + 8],
  ])('%s', (_where, text, expected) => {
    expect(linesOf(text).next(2)).toBe(expected)
  })

  test.each([
    ['the line is a column short', '100T0\r\n1'],
    ['it is a column long', '100T000\r\n'],
    ['it is a column long and ends with a line feed alone', '100T000\n'],
    ['nothing ends it', '100T00'],
    ['a carriage return alone ends it', '100T00\r1'],
    ['the bytes end behind the carriage return', '100T00\r'],
    ['it begins with NUL', '\0' + '00T00\n'],
    ['it begins with what no digit is', '\x8000T00\n'],
    ['it ends with what fills up lines', '100T0\x1a\n'],
    ['it ends with NUL', '100T0\0\n'],
    ['it ends with DEL and a half', '100T0\x80\n'],
  ])('is unknown if %s', (_why, text) => {
    expect(linesOf(text).next(2)).toBe(-1)
  })

  test('a line may start and end with any byte from a blank to 7Fh', () => {
    expect(linesOf(' 00T0 \n').next(2)).toBe(9)
    expect(linesOf('\x7f00T0\x7f\n').next(2)).toBe(9)
  })
})

describe('the role of a line', () => {
  test('depends on its keys, also after a line of another record', () => {
    const lines = linesOf('0\n   \r100T00')
    expect(lines.roleOf(2)).toBe('header')
    expect(lines.roleOf(2 + 6)).toBe('title')
    expect(lines.roleOf(2)).toBe('header')
    expect(lines.roleOf(3)).toBeNull()
  })

  test.each(['1\n0T00', '1\r0T00', '10\nT00', '10\rT00'])(
    'none where the line ends before its last key: %j',
    (text) => {
      expect(linesOf(text).roleOf(2)).toBeNull()
    },
  )

  test.each(['1\xc30T00', '1\x800T00', '1\0' + '0T00'])(
    'none where a column before its last key is not printable: in another charset, the next columns may be others: %j',
    (text) => {
      expect(linesOf(text).roleOf(2)).toBeNull()
    },
  )

  test.each(['100T\n0', '100T\r0', '100T\xc30'])(
    'is known if the line ends, or is not ASCII, after the keys: %j',
    (text) => {
      expect(linesOf(text).roleOf(2)).toBe('title')
    },
  )
})

test('has() is true if the bytes have room for the lines with two bytes of line end each', () => {
  const lines = linesOf('100T00\r\n'.repeat(3))
  expect([0, 1, 2, 3, 4].map((count) => lines.has(count, 2))).toEqual([true, true, true, true, false])
  expect(lines.has(3, 3)).toBe(false)
  expect(lines.has(2, 3)).toBe(true)
})

test('text() returns the columns, and open() keeps the view of the same bytes', () => {
  const lines = linesOf('100T00\n')
  expect(lines.text(2)).toBe('100T00')
  const { view } = lines
  const other = Buffer.from('0ÁÉÍ  \n', 'latin1')
  lines.open(other)
  expect(lines.view).not.toBe(view)
  expect(lines.view.getUint8(1)).toBe(0xc1)
  const opened = lines.view
  lines.open(other)
  expect(lines.view).toBe(opened)
  expect(lines.text(0)).toBe('0ÁÉÍ  ')
})
