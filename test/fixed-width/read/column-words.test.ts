/** Columns in words of four, two and one bytes: each column once (wordsOf), or in the fewest words (coveringWords). */
import { expect, test } from 'vitest'
import { coveringWords, type Word, wordsOf } from '../../../src/fixed-width/read/column-words.js'

/** First column and size of each word. */
const placesOf = (words: readonly Word[]): string => words.map(({ column, size }) => `${column}+${size}`).join(' ')

test.each([
  [1, '5+1', '5+1'],
  [2, '5+2', '5+2'],
  [3, '5+2 7+1', '5+2 7+1'],
  [4, '5+4', '5+4'],
  [5, '5+4 9+1', '5+4 6+4'],
  [7, '5+4 9+2 11+1', '5+4 8+4'],
  [8, '5+4 9+4', '5+4 9+4'],
])('%i columns: each once in %s, in the fewest words in %s', (columns, once, few) => {
  expect(placesOf(wordsOf('own', 'p', 5, 5 + columns, 0))).toBe(once)
  expect(placesOf(coveringWords('p', 5, 5 + columns))).toBe(few)
})
