/** Fine, interest and discount in the unit a file takes: rounded once, half up, and never to nothing in silence. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chargeInCents,
  isValidationError,
  type PreparedCharge,
  percentPerMonth,
  scaledPercentage,
} from '../../src/cobranca/index.js'

const percent = (percentage: string): PreparedCharge => ({
  kind: 'percentage',
  percentage: new Decimal(percentage),
  date: '2026-04-01',
  days: 1,
})

function fieldsRefused(call: () => unknown): string[] {
  try {
    call()
  } catch (error) {
    if (isValidationError(error)) return Object.keys(error.errors)
    throw error
  }
  return []
}

/** Enough digits for any product below to be exact. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

const percentages = fc
  .tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, decimals]) => new Decimal(digits).div(new Decimal(10).pow(decimals)))
  .filter((percentage) => percentage.lessThanOrEqualTo(100))

describe('a charge as a value in cents', () => {
  test.each([
    [134556, '0.1', 135, 'R$ 1.345,56 at 0,1% is R$ 1,345…'],
    [100, '0.5', 1, 'half a cent goes up'],
    [100, '0.49', 0, 'less than half a cent is nothing'],
    [25000, '0.05', 13, '12,5 cents go up'],
    [98765, '5', 4938, '4.938,25 goes down'],
    [1, '100', 1, 'all of it'],
  ])('%i cents, %s%%: %i (%s)', (amount, percentage, cents) => {
    const call = () => chargeInCents(percent(percentage), amount, 'interest_percentage')
    if (cents === 0) expect(fieldsRefused(call)).toEqual(['interest_percentage'])
    else expect(call()).toBe(cents)
  })

  test('a value is already one', () => {
    expect(chargeInCents({ kind: 'value', cents: 135, date: '2026-04-01', days: 1 }, 1, 'interest_percentage')).toBe(
      135,
    )
  })

  test('law: equals the exact share rounded half up, or is refused when that is nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), percentages, (amount, percentage) => {
        const exact = new Exact(amount).times(percentage).div(100).toDecimalPlaces(0)
        const charge: PreparedCharge = { kind: 'percentage', percentage, date: '2026-04-01', days: 1 }
        if (exact.isZero()) expect(fieldsRefused(() => chargeInCents(charge, amount, 'f'))).toEqual(['f'])
        else expect(chargeInCents(charge, amount, 'f')).toBe(exact.toNumber())
      }),
    )
  })
})

describe('a percentage a day as a percentage a month: thirty days of it', () => {
  test.each([
    ['0.033', 2, '0.99'],
    ['0.0333', 2, '1'],
    ['0.00016', 2, '0'],
    ['0.00017', 2, '0.01'],
    ['1', 2, '30'],
  ])('%s%% a day with %i decimals is %s%% a month', (perDay, decimals, perMonth) => {
    const call = () => percentPerMonth(new Decimal(perDay), decimals, 'interest_percentage')
    if (perMonth === '0') expect(fieldsRefused(call)).toEqual(['interest_percentage'])
    else expect(call().toString()).toBe(perMonth)
  })
})

describe('a percentage as an integer of its last decimal', () => {
  test.each([
    ['2', 2, 200],
    ['5.25', 2, 525],
    ['1.005', 2, 101],
    ['0.005', 2, 1],
    ['0.00499', 2, 0],
    ['2', 5, 200000],
    ['100', 2, 10000],
  ])('%s%% with %i decimals is %i', (percentage, decimals, scaled) => {
    const call = () => scaledPercentage(new Decimal(percentage), decimals, 'fine_percentage')
    if (scaled === 0) expect(fieldsRefused(call)).toEqual(['fine_percentage'])
    else expect(call()).toBe(scaled)
  })

  test('law: never zero, and within half of the last decimal of what was asked', () => {
    fc.assert(
      fc.property(percentages, fc.integer({ min: 0, max: 5 }), (percentage, decimals) => {
        const call = () => scaledPercentage(percentage, decimals, 'f')
        const unit = new Exact(10).pow(-decimals)
        if (percentage.lessThan(unit.div(2))) expect(fieldsRefused(call)).toEqual(['f'])
        else expect(new Exact(call()).times(unit).minus(percentage).abs().lessThanOrEqualTo(unit.div(2))).toBe(true)
      }),
    )
  })
})
