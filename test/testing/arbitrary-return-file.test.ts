/** Drawn return files are read with the values they were written from, and shrink to one plain title. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReturnDialect } from '../../src/banks/index.js'
import { lintFile } from '../../src/inspect/index.js'
import { parseReturn } from '../../src/return/index.js'
import { arbitraryReturnFile } from '../../src/testing/arbitraries/index.js'
import { returnDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'

const RUNS = runs(5, 2)

/** Diagnostic of every file of a layout that only other programs confirm, and of payments in a layout without a column for their amount. */
const EXPECTED = ({ titles }: ReturnDialect): ReadonlySet<string> =>
  new Set([
    'unconfirmed_layout',
    ...(Object.values(titles).some(({ paid_amount }) => paid_amount === undefined) ? ['paid_amount_unknown'] : []),
  ])

describe.each(someOf(returnDialects(), 10))('$name', ({ bank, layout, dialect }) => {
  const files = arbitraryReturnFile(bank.number, layout, { variant: dialect.variant ?? null })
  const expected = EXPECTED(dialect)

  test('the drawn values are read back without diagnostics, and lint finds nothing', () => {
    fc.assert(
      fc.property(files, ({ bytes, bank_billet_discharges, values }) => {
        const { variant, diagnostics, bank_billet_discharges: read } = parseReturn(bytes)
        expect(diagnostics.filter(({ code }) => !expected.has(code))).toEqual([])
        expect(lintFile(bytes).findings.filter(({ rule }) => !expected.has(rule))).toEqual([])
        expect(variant).toBe(dialect.variant)
        expect(read).toMatchObject(bank_billet_discharges)
        values.titles.forEach(({ occurrence, our_occurrence, kind, reasons, line_parsed }, i) => {
          expect(read[i]).toMatchObject({ occurrence, our_occurrence: our_occurrence ?? null, kind })
          const codes = read[i]!.reasons.map(({ code }) => code)
          for (const code of reasons!) expect(codes).toContain(code)
          const { our_number = '', processed_our_number_raw: _, ...entries } = line_parsed!
          const texts = Object.fromEntries(Object.entries(entries).map(([entry, value]) => [entry, String(value)]))
          expect(read[i]!.line_parsed).toMatchObject(texts)
          expect(read[i]!.line_parsed.our_number.startsWith(String(our_number))).toBe(true)
        })
      }),
      RUNS,
    )
  })
})

describe.each(someOf(returnDialects(), 2))('$name', ({ bank, layout, dialect }) => {
  const files = arbitraryReturnFile(bank.number, layout, { variant: dialect.variant ?? null })

  test('a failure shrinks to one title of plain values', () => {
    const { counterexample } = fc.check(
      fc.property(files, ({ bank_billet_discharges }) =>
        bank_billet_discharges.every(({ kind }) => kind !== 'settled'),
      ),
      { numRuns: 200, seed: 7 },
    )
    const [{ bank_billet_discharges }] = counterexample!
    expect(bank_billet_discharges).toHaveLength(1)
    expect(bank_billet_discharges[0]!.reasons.length).toBeLessThanOrEqual(1)
  })
})

test('a bank, layout or variant without returns is an error', () => {
  expect(() => arbitraryReturnFile('999', 'cnab400')).toThrow(RangeError)
  expect(() => arbitraryReturnFile('341', 'cnab400', { variant: 'SICOB' })).toThrow(/SICOB/)
})
