/**
 * The words of every reason, by bank. A change of a family's table shows at each bank that has the table.
 *
 * Reasons of the same places are a block, so that a text stands once in the file of its bank.
 */
import { expect, test } from 'vitest'
import { BANKS, type BankDefinition } from '../../src/banks/index.js'
import { folderOf, returnDialects } from './dialects-of.js'

const WITH_REASONS = BANKS.filter((bank) => returnDialects([bank]).some(({ dialect }) => dialect.reasons.length > 0))

test.each(WITH_REASONS)('$number $name', async (bank) => {
  await expect(textsOf(bank)).toMatchFileSnapshot(`golden/reasons/${folderOf(bank)}.txt`)
})

/** The blocks of a bank: the places of its reasons (dialect, field and occurrences), then a line for each reason that is in all of them and no other. */
function textsOf(bank: BankDefinition): string {
  const placesOf = new Map<string, Set<string>>()
  for (const { key, dialect } of returnDialects([bank])) {
    for (const { field, occurrences, codes } of dialect.reasons) {
      const place = `${key} ${field} ${[...occurrences].sort().join(' ')}`
      for (const [code, text] of Object.entries(codes)) {
        const reason = `  ${code} ${text}`
        placesOf.set(reason, (placesOf.get(reason) ?? new Set()).add(place))
      }
    }
  }
  const reasonsOf = new Map<string, string[]>()
  for (const [reason, places] of placesOf) {
    const block = [...places].sort().join('\n')
    reasonsOf.set(block, [...(reasonsOf.get(block) ?? []), reason])
  }
  return [...reasonsOf].map(([places, reasons]) => `${[places, ...reasons.sort()].join('\n')}\n`).join('\n')
}
