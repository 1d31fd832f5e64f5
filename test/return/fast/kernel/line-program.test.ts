/** Bounds of the bytes that each column of a record can hold, as the kernel gets them. */
import { expect, test } from 'vitest'
import {
  blanks,
  date,
  digits,
  fileLayout,
  integer,
  key,
  literal,
  money,
  rate,
  record,
  reserved,
  taxId,
  text,
  time,
  zeros,
} from '../../../../src/fixed-width/index.js'
import { expect as expectIn, LineProgram } from '../../../../src/return/fast/kernel/line-program.js'
import { ProgramImage } from '../../../../src/return/fast/kernel/program-image.js'

const WIDTH = 80
const layout = fileLayout({
  name: 'made.return',
  width: WIDTH,
  records: {
    header: record('made.header', WIDTH, { type: key(1, 1, '0'), rest: text(2, WIDTH) }, 'made up'),
    title: record(
      'made.title',
      WIDTH,
      {
        type: key(1, 1, '1'),
        label: literal(2, 3, 'AB'),
        blank: blanks(4, 5),
        zero: zeros(6, 7),
        free: reserved(8, 9),
        name: text(10, 11),
        long: integer(12, 28),
        paid: money(29, 44),
        code: digits(45, 46),
        rate: rate(47, 48, 2),
        person: taxId(49, 50),
        time: time(51, 56),
        day: date(57, 62, 'DDMMYY'),
        lot: digits(63, 64),
        rest: text(65, WIDTH),
      },
      'made up',
    ),
    trailer: record('made.trailer', WIDTH, { type: key(1, 1, '9'), rest: text(2, WIDTH) }, 'made up'),
  },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
})

function made() {
  const image = new ProgramImage()
  const constants = new Map([
    ['code', '06'],
    ['lot', null],
  ])
  return { image, program: new LineProgram(image, layout, 'title', constants) }
}

/** The upper bound of a column is sixteen bytes after the lower bound. */
function boundsOf(name: string): string {
  const { image, program } = made()
  return program
    .positions(name)
    .map((position) => String.fromCharCode(image.bytes[position]!, image.bytes[position + 16]!))
    .join(' ')
}

test.each([
  ['type', '11'],
  ['label', 'AA BB'],
  ['blank', '     '],
  ['zero', '00 00'],
  ['free', ' \x7f  \x7f'],
  ['name', ' \x7f  \x7f'],
  // The last fifteen digits of a number are read. The digits before them must be zeros.
  ['long', `00 00${' 09'.repeat(15)}`],
  ['paid', `00${' 09'.repeat(15)}`],
  ['code', '00 66'],
  ['rate', '09 09'],
  ['person', '09 09'],
  // 00:00:00 to 19:59:59. Later times are checked separately.
  ['time', '01 09 05 09 05 09'],
  ['day', Array(6).fill('\0\xff').join(' ')],
  ['lot', '09 09'],
])('the bounds of the columns of %s: %j', (name, expected) => {
  expect(boundsOf(name)).toBe(expected)
})

test('expect() sets the bounds of a constant that is known later', () => {
  const { image, program } = made()
  const memory = Buffer.from(image.bytes)
  expectIn(memory, program.positions('lot'), '42')
  expect(program.positions('lot').map((position) => [memory[position], memory[position + 16]])).toEqual([
    [0x34, 0x34],
    [0x32, 0x32],
  ])
})
