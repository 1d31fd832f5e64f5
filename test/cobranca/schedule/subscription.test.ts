import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCycles,
  addDays,
  CYCLES,
  type Cycle,
  daysBetween,
  nextCharge,
  type Slip,
  type Subscription,
  slipsOfSubscription,
} from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'
import { payer } from '../made-up-payer.js'

const subscription = (fields: Partial<Subscription>): Subscription => ({ ...payer, amount: '50,00', ...fields })

/** Due dates of the slips up to a day, and the state of the subscription after it. */
function upTo(until: string, fields: Partial<Subscription>, options = {}) {
  const { slips, ...billing } = slipsOfSubscription(subscription(fields), { until, ...options })
  return { due: slips.map((slip) => slip.expire_at), ...billing }
}

/* Figures: public service reference, `customer_subscriptions`, samples. */
describe('a subscription', () => {
  test('without next_billing begins one cycle after its creation, on the same day of the month, also on a Saturday', () => {
    expect(upTo('2016-05-18', { created_at: '2016-05-18' })).toEqual({
      due: [],
      next_billing: '2016-06-18',
      billing_day: 18,
    })
  })

  test('creates a slip seven days before its due date by default', () => {
    const fields = { next_billing: '2016-06-18' }
    expect(upTo('2016-06-10', fields).due).toEqual([])
    expect(upTo('2016-06-11', fields).due).toEqual(['2016-06-20'])
    expect(upTo('2016-06-18', { ...fields, days_in_advance: 0 }).due).toEqual(['2016-06-20'])
    expect(upTo('2016-06-17', { ...fields, days_in_advance: 0 }).due).toEqual([])
  })

  test('with next_billing 2017-04-10 and 10 days in advance creates its slip on 2017-03-31', () => {
    const fields = { created_at: '2017-03-31', next_billing: '2017-04-10', days_in_advance: 10 }
    expect(upTo('2017-03-30', fields)).toEqual({ due: [], next_billing: '2017-04-10', billing_day: 10 })
    expect(upTo('2017-03-31', fields)).toEqual({ due: ['2017-04-10'], next_billing: '2017-05-10', billing_day: 10 })
  })

  test('moves a due date to a business day, but not next_billing', () => {
    const fields = { next_billing: '2016-06-18' }
    expect(upTo('2016-06-18', fields)).toEqual({ due: ['2016-06-20'], next_billing: '2016-07-18', billing_day: 18 })
    expect(upTo('2016-06-18', fields, { allow_expiration_on_weekends: true }).due).toEqual(['2016-06-18'])
  })

  test('refuses a misspelt field, with the nearest name, also in nextCharge', () => {
    const given = subscription({ next_billing: '2016-06-18', fine_percent: 2, next_biling: '2016-07-18' } as object)
    const errors = {
      fine_percent: ['não é um campo da assinatura; o nome mais parecido é fine_percentage'],
      next_biling: ['não é um campo da assinatura; o nome mais parecido é next_billing'],
    }
    expect(errorsOf(() => slipsOfSubscription(given, { until: '2016-06-18' }))).toEqual(errors)
    expect(errorsOf(() => nextCharge(given))).toEqual(errors)
  })

  test('accepts the other fields of the service', () => {
    const stored = { id: 3, status: 'active', bank_billet_ids: [1], created_at: '2016-05-18', customer_id: 4 }
    expect(errorsOf(() => nextCharge(subscription({ next_billing: '2016-06-18', ...stored } as object)))).toBeNull()
  })

  test('creates the slips of all cycles since the last call', () => {
    expect(upTo('2026-05-10', { next_billing: '2026-02-10' })).toEqual({
      due: ['2026-02-10', '2026-03-10', '2026-04-10', '2026-05-11'],
      next_billing: '2026-06-10',
      billing_day: 10,
    })
  })

  test('stops after its end; the last slip may be due after it, on the next business day', () => {
    const ended = { next_billing: '2026-03-15', end_at: '2026-04-15' }
    expect(upTo('2026-12-31', ended).due).toEqual(['2026-03-16', '2026-04-15'])
    expect(upTo('2026-12-31', { next_billing: '2026-03-15', end_at: '2026-03-15' }).due).toEqual(['2026-03-16'])
    expect(upTo('2026-12-31', { next_billing: '2026-03-15', end_at: '2026-03-14' })).toEqual({
      due: [],
      next_billing: '2026-03-15',
      billing_day: 15,
    })
  })

  test('of the 31st returns to the 31st after a short month, by billing_day', () => {
    const first = upTo('2026-01-31', { created_at: '2025-12-31' })
    expect(first).toEqual({ due: ['2026-02-02'], next_billing: '2026-02-28', billing_day: 31 })
    const { next_billing, billing_day } = first
    expect(upTo('2026-02-28', { next_billing, billing_day: billing_day ?? null })).toEqual({
      due: ['2026-03-02'],
      next_billing: '2026-03-31',
      billing_day: 31,
    })
    expect(upTo('2026-02-28', { next_billing }).next_billing).toBe('2026-03-28')
  })

  test('whose next_billing is changed by hand continues from that day', () => {
    expect(upTo('2026-03-15', { next_billing: '2026-03-15', billing_day: 31 })).toMatchObject({
      next_billing: '2026-04-15',
      billing_day: 15,
    })
  })

  test('without next_billing ignores billing_day', () => {
    expect(upTo('2026-02-28', { created_at: '2026-02-28', billing_day: 31 })).toMatchObject({
      next_billing: '2026-03-28',
      billing_day: 28,
    })
  })

  test('of the cycle biweekly adds 15 days, and has no billing_day', () => {
    expect(upTo('2026-02-28', { cycle: 'biweekly', next_billing: '2026-02-28', days_in_advance: 0 })).toEqual({
      due: ['2026-03-02'],
      next_billing: '2026-03-15',
      billing_day: null,
    })
  })

  test('has slips with its amount, payer and charges, without its own fields', () => {
    const stored = {
      ...subscription({ next_billing: '2026-03-10', end_at: '2027-03-10', cycle: 'annual', interest_type: 1 }),
      id: 9,
      bank_billet_ids: [],
    }
    expect(slipsOfSubscription(stored, { until: '2026-03-10' }).slips).toEqual([
      { ...payer, amount: '50,00', interest_type: 1, expire_at: '2026-03-10', customer_subscription_id: 9 },
    ])
  })
})

describe('the next charge', () => {
  test('is created immediately, and moves next_billing by one cycle: 2016-06-18 becomes 2016-07-18', () => {
    expect(nextCharge(subscription({ next_billing: '2016-06-18' }))).toEqual({
      slip: { ...payer, amount: '50,00', expire_at: '2016-06-20' },
      next_billing: '2016-07-18',
      billing_day: 18,
    })
  })

  test('of a new subscription is one cycle after its creation', () => {
    const { slip, next_billing } = nextCharge(subscription({ created_at: '2026-01-31' }), {
      allow_expiration_on_weekends: true,
    })
    expect([slip.expire_at, next_billing]).toEqual(['2026-02-28', '2026-03-31'])
  })

  test('after the end is refused', () => {
    expect(errorsOf(() => nextCharge(subscription({ next_billing: '2026-03-15', end_at: '2026-03-14' })))).toEqual({
      next_billing: ['deve ser menor ou igual a 2026-03-14'],
    })
  })
})

describe('an error of a subscription', () => {
  const errors = (fields: object, until = '2026-01-01') =>
    errorsOf(() => slipsOfSubscription({ ...payer, ...fields } as Subscription, { until }))

  test('is reported for all fields together, with the messages of the service', () => {
    expect(errors({}, '')).toEqual({
      until: ['não pode ficar em branco', 'não é uma data válida'],
      amount: ['não pode ficar em branco'],
      created_at: ['não pode ficar em branco', 'não é uma data válida'],
    })
    expect(
      errors({ amount: -1, next_billing: 'x', end_at: 'x', days_in_advance: -1, billing_day: 32, cycle: 'weekly' }),
    ).toEqual({
      amount: ['não pode ser negativo'],
      next_billing: [expect.stringMatching(/^não é uma data válida/)],
      end_at: [expect.stringMatching(/^não é uma data válida/)],
      days_in_advance: ['deve ser maior ou igual a 0'],
      billing_day: ['deve ser menor ou igual a 31'],
      cycle: ['deve ser um destes: biweekly, monthly, bimonthly, quarterly, semiannual, annual'],
    })
  })

  test('is reported for billing_day 0', () => {
    expect(errors({ amount: '1,00', next_billing: '2017-04-10', billing_day: 0 })).toEqual({
      billing_day: ['deve ser maior ou igual a 1'],
    })
  })

  test('is not reported for days as text, as in the samples of the service', () => {
    const fields = { amount: '1,00', next_billing: '2017-04-10', days_in_advance: '10' }
    expect(slipsOfSubscription({ ...payer, ...fields } as never, { until: '2017-03-31' }).slips).toHaveLength(1)
  })
})

describe('for every subscription', () => {
  const day = fc.integer({ min: 0, max: daysBetween('2000-01-01', '2040-12-31') }).map((n) => addDays('2000-01-01', n))
  const any = fc.record({
    next_billing: day,
    cycle: fc.constantFrom(...(Object.keys(CYCLES) as Cycle[])),
    days_in_advance: fc.integer({ min: 0, max: 60 }),
    end_at: fc.option(day),
  })
  const span = fc.integer({ min: -100, max: 1000 })

  test('two calls give the same slips as one call for the whole period', () => {
    fc.assert(
      fc.property(any, span, span, (fields, one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)].map((n) => addDays(fields.next_billing, n))
        const whole = upTo(last ?? '', fields)
        const before = upTo(first ?? '', fields)
        const after = upTo(last ?? '', {
          ...fields,
          next_billing: before.next_billing,
          billing_day: before.billing_day,
        })
        expect({ ...after, due: [...before.due, ...after.due] }).toEqual(whole)
      }),
    )
  })

  test('calls of nextCharge give the same slips', () => {
    fc.assert(
      fc.property(any, span, (fields, n) => {
        const until = addDays(fields.next_billing, n)
        const whole = slipsOfSubscription(subscription(fields), { until })
        const slips: Slip[] = []
        let current = subscription(fields)
        for (const _ of whole.slips) {
          const { slip, ...billing } = nextCharge(current)
          slips.push(slip)
          current = { ...current, ...billing }
        }
        expect(slips).toEqual(whole.slips)
        expect(current.next_billing).toBe(whole.next_billing)
      }),
    )
  })

  test('due dates never decrease, and each is computed from the first', () => {
    fc.assert(
      fc.property(any, span, (fields, n) => {
        const { due } = upTo(addDays(fields.next_billing, n), fields, { allow_expiration_on_weekends: true })
        expect(due).toEqual(due.map((_, index) => addCycles(fields.next_billing, fields.cycle, index)))
        const moved = upTo(addDays(fields.next_billing, n), fields).due
        expect(moved).toEqual([...moved].sort())
        expect(moved).toHaveLength(due.length)
      }),
    )
  })

  test('next_billing is not yet due for creation, or is after the end', () => {
    fc.assert(
      fc.property(any, span, (fields, n) => {
        const until = addDays(fields.next_billing, n)
        const { next_billing } = upTo(until, fields)
        const ended = fields.end_at !== null && next_billing > fields.end_at
        expect(ended || addDays(next_billing, -fields.days_in_advance) > until).toBe(true)
      }),
    )
  })
})
