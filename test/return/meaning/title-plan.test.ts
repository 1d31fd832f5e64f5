/** The plan of a made-up dialect: every kind of source, with and without its records. */
import { describe, expect, it, test } from 'vitest'
import { return240 } from '../../../src/banks/341-itau/cnab240-return.js'
import { type AnyProjection, type MoneyWhere, projection } from '../../../src/febraban/index.js'
import { date, digits, fileLayout, key, LayoutError, money, record, text } from '../../../src/fixed-width/index.js'
import { AmountByCode } from '../../../src/return/meaning/amount-by-code.js'
import {
  amountByCode,
  fieldsOf,
  fieldsOfMoney,
  type MoneyWherePlan,
  type TitlePlan,
  titlePlan,
} from '../../../src/return/meaning/title-plan.js'

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
    expect(planOf({}).dates.paid_at).toEqual({ from: 'none' })
  })

  it('can come from the title, or else from the header', () => {
    const source = { date: 'title.credit_date', header: 'header.credit_date' }
    expect(inPaths(planOf({ credit_at: source }).dates.credit_at)).toEqual({
      from: 'title or header',
      date: 'title title.credit_date',
      header: 'header header.credit_date',
    })
  })

  it('of the credit can come from the title, or else from the header of its lot', () => {
    const source = { date: 'segment_u.credit_date', header: 'lot_header.credit_date' }
    const planOfItau = (sources: AnyProjection, roles?: readonly string[]): TitlePlan =>
      titlePlan(
        { ...return240, titles: { segment_t: { ...return240.titles['segment_t'], ...sources } } },
        'segment_t',
        roles,
      )
    expect(planOfItau({ credit_at: source }).dates.credit_at).toMatchObject({
      from: 'title or lot header',
      date: { path: source.date },
      header: { path: source.header },
    })
    expect(planOfItau({ credit_at: source }, ['segment_t']).dates.credit_at).toEqual({ from: 'none' })
    expect(() => planOfItau({ paid_at: source })).toThrow(LayoutError)
    expect(() => planOfItau({ credit_at: { ...source, date: 'header.generation_date' } })).toThrow(LayoutError)
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
        from: 'payments',
        date: `${ofPayments.split('.')[0]} ${ofPayments}`,
      })
    expect(() => planOf({ credit_at: { ofPayments: 'segment_u.date' } })).toThrow(LayoutError)
  })

  it('of a record outside the plan have no source', () => {
    expect(inPaths(planOf({ paid_at: 'segment_u.date' }).dates.paid_at)).toBe('title segment_u.date')
    expect(planOf({ paid_at: 'segment_u.date' }, MAIN_ONLY).dates.paid_at).toEqual({ from: 'none' })
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
      net: 'segment_u.credit',
      fee: 'title.fee',
      owed: { plus: ['title.amount', 'segment_u.fine'], minus: ['title.discount'] },
    },
    credit_amount: where,
    other_credit: { money: 'title.amount', where: 'segment_u.side', isNot: ['D'] },
    bank_rate: { money: 'title.fee', beside: 'segment_u.credit' },
    billet_fine: { sum: ['title.amount', 'segment_u.fine'] },
    discount: 'title.discount',
    value_rebate: 'segment_u.fine',
  } as const

  it('have all their fields resolved', () => {
    expect(inPaths(planOf(sources).amounts)).toEqual({
      paid_amount: {
        from: 'gross',
        net: 'title segment_u.credit',
        fees: ['title title.fee'],
        plus: ['title title.amount', 'title segment_u.fine'],
        minus: ['title title.discount'],
      },
      credit_amount: { from: 'where', amount: 'title segment_u.credit', code: 'title title.side', is: ['C'] },
      other_credit: { from: 'where', amount: 'title title.amount', code: 'title segment_u.side', isNot: ['D'] },
      bank_rate: { from: 'beside', amount: 'title title.fee', beside: 'title segment_u.credit' },
      billet_fine: { from: 'sum', parts: ['title title.amount', 'title segment_u.fine'] },
      discount: 'title title.discount',
      value_rebate: 'title segment_u.fine',
      other_fines: { from: 'none' },
      iof: { from: 'none' },
    })
  })

  it('without a record: no source if the credit or a part of a sum is missing; other fields are left out', () => {
    const { amounts } = planOf({ ...sources, iof: { ...sources.paid_amount, net: 'title.amount' } }, MAIN_ONLY)
    expect(inPaths(amounts)).toMatchObject({
      paid_amount: { from: 'none' },
      credit_amount: { from: 'where', amount: null, code: 'title title.side' },
      other_credit: { from: 'where', amount: 'title title.amount', code: null },
      bank_rate: { from: 'beside', amount: 'title title.fee', beside: null },
      billet_fine: { from: 'none' },
      discount: 'title title.discount',
      value_rebate: { from: 'none' },
      iof: { from: 'gross', net: 'title title.amount', plus: ['title title.amount'], minus: ['title title.discount'] },
    })
    const beside = { money: 'segment_u.credit', beside: 'title.amount' }
    expect(planOf({ credit_amount: beside }, MAIN_ONLY).amounts.credit_amount).toEqual({ from: 'none' })
    const gross = { net: 'title.amount', fee: 'segment_u.fine', owed: { plus: [], minus: [] } }
    expect(planOf({ paid_amount: gross }, MAIN_ONLY).amounts.paid_amount).toMatchObject({ fees: [] })
  })

  it('that depend on a code are listed once, also if two entries have the same source', () => {
    const plan = planOf({ credit_amount: where, paid_amount: where, iof: { ...where } })
    expect(plan.amounts.paid_amount).toBe(plan.amounts.credit_amount)
    expect(plan.where).toEqual([plan.amounts.paid_amount, plan.amounts.iof])
  })

  it('cannot be in the header', () => {
    for (const source of ['header.total', { sum: ['header.total'] }, { ...where, money: 'header.total' }])
      expect(() => planOf({ iof: source })).toThrow(LayoutError)
  })

  it('have their fields without the code', () => {
    const { amounts } = planOf(sources)
    const paths = Object.fromEntries(
      Object.entries(amounts).map(([entry, plan]) => [entry, fieldsOfMoney(plan).map(({ path }) => path)]),
    )
    expect(paths).toEqual({
      paid_amount: ['segment_u.credit', 'title.fee', 'title.amount', 'segment_u.fine', 'title.discount'],
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
  const pathsOf = (...entries: Parameters<typeof fieldsOf>[1] & object) =>
    fieldsOf(plan, entries).map(({ path }) => path)
  expect(pathsOf('iof', 'paid_at')).toEqual(['title.fee', 'title.credit_date', 'header.credit_date'])
  expect(pathsOf('our_number', 'credit_at')).toEqual(['title.number', 'title.digit'])
  expect(fieldsOf(plan).map(({ path }) => path)).toEqual([
    'title.credit_date',
    'header.credit_date',
    'title.fee',
    'title.number',
    'title.digit',
    'title.occurrence',
    'title.reasons',
  ])
})

test.each<[Partial<MoneyWherePlan>, string | null, AmountByCode]>([
  [{ is: ['C'] }, 'C', AmountByCode.amount],
  [{ is: ['C'] }, 'c', AmountByCode.amount],
  [{ is: ['C'] }, 'D', AmountByCode.zero],
  [{ is: ['C'] }, '', AmountByCode.zeroIfZero],
  [{ is: ['C'] }, null, AmountByCode.zeroIfZero],
  [{ isNot: ['D'] }, 'C', AmountByCode.amount],
  [{ isNot: ['D'] }, 'd', AmountByCode.notSent],
  [{ isNot: ['D'] }, '', AmountByCode.zeroIfZero],
])('an amount where %j and the code is %j', (source, code, meaning) => {
  expect(amountByCode(source as MoneyWherePlan, code)).toBe(meaning)
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
