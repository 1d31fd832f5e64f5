import { expect, test } from 'vitest'
import {
  blanks,
  date,
  digits,
  integer,
  key,
  layoutRows,
  layoutTable,
  literal,
  money,
  rate,
  record,
  reserved,
  taxId,
  text,
  time,
  zeros,
} from '../../../src/fixed-width/index.js'

const everyKind = record(
  'made100.every_kind',
  100,
  {
    record_type: key(1, 1, '1'),
    direction: literal(2, 8, 'RETORNO'),
    filler_1: blanks(9, 10),
    filler_2: zeros(11, 12),
    bank_use: reserved(13, 15),
    name: text(16, 25),
    pix_key: text(26, 35, { case: 'keep' }),
    agreement: text(36, 40, { align: 'right' }),
    occurrence: digits(41, 42),
    sequence: integer(43, 48),
    amount: money(49, 61),
    quantity: money(62, 70, 5),
    interest: rate(71, 74, 2),
    due_date: date(75, 80, 'DDMMYY'),
    credit_date: date(81, 86, 'DDMMYY', { empty: 'blanks' }),
    tax_id: taxId(87, 96),
    at: time(97, 100, 'HHMM'),
  },
  'Made up, p. 1',
)

test('layoutTable prints a record like a page of the manual: from, to, length, kind, name', () => {
  expect(layoutTable(everyKind)).toBe(
    `
made100.every_kind (100)
Made up, p. 1
from   to  len  kind                      name
   1    1    1  key '1'                   record_type
   2    8    7  literal 'RETORNO'         direction
   9   10    2  blanks                    filler_1
  11   12    2  zeros                     filler_2
  13   15    3  reserved                  bank_use
  16   25   10  text                      name
  26   35   10  text keep case            pix_key
  36   40    5  text align right          agreement
  41   42    2  digits                    occurrence
  43   48    6  integer                   sequence
  49   61   13  money 2                   amount
  62   70    9  money 5                   quantity
  71   74    4  rate 2                    interest
  75   80    6  date DDMMYY               due_date
  81   86    6  date DDMMYY empty blanks  credit_date
  87   96   10  tax_id                    tax_id
  97  100    4  time HHMM                 at
`.trimStart(),
  )
})

test('layoutRows returns the rows as data', () => {
  expect(layoutRows(everyKind)[10]).toEqual({ from: 49, to: 61, length: 13, kind: 'money 2', name: 'amount' })
})
