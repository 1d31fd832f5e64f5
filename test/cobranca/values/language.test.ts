import { expect, test } from 'vitest'
import { isLanguage, LANGUAGES } from '../../../src/cobranca/index.js'

test('the languages are Portuguese and English, by these names alone', () => {
  expect(LANGUAGES.filter(isLanguage)).toEqual(['pt', 'en'])
  expect(['', 'PT', 'fr', 'pten', null, undefined, ['pt']].filter(isLanguage)).toEqual([])
})
