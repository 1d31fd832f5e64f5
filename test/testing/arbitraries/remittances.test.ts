/** Properties of drawn remittances, for every dialect of the registry and its contracts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lintFile } from '../../../src/inspect/index.js'
import { buildRemittance, parseRemittance } from '../../../src/remittance/index.js'
import {
  arbitraryEntry,
  arbitraryRemittance,
  arbitrarySlip,
  arbitraryWallet,
  type DrawnRemittance,
} from '../../../src/testing/index.js'
import { remittanceDialects } from '../../banks/dialects-of.js'
import { runs, someOf } from '../../runs.js'

const DIALECTS = remittanceDialects().map((each) => ({
  ...each,
  choice: { variant: each.dialect.variant ?? null },
}))

const RUNS = runs(3, 2)

/** Some layouts have no manual. */
const UNCONFIRMED = 'unconfirmed_layout'

describe.each(someOf(DIALECTS, 2))('$name', ({ bank, layout, dialect, choice }) => {
  const check = ({ wallet, entries, generated_at }: DrawnRemittance) => {
    const built = buildRemittance({ wallet, entries, generated_at })
    expect(built.records).toHaveLength(entries.length)
    const read = parseRemittance(built.bytes)
    expect([read.bank, read.layout, read.variant ?? null]).toEqual([bank.number, layout, choice.variant])
    expect(read.diagnostics.filter(({ code }) => code !== UNCONFIRMED)).toEqual([])
    expect(read.titles.map(({ occurrence }) => occurrence)).toEqual(
      entries.map(({ our_code }, i) => built.records[i]!.occurrence ?? our_code),
    )
    expect(lintFile(built.bytes).findings.filter(({ rule }) => rule !== UNCONFIRMED)).toEqual([])
  }

  test('every drawn remittance is built and read back without diagnostics, and lint finds nothing', () => {
    fc.assert(fc.property(arbitraryRemittance(bank.number, layout, choice), check), RUNS)
  })

  test('also with any Unicode text', () => {
    fc.assert(fc.property(arbitraryRemittance(bank.number, layout, { ...choice, texts: 'any' }), check), RUNS)
  })

  test.each(someOf(Object.keys(dialect.contracts), 4))('with contract %s', (contract) => {
    const drawn = arbitraryRemittance(bank.number, layout, { ...choice, contract })
    fc.assert(
      fc.property(drawn, (each) => {
        expect(each.wallet.bank_contract_slug).toBe(contract)
        check(each)
      }),
      runs(2),
    )
  })

  test('any entry is valid with any wallet', () => {
    fc.assert(
      fc.property(
        arbitraryWallet(bank.number, layout, choice),
        arbitraryEntry(bank.number, layout, choice),
        (wallet, entry) => check({ wallet, entries: [entry], generated_at: '2026-03-02T10:15:30' }),
      ),
      RUNS,
    )
  })

  test('every instruction that the bank supports', () => {
    const codes = Object.keys(dialect.instructions) as (keyof typeof dialect.instructions)[]
    for (const our_code of someOf(codes, 6)) {
      fc.assert(
        fc.property(arbitraryRemittance(bank.number, layout, { ...choice, our_code, maxEntries: 2 }), (each) => {
          expect(new Set(each.entries.map((entry) => entry.our_code))).toEqual(new Set([our_code]))
          check(each)
        }),
        runs(1),
      )
    }
  })
})

test.each(someOf([...new Set(DIALECTS.map(({ bank, layout }) => `${bank.number} ${layout}`))], 12))(
  '%s: any slip is valid with any wallet of any variant',
  (name) => {
    const [bank, layout] = name.split(' ') as [string, 'cnab240' | 'cnab400']
    fc.assert(
      fc.property(arbitraryWallet(bank, layout), arbitrarySlip(bank, layout), (wallet, slip) => {
        expect(
          buildRemittance({ wallet, entries: [{ our_code: '1001', slip }], generated_at: '2026-03-02' }).records,
        ).toHaveLength(1)
      }),
      RUNS,
    )
  },
)
