/**
 * A slip that is due on the last business day of the year is paid on the next open day without charges: custom, by FEBRABAN's yearly notices, not law. All figures
 * by hand: 250,00, fine of 2%, interest of 0,10 a day.
 */
import { describe, expect, test } from 'vitest'
import { amountOwed, type SlipCharges, statusOn } from '../../src/settlement/index.js'

const slip = (expire_at: string): SlipCharges => ({
  amount: '250,00',
  expire_at,
  fine_type: 1,
  fine_percentage: 2,
  interest_type: 2,
  interest_value: '0,10',
})

const YEARS = [
  ['2025-12-31', '2026-01-02', '2026-01-05', 50],
  ['2026-12-31', '2027-01-04', '2027-01-05', 50],
  ['2023-12-29', '2024-01-02', '2024-01-03', 50],
  ['2022-12-30', '2023-01-02', '2023-01-03', 40],
] as const

describe.each(YEARS)('a slip due on %s', (due, open, later, interest) => {
  test(`has no charges on ${open}`, () => {
    expect(amountOwed(slip(due), open)).toMatchObject({ fine: 0, interest: 0, total: 25000 })
    expect(statusOn({ status: 'opened', expire_at: due }, open)).toBe('opened')
  })

  test(`has interest from the due date itself on ${later}`, () => {
    expect(amountOwed(slip(due), later)).toMatchObject({ fine: 500, interest, total: 25500 + interest })
    expect(statusOn({ status: 'opened', expire_at: due }, later)).toBe('overdue')
  })

  test(`has a discount until ${open} if the discount ends on the due date`, () => {
    const discounted = { ...slip(due), discount_type: 1, discount_value: '10,00', days_for_discount: 0 } as const
    expect(amountOwed(discounted, open)).toMatchObject({ discount: 1000, total: 24000 })
    expect(amountOwed(discounted, later).discount).toBe(0)
    expect(amountOwed({ ...discounted, days_for_discount: 1 }, due).discount).toBe(0)
  })
})
