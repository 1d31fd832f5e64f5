/** The cost of comparing a payment with all forms of a slip's charges grows with the forms of each charge, not with their combinations. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { LayoutCharges } from '../../src/remittance/index.js'
import { possibleAmountsOwed, titleAmountOwed } from '../../src/settlement/amount-owed.js'
import type { ChargedForms } from '../../src/settlement/charged-slip.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'

const DUE = '2026-03-20'
const LAST_DAYS = [DUE, '2026-03-23']

const date = fc.constantFrom('2026-03-10', '2026-03-18', '2026-03-20', '2026-03-21', '2026-03-25', '2026-04-01')

const chargeOf = (date: string | null) =>
  fc.oneof(
    fc.integer({ min: 1, max: 5000 }).map((cents) => ({ kind: 'value' as const, cents, date })),
    fc.integer({ min: 1, max: 900 }).map((hundredths) => ({
      kind: 'percentage' as const,
      percentage: hundredths / 100,
      days: hundredths % 2 === 0 ? 1 : 30,
      date,
    })),
  )
const late = fc.option(date, { nil: null }).chain(chargeOf)
/** Forms of a discount have one day. */
const discount = fc.option(date, { nil: null }).chain((day) => fc.array(chargeOf(day), { minLength: 1, maxLength: 3 }))

const forms = fc.record({
  amount: fc.integer({ min: 0, max: 100_000 }),
  due: fc.constant(DUE),
  rebate: fc.constantFrom(0, 500),
  fine: fc.array(fc.option(late, { nil: null }), { minLength: 1, maxLength: 3 }),
  interest: fc.array(fc.option(late, { nil: null }), { minLength: 1, maxLength: 3 }),
  discounts: fc.array(discount, { maxLength: 3 }),
})

function* combinations({ amount, due, rebate, fine, interest, discounts }: ChargedForms) {
  const lists = discounts.reduce<(typeof discounts)[number][]>(
    (all, list) => all.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  )
  for (const oneFine of fine)
    for (const oneInterest of interest)
      for (const list of lists)
        yield { amount, due, charges: { fine: oneFine, interest: oneInterest, discounts: list, rebate } }
}

test('the possible amounts are those of every combination', () => {
  fc.assert(
    fc.property(forms, date, fc.constantFrom(...LAST_DAYS), (forms, day, lastDay) => {
      const totals = [...combinations(forms as never)].map((title) => titleAmountOwed(title, day, lastDay).total)
      const byNumber = (a: number, b: number): number => a - b
      expect([...possibleAmountsOwed(forms as never, day, lastDay)].sort(byNumber)).toEqual(
        [...new Set(totals)].sort(byNumber),
      )
    }),
    runs(500),
  )
})

test('each form of a charge is read once, however many combinations there are', () => {
  let reads = 0
  const charges = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      kind: 'value' as const,
      get cents() {
        reads++
        return 1 + i
      },
      date: null,
    }))
  const count = 50
  const many: ChargedForms = {
    amount: 10_000,
    due: DUE,
    rebate: 0,
    fine: charges(count),
    interest: charges(count),
    discounts: [charges(count), charges(count), charges(count)],
  }
  possibleAmountsOwed(many, '2026-03-30', DUE)
  expect(reads).toBe(2 * count)
  reads = 0
  possibleAmountsOwed(many, '2026-03-10', DUE)
  expect(reads).toBe(count)
})

// A slip without charges is compared with its own amount alone.
test.each(
  someOf(
    remittanceDialects().filter(({ dialect }) => registersTitles(dialect)),
    8,
  ),
)('a registration of a slip without charges carries none: $name', ({ bank, layout }) => {
  for (const charges of LayoutCharges.ofBank(bank.number, layout))
    expect(charges.sent({ amount: 10_000, expire_at: DUE })).toEqual({
      fine: null,
      interest: null,
      discounts: [],
      rebate: 0,
    })
})
