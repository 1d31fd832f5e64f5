/** The drawn characters of texts are those of the unit `binary` of fast-check. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../src/testing/arbitraries/texts.js'

const unmapped = (text: unknown): boolean => anyCharacter.canShrinkWithoutContext(text)

test('every character is one that texts can be shrunk to', () => {
  fc.assert(fc.property(anyCharacter, (character) => unmapped(character) && [...character].length === 1))
  expect(['\0', 'é', '\ud7ff', '\ue000', '\u{10ffff}'].every(unmapped)).toBe(true)
})

test('halves of surrogate pairs, empty texts, longer texts and other values are no characters', () => {
  for (const text of ['\ud800', '\udfff', '', 'ab', 'e\u0301', '😀a', 1, null])
    expect(unmapped(text), String(text)).toBe(false)
})
