/** The notes to unified codes, which the pages of the banks print: doubts, and reasons for a missing code. */
import { expect, test } from 'vitest'
import { LANGUAGES, type LocalizedText } from '../../src/code/language.js'
import { notesOf } from './code-notes.js'
import { remittanceDialects, returnDialects } from './dialects-of.js'

const notes = returnDialects().flatMap((of) => notesOf(of).map((note) => ({ ...of, ...note })))

test('a doubt that banks share names the manual of its page', () => {
  const banksOf = new Map<string, Set<string>>()
  for (const { bank, text } of notes) {
    for (const language of LANGUAGES) {
      if (!/\bpp?\. \d/.test(text[language])) continue
      banksOf.set(text[language], (banksOf.get(text[language]) ?? new Set()).add(bank.number))
    }
  }
  expect(banksOf.size).toBeGreaterThan(0)
  const shared = [...banksOf].filter(([text, banks]) => banks.size > 1 && !/’s manual|manual d[eo] [A-Z]/.test(text))
  expect(shared.map(([text]) => text)).toEqual([])
})

const ENGLISH = new Set('and are but by for from has in is it of or the to when which with'.split(' '))
const PORTUGUESE = new Set('com da das de dos em não ou para por que são sem também um uma é'.split(' '))

/** Whether a text has a word of a list, besides quotations and terms of the manual. */
const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  (text.replace(/«[^»]*»|uso da empresa/g, '').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).some((word) => words.has(word))

test('a note has a text in each language', () => {
  expect(notes.length).toBeGreaterThan(0)
  const isWrong = ({ pt, en }: LocalizedText): boolean =>
    pt.trim() === '' || en.trim() === '' || pt === en || hasWord(pt, ENGLISH) || hasWord(en, PORTUGUESE)
  const wrong = notes.filter(({ text }) => isWrong(text))
  expect(wrong.map(({ name, occurrence, text: { pt, en } }) => `${name} ${occurrence} ${pt} | ${en}`)).toEqual([])
})

test('citations are in Portuguese, like the manuals', () => {
  const records = [...returnDialects(), ...remittanceDialects()].flatMap(({ dialect: { layout, alternatives = {} } }) =>
    [...Object.values(layout.records), ...Object.values(alternatives).flat()].map(({ source }) => source),
  )
  const reasons = returnDialects().flatMap(({ dialect }) => dialect.reasons.map(({ source }) => source))
  const deadlines = remittanceDialects().map(({ dialect }) => dialect.deadlines.source)
  const citations = new Set([...records, ...reasons, ...deadlines])
  expect([...citations].filter((citation) => hasWord(citation, ENGLISH))).toEqual([])
})
