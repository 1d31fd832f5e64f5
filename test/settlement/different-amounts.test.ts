/**
 * Payments of exactly the amount owed are never listed in `different_amounts`; payments of a cent more or less always are, if the slip has its `charges_sent`.
 * `late-payments.test.ts` has slips without them.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { configuredSlip, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { amountOwed, type Settlement, type SlipCharges, type SlipToSettle, settle } from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { isLong, runs, someOf } from '../runs.js'
import { monthOf } from './months.js'
import { paidWith } from './paid-with.js'

/** The amounts of CNAB 400 have 13 digits. */
const MAX_CENTS = 9_999_999_999_999

/** Payments of a month that are compared. */
const COMPARED = 4

/** The payment that the return has, and the differences that are listed. */
const differences = ({ records, different_amounts }: Settlement) => ({
  found: records.map(({ bank_billet_id }) => bank_billet_id),
  paid: records.map(({ payment }) => payment?.paid_amount),
  listed: different_amounts.map(({ bank_billet_id, difference }) => [bank_billet_id, difference]),
})

const DIALECTS = remittanceDialects().filter(({ dialect }) => registersTitles(dialect))

/** Dialects with a payment that was compared. */
const compared = new Set<string>()

describe.each(someOf(DIALECTS, 4))('$name', ({ name, bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, {
    variant: dialect.variant ?? null,
    our_code: '1001',
  }).map((input) => ({
    ...input,
    wallet: { ...input.wallet, id: 1 } as Wallet,
  }))

  test('a payment is listed if and only if it is not the amount owed', () => {
    fc.assert(
      fc.property(remittance, fc.constantFrom('paid', 'late', 'mixed'), fc.nat(), (input, scenario, seed) => {
        const { files, slips } = monthOf(input, scenario, seed)
        const { records: sent } = buildRemittance(input)
        const charged = slips.map((slip, i): SlipToSettle => {
          const own = input.entries[Number(String(slip.id).split(':')[1])]!.slip
          const { charges_sent } = sent[i]!
          return { ...(configuredSlip(own, input.wallet) as Slip), ...slip, charges_sent }
        })
        const settled = files.flatMap(({ file }) => settle(file, charged).records)
        const final = settled.filter(({ bank_billet, payment }) => bank_billet !== null && payment?.final === true)
        for (const { record, bank_billet, payment } of final.slice(0, COMPARED)) {
          if (payment!.paid_at === null) continue
          const { total } = amountOwed(bank_billet as SlipCharges, payment!.paid_at)
          for (const cents of [0, 1, -1]) {
            const paid = total + cents
            if (paid < 1 || paid > MAX_CENTS) continue
            compared.add(name)
            expect(differences(settle(paidWith(record, paid), charged))).toEqual({
              found: [bank_billet!.id],
              paid: [paid],
              listed: cents === 0 ? [] : [[bank_billet!.id, cents]],
            })
          }
        }
      }),
      runs(3, 2),
    )
  })
})

// A few draws of a dialect may have no payment that finds its slip.
test('payments of nearly all dialects were compared', () => {
  if (isLong) expect(compared.size).toBeGreaterThan(0.8 * DIALECTS.length)
})
