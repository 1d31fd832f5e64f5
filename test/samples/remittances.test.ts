/** Real files: every remittance of the banks that are written, by any program, read back. */
import { describe, expect, it } from 'vitest'
import { emitFile, splitLines } from '../../src/fixed-width/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { bytesOf, isHere, isOtherService, isRemittance, SUITE, samples } from './samples.js'

/** The dialects whose samples are all read. */
const READ: Readonly<Record<string, readonly string[]>> = { '341': ['240', '400'], '756': ['240'] }

const remittances = samples.filter(
  (sample) => isRemittance(sample) && !isOtherService(sample) && READ[sample.bank]?.includes(sample.layout),
)

/** Files without oddities in INDEX.md of which something is to be told all the same. */
const TOLD: Readonly<Record<string, { readonly why: string; readonly codes: readonly string[] }>> = {
  'remessa/341-itau-cnab400-11.rem': {
    why: 'marks inside tax ids, made up for a demonstration',
    codes: ['not_a_tax_id'],
  },
  'remessa/756-sicoob-cnab240-4.rem': {
    why: 'a Pix record with its code one column to the left',
    codes: ['unknown_record'],
  },
}

describe.skipIf(!isHere)(SUITE, () => {
  it.runIf(isHere)('are all in INDEX.md as expected', () => {
    expect(remittances.length).toBe(30)
  })

  describe.each(remittances)('$name', (sample) => {
    const bytes = bytesOf(sample)
    const { bank, titles, file, diagnostics } = parseRemittance(bytes)

    it('has the titles of INDEX.md, and their movements', () => {
      expect(bank).toBe(sample.bank)
      expect(titles).toHaveLength(sample.titles)
      const codes: Record<string, number> = {}
      for (const { movement } of titles) codes[movement] = (codes[movement] ?? 0) + 1
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
      it(`has nothing wrong${TOLD[sample.name] === undefined ? '' : ` but ${TOLD[sample.name]!.why}`}`, () => {
        const wrong = diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code)
        expect([...new Set(wrong)]).toEqual(TOLD[sample.name]?.codes ?? [])
      })
    }
  })
})
