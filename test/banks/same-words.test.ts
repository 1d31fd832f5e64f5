/** Occurrences with the words of a unified code. */
import { expect, test } from 'vitest'
import { OUR_OCCURRENCES, type OurOccurrence } from '../../src/cobranca/codes/our-occurrences.js'
import { meaningOfOccurrence } from '../../src/return/meaning/title-outcome.js'
import { returnDialects } from './dialects-of.js'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')

const unifiedByWords = new Map(
  Object.entries(OUR_OCCURRENCES).map(([code, { text }]) => [plain(text), code as OurOccurrence]),
)

/** «Ocorrências do Pagador» is 29 of C044 too, whose code is older. */
const OLDER: Readonly<Partial<Record<OurOccurrence, OurOccurrence>>> = { '2108': '2023' }

test('an occurrence of CNAB 400 with the words of a unified code has that code, or a doubt', () => {
  let same = 0
  const others: string[] = []
  for (const { layout, name, dialect } of returnDialects()) {
    if (layout !== 'cnab400') continue
    for (const [code, occurrence] of Object.entries(dialect.occurrences)) {
      const unified = unifiedByWords.get(plain(occurrence.text))
      if (unified === undefined || ('doubt' in occurrence && occurrence.doubt !== undefined)) continue
      const { our_occurrence } = occurrence
      if (our_occurrence === unified || our_occurrence === OLDER[unified]) same++
      else others.push(`${name} ${code} ${occurrence.text}: ${our_occurrence}, not ${unified}`)
    }
  }
  expect(others).toEqual([])
  expect(same).toBeGreaterThan(0)
})

test('an occurrence with the same words has the same meaning in all layouts of a bank', () => {
  const seen = new Map<string, { readonly name: string; readonly meaning: string }>()
  const others: string[] = []
  let compared = 0
  for (const { bank, name, dialect } of returnDialects()) {
    for (const [code, occurrence] of Object.entries(dialect.occurrences)) {
      const { our_occurrence, kind, money, final } = meaningOfOccurrence(occurrence)
      const meaning = [(our_occurrence && OLDER[our_occurrence]) ?? our_occurrence, kind, money, final].join(' ')
      const words = `${bank.number} ${plain(occurrence.text)}`
      const first = seen.get(words)
      if (first === undefined) seen.set(words, { name: `${name} ${code}`, meaning })
      else if (first.meaning === meaning) compared++
      else others.push(`${occurrence.text}: ${first.name} ${first.meaning}; ${name} ${code} ${meaning}`)
    }
  }
  expect(others).toEqual([])
  expect(compared).toBeGreaterThan(0)
})
