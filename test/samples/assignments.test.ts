/** Real files: assignments of receivables to a fund, of four custodians. */
import { describe, expect, it } from 'vitest'
import { emitFile, splitLines } from '../../src/fixed-width/index.js'
import { lintFile } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { bytesOf, isAssignment, isHere, SUITE, samples } from './samples.js'

/** Content that contradicts the manual, by file: a sequence that is not of the file, letters of an example or of a masked file in numbers. */
const DIAGNOSTICS: Readonly<Record<string, readonly string[]>> = {
  'remessa/010-bankpar-fidc-cnab444-1.rem': ['not_digits', 'sequence_break'],
  'remessa/274-grafeno-fidc-cnab444-1.rem': ['not_a_number', 'not_digits', 'unknown_record'],
  'remessa/611-paulista-fidc-cnab444-1.rem': ['not_a_number', 'not_digits'],
}

const assignments = samples.filter(isAssignment)

describe.skipIf(!isHere)(SUITE, () => {
  it.runIf(isHere)('are all here', () => {
    expect(assignments.map(({ bank }) => bank).sort()).toEqual(['010', '274', '363', '611', '611'])
  })

  describe.each(assignments)('$name', (sample) => {
    const bytes = bytesOf(sample)
    const { bank, variant, titles, file, diagnostics } = parseRemittance(bytes)

    it('has the titles of INDEX.md, and their occurrences', () => {
      expect({ bank, variant }).toEqual({ bank: sample.bank, variant: 'FIDC' })
      expect(titles).toHaveLength(sample.titles)
      const codes: Record<string, number> = {}
      for (const { occurrence } of titles) codes[occurrence] = (codes[occurrence] ?? 0) + 1
      expect(codes).toEqual(sample.codes)
      expect(titles.every(({ occurrence_detail }) => occurrence_detail !== null)).toBe(true)
    })

    it('has every line once, and is written again byte for byte', () => {
      expect(file.lines.map((line) => line.number)).toEqual(splitLines(bytes).map((line) => line.number))
      expect(file.lines).toHaveLength(sample.lines)
      expect(Buffer.compare(bytes, emitFile(file))).toBe(0)
    })

    it('has the diagnostics of its content', () => {
      const wrong = diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code)
      expect([...new Set(wrong)].sort()).toEqual(DIAGNOSTICS[sample.name] ?? [])
      if (wrong.length === 0) expect(lintFile(bytes).counts.error).toBe(0)
    })
  })
})
