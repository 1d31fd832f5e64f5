/** Differences between a record and its page. */
import { expect, test } from 'vitest'
import {
  blanks,
  date,
  digits,
  type Fields,
  type FixedRecord,
  integer,
  key,
  literal,
  money,
  record,
  text,
  zeros,
} from '../../src/fixed-width/index.js'
import { differences } from './page-differences.js'
import { page, patched } from './printed-page.js'

const PAGE = page`p. 1: 1 9 7, 2-4 X ABC, 5-12 DDMMAAAA, 13-27 9V2, 28-30 9 zeros, 31-240 X blanks`

/** A record of that page, with other fields in some columns. */
function recordWith(range: readonly [number, number], fields: Fields): FixedRecord {
  const rest = {
    record_type: key(1, 1, '7'),
    letters: literal(2, 4, 'ABC'),
    due_date: date(5, 12, 'DDMMYYYY'),
    amount: money(13, 27),
    reserved_1: zeros(28, 30),
    reserved_2: blanks(31, 240),
  }
  return record('page', 240, rest, 'p. 1').replace(range, fields)
}

test.each([
  ['a constant read as a value', [2, 4], { letters: text(2, 4) }],
  ['a filler read as a value', [28, 30], { reserved_1: digits(28, 30) }],
  ['columns of one filler in two fields', [31, 240], { reserved_2: blanks(31, 99), reserved_3: blanks(100, 240) }],
] as const)('%s is not a difference', (_, range, fields) => {
  expect(differences(PAGE, recordWith(range, fields))).toEqual([])
})

test.each([
  ['another constant', [2, 4], { letters: literal(2, 4, 'ABD') }, '2-4 X ABC = 2-4 letters literal'],
  ['another order of the date', [5, 12], { due: date(5, 12, 'YYYYMMDD') }, '5-12 DDMMAAAA = 5-12 due date'],
  ['other decimals', [13, 27], { amount: money(13, 27, 5) }, '13-27 9V2 = 13-27 amount money V5'],
  ['an amount that is no money', [13, 27], { amount: integer(13, 27) }, '13-27 9V2 = 13-27 amount integer'],
  [
    'a filler of zeros where the page has blanks',
    [31, 240],
    { rest: zeros(31, 240) },
    '31-240 X blanks = 31-240 rest zeros',
  ],
  [
    'an end one column further',
    [13, 30],
    { amount: money(13, 28), rest: zeros(29, 30) },
    '13-27 9V2, 28-30 9 zeros = 13-28 amount money V2, 29-30 rest zeros',
  ],
  [
    'a value in the columns of a filler',
    [31, 240],
    { letter: text(31, 31), rest: blanks(32, 240) },
    '31-240 X blanks = 31 letter text, 32-240 rest blanks',
  ],
] as const)('%s is a difference', (_, range, fields, difference) => {
  expect(differences(PAGE, recordWith(range, fields))).toEqual([difference])
})

test('a constant of a record that its page does not print is a difference', () => {
  const open = patched(PAGE)`p. 2: 1 9, 28-30 9`
  expect(differences(open, recordWith([1, 1], { record_type: key(1, 1, '7') }))).toEqual([
    '1 9 = 1 record_type key',
    '28-30 9 = 28-30 reserved_1 zeros',
  ])
})
