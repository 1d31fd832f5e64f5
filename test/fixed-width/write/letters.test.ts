/** The output byte of each letter, and its flags. */
import { expect, test } from 'vitest'
import { letterTable } from '../../../src/fixed-width/index.js'
import { IS_BLANK, IS_CHANGED, IS_IRREGULAR } from '../../../src/fixed-width/write/letters.js'

/** ASCII letters are unchanged. Some others become an ASCII letter or a blank. All others are irregular. */
const letters = Uint8Array.from({ length: 256 }, (_, code) => (code >= 0x20 && code <= 0x7e ? code : 0))
for (const [other, letter] of ['çc', 'Çc', 'éE', '\xa0 ']) letters[other!.charCodeAt(0)] = letter!.charCodeAt(0)

/** The output of a letter, as a capital and with its case kept. */
const of = (letter: string) => [true, false].map((capitals) => letterTable(letters, capitals)[letter.charCodeAt(0)])
const codeOf = (letter: string): number => letter.charCodeAt(0)

test('a letter is unchanged, or written as a capital', () => {
  for (const letter of 'AZ09-{@[`') expect(of(letter)).toEqual([codeOf(letter), codeOf(letter)])
  expect(of('a')).toEqual([codeOf('A'), codeOf('a')])
  expect(of('z')).toEqual([codeOf('Z'), codeOf('z')])
})

test('a replaced letter has a flag, a capital for a small letter has not', () => {
  expect(of('ç')).toEqual([codeOf('C') | IS_CHANGED, codeOf('c') | IS_CHANGED])
  expect(of('Ç')).toEqual([codeOf('C') | IS_CHANGED, codeOf('c') | IS_CHANGED])
  expect(of('é')).toEqual([codeOf('E') | IS_CHANGED, codeOf('E') | IS_CHANGED])
})

test('a blank has a flag, also if it replaces a letter', () => {
  expect(of(' ')).toEqual([0x20 | IS_BLANK, 0x20 | IS_BLANK])
  expect(of('\xa0')).toEqual([0x20 | IS_BLANK | IS_CHANGED, 0x20 | IS_BLANK | IS_CHANGED])
})

test('a removed letter, or one that becomes several letters, is irregular', () => {
  for (const letter of 'ß\0\n\x7f\xff') expect(of(letter)).toEqual([IS_IRREGULAR, IS_IRREGULAR])
})
