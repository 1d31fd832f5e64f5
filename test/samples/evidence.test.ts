/** The evidence of each dialect names real files if, and only if, there are some of it. */
import { describe, expect, it } from 'vitest'
import { BANKS, type Dialect, remittanceReadingOf, returnDialectOf } from '../../src/banks/index.js'
import { type DialectOf, remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { bytesOf, isHere, isRemittance, type Sample, SUITE, samplesOf } from './samples.js'

const KNOWN = await rowsOf('samples.ts', BANKS)

/** Other columns under the number of the bank, or letters in place of digits: no evidence. */
const TAMPERED = KNOWN.flatMap(({ rows }) => Object.keys(rows.SAMPLES.tampered ?? {}))
const UNNAMED = new Set(KNOWN.flatMap(({ rows }) => rows.SAMPLES.unnamed ?? []))

const bankOf = ({ name, bank }: Sample): string | undefined => (UNNAMED.has(name) ? bank : undefined)

const DIRECTIONS: readonly {
  readonly direction: string
  readonly dialects: readonly DialectOf[]
  readonly samples: readonly Sample[]
  readonly dialectOf: (sample: Sample) => Dialect
}[] = [
  {
    direction: 'returns',
    dialects: returnDialects(),
    samples: samplesOf(returnDialects(), (sample) => !isRemittance(sample)),
    dialectOf: (sample: Sample) => returnDialectOf(bytesOf(sample), bankOf(sample)).dialect,
  },
  {
    direction: 'remittances',
    dialects: remittanceDialects(),
    samples: samplesOf(remittanceDialects(), isRemittance),
    dialectOf: (sample: Sample) => remittanceReadingOf(bytesOf(sample), bankOf(sample)).dialect,
  },
]

describe.skipIf(!isHere)(SUITE, () => {
  it.each(DIRECTIONS)(
    'are evidence of the dialects of $direction that read them',
    ({ dialects, samples, dialectOf }) => {
      const withFiles = new Set(samples.filter(({ name }) => !TAMPERED.includes(name)).map(dialectOf))
      const named = (of: readonly DialectOf[]): string[] => of.map(({ name }) => name)
      expect(named(dialects.filter(({ dialect }) => /_and_files$/.test(dialect.evidence)))).toEqual(
        named(dialects.filter(({ dialect }) => withFiles.has(dialect))),
      )
    },
  )
})
