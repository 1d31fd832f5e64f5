/** Real files: files that follow their layout have no error, the others have exactly their known errors. */
import { describe, expect, it } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import { lintFile } from '../../src/inspect/index.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { bytesOf, isHere, isRemittance, type Sample, SUITE, samplesOf } from './samples.js'

const KNOWN = (await rowsOf('samples.ts', BANKS)).map(({ rows }) => rows.SAMPLES)

/** Known errors of samples without oddities in INDEX.md, from the banks' own files. */
const FAULTY: ReadonlySet<string> = new Set(
  KNOWN.flatMap(({ diagnostics, lintErrors, tampered, contradicting }) =>
    [diagnostics, lintErrors, tampered, contradicting].flatMap((files) => Object.keys(files ?? {})),
  ),
)

const UNNAMED: ReadonlySet<string> = new Set(KNOWN.flatMap(({ unnamed }) => unnamed ?? []))

const all = [
  ...samplesOf(returnDialects(), (sample) => !isRemittance(sample)),
  ...samplesOf(remittanceDialects(), isRemittance),
]

const lint = (sample: Sample) => lintFile(bytesOf(sample), UNNAMED.has(sample.name) ? { bank: sample.bank } : {})

describe.skipIf(!isHere)(SUITE, () => {
  it.each(all.filter(({ name, oddities }) => oddities.length === 0 && !FAULTY.has(name)))(
    '$name is well formed, and has no error',
    (sample) => {
      const { findings, bank } = lint(sample)
      expect(bank).toBe(sample.bank)
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )

  it.each(
    KNOWN.flatMap(({ diagnostics }) => Object.entries(diagnostics ?? {})).map(([name, { why, codes }]) => ({
      name,
      why,
      codes,
    })),
  )('$name: $why', ({ name, codes }) => {
    const { findings } = lint(all.find((sample) => sample.name === name)!)
    const rulesOf = (wanted: string) =>
      new Set(findings.flatMap(({ severity, rule }) => (severity === wanted ? [rule] : [])))
    const warnings = rulesOf('warning')
    expect([...rulesOf('error')].sort()).toEqual(codes.filter((code) => !warnings.has(code)).sort())
  })

  it.each(
    KNOWN.flatMap(({ lintErrors }) => Object.entries(lintErrors ?? {})).map(([name, known]) => ({ name, ...known })),
  )('$name: $why, by the rules of lint alone', ({ name, rules }) => {
    const { findings } = lint(all.find((sample) => sample.name === name)!)
    const errors = findings.filter(({ severity }) => severity === 'error')
    expect([...new Set(errors.map(({ rule }) => rule))]).toEqual(rules)
  })

  it.each(all)('$name: every finding has its line, columns within it, and where it is from', (sample) => {
    const { lines, findings } = lint(sample)
    for (const { line, columns, source } of findings) {
      expect(line === null || (line >= 1 && line <= lines)).toBe(true)
      expect(columns === null || (columns[0] >= 1 && columns[0] <= columns[1])).toBe(true)
      expect(source).not.toBeNull()
    }
  })
})
