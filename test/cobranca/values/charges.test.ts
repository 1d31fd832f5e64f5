/** Fine, interest and discount in the unit of the file are rounded once, half up; a charge that rounds to zero is an error. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centsAsPercentage,
  centsAsScaledPercentage,
  chargeInCents,
  chargeInReais,
  isValidationError,
  type PreparedCharge,
  percentPerMonth,
  scaledPercentage,
} from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

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

/** Enough digits for exact products in these tests. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

const percentages = fc
  .tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, decimals]) => new Decimal(digits).div(new Decimal(10).pow(decimals)))
  .filter((percentage) => percentage.lessThanOrEqualTo(100))

describe('a charge as a value in cents', () => {
  test.each([
    [134556, '0.1', 135, 'R$ 1.345,56 at 0,1% is R$ 1,345…'],
    [100, '0.5', 1, 'half a cent is rounded up'],
    [100, '0.49', 0, 'less than half a cent is zero'],
    [25000, '0.05', 13, '12,5 cents are rounded up'],
    [98765, '5', 4938, '4.938,25 is rounded down'],
    [1, '100', 1, 'the whole amount'],
  ])('%i cents, %s percent: %i (%s)', (amount, percentage, cents) => {
    const call = () => chargeInCents(percent(percentage), amount, 'interest_percentage')
    if (cents === 0) expect(fieldsRefused(call)).toEqual(['interest_percentage'])
    else expect(call()).toBe(cents)
  })

  test('a value is not converted', () => {
    expect(chargeInCents({ kind: 'value', cents: 135, date: '2026-04-01', days: 1 }, 1, 'interest_percentage')).toBe(
      135,
    )
  })

  test('law: equals the exact share rounded half up, or is refused if that is zero', () => {
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

// 1% a month of R$ 45,00 is 1,5 cents a day; a thirtieth of 1%, with any number of decimals, is less.
test('a percentage given per month is rounded as it was given, also after its daily percentage was copied', () => {
  const daily = new Decimal(1).div(30)
  const charge: PreparedCharge = { kind: 'percentage', percentage: daily, date: '2026-04-01', days: 1 }
  expect(chargeInCents(charge, 4500, 'interest_percentage')).toBe(1)
  const monthly = { ...charge, percentage: new Decimal(daily), perMonth: new Decimal(1) }
  expect(chargeInCents(monthly, 4500, 'interest_percentage')).toBe(2)
  expect(percentPerMonth(monthly, 4, 'interest_percentage').toFixed()).toBe('1')
})

describe('a percentage per day as a percentage per month of thirty days', () => {
  test.each([
    ['0.033', 2, '0.99'],
    ['0.0333', 2, '1'],
    ['0.00016', 2, '0'],
    ['0.00017', 2, '0.01'],
    ['1', 2, '30'],
  ])('%s percent per day with %i decimals is %s percent per month', (perDay, decimals, perMonth) => {
    const call = () => percentPerMonth({ percentage: new Decimal(perDay) }, decimals, 'interest_percentage')
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
  ])('%s percent with %i decimals is %i', (percentage, decimals, scaled) => {
    const call = () => scaledPercentage(new Decimal(percentage), decimals, 'fine_percentage')
    if (scaled === 0) expect(fieldsRefused(call)).toEqual(['fine_percentage'])
    else expect(call()).toBe(scaled)
  })

  test('law: never zero, and differs from the given percentage by at most half of the last decimal', () => {
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

describe('a value as a percentage, for a layout without values', () => {
  const asPercentage = (cents: number, amount: number, perMonth: boolean) => () =>
    centsAsPercentage(cents, { amount, decimals: 4, perMonth }, 'fine_value')

  test.each([
    [3000, 150_000, false, '2', 'R$ 30,00 of R$ 1.500,00'],
    [150, 150_000, true, '3', 'R$ 1,50 per day is 0,1% per day'],
    [150, 134_556, true, '3.3443', '3,344331… per month gives 1,4999… per day'],
    [1, 300, false, '0.3333', 'a third of a percent gives 0,9999 of a cent'],
    [134_556, 134_556, false, '100', 'the whole amount'],
  ])('%i cents of %i, per month %s: %s percent (%s)', (cents, amount, perMonth, percentage) => {
    expect(asPercentage(cents, amount, perMonth)().toFixed()).toBe(percentage)
  })

  test.each([
    [1, 100_000_000, false, 'a cent of a million rounds to zero'],
    [33_333_334, 100_000_000, false, '33,333334% loses its last cents'],
    [1, 100_000_000, true, 'a cent per day of a million is 0,00003% per month'],
  ])('%i cents of %i, per month %s, is refused: %s', (cents, amount, perMonth) => {
    expect(fieldsRefused(asPercentage(cents, amount, perMonth))).toEqual(['fine_value'])
  })

  const cents = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.maxSafeNat())
  test('law: as an integer of its last decimal, it is the same number or the same refusal', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 5 }), fc.boolean(), (value, amount, decimals, perMonth) => {
        const as = { amount: amount + 1, decimals, perMonth }
        const outcome = (call: () => number) => {
          try {
            return call()
          } catch (error) {
            return isValidationError(error) ? error.errors : error
          }
        }
        const exact = () =>
          centsAsPercentage(value, as, 'f')
            .times(10 ** decimals)
            .toNumber()
        expect(outcome(() => centsAsScaledPercentage(value, as, 'f'))).toEqual(outcome(exact))
      }),
    )
  })
})

test('errors have a message with the reason', () => {
  expect(errorsOf(() => chargeInCents(percent('0.49'), 100, 'interest_percentage'))).toEqual({
    interest_percentage: ['dá menos de um centavo neste boleto, e o banco só recebe o valor em reais'],
  })
  expect(errorsOf(() => percentPerMonth({ percentage: new Decimal('0.0001') }, 2, 'interest_percentage'))).toEqual({
    interest_percentage: ['é pequeno demais para o arquivo do banco, que recebe percentual ao mês'],
  })
  const refused = { amount: 100_000, decimals: 2, perMonth: false }
  expect(errorsOf(() => centsAsPercentage(1, refused, 'fine_value'))).toEqual({
    fine_value: ['não dá o mesmo valor como percentual de 2 casas, o único que o arquivo do banco recebe'],
  })
})

test('a charge in reais with four decimals', () => {
  // 1% of R$ 10,00 a day; a thirtieth of 1% a month of R$ 20,00 is R$ 0,006667.
  expect(chargeInReais(percent('1'), 1000, 4, 'interest_percentage')).toBe(1000)
  const monthly = { ...percent('0.0333'), perMonth: new Decimal(1) } as PreparedCharge
  expect(chargeInReais(monthly, 2000, 4, 'interest_percentage')).toBe(67)
  const value: PreparedCharge = { kind: 'value', cents: 150, date: '2026-04-01', days: 1 }
  expect([chargeInReais(value, 0, 4, ''), chargeInReais(value, 0, 2, ''), chargeInReais(null, 0, 4, '')]).toEqual([
    15_000, 150, 0,
  ])
  // 0,0001% of R$ 10,00 is a tenth of the last decimal.
  expect(fieldsRefused(() => chargeInReais(percent('0.0001'), 1000, 4, 'interest_percentage'))).toEqual([
    'interest_percentage',
  ])
})
