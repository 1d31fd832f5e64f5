/** Real files: every remittance, by any program, is answered by the simulated bank, in every scenario. */
import { describe, expect, it } from 'vitest'
import { lintFile } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { parseReturn, paymentsFrom } from '../../src/return/index.js'
import { SCENARIOS, type ScenarioName, simulateBank } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { someOf } from '../runs.js'
import { bytesOf, isHere, isRemittance, type Sample, SUITE, samplesOf } from './samples.js'

/** The bank does not answer files of its earlier layouts. */
const isCurrent = (sample: Sample): boolean => {
  const { bank, layout, variant } = parseRemittance(bytesOf(sample))
  return remittanceDialects().some(
    (each) => each.bank.number === bank && each.layout === layout && each.dialect.variant === variant,
  )
}

const remittances = samplesOf(remittanceDialects(), isRemittance).filter(isCurrent)

describe.skipIf(!isHere)(SUITE, () => {
  describe.each(someOf(remittances, 12))('$name', (sample) => {
    it.each(someOf(Object.keys(SCENARIOS) as ScenarioName[], 2))('is answered: %s', (scenario) => {
      const { files, entries, totals } = simulateBank(bytesOf(sample), { scenario, checks: false })
      expect(entries).toHaveLength(sample.titles)
      let paid = 0
      for (const { bytes } of files) {
        const { diagnostics, bank_billet_discharges } = parseReturn(bytes)
        expect(diagnostics).toEqual([])
        expect(lintFile(bytes).counts.error).toBe(0)
        for (const { paid_amount } of paymentsFrom(bank_billet_discharges)) paid += paid_amount ?? 0
      }
      expect(paid).toBe(totals.paid)
    })
  })
})
