/** The simulated bank: what it answers is held to its own account, to the cent, through the library's readers and lint. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lintFile } from '../../src/inspect/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { matchKey, occurrenceMeanings, parseReturn, paymentsFrom, type ReturnRecord } from '../../src/return/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { SCENARIOS, type ScenarioName, type Simulation, simulateBank } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'

const DIALECTS = remittanceDialects().map(({ bank, layout, dialect, name }) => ({ name, bank, layout, dialect }))
const RUNS = { numRuns: fc.readConfigureGlobal().numRuns ?? Math.max(15, Math.ceil(300 / DIALECTS.length)) }

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))
const seed = fc.nat()

/** What the files of a simulation say, read by the library. */
const recordsOf = ({ files }: Simulation): ReturnRecord[] =>
  files.flatMap(({ bytes }) => parseReturn(bytes).bank_billet_discharges)

const sum = (texts: readonly (string | number | null)[]): number =>
  texts.reduce<number>((total, text) => total + Number(text ?? 0), 0)

describe.each(DIALECTS)('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null })
    // A file of Santander's number was another bank's until 2011: see its variant BANESPA.
    .filter(({ generated_at }) => generated_at > '2012')
    .map(buildRemittance)
  const answering = bank.returns[layout]!.find(({ variant }) => variant === dialect.variant)!
  const canRefuse = occurrenceMeanings(answering).some(
    ({ our_occurrence }) => our_occurrence === '2002' || our_occurrence === '2190',
  )

  test('what was paid, charged and kept is in the return what the account says, to the cent', () => {
    fc.assert(
      fc.property(remittance, scenario, seed, ({ bytes }, scenario, seed) => {
        const simulation = simulateBank(bytes, { scenario, seed })
        const { totals, entries } = simulation
        const records = recordsOf(simulation)
        const payments = paymentsFrom(records)
        expect(sum(payments.map(({ paid_amount }) => paid_amount))).toBe(totals.paid)
        expect(sum(payments.map(({ billet_fine }) => billet_fine))).toBe(totals.interest)
        expect(sum(records.map(({ line_parsed }) => line_parsed.bank_rate))).toBe(totals.fees)
        expect(sum(payments.map(({ credit_amount }) => credit_amount))).toBe(totals.credited)
        const events = entries.flatMap(({ events }) => events)
        expect(sum(events.map(({ paid }) => paid))).toBe(totals.paid)
        expect(payments.length).toBe(events.filter(({ paid }) => paid > 0).length)
      }),
      RUNS,
    )
  })

  test('its files have no diagnostic, no finding of lint, and are of the dialect that answers the remittance’s', () => {
    fc.assert(
      fc.property(remittance, scenario, seed, ({ bytes }, scenario, seed) => {
        for (const file of simulateBank(bytes, { scenario, seed }).files) {
          const { diagnostics, variant, header } = parseReturn(file.bytes)
          expect(diagnostics).toEqual([])
          expect(variant).toBe(dialect.variant)
          expect(header?.generated_at).toBe(file.date)
          expect(lintFile(file.bytes).findings).toEqual([])
        }
      }),
      RUNS,
    )
  })

  test('every entry is answered, in the order of its days, by records of its own nosso número', () => {
    fc.assert(
      fc.property(remittance, scenario, seed, ({ bytes, records: sent }, scenario, seed) => {
        const { entries, files } = simulateBank(bytes, { scenario, seed })
        expect(entries).toHaveLength(sent.length)
        const read = files.map(({ bytes }) => [...parseReturn(bytes).bank_billet_discharges])
        entries.forEach(({ events, returned_our_number, our_code, outcome }, i) => {
          expect(our_code).not.toBeNull()
          expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).sort())
          const told = events.filter(({ file }) => file !== null)
          if (our_code === '1001' && (canRefuse || outcome !== 'rejected')) expect(told.length).toBeGreaterThan(0)
          for (const event of told) {
            const at = read[event.file!]!.findIndex(
              ({ occurrence, line_parsed }) =>
                occurrence === event.occurrence && line_parsed.our_number === returned_our_number,
            )
            expect(at).toBeGreaterThanOrEqual(0)
            const [record] = read[event.file!]!.splice(at, 1)
            expect(record).toMatchObject({ our_occurrence: event.our_occurrence, date_of_occurrence: event.date })
            if (/^0*$/.test(sent[i]!.our_number)) expect(returned_our_number).toMatch(/[1-9]/)
            else {
              const key = matchKey(
                { bank: bank.number, layout, variant: dialect.variant, slip: sent[i]! },
                'our_number',
              )
              expect(matchKey(record!, 'our_number')).toBe(key)
            }
          }
        })
        expect(read.flat()).toEqual([])
      }),
      RUNS,
    )
  })

  test('the same seed gives the same bytes', () => {
    fc.assert(
      fc.property(remittance, seed, ({ bytes }, seed) => {
        expect(simulateBank(bytes, { seed })).toEqual(simulateBank(bytes, { seed }))
      }),
      { numRuns: 5 },
    )
  })
})
