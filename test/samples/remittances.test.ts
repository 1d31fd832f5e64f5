/** Real files: every remittance of the banks that are written, by any program, read back. */
import { describe, expect, it } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import { emitFile, splitLines } from '../../src/fixed-width/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import {
  type BankSamples,
  bytesOf,
  countsOf,
  expectedCounts,
  isHere,
  isRemittance,
  SUITE,
  samplesOf,
} from './samples.js'

const DIALECTS = remittanceDialects()

/** Peculiarities of particular samples, from the banks' own files. */
const KNOWN = await rowsOf('samples.ts', BANKS)

const remittances = samplesOf(DIALECTS, isRemittance)

const KNOWN_DIAGNOSTICS: Readonly<Record<string, NonNullable<BankSamples['diagnostics']>[string]>> = Object.fromEntries(
  KNOWN.flatMap(({ rows }) => Object.entries(rows.SAMPLES.diagnostics ?? {})),
)

const RECOUNTED = Object.fromEntries(KNOWN.flatMap(({ rows }) => Object.entries(rows.SAMPLES.recounted ?? {})))

describe.skipIf(!isHere)(SUITE, () => {
  it.runIf(isHere)('are all in INDEX.md as expected', () => {
    expect(countsOf(DIALECTS, remittances)).toEqual(expectedCounts(KNOWN, 'remittances'))
  })

  describe.each(remittances)('$name', (sample) => {
    const bytes = bytesOf(sample)
    const { bank, titles, file, diagnostics } = parseRemittance(bytes)

    it('has the titles of INDEX.md, and their movements', () => {
      expect(bank).toBe(sample.bank)
      expect(titles).toHaveLength(RECOUNTED[sample.name]?.titles ?? sample.titles)
      const codes: Record<string, number> = {}
      for (const { occurrence } of titles) codes[occurrence] = (codes[occurrence] ?? 0) + 1
      const mains = file.parts.flatMap((part) => (part.type === 'title' ? [part.title.main] : []))
      // Of a line whose columns are shifted nothing is read.
      if (mains.some(({ misplaced }) => misplaced)) {
        expect(codes['']).toBe(mains.filter(({ misplaced }) => misplaced).length)
        return
      }
      // Where a column was shifted, INDEX.md has what stands in the literal columns, quoted.
      if (Object.keys(sample.codes).every((code) => /^\d\d$/.test(code))) expect(codes).toEqual(sample.codes)
    })

    it('has every line once', () => {
      expect(file.lines.map((line) => line.number)).toEqual(splitLines(bytes).map((line) => line.number))
      expect(file.lines.filter((line) => line.raw.trim() !== '')).toHaveLength(sample.lines)
    })

    it('is written again byte for byte', () => {
      expect(Buffer.compare(bytes, emitFile(file))).toBe(0)
    })

    if (sample.oddities.length === 0) {
      it(`has no diagnostics${KNOWN_DIAGNOSTICS[sample.name] === undefined ? '' : ` but ${KNOWN_DIAGNOSTICS[sample.name]!.why}`}`, () => {
        const wrong = diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code)
        expect([...new Set(wrong)]).toEqual(KNOWN_DIAGNOSTICS[sample.name]?.codes ?? [])
      })
    }
  })
})
