/**
 * The slip decides an ambiguous amount: the column of the bank is in the line, but the slip knows what was owed on the day, and which other amounts it allows. Itaú,
 * CNAB 400: 254–266 is the amount credited, with or without the fee.
 */
import { describe, expect, test } from 'vitest'
import { parseReturn, paymentsFrom, reversalsFrom } from '../../src/return/index.js'
import { type SlipToSettle, settle, toReais } from '../../src/settlement/index.js'
import { changedFixture } from '../changed-fixture.js'
import { SLIP } from './slips.js'

const FEE = 235

/** A settlement by Itaú on 2026-03-02 of 100,00, without charges in the line. */
function fileOf(column: number) {
  const digits = (cents: number): string => String(cents).padStart(13, '0')
  const columns = {
    153: digits(10_000),
    176: digits(FEE),
    228: digits(0),
    241: digits(0),
    254: digits(column),
    267: digits(0),
  }
  return parseReturn(changedFixture('341-itau/cnab400/settlements.ret', 2, columns))
}

function settled(column: number, slip: Partial<SlipToSettle>) {
  const file = fileOf(column)
  const [record] = file.bank_billet_discharges
  // A slip has the number without its digit.
  const { our_number, paid_at } = record!.line_parsed
  const known = { ...SLIP, id: 1, our_number: our_number.slice(0, -1), expire_at: paid_at!, ...slip } as SlipToSettle
  const settlement = settle([record!], [known])
  const [{ payment, pending, needs_review, idempotency_key }] = settlement.records as [(typeof settlement.records)[0]]
  return { paid: payment?.paid_amount ?? null, pending, needs_review, idempotency_key, settlement }
}

const AMBIGUOUS = { code: 'paid_amount_ambiguous', line: 2 }

test('a sure payment is not decided again', () => {
  expect(settled(10_000 - FEE, { amount: '100,00' })).toMatchObject({ paid: 10_000, pending: false })
})

test('an ambiguous payment needs review, with the amounts in cents or in reais', () => {
  const [payment] = paymentsFrom(fileOf(9_000).bank_billet_discharges)
  expect(payment).toMatchObject({
    paid_amount: 9_000,
    needs_review: [
      {
        ...AMBIGUOUS,
        possible_amounts: [9_000, 9_235],
        text: {
          en: expect.stringContaining('has R$ 90,00, but'),
          pt: expect.stringContaining('pode ter pago R$ 92,35.'),
        },
      },
    ],
  })
  expect(toReais(payment!).needs_review).toMatchObject([{ possible_amounts: [90, 92.35] }])
})

describe('what was owed on the day decides', () => {
  // 100,00 less a discount of 7,65 that the line does not have.
  const discount = { discount_type: 1, discount_value: '7,65', days_for_discount: 0 } as const

  test.each([9_235, 9_235 - FEE])('the column has %d', (column) => {
    const { paid, pending, needs_review, settlement } = settled(column, discount)
    expect({ paid, pending, needs_review }).toEqual({ paid: 9_235, pending: false, needs_review: [] })
    expect(settlement.records[0]!.payment!.needs_review).toEqual([])
    expect(settlement).toMatchObject({ needs_review: [], different_amounts: [] })
  })

  test('the key is that of the record, so that it does not depend on the slip', () => {
    const [payment] = paymentsFrom(fileOf(9_000).bank_billet_discharges)
    expect(settled(9_000, discount).idempotency_key).toBe(payment!.idempotency_key)
  })

  test('neither amount was owed: a person decides', () => {
    const { paid, pending, needs_review, settlement } = settled(8_000, discount)
    expect({ paid, pending }).toEqual({ paid: null, pending: true })
    expect(needs_review).toMatchObject([{ ...AMBIGUOUS, possible_amounts: [8_000, 8_235] }])
    expect(settlement.needs_review).toHaveLength(1)
  })
})

describe('a partial payment that the slip allows', () => {
  const range = { divergent_payment_type: 2, divergent_payment_value_type: 1 } as const
  const limits = (minimum: string, maximum: string) => ({
    ...range,
    divergent_payment_minimum_value: minimum,
    divergent_payment_maximum_value: maximum,
  })

  test('is sure if only one amount is within the limits', () => {
    expect(settled(5_000, limits('51,00', '60,00'))).toMatchObject({ paid: 5_235, pending: false })
    expect(settled(5_000, limits('40,00', '50,00'))).toMatchObject({ paid: 5_000, pending: false })
    const minimum = {
      divergent_payment_type: 4,
      divergent_payment_value_type: 1,
      divergent_payment_minimum_value: '50,01',
    } as const
    expect(settled(5_000, minimum)).toMatchObject({ paid: 5_235, pending: false })
  })

  test('is sure if only one amount is within the percentages of the slip', () => {
    const percentages = {
      divergent_payment_type: 2,
      divergent_payment_value_type: 2,
      divergent_payment_minimum_percentage: '50',
      divergent_payment_maximum_percentage: '52',
    } as const
    expect(settled(5_000, percentages)).toMatchObject({ paid: 5_000, pending: false })
  })

  test('waits for a person if both amounts are allowed, or none', () => {
    expect(settled(5_000, limits('50,00', '60,00'))).toMatchObject({ pending: true })
    expect(settled(5_000, limits('60,00', '70,00'))).toMatchObject({ pending: true })
    expect(settled(5_000, { divergent_payment_type: 1 })).toMatchObject({ pending: true })
    expect(settled(5_000, { divergent_payment_type: 3 })).toMatchObject({ pending: true })
    expect(settled(5_000, {})).toMatchObject({ pending: true })
  })

  test('waits for a person if the limits are invalid', () => {
    expect(settled(5_000, { divergent_payment_type: 9 as never })).toMatchObject({ pending: true })
  })
})

describe('a returned cheque (69) of C6, whose column may be the principal alone, too (p. 20)', () => {
  /** 100,00 and 2,35 of mora. */
  const of = (occurrence: string) => {
    const digits = (cents: number): string => String(cents).padStart(13, '0')
    const amounts = { 153: 10_000, 228: 0, 241: 0, 254: 10_000, 267: 235, 280: 0 }
    const columns = Object.fromEntries(Object.entries(amounts).map(([from, cents]) => [from, digits(cents)]))
    return parseReturn(changedFixture('336-c6/cnab400/settlements.ret', 2, { ...columns, 109: occurrence }))
      .bank_billet_discharges[0]!
  }
  const [payment, returned] = [of('06'), of('69')]
  const POSSIBLE = [10_000, 10_235]
  const withNet = (net: number | null) =>
    settle([returned], [], { booked: { has: () => false, net: () => net } }).records[0]!

  test('needs review, with the amounts', () => {
    const [reversal] = reversalsFrom([returned])
    expect(reversal).toMatchObject({
      reversed_amount: 10_000,
      needs_review: [{ code: AMBIGUOUS.code, possible_amounts: POSSIBLE }],
    })
  })

  test('undoes the whole payment of its file', () => {
    const [paid, undone] = settle([payment, returned], []).records
    expect(paid).toMatchObject({ pending: false, payment: { paid_amount: 10_235 } })
    expect(undone).toMatchObject({
      pending: false,
      needs_review: [],
      reversal: { reversed_amount: 10_235, needs_review: [] },
    })
    expect(undone!.idempotency_key).toBe(reversalsFrom([returned])[0]!.idempotency_key)
  })

  test.each(POSSIBLE)('undoes what is booked: %d', (net) => {
    expect(withNet(net)).toMatchObject({ pending: false, needs_review: [], reversal: { reversed_amount: net } })
  })

  test('undoes nothing without a booked payment', () => {
    expect(withNet(0)).toMatchObject({
      pending: false,
      needs_review: [],
      reversal: null,
      reversal_without_payment: true,
    })
  })

  test.each([20_000, 10_100, 100, null])('waits for a person if %d is booked', (net) => {
    expect(withNet(net)).toMatchObject({ pending: true, reversal: null })
    expect(withNet(net).needs_review.map(({ code }) => code)).toContain(AMBIGUOUS.code)
  })
})
