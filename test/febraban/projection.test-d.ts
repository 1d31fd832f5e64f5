import { describe, expectTypeOf, test } from 'vitest'
import { lineParsed240, segmentT, segmentU } from '../../src/banks/families/febraban240/index.js'
import { type Projection, projection, without } from '../../src/febraban/index.js'
import {
  blanks,
  date,
  digits,
  fileLayout,
  integer,
  key,
  literal,
  money,
  record,
  taxId,
  text,
} from '../../src/fixed-width/index.js'

const end = (type: string) => record('made.end', 240, { record_type: key(1, 1, type), rest: blanks(2, 240) }, 'made up')
const layout = fileLayout({
  name: 'made240.return',
  width: 240,
  records: { header: end('h'), segment_t: segmentT, segment_u: segmentU, trailer: end('t') },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'segment_t', companions: { segment_u: {} } }] },
})

const title = record(
  'made40.title',
  40,
  {
    record_type: key(1, 1, '1'),
    direction: literal(2, 2, 'R'),
    our_number: digits(3, 10),
    name: text(11, 15),
    tax_id: taxId(16, 20),
    paid_on: date(21, 26, 'DDMMYY'),
    amount: money(27, 34),
    count: integer(35, 40),
  },
  'made up',
)
type Records = { title: typeof title }

describe('an amount', () => {
  test('comes only from money fields', () => {
    expectTypeOf<{ paid_amount: 'title.amount' }>().toExtend<Projection<Records>>()
    expectTypeOf<{ credit_amount: { money: 'title.amount'; where: 'title.name'; is: ['2'] } }>().toExtend<
      Projection<Records>
    >()
    const wrong: Projection<Records>[] = [
      // @ts-expect-error a counter is not money
      { paid_amount: 'title.count' },
      // @ts-expect-error a code is not money
      { paid_amount: 'title.our_number' },
      // @ts-expect-error a date is not money
      { paid_amount: 'title.paid_on' },
      // @ts-expect-error a list of fields is not an amount
      { paid_amount: ['title.amount', 'title.amount'] },
    ]
    expectTypeOf(wrong).toBeArray()
  })

  test('may be computed from money fields', () => {
    const owed = { plus: ['title.amount'], minus: [] } as const
    const gross = { paid_amount: { column: 'title.amount', meanings: [{ plus: ['title.amount'] }], owed } } as const
    expectTypeOf(gross).toExtend<Projection<Records>>()
    expectTypeOf({
      paid_amount: { column: 'title.amount', meanings: [{ plus: ['title.count'] }], owed },
    } as const).not.toExtend<Projection<Records>>()
    expectTypeOf({
      paid_amount: { column: 'title.amount', meanings: [{}], owed: { plus: ['title.name'], minus: [] } },
    } as const).not.toExtend<Projection<Records>>()
  })
})

describe('a date', () => {
  test('comes from a single date field', () => {
    expectTypeOf<{ paid_at: 'title.paid_on' }>().toExtend<Projection<Records>>()
    expectTypeOf<{ paid_at: 'title.amount' }>().not.toExtend<Projection<Records>>()
    expectTypeOf<{ paid_at: 'title.name' }>().not.toExtend<Projection<Records>>()
    expectTypeOf<{ paid_at: ['title.paid_on', 'title.paid_on'] }>().not.toExtend<Projection<Records>>()
  })
})

describe('a text', () => {
  test('comes from text, digits, a tax id or a key, or joins several of them', () => {
    const right: Projection<Records>[] = [
      { our_number: 'title.our_number' },
      { our_number: ['title.our_number', 'title.name'] },
      { control_number: 'title.tax_id' },
      { event_type: 'title.record_type' },
    ]
    expectTypeOf(right).toBeArray()
    expectTypeOf<{ our_number: 'title.amount' }>().not.toExtend<Projection<Records>>()
    expectTypeOf<{ our_number: 'title.paid_on' }>().not.toExtend<Projection<Records>>()
    expectTypeOf<{ event_type: 'title.direction' }>().not.toExtend<Projection<Records>>()
    expectTypeOf<{ our_number: ['title.our_number', 'title.count'] }>().not.toExtend<Projection<Records>>()
  })
})

describe('names', () => {
  test('of fields and entries must exist', () => {
    expectTypeOf<{ our_number: 'title.nothing' }>().not.toExtend<Projection<Records>>()
    expectTypeOf<{ our_number: 'nobody.our_number' }>().not.toExtend<Projection<Records>>()
    // @ts-expect-error the entry does not exist in line_parsed
    projection(layout, { fee: 'segment_t.bank_rate' })
    // @ts-expect-error the segment does not have the field
    projection(layout, { bank_rate: 'segment_u.bank_rate' })
  })
})

describe("FEBRABAN's projection", () => {
  test('fits its segments T and U', () => {
    projection(layout, lineParsed240)
    expectTypeOf(lineParsed240).toExtend<Projection<typeof layout.records>>()
  })

  test('fits a segment that lacks a field only without the entries of the field', () => {
    const own = segmentU.replace([108, 137], { bank_use: blanks(108, 137) })
    type Own = Omit<typeof layout.records, 'segment_u'> & { readonly segment_u: typeof own }
    expectTypeOf(lineParsed240).not.toExtend<Projection<Own>>()
    expectTypeOf(without(lineParsed240, 'other_fines', 'other_credit')).toExtend<Projection<Own>>()
    // @ts-expect-error the entry does not exist
    without(lineParsed240, 'other_fees')
  })
})
