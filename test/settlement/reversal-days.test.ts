/** Bookings with days: a reversal undoes no payment of a later day, and none that a later reversal has undone. Amounts by hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { type CentsOfDay, type SlipToSettle, settle } from '../../src/settlement/index.js'
import { KeyTable } from '../../src/settlement/key-table.js'
import { TitleNets } from '../../src/settlement/title-nets.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { fixture } from '../convert/folders.js'
import { runs } from '../runs.js'
import { emptyLookup } from './lookups.js'

/** A settlement of R$ 494,40 of a title of R$ 480,00, and its title (Itaú, CNAB 400). */
const FILE = parseReturn(fixture('341-itau/cnab400/settlements.ret'))
const payment = FILE.bank_billet_discharges[1]!
const TITLE = 'title:341:842:31507:450020'
const PAID = 49_440

const [MARCH, APRIL, JUNE, JULY] = ['2026-03-10', '2026-04-10', '2026-06-10', '2026-07-10'] as const

const paidOn = (paid_at: string | null): ReturnRecord => ({
  ...payment,
  line_parsed: { ...payment.line_parsed, paid_at },
})

/** A cheque that came back (69), or «estorno de pagamento», of this day. */
const reversedOn = (paid_at: string | null, our_occurrence: '2025' | '2111' = '2025'): ReturnRecord => ({
  ...payment,
  kind: 'reversed',
  final: false,
  occurrence: '69',
  our_occurrence,
  line_parsed: { ...payment.line_parsed, paid_amount: String(PAID), paid_at },
})

/** A file of July. */
const inJuly = (...records: readonly ReturnRecord[]) => ({
  ...FILE,
  header: { ...FILE.header!, generated_at: JULY },
  bank_billet_discharges: records,
})

const WITHOUT_PAYMENT = ['reversal_without_payment']

const slipOf = (status: 'opened' | 'paid'): SlipToSettle => ({ id: 1, our_number: '45002', status })

/** The settlement of a file by bookings, which is the settlement by look-ups. */
function settled(records: readonly ReturnRecord[], bookings: readonly CentsOfDay[], status: 'opened' | 'paid') {
  const slips = [slipOf(status)]
  const booked = { has: () => false, net: (key: string) => (key === TITLE ? bookings : 0) }
  const settlement = settle(inJuly(...records), slips, { booked })
  const lookup = {
    slips: () => slips,
    booked: (keys: readonly string[]) =>
      keys.includes(TITLE) ? bookings.map(([cents, day]) => [TITLE, cents, day] as const) : [],
  }
  expect(settle(inJuly(...records), { lookup })).toEqual(settlement)
  return settlement.records
}

/** The effect of a reversal of March. */
function effectOf(
  bookings: readonly CentsOfDay[],
  { status = 'paid', record = reversedOn(MARCH) }: { status?: 'opened' | 'paid'; record?: ReturnRecord } = {},
) {
  const [{ reversal, needs_review, status: after }] = settled([record], bookings, status) as [
    ReturnType<typeof settled>[number],
  ]
  return [reversal?.reversed_amount ?? null, needs_review.map(({ code }) => code), after]
}

describe('a cheque of March that the bank sends again in July', () => {
  test('undoes its own payment, of its day or an earlier one', () => {
    for (const day of ['2026-03-02', MARCH]) expect(effectOf([[PAID, day]])).toEqual([PAID, [], 'opened'])
  })

  test('undoes no payment of June: a person has to check what it is about', () => {
    expect(effectOf([[PAID, JUNE]])).toEqual([null, WITHOUT_PAYMENT, 'paid'])
    // The slip may not be paid yet when a later file is settled first.
    expect(effectOf([[PAID, JUNE]], { status: 'opened' })).toEqual([null, [], 'opened'])
  })

  test('leaves the slip paid when a person has confirmed it, if the payment of June is of the whole title', () => {
    const statusAfter = (cents: number) => {
      const booked = { has: () => false, net: (): readonly CentsOfDay[] => [[cents, JUNE]] }
      const { records } = settle(inJuly(reversedOn(MARCH)), [slipOf('paid')], { booked, needs_review: 'book' })
      return [records[0]!.reversal, records[0]!.status]
    }
    expect(statusAfter(48_000)).toEqual([null, 'paid'])
    expect(statusAfter(47_999)).toEqual([null, 'opened'])
  })

  test('undoes its own payment, and leaves the slip paid by that of June', () => {
    const bookings = [
      [PAID, JUNE],
      [PAID, '2026-03-02'],
    ] as const
    expect(effectOf(bookings)).toEqual([PAID, [], 'paid'])
  })

  test('undoes no payment that a later reversal has undone', () => {
    const bookings = [
      [-PAID, APRIL],
      [PAID, '2026-03-02'],
    ] as const
    expect(effectOf(bookings, { status: 'opened' })).toEqual([null, [], 'opened'])
    // That of June is not undone by it either.
    expect(effectOf([...bookings, [PAID, JUNE]])).toEqual([null, WITHOUT_PAYMENT, 'paid'])
  })

  test('undoes its own payment, if the later reversal has undone the payment of its day', () => {
    const bookings = [
      [PAID, '2026-03-02'],
      [PAID, JUNE],
      [-PAID, JULY],
    ] as const
    expect(effectOf(bookings, { status: 'opened' })).toEqual([PAID, [], 'opened'])
  })

  test('undoes a payment without a day', () => {
    expect(effectOf([[PAID, null]])).toEqual([PAID, [], 'opened'])
  })

  test('needs review while a payment waits, of any day', () => {
    const bookings = [
      [PAID, MARCH],
      [null, JUNE],
    ] as const
    expect(effectOf(bookings)).toEqual([null, ['conditional_reversal'], 'paid'])
  })

  test('undoes no payment of June in the same file', () => {
    const [paid, reversed] = settled([paidOn(JUNE), reversedOn(MARCH)], [], 'opened')
    expect(paid).toMatchObject({ payment: { paid_amount: PAID }, status: 'paid' })
    expect(reversed).toMatchObject({ reversal: null, reversal_without_payment: true, pending: true, status: 'paid' })
  })
})

test('a reversal without a day has the day of its file', () => {
  const record = reversedOn(null)
  expect(effectOf([[PAID, JUNE]], { record })).toEqual([PAID, [], 'opened'])
  expect(effectOf([[PAID, '2026-07-11']], { record })).toEqual([null, WITHOUT_PAYMENT, 'paid'])
})

test('«estorno de pagamento» needs review if only a later payment is booked', () => {
  const record = reversedOn(MARCH, '2111')
  expect(effectOf([[PAID, JUNE]], { record })).toEqual([null, ['reversal_of_unbooked_payment'], 'paid'])
  expect(effectOf([[PAID, MARCH]], { record })).toEqual([PAID, [], 'opened'])
})

test('bookings of days that no reversal is before are the sum of them', () => {
  const days = fc.constantFrom('2026-01-02', '2026-02-03', MARCH, null)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -PAID, max: 2 * PAID }), days), { maxLength: 5 }), (drawn) => {
      const sums = new Map<string | null, number>()
      for (const [cents, day] of drawn) sums.set(day, (sums.get(day) ?? 0) + cents)
      const total = [...sums.values()].reduce((sum, cents) => sum + cents, 0)
      const byDay = settled(
        [reversedOn(MARCH)],
        [...sums].map(([day, cents]) => [cents, day] as const),
        'paid',
      )
      expect(byDay).toEqual(settled([reversedOn(MARCH)], [[total, null]], 'paid'))
    }),
    runs(100, 30),
  )
})

test('a reversal may undo the least sum at the end of its day or of a later one', () => {
  const days = [MARCH, APRIL, JUNE, JULY]
  const drawn = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.constantFrom(...days, null)), { maxLength: 8 })
  fc.assert(
    fc.property(drawn, fc.nat(8), fc.constantFrom(...days), (all, before, day) => {
      // Some are in the books, the others in the file.
      const nets = new TitleNets({ net: () => all.slice(0, before) }, new KeyTable())
      for (const [cents, day] of all.slice(before)) nets.add('title', cents, day)
      const sumAt = (end: string) =>
        all.reduce((sum, [cents, each]) => sum + (each === null || each <= end ? cents : 0), 0)
      const booked = Math.min(...days.filter((each) => each >= day).map(sumAt))
      expect(nets.of(['title'], day)).toEqual({ booked, total: sumAt(JULY), isComplete: true, isUncertain: false })
      expect(nets.of(['title'], null)).toMatchObject({ booked: sumAt(JULY) })
    }),
    runs(300, 100),
  )
})

test('the days of several keys of a title count together', () => {
  const bookings: Readonly<Record<string, readonly CentsOfDay[]>> = { a: [[100, MARCH]], b: [[-100, JUNE]] }
  const nets = new TitleNets({ net: (key) => bookings[key]! }, new KeyTable())
  expect(nets.of(['a', 'b'], MARCH)).toMatchObject({ booked: 0, total: 0 })
  expect(nets.of(['a', 'b'], '2026-03-09')).toMatchObject({ booked: 0, total: 0 })
  expect(nets.of(['a'], MARCH)).toMatchObject({ booked: 100, total: 100 })
})

test('a day in another form is an error', () => {
  const records = inJuly(reversedOn(MARCH))
  const booked = { has: () => false, net: (): readonly CentsOfDay[] => [[PAID, '10/03/2026']] }
  expect(errorsOf(() => settle(records, [slipOf('paid')], { booked }))).toEqual({
    booked: ['net deve devolver datas no formato AAAA-MM-DD, ou null'],
  })
  const answer = (...days: readonly string[]) => ({
    ...emptyLookup,
    booked: () => days.map((day) => [TITLE, 1, day] as const),
  })
  expect(() => settle(records, { lookup: answer('') })).toThrow(`a data de ${TITLE} deve ter o formato AAAA-MM-DD`)
  expect(() => settle(records, { lookup: answer(MARCH, MARCH) })).toThrow(
    `a chave ${TITLE} vem duas vezes com a data ${MARCH}`,
  )
})
