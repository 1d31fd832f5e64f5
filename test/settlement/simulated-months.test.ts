/**
 * Months with late, partial, double, returned and unsure payments, in every layout of a remittance: the books equal the account of the simulated bank to the cent;
 * every unsure and every double payment is listed, and no other payment is in a list.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { configuredSlip, type Entry, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { type ReturnRecord, reversalFrom } from '../../src/return/index.js'
import type { Settlement, SlipToSettle } from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { answeringDialect } from '../../src/testing/return-file/dialect-of-name.js'
import type { OutcomeWeights, SimulatedEntry, SimulatedEvent } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { isLong, runs, someOf } from '../runs.js'
import { DAMAGES, damagedFile } from './damaged-payments.js'
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

/** A record as the reader marks it if its day or amount is damaged. */
const withReview = (record: ReturnRecord): ReturnRecord => ({
  ...record,
  needs_review: [{ code: 'doubtful_payment', line: record.line, text: { pt: 'duvidoso', en: 'doubtful' } }],
})

/** The code of the review of a reversal whose payment waits. */
const reviewOfReversal = (record: ReturnRecord): string =>
  reversalFrom(record)!.conditional ? 'conditional_reversal' : 'reversal_of_unbooked_payment'

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

/** Number of entries of each kind that were drawn. */
const drawn = new Map<string, number>()

/** Outcome of an entry, and what the bank has reported of it. */
function kindOf(entry: SimulatedEntry): string {
  const isReversed = entry.events.some(({ file, reversed }) => file !== null && reversed > 0)
  return [entry.outcome, paymentsOf(entry).length > 0 ? 'paid' : [], isReversed ? 'reversed' : []].flat().join(', ')
}

describe.each(someOf(DIALECTS, 2))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, {
    variant: dialect.variant ?? null,
    our_code: '1001',
  }).map((input) => ({ ...input, wallet: { ...input.wallet, id: 1 } as Wallet }))

  const answering = answeringDialect(bank, layout, dialect)

  test('of sure payments, the books equal the account, and only double and partial ones, and those after a write-off, are listed', () => {
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
        const matched = new Set(
          settlements.flatMap(({ records }) => records.map(({ bank_billet_id }) => bank_billet_id)),
        )
        const idsOf = (isListed: (entry: SimulatedEntry) => boolean): unknown[] =>
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
          settlements
            .flatMap(({ partial_payments }) => partial_payments)
            .map(({ bank_billet_id }) => bank_billet_id)
            .sort(),
        ).toEqual(idsOf((entry) => entry.outcome === 'paid_partially' && paymentsOf(entry).length === 1).sort())
        expect(settlements.flatMap(({ different_amounts }) => different_amounts)).toEqual([])
        const numbered = slips.every(({ our_number }) => our_number !== undefined)
        if (numbered) expect(ledger.unmatched).toEqual([])
        for (const entry of simulation.entries) drawn.set(kindOf(entry), (drawn.get(kindOf(entry)) ?? 0) + 1)
      }),
      runs(3, 2),
    )
  })
  test('unsure payments have no effect until the bank sends them again; then the books equal the account', () => {
    fc.assert(
      fc.property(remittance, fc.nat(), fc.constantFrom(...DAMAGES), fc.nat(1), (input, seed, damage, parity) => {
        const month = monthOf(input, OUTCOMES, seed)
        const { simulation, files } = month
        const slips = storedSlips(input, month)
        const ledger = new Ledger(slips, [input.wallet])
        let unsure = 0
        for (const [i, { bytes }] of simulation.files.entries()) {
          const { file, payments } = damagedFile(
            bytes,
            files[i]!.file,
            answering,
            damage,
            (index) => index % 2 === parity,
          )
          const { needs_review, records } = ledger.book(file)
          const listed = new Map(needs_review.map((settled) => [settled.record.line, settled]))
          for (const [line, { paid_amount }] of payments) {
            expect(listed.get(line)).toMatchObject({ pending: true, payment: null, transition: null, events: [] })
            unsure += paid_amount ?? 0
          }
          for (const { record, pending, payment, reversal, status, previous_status, needs_review } of listed.values()) {
            expect({ pending, payment, reversal, status }).toEqual({
              pending: true,
              payment: null,
              reversal: null,
              status: previous_status,
            })
            if (!payments.has(record.line))
              expect(needs_review.map(({ code }) => code)).toEqual([reviewOfReversal(record)])
          }
          expect(records.filter(({ pending }) => pending)).toEqual(needs_review)
        }
        expect(sum(ledger.payments.map(({ paid_amount }) => paid_amount))).toBe(simulation.totals.paid - unsure)

        ledger.dropWaiting()
        for (const { file } of files) expect(ledger.book(file).needs_review).toEqual([])
        expect(ledger.balance).toBe(simulation.totals.paid - simulation.totals.reversed)
      }),
      runs(3, 2),
    )
  })

  test('a person books unsure payments by their keys', () => {
    fc.assert(
      fc.property(remittance, fc.nat(), (input, seed) => {
        const { simulation, files, slips } = monthOf(input, 'paid', seed)
        const ledger = new Ledger(slips, [input.wallet])
        const marked = files.map(({ file }) => ({
          ...file,
          bank_billet_discharges: file.bank_billet_discharges.map((record) =>
            record.kind === 'settled' && record.money ? withReview(record) : record,
          ),
        }))
        const listed = marked.flatMap((file) => ledger.book(file).needs_review)
        expect(ledger.balance).toBe(0)
        for (const [i, { idempotency_key }] of listed.entries()) {
          for (const file of marked) ledger.book(file, (key) => key === idempotency_key)
          expect(ledger.payments).toHaveLength(i + 1)
        }
        expect(ledger.balance).toBe(simulation.totals.paid)
        for (const file of marked)
          expect(ledger.book(file, 'book').records.every(({ duplicate }) => duplicate)).toBe(true)
      }),
      runs(1),
    )
  })
})

test('each outcome was drawn, with its payment and its reversal', () => {
  if (!isLong) return
  const withPayment = Object.keys(OUTCOMES).filter((outcome) => outcome !== 'cheque_announced_and_returned')
  for (const outcome of withPayment) {
    const ending = /reversed|returned/.test(outcome) ? ', paid, reversed' : ', paid'
    expect(drawn.get(outcome + ending), outcome).toBeGreaterThan(0)
  }
  expect(drawn.get('cheque_announced_and_returned')).toBeGreaterThan(0)
})
