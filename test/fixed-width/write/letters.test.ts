/** How letters go into a file: the byte that goes in the place of each, and what that means for the text. */
import { expect, test } from 'vitest'
import { letterTable } from '../../../src/fixed-width/index.js'
import { IS_BLANK, IS_CHANGED, IS_IRREGULAR } from '../../../src/fixed-width/write/letters.js'

/** Letters of ASCII as they are, some others as one of them or as a blank, all the rest as none or as several. */
const letters = Uint8Array.from({ length: 256 }, (_, code) => (code >= 0x20 && code <= 0x7e ? code : 0))
for (const [other, letter] of ['çc', 'Çc', 'éE', '\xa0 ']) letters[other!.charCodeAt(0)] = letter!.charCodeAt(0)

/** How a letter goes as a capital, and kept. */
const of = (letter: string) => [true, false].map((capitals) => letterTable(letters, capitals)[letter.charCodeAt(0)])
const codeOf = (letter: string): number => letter.charCodeAt(0)

test('a letter goes as it is, a small one as its capital where these are asked for', () => {
  for (const letter of 'AZ09-{@[`') expect(of(letter)).toEqual([codeOf(letter), codeOf(letter)])
  expect(of('a')).toEqual([codeOf('A'), codeOf('a')])
  expect(of('z')).toEqual([codeOf('Z'), codeOf('z')])
})

test('that another goes in its place is told, a capital for a small one is not', () => {
  expect(of('ç')).toEqual([codeOf('C') | IS_CHANGED, codeOf('c') | IS_CHANGED])
  expect(of('Ç')).toEqual([codeOf('C') | IS_CHANGED, codeOf('c') | IS_CHANGED])
  expect(of('é')).toEqual([codeOf('E') | IS_CHANGED, codeOf('E') | IS_CHANGED])
})

test('that a blank goes is told, its own or in the place of another', () => {
  expect(of(' ')).toEqual([0x20 | IS_BLANK, 0x20 | IS_BLANK])
  expect(of('\xa0')).toEqual([0x20 | IS_BLANK | IS_CHANGED, 0x20 | IS_BLANK | IS_CHANGED])
})

test('one that goes as none, or as several, is irregular', () => {
  for (const letter of 'ß\0\n\x7f\xff') expect(of(letter)).toEqual([IS_IRREGULAR, IS_IRREGULAR])
})
