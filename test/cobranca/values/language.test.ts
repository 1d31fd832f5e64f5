import { expect, test } from 'vitest'
import { isLanguage, LANGUAGES } from '../../../src/cobranca/index.js'

test('the only languages are pt and en', () => {
  expect(LANGUAGES.filter(isLanguage)).toEqual(['pt', 'en'])
  expect(['', 'PT', 'fr', 'pten', null, undefined, ['pt']].filter(isLanguage)).toEqual([])
})
