/** The doubts of unified codes, which the pages of the banks print. */
import { expect, test } from 'vitest'
import { returnDialects } from './dialects-of.js'

test('a doubt that banks share names the manual of its page', () => {
  const banksOf = new Map<string, Set<string>>()
  for (const { bank, dialect } of returnDialects()) {
    for (const occurrence of Object.values(dialect.occurrences)) {
      const doubt = 'doubt' in occurrence ? occurrence.doubt : undefined
      if (doubt === undefined || !/\bpp?\. \d/.test(doubt)) continue
      banksOf.set(doubt, (banksOf.get(doubt) ?? new Set()).add(bank.number))
    }
  }
  expect(banksOf.size).toBeGreaterThan(0)
  const shared = [...banksOf].filter(([doubt, banks]) => banks.size > 1 && !doubt.includes('’s manual'))
  expect(shared.map(([doubt]) => doubt)).toEqual([])
})
