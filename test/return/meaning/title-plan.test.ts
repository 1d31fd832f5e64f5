/** The plan of a made-up dialect: every kind of source, with and without its records. */
import { describe, expect, it, test } from 'vitest'
import { return240 } from '../../../src/banks/341-itau/cnab240-return.js'
import { type AnyProjection, type MoneyWhere, projection } from '../../../src/febraban/index.js'
import { date, digits, fileLayout, key, LayoutError, money, record, text } from '../../../src/fixed-width/index.js'
import type { FieldOfPlan } from '../../../src/return/meaning/plan-expressions.js'
import { isTrueOfCodes } from '../../../src/return/meaning/title-outcome.js'
import { fieldsOfPlan, fieldsOfValue, type TitlePlan, titlePlan } from '../../../src/return/meaning/title-plan.js'

const layoutOf = (width: 240 | 400) =>
  fileLayout({
    name: 'made.return',
    width,
    records: {
      header: record(
        'made.header',
        width,
        {
          type: key(1, 1, '0'),
          account: digits(2, 9),
          credit_date: date(10, 17, 'DDMMYYYY'),
          total: money(18, 30),
          rest: text(31, width),
        },
        'made up',
      ),
      title: record(
        'made.title',
        width,
        {
          type: key(1, 1, '1'),
          number: digits(2, 9),
          digit: digits(10, 10),
          occurrence: digits(11, 12),
          reasons: digits(13, 20),
          paid_at: date(21, 28, 'DDMMYYYY'),
          credit_date: date(29, 36, 'DDMMYYYY'),
          amount: money(37, 49),
          fee: money(50, 62),
          discount: money(63, 75),
          side: text(76, 76),
          bank: digits(77, 79),
          rest: text(80, width),
        },
        'made up',
      ),
      segment_u: record(
        'made.segment_u',
        width,
        {
          type: key(1, 1, '2'),
          credit: money(2, 14),
          fine: money(15, 27),
          date: date(28, 35, 'DDMMYYYY'),
          side: text(36, 36),
          name: text(37, width),
        },
        'made up',
      ),
      trailer: record('made.trailer', width, { type: key(1, 1, '9'), rest: text(2, width) }, 'made up'),
    },
    structure: {
      header: 'header',
      trailer: 'trailer',
      titles: [{ main: 'title', companions: { segment_u: { required: true } } }],
    },
  })

const layout = layoutOf(240)
const codes = { event_type: 'title.occurrence', error_code: 'title.reasons' } as const
const planOf = (sources: AnyProjection, roles?: readonly string[]): TitlePlan =>
  titlePlan({ layout, titles: { title: { ...codes, ...sources } } }, 'title', roles)

/** The fields of a plan by their paths. */
const inPaths = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === 'object' && each !== null && 'path' in each ? `${each.from} ${each.path}` : each,
  )

const MAIN_ONLY = ['title']

test('a field has its role, name and columns', () => {
  expect(planOf({ iof: 'title.fee' }).amounts.iof).toEqual({
    from: 'title',
    path: 'title.fee',
    role: 'title',
    name: 'fee',
    field: layout.records['title']!.fields['fee'],
  })
})

describe('dates', () => {
  it('come from a field of the title or of the header, or have no source', () => {
    const { dates } = planOf({ paid_at: 'title.paid_at', credit_at: 'header.credit_date' })
    expect(inPaths(dates)).toEqual({ paid_at: 'title title.paid_at', credit_at: 'header header.credit_date' })
    expect(planOf({}).dates.paid_at).toBeNull()
  })

  it('can come from the title, or else from the header', () => {
    const source = { date: 'title.credit_date', header: 'header.credit_date' }
    expect(inPaths(planOf({ credit_at: source }).dates.credit_at)).toEqual({
      if: { outcome: 'payment' },
      yes: {
        if: { blank: 'title title.credit_date' },
        yes: 'header header.credit_date',
        no: 'title title.credit_date',
      },
      no: 'title title.credit_date',
    })
  })

  it('can come from the title, or else from the header of its lot: such a title is for the fallback reader', () => {
    const source = { date: 'segment_u.credit_date', header: 'lot_header.credit_date' }
    const planOfItau = (sources: AnyProjection, roles?: readonly string[]): TitlePlan =>
      titlePlan(
        { ...return240, titles: { segment_t: { ...return240.titles['segment_t'], ...sources } } },
        'segment_t',
        roles,
      )
    for (const entry of ['credit_at', 'paid_at'] as const) {
      const { dates, fallback } = planOfItau({ [entry]: source })
      const isFromLot = (yes: unknown, no: unknown) => ({
        if: { outcome: 'payment' },
        yes: { if: { blank: `title ${source.date}` }, yes: yes, no: no },
        no: no,
      })
      expect(inPaths(dates[entry])).toEqual(isFromLot(`lot header ${source.header}`, `title ${source.date}`))
      expect(inPaths(fallback)).toContainEqual(isFromLot(true, false))
    }
    expect(planOfItau({ credit_at: source }, ['segment_t']).dates.credit_at).toBeNull()
    expect(() => planOfItau({ credit_at: { ...source, date: 'header.generation_date' } })).toThrow(LayoutError)
    // The fast readers do not know the header of the lot.
    const ifBlank = { if: { blank: source.header }, yes: source.date, no: null }
    expect(() => planOfItau({ credit_at: ifBlank })).toThrow(LayoutError)
  })

  it('of the title or a header must be in the title and in the header', () => {
    for (const source of [
      { date: 'title.credit_date', header: 'title.paid_at' },
      { date: 'header.credit_date', header: 'header.credit_date' },
    ])
      expect(() => planOf({ credit_at: source })).toThrow(LayoutError)
  })

  it('of payments must be in the main record or in the header', () => {
    for (const ofPayments of ['title.credit_date', 'header.credit_date'])
      expect(inPaths(planOf({ credit_at: { ofPayments } }).dates.credit_at)).toEqual({
        if: { outcome: 'payment' },
        yes: `${ofPayments.split('.')[0]} ${ofPayments}`,
        no: null,
      })
    expect(() => planOf({ credit_at: { ofPayments: 'segment_u.date' } })).toThrow(LayoutError)
  })

  it('of a record outside the plan have no source', () => {
    expect(inPaths(planOf({ paid_at: 'segment_u.date' }).dates.paid_at)).toBe('title segment_u.date')
    expect(planOf({ paid_at: 'segment_u.date' }, MAIN_ONLY).dates.paid_at).toBeNull()
  })
})

describe('texts', () => {
  it('are the fields of the title and of the header, in order', () => {
    const { texts } = planOf({
      our_number: ['title.number', 'title.digit'],
      account_number: ['header.account', 'title.digit'],
    })
    expect(inPaths(texts.our_number)).toEqual({ parts: ['title title.number', 'title title.digit'], noneIf: null })
    expect(inPaths(texts.account_number)).toEqual({
      parts: ['header header.account', 'title title.digit'],
      noneIf: null,
    })
    expect(texts.control_number).toEqual({ parts: [], noneIf: null })
  })

  it('have no parts of records outside the plan', () => {
    const { texts } = planOf({ our_number: ['title.number', 'segment_u.name'] }, MAIN_ONLY)
    expect(inPaths(texts.our_number)).toEqual({ parts: ['title title.number'], noneIf: null })
  })

  it('the receiving bank 000 is blank, if it is one field of the title', () => {
    const noneIf = (source: AnyProjection['banco_recebedor'] & {}) =>
      planOf({ banco_recebedor: source }).texts.banco_recebedor.noneIf
    expect(noneIf('title.bank')).toBe('000')
    expect(noneIf(['title.bank'])).toBe('000')
    expect(noneIf(['title.bank', 'title.digit'])).toBeNull()
    expect(noneIf('header.account')).toBeNull()
    expect(planOf({ agencia_recebedora: 'title.bank' }).texts.agencia_recebedora.noneIf).toBeNull()
  })
})

describe('amounts', () => {
  const where: MoneyWhere = { money: 'segment_u.credit', where: 'title.side', is: ['C'] }
  const sources = {
    paid_amount: {
      column: 'segment_u.credit',
      meanings: [{ plus: ['title.fee'] }, {}],
      owed: { plus: ['title.amount', 'segment_u.fine'], minus: ['title.discount'] },
    },
    credit_amount: where,
    other_credit: { money: 'title.amount', where: 'segment_u.side', isNot: ['D'] },
    bank_rate: { money: 'title.fee', beside: 'segment_u.credit' },
    billet_fine: { sum: ['title.amount', 'segment_u.fine'] },
    discount: 'title.discount',
    value_rebate: 'segment_u.fine',
  } as const

  /** The owed amount of `paid_amount`. */
  const owed = {
    difference: [
      { sumOfSent: ['title title.amount', 'title segment_u.fine'] },
      { sumOfSent: ['title title.discount'] },
    ],
  }
  const [NONE, ZERO] = [{ cents: null }, { cents: 0 }]

  it('that are fields, or are computed from fields', () => {
    const { amounts } = planOf(sources)
    expect(inPaths(amounts)).toMatchObject({
      billet_fine: { sum: ['title title.amount', 'title segment_u.fine'] },
      discount: 'title title.discount',
      value_rebate: 'title segment_u.fine',
      other_fines: NONE,
      iof: NONE,
    })
  })

  it('that depend on a code: zero without a code if the columns are zero', () => {
    const { amounts } = planOf(sources)
    const byCode = (code: string, money: string, is: readonly string[], yes: unknown, no: unknown) => ({
      if: { code, is: [''] },
      yes: { if: { equal: [money, ZERO] }, yes: ZERO, no: NONE },
      no: { if: { code, is }, yes, no },
    })
    const { credit_amount, other_credit } = amounts
    const [credit, face] = ['title segment_u.credit', 'title title.amount']
    expect(inPaths(credit_amount)).toEqual(byCode('title title.side', credit, ['C'], credit, ZERO))
    expect(inPaths(other_credit)).toEqual(byCode('title segment_u.side', face, ['D'], NONE, face))
  })

  it('beside another one: blank if only one of them is zero', () => {
    const [fee, credit] = ['title title.fee', 'title segment_u.credit']
    expect(inPaths(planOf(sources).amounts.bank_rate)).toEqual({
      if: { equal: [fee, ZERO] },
      yes: { if: { equal: [credit, ZERO] }, yes: fee, no: NONE },
      no: { if: { equal: [credit, ZERO] }, yes: NONE, no: fee },
    })
  })

  it('by contract: the first meaning of the column that makes the amount owed', () => {
    const column = 'title segment_u.credit'
    const withFee = { sumOfSent: [column, 'title title.fee'] }
    const { amounts, possible, doubts } = planOf(sources)
    expect(inPaths(amounts.paid_amount)).toMatchObject({
      if: { equal: [column, NONE] },
      yes: NONE,
      no: {
        if: { outcome: 'payment' },
        yes: {
          if: { equal: [column, ZERO] },
          no: {
            if: { less: [ZERO, owed] },
            yes: {
              if: { equal: [withFee, owed] },
              yes: withFee,
              no: column,
            },
            no: column,
          },
        },
        no: { no: { if: { outcome: 'unknown' }, yes: { if: { equal: [column, ZERO] }, yes: ZERO, no: NONE } } },
      },
    })
    expect(inPaths(possible)).toEqual([column, withFee, column])
    expect(doubts).toHaveLength(1)
  })

  it('without a record: no source if the credit or a part of a sum is missing; other fields are left out', () => {
    const { amounts } = planOf({ ...sources, iof: { ...sources.paid_amount, column: 'title.amount' } }, MAIN_ONLY)
    expect(inPaths(amounts)).toMatchObject({
      paid_amount: NONE,
      // Without the record of the code.
      other_credit: { if: { equal: ['title title.amount', ZERO] }, yes: ZERO, no: NONE },
      credit_amount: { if: { code: 'title title.side', is: [''] }, yes: NONE, no: { yes: NONE, no: ZERO } },
      bank_rate: { if: { equal: ['title title.fee', ZERO] }, yes: NONE, no: 'title title.fee' },
      billet_fine: NONE,
      discount: 'title title.discount',
      value_rebate: NONE,
    })
    expect(fieldsOfValue(amounts.iof, 'money').map(({ path }) => path)).toEqual([
      'title.amount',
      'title.discount',
      'title.fee',
    ])
    const beside = { money: 'segment_u.credit', beside: 'title.amount' }
    expect(planOf({ credit_amount: beside }, MAIN_ONLY).amounts.credit_amount).toEqual(NONE)
  })

  it('are one object if they have the same source; equal tests of codes are one, too', () => {
    const plan = planOf({ credit_amount: where, paid_amount: where, iof: { ...where } })
    expect(plan.amounts.paid_amount).toBe(plan.amounts.credit_amount)
    expect(inPaths(plan.tests)).toEqual([
      { code: 'title title.side', is: [''] },
      { code: 'title title.side', is: ['C'] },
      { outcome: 'money' },
      { outcome: 'payment' },
    ])
  })

  it('cannot be in the header', () => {
    for (const source of [
      'header.total',
      { sum: ['header.total'] },
      { ...where, money: 'header.total' },
      { ...where, where: 'header.account' },
    ])
      expect(() => planOf({ iof: source })).toThrow(LayoutError)
  })

  it('have their fields without the code', () => {
    const { amounts } = planOf(sources)
    const paths = Object.fromEntries(
      Object.entries(amounts).map(([entry, plan]) => [entry, fieldsOfValue(plan, 'money').map(({ path }) => path)]),
    )
    expect(paths).toEqual({
      paid_amount: ['segment_u.credit', 'title.amount', 'segment_u.fine', 'title.discount', 'title.fee'],
      credit_amount: ['segment_u.credit'],
      other_credit: ['title.amount'],
      bank_rate: ['title.fee', 'segment_u.credit'],
      billet_fine: ['title.amount', 'segment_u.fine'],
      discount: ['title.discount'],
      value_rebate: ['segment_u.fine'],
      other_fines: [],
      iof: [],
    })
  })
})

test('the fields of some entries, and of all', () => {
  const plan = planOf({
    paid_at: { date: 'title.credit_date', header: 'header.credit_date' },
    our_number: ['title.number', 'title.digit'],
    iof: 'title.fee',
  })
  const pathsOf = (...entries: Parameters<typeof fieldsOfPlan>[1] & object) =>
    fieldsOfPlan(plan, entries).map(({ path }) => path)
  expect(pathsOf('iof', 'paid_at')).toEqual(['title.fee', 'title.credit_date', 'header.credit_date'])
  expect(pathsOf('our_number', 'credit_at')).toEqual(['title.number', 'title.digit'])
  expect(fieldsOfPlan(plan).map(({ path }) => path)).toEqual([
    'title.credit_date',
    'header.credit_date',
    'title.fee',
    'title.number',
    'title.digit',
    'title.occurrence',
    'title.reasons',
  ])
})

test.each([
  ['C', true],
  ['c', true],
  ['D', false],
  ['', false],
  [null, false],
])('whether the code %j is C', (code, expected) => {
  const test = { code: {} as FieldOfPlan, is: ['C'] }
  expect(isTrueOfCodes(test, { isPayment: true, money: true }, () => code)).toBe(expected)
})

test.each([undefined, null, ''])('a code of %j is blank', (code) => {
  const test = { code: {} as FieldOfPlan, is: [''] }
  expect(isTrueOfCodes(test, { isPayment: true, money: true }, () => code)).toBe(true)
})

describe('lines', () => {
  const linesOf = (width: 240 | 400, roles?: readonly string[]) =>
    titlePlan({ layout: layoutOf(width), titles: { title: codes } }, 'title', roles).lines

  it('of CNAB 240 are the main line and, if the title has it, segment U', () => {
    expect(linesOf(240)).toEqual([
      { entry: 'line_t', role: 'title' },
      { entry: 'line_u', role: 'segment_u' },
    ])
    expect(linesOf(240, MAIN_ONLY)).toEqual([{ entry: 'line_t', role: 'title' }])
  })

  it('of CNAB 400 are empty', () => {
    expect(linesOf(400)).toEqual([])
  })
})

test('a dialect has one plan for the same main record and the same records', () => {
  const dialect = { layout, titles: { title: projection(layout, codes) } }
  expect(titlePlan(dialect, 'title')).toBe(titlePlan(dialect, 'title', ['title', 'segment_u']))
  expect(titlePlan(dialect, 'title')).not.toBe(titlePlan(dialect, 'title', MAIN_ONLY))
})
