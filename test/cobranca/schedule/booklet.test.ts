import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCycles,
  bookletOf,
  CYCLES,
  type Cycle,
  formatMoney,
  type Installment,
  installmentStatus,
  nextBusinessDay,
  parseMoney,
  SLIP_STATUSES,
  type SlipStatus,
  slipsOfInstallment,
} from '../../../src/cobranca/index.js'
import { runs } from '../../runs.js'
import { errorsOf } from '../errors-of.js'
import { payer } from '../made-up-payer.js'

/** Twenty of them are exact integers. */
const MAX_CENTS = 99_999_999_999_999
const day = fc.date({ min: new Date('2016-01-01T00:00Z'), max: new Date('2060-12-31T00:00Z'), noInvalidDate: true })
const date = day.map((each) => each.toISOString().slice(0, 10))
const cycle = fc.constantFrom(...(Object.keys(CYCLES) as Cycle[]))

describe('a new booklet', () => {
  /* Public service reference, `installments`, sample: 2016-11-15 is a holiday. */
  test('ends on its last due date, moved to a business day', () => {
    const { slips, ...booklet } = bookletOf({ ...payer, amount: '120,40', start_at: '2016-09-15', total: 3 })
    expect(booklet).toEqual({
      status: 'created',
      total: 3,
      start_at: '2016-09-15',
      end_at: '2016-11-16',
      amount: 12040,
      total_amount: 36120,
    })
    expect(slips.map(({ expire_at }) => expire_at)).toEqual(['2016-09-15', '2016-10-17', '2016-11-16'])
  })

  test('of slips that differ has no value of each, and begins and ends with their first and last due dates', () => {
    const custom = [
      { amount_cents: 101, expire_at: '2026-05-11' },
      { amount_cents: 202, expire_at: '2026-03-14' },
    ]
    // 2026-03-14 is a Saturday.
    expect(bookletOf({ ...payer, custom_bank_billets: custom })).toMatchObject({
      total: 2,
      start_at: '2026-03-16',
      end_at: '2026-05-11',
      amount: null,
      total_amount: 303,
    })
  })

  test('has the slips of slipsOfInstallment', () => {
    const installment: Installment = { ...payer, id: 3, amount: 100, start_at: '2026-03-10', total: 2, tags: ['x'] }
    expect(bookletOf(installment).slips).toEqual(slipsOfInstallment(installment))
  })

  test('with a sum beyond exact integers is an error', () => {
    const installment = { ...payer, amount: Number.MAX_SAFE_INTEGER, start_at: '2026-03-10', total: 2 }
    expect(errorsOf(() => bookletOf(installment))).toEqual({ amount: ['é grande demais'] })
  })

  test('with errors has the errors of slipsOfInstallment', () => {
    expect(Object.keys(errorsOf(() => bookletOf({ ...payer })) ?? {})).toEqual(['amount', 'start_at', 'total'])
  })

  test('the sum of its slips is its total, to the cent, in text and in cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_99 }),
        fc.integer({ min: 1, max: 120 }),
        date,
        cycle,
        fc.boolean(),
        (cents, total, start_at, cycle, asText) => {
          const amount = asText ? formatMoney(cents) : cents
          const booklet = bookletOf({ ...payer, amount, start_at, total, cycle })
          const sum = booklet.slips.reduce((all, slip) => all + parseMoney(slip.amount), 0)
          expect(booklet).toMatchObject({ total, amount: cents, total_amount: cents * total, start_at })
          expect(sum).toBe(booklet.total_amount)
          expect(booklet.slips).toHaveLength(total)
          expect(booklet.end_at).toBe(nextBusinessDay(addCycles(start_at, cycle, total - 1)))
          expect(booklet.end_at).toBe(booklet.slips.at(-1)!.expire_at)
        },
      ),
      runs(300),
    )
  })

  test('of custom slips: their sum, first and last day', () => {
    const custom = fc.record({ amount_cents: fc.integer({ min: 1, max: MAX_CENTS }), expire_at: date })
    fc.assert(
      fc.property(fc.array(custom, { minLength: 1, maxLength: 20 }), fc.boolean(), (custom, anyDay) => {
        const options = { allow_expiration_on_weekends: anyDay }
        const { slips, total, total_amount, start_at, end_at } = bookletOf(
          { ...payer, custom_bank_billets: custom },
          options,
        )
        expect(total).toBe(custom.length)
        expect(BigInt(total_amount)).toBe(custom.reduce((sum, { amount_cents }) => sum + BigInt(amount_cents), 0n))
        expect(slips.map(({ amount }) => amount)).toEqual(custom.map(({ amount_cents }) => amount_cents))
        for (const { expire_at } of slips) expect(start_at <= expire_at && expire_at <= end_at).toBe(true)
      }),
      runs(300),
    )
  })

  test('stored with its end is the same booklet', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 60 }), cycle, (start_at, total, cycle) => {
        const installment = { ...payer, amount: 1, start_at, total, cycle }
        const booklet = bookletOf(installment)
        expect(bookletOf({ ...installment, end_at: booklet.end_at })).toEqual(booklet)
      }),
      runs(100),
    )
  })
})

/* Public service reference, `installments`: created (creating), processed (all slips created), generated (all drawn, open). */
describe('the status of a booklet', () => {
  const of = (total: number, ...statuses: SlipStatus[]) =>
    installmentStatus(
      total,
      statuses.map((status) => ({ status })),
    )

  test.each([
    ['created', 2, []],
    ['created', 2, ['opened']],
    ['processed', 2, ['opened', 'generating']],
    ['processed', 1, ['generation_failed']],
    ['generated', 2, ['opened', 'opened']],
    ['generated', 2, ['paid', 'canceled']],
  ] as const)('%s: %i slips, of which exist %j', (status, total, statuses) => {
    expect(of(total, ...statuses)).toBe(status)
  })

  test('a slip without a status is open', () => {
    expect(installmentStatus(2, [{}, { status: null }])).toBe('generated')
  })

  test('never goes back while slips are added and drawn', () => {
    const ORDER = ['created', 'processed', 'generated']
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.nat()), (total, picks) => {
        const slips: { status: SlipStatus }[] = []
        let last = 0
        for (let step = 0; step < total * 2; step++) {
          const waiting = slips.filter(({ status }) => status === 'generating')
          const pick = picks.next().value
          if (slips.length < total && (waiting.length === 0 || pick % 2 === 0)) slips.push({ status: 'generating' })
          else waiting[pick % waiting.length]!.status = 'opened'
          const now = ORDER.indexOf(installmentStatus(total, slips))
          expect(now).toBeGreaterThanOrEqual(last)
          last = now
        }
        expect(ORDER[last]).toBe('generated')
      }),
      runs(100),
    )
  })

  test.each(Object.keys(SLIP_STATUSES) as SlipStatus[])('%s is known', (status) => {
    expect(['processed', 'generated']).toContain(of(1, status))
  })

  test('of an unknown status, or without a number of slips, is an error', () => {
    expect(Object.keys(errorsOf(() => of(1, 'x' as never)) ?? {})).toEqual(['status'])
    for (const total of [0, -1, 1.5, Number.NaN, '2' as never])
      expect(Object.keys(errorsOf(() => installmentStatus(total, [])) ?? {})).toEqual(['total'])
  })
})
