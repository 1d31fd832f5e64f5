/** Totals of a return file. */
import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/index.js'
import { returnFixture } from '../return-fixtures.js'

test('sums of an amount that the layout has no column for are null', () => {
  // Sicredi's CNAB 400 has no credited amount; its fee is in 176–188.
  const { totals } = parseReturn(returnFixture('748-sicredi/cnab400/settlements').bytes)
  const sums = Object.values(totals.by_kind)
  expect(sums.length).toBeGreaterThan(0)
  for (const { credit_amount, bank_rate } of sums) {
    expect(credit_amount).toBeNull()
    expect(bank_rate).toEqual(expect.any(Number))
  }
})

test('sums of an amount that the layout has a column for are numbers, also if the file has no amount there', () => {
  const { totals } = parseReturn(returnFixture('341-itau/cnab400/life-cycle').bytes)
  for (const { credit_amount } of Object.values(totals.by_kind)) expect(credit_amount).toEqual(expect.any(Number))
})
