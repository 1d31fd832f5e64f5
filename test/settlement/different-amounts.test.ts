/** Payments of exactly the amount owed are never listed in `different_amounts`; payments of a cent more or less always are. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { configuredSlip, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { amountOwed, type Settlement, type SlipToSettle, settle } from '../../src/settlement/index.js'
import { arbitraryRemittance, carriedEntries, type EntriesToWrite, writeReturn } from '../../src/testing/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { isLong, runs, someOf } from '../runs.js'
import { monthOf } from './months.js'

/** Entries of `line_parsed` that a payment keeps. */
const KEPT = ['our_number', 'paid_at', 'credit_at', 'document_number', 'control_number'] as const

/** The amounts of CNAB 400 have 13 digits. */
const MAX_CENTS = 9_999_999_999_999

/** Payments of a month that are compared. */
const COMPARED = 4

/** A return of one payment of a simulated month, of another amount. */
function paidWith(
  { bank, layout, variant, occurrence, our_occurrence, kind, reasons, line_parsed }: ReturnRecord,
  paid_amount: number,
) {
  const carried = carriedEntries({ bank, layout, variant }, occurrence)
  const kept = Object.fromEntries(
    KEPT.filter((name) => carried.includes(name) && line_parsed[name] !== '').map((name) => [name, line_parsed[name]]),
  ) as EntriesToWrite
  const written = writeReturn({
    bank,
    layout,
    variant,
    titles: [
      {
        occurrence,
        our_occurrence: our_occurrence ?? undefined,
        kind,
        reasons: reasons.map(({ code }) => code),
        line_parsed: { ...kept, paid_amount },
      },
    ],
  })
  return parseReturn(written.bytes, { bank })
}

/** The payment that the return has, and the differences that are listed. */
const differences = ({ records, different_amounts }: Settlement) => ({
  found: records.map(({ bank_billet_id }) => bank_billet_id),
  paid: records.map(({ payment }) => payment?.paid_amount),
  listed: different_amounts.map(({ bank_billet_id, difference }) => [bank_billet_id, difference]),
})

const DIALECTS = remittanceDialects().filter(({ dialect }) => registersTitles(dialect))

describe.each(someOf(DIALECTS, 8))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, {
    variant: dialect.variant ?? null,
    our_code: '1001',
  }).map((input) => ({
    ...input,
    wallet: { ...input.wallet, id: 1 } as Wallet,
  }))

  test('a payment is listed if and only if it is not the amount owed', () => {
    let compared = 0
    fc.assert(
      fc.property(remittance, fc.constantFrom('paid', 'late', 'mixed'), fc.nat(), (input, scenario, seed) => {
        const { files, slips } = monthOf(input, scenario, seed)
        const charged = slips.map((slip): SlipToSettle => {
          const own = input.entries[Number(String(slip.id).split(':')[1])]!.slip
          return { ...(configuredSlip(own, input.wallet) as Slip), ...slip }
        })
        const settled = files.flatMap(({ file }) => settle(file, charged).records)
        const final = settled.filter(({ bank_billet, payment }) => bank_billet !== null && payment?.final === true)
        for (const { record, bank_billet, payment } of final.slice(0, COMPARED)) {
          if (payment!.paid_at === null) continue
          const { total } = amountOwed(bank_billet as Slip, payment!.paid_at)
          for (const cents of [0, 1, -1]) {
            const paid = total + cents
            if (paid < 1 || paid > MAX_CENTS) continue
            compared++
            expect(differences(settle(paidWith(record, paid), charged))).toEqual({
              found: [bank_billet!.id],
              paid: [paid],
              listed: cents === 0 ? [] : [[bank_billet!.id, cents]],
            })
          }
        }
      }),
      runs(15, 3),
    )
    // A few draws may have no payment that finds its slip; all draws of a long run have some.
    if (isLong) expect(compared).toBeGreaterThan(0)
  })
})
