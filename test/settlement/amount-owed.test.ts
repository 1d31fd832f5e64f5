/** Amount to pay for a slip on a day. All figures by hand. */
import { describe, expect, test } from 'vitest'
import { amountOwed, type SlipCharges } from '../../src/settlement/index.js'
import { errorsOf } from '../cobranca/errors-of.js'

/** Due on a Friday. */
const SLIP = { amount: '250,00', expire_at: '2026-03-20' } satisfies SlipCharges

const NO_CHARGES = { fine: 0, interest: 0, discount: 0, rebate: 0 }

describe('amountOwed', () => {
  test('without charges the amount is the value of the slip on any day', () => {
    for (const day of ['2026-03-01', '2026-03-20', '2026-12-31'])
      expect(amountOwed(SLIP, day)).toEqual({ amount: 25000, ...NO_CHARGES, total: 25000 })
  })

  // Service reference: 2% of 250,00 is 5,00.
  test('a fine of 2% of 250,00 is 5,00, once, from the day after the due date', () => {
    const slip = { ...SLIP, fine_type: 1, fine_percentage: 2 } as const
    expect(amountOwed(slip, '2026-03-20').total).toBe(25000)
    expect(amountOwed(slip, '2026-03-21')).toMatchObject({ fine: 500, total: 25500 })
    expect(amountOwed(slip, '2026-05-20').fine).toBe(500)
  })

  test('the fine starts days_for_fine days after the due date', () => {
    const slip = { ...SLIP, fine_type: 2, fine_value: '10,00', days_for_fine: 5 } as const
    expect(amountOwed(slip, '2026-03-24').fine).toBe(0)
    expect(amountOwed(slip, '2026-03-25').fine).toBe(1000)
  })

  test.each<[string, Partial<SlipCharges>, number]>([
    ['0,30 per day, 11 days', { interest_type: 2, interest_value: '0,30' }, 330],
    // 25000 × 0,033% × 11 = 90,75
    ['0,033% per day, 11 days, rounded once', { interest_type: 1, interest_percentage: 0.033 }, 91],
    // 25000 × 1% × 11 / 30 = 91,67
    ['1% per month, 11 days', { interest_type: 4, interest_percentage: 1 }, 92],
    [
      '0,30 per day from the third day, 9 days',
      { interest_type: 2, interest_value: '0,30', days_for_interest: 3 },
      270,
    ],
  ])('interest counts calendar days: %s', (_, interest, cents) => {
    expect(amountOwed({ ...SLIP, ...interest }, '2026-03-31')).toMatchObject({ interest: cents, total: 25000 + cents })
  })

  test('a slip due on a weekend or bank holiday is paid on the next business day without charges', () => {
    const charges = { fine_type: 2, fine_value: '5,00', interest_type: 2, interest_value: '1,00' } as const
    const saturday = { ...SLIP, ...charges, expire_at: '2026-03-21' } as const
    expect(amountOwed(saturday, '2026-03-23').total).toBe(25000)
    // Interest of 22, 23 and 24 March.
    expect(amountOwed(saturday, '2026-03-24')).toMatchObject({ fine: 500, interest: 300, total: 25800 })
    // Proclamação da República, a Tuesday.
    expect(amountOwed({ ...SLIP, ...charges, expire_at: '2016-11-15' }, '2016-11-16').total).toBe(25000)
    expect(amountOwed({ ...SLIP, ...charges, expire_at: '2016-11-15' }, '2016-11-17').total).toBe(25700)
  })

  test('each discount holds until its day, and the discount that ends first applies', () => {
    const slip = {
      ...SLIP,
      discount_type: 1,
      discount_value: '30,00',
      days_for_discount: 10,
      second_discount_value: '20,00',
      days_for_second_discount: 5,
      third_discount_value: '10,00',
      days_for_third_discount: 0,
    } as const
    const discounts = ['2026-03-10', '2026-03-11', '2026-03-15', '2026-03-16', '2026-03-20', '2026-03-21']
    expect(discounts.map((day) => amountOwed(slip, day).discount)).toEqual([3000, 2000, 2000, 1000, 1000, 0])
  })

  test('a discount in percent is of the value of the slip, and never more than is owed', () => {
    const slip = { ...SLIP, discount_type: 2, discount_percentage: 50, days_for_discount: 0 } as const
    expect(amountOwed(slip, '2026-03-20')).toMatchObject({ discount: 12500, total: 12500 })
    expect(amountOwed({ ...slip, value_rebate: '200,00' }, '2026-03-20')).toMatchObject({
      discount: 5000,
      rebate: 20000,
      total: 0,
    })
  })

  test('a rebate reduces the amount on any day; charges are of the value of the slip', () => {
    const slip = { ...SLIP, fine_type: 1, fine_percentage: 2, value_rebate: '50,00' } as const
    expect(amountOwed(slip, '2026-03-19').total).toBe(20000)
    expect(amountOwed(slip, '2026-03-23')).toMatchObject({ fine: 500, rebate: 5000, total: 20500 })
  })

  test('invalid fields and days are errors by field', () => {
    expect(errorsOf(() => amountOwed({ ...SLIP, fine_type: 1 }, '2026-03-20'))).toHaveProperty('fine_percentage')
    expect(errorsOf(() => amountOwed({ ...SLIP, amount: 'x' }, '2026-03-20'))).toHaveProperty('amount')
    expect(errorsOf(() => amountOwed(SLIP, '20/03/2026'))).toHaveProperty('date')
  })
})
