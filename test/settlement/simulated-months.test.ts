/**
 * Months with late, partial, double, returned and unsure payments, in every layout of a remittance: the books equal the account of the simulated bank to the cent;
 * every unsure and every double payment is listed, and no other payment is in a list.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { configuredSlip, type Entry, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { amountOwed, type Settlement, type SlipToSettle } from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import type { OutcomeWeights, SimulatedEntry, SimulatedEvent } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'
import { Ledger, type Month, monthOf } from './months.js'

/** Outcomes of registrations, each as often as the others. */
const OUTCOMES = {
  paid: 1,
  paid_late: 1,
  paid_partially: 1,
  paid_after_write_off: 1,
  paid_and_reversed: 1,
  paid_twice: 1,
  cheque_returned: 1,
  cheque_announced_and_returned: 1,
  cheque_cleared: 1,
  cheque_cleared_and_returned: 1,
} as const satisfies OutcomeWeights

const DIALECTS = remittanceDialects().filter(({ dialect }) => registersTitles(dialect))

/** A slip with its charges, as a company stores it. */
function storedSlips(
  { wallet, entries }: { readonly wallet: Wallet; readonly entries: readonly Entry[] },
  { slips }: Month,
): readonly SlipToSettle[] {
  return slips.map((slip, i) => {
    const { slip: own, value_rebate } = entries[i]!
    return { ...(configuredSlip(own, wallet) as Slip), value_rebate, ...slip }
  })
}

/** The reported payments of an entry. */
const paymentsOf = ({ events }: SimulatedEntry): readonly SimulatedEvent[] =>
  events.filter(({ file, paid }) => file !== null && paid > 0)

/** The ids in a list of all settlements of a month, in order. */
const idsIn = (settlements: readonly Settlement[], list: 'paid_again' | 'paid_after_write_off'): readonly unknown[] =>
  settlements.flatMap((settlement) => settlement[list].map(({ bank_billet_id }) => bank_billet_id)).sort()

/**
 * Whether a listed amount is that of a late payment with charges. Many layouts carry rounded charges, and `settle` counts those of the slip.
 */
const isRounded = (slip: SlipToSettle, paid_at: string | null): boolean => {
  const { fine, interest } = amountOwed(slip as Slip, paid_at!)
  return fine + interest > 0
}

describe.each(someOf(DIALECTS, 6))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, {
    variant: dialect.variant ?? null,
    our_code: '1001',
  }).map((input) => ({ ...input, wallet: { ...input.wallet, id: 1 } as Wallet }))

  test('of sure payments, the books equal the account, and only double, late and partial ones are listed', () => {
    fc.assert(
      fc.property(remittance, fc.nat(), (input, seed) => {
        const month = monthOf(input, OUTCOMES, seed)
        const { simulation, files } = month
        const slips = storedSlips(input, month)
        const ledger = new Ledger(slips, [input.wallet])
        const settlements = files.map(({ file }) => ledger.book(file))
        expect(ledger.balance).toBe(simulation.totals.paid - simulation.totals.reversed)
        expect(settlements.flatMap(({ needs_review, duplicates }) => [...needs_review, ...duplicates])).toEqual([])

        // A slip that the bank numbers is found by its document; without one, its payments are unmatched.
        const matched = new Set(settlements.flatMap(({ records }) => records.map(({ bank_billet_id }) => bank_billet_id)))
        const idsOf = (isListed: (entry: SimulatedEntry) => boolean): readonly unknown[] =>
          simulation.entries.flatMap((entry, i) => (isListed(entry) && matched.has(slips[i]!.id) ? [slips[i]!.id] : []))
        expect(idsIn(settlements, 'paid_again')).toEqual(
          idsOf((entry) => entry.outcome === 'paid_twice' && paymentsOf(entry).length === 2).sort(),
        )
        expect(idsIn(settlements, 'paid_after_write_off')).toEqual(
          idsOf(
            (entry) =>
              entry.outcome === 'paid_after_write_off' &&
              paymentsOf(entry).length === 1 &&
              entry.events.some(({ event, file }) => event === 'written_off' && file !== null),
          ).sort(),
        )
        expect(
          settlements.flatMap(({ partial_payments }) => partial_payments).map(({ bank_billet_id }) => bank_billet_id).sort(),
        ).toEqual(idsOf((entry) => entry.outcome === 'paid_partially' && paymentsOf(entry).length === 1).sort())
        for (const { bank_billet_id, record } of settlements.flatMap(({ different_amounts }) => different_amounts))
          expect(isRounded(ledger.slips.get(String(bank_billet_id))!, record.line_parsed.paid_at)).toBe(true)
        const numbered = slips.every(({ our_number }) => our_number !== undefined)
        if (numbered) expect(ledger.unmatched).toEqual([])
      }),
      runs(20, 3),
    )
  })
})
