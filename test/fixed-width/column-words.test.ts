/** Columns are looked at in words of four, two and one: by each column once, or in as few words as can be. */
import { expect, test } from 'vitest'
import { covering, type Word, wordsOf } from '../../src/fixed-width/column-words.js'

const told = (words: readonly Word[]) => words.map(({ column, size }) => [column, size])

test.each([
  [1, [[5, 1]]],
  [2, [[5, 2]]],
  [
    3,
    [
      [5, 2],
      [7, 1],
    ],
  ],
  [4, [[5, 4]]],
  [
    7,
    [
      [5, 4],
      [9, 2],
      [11, 1],
    ],
  ],
])('%i columns, each once', (columns, words) => {
  expect(told(wordsOf('own', 'p', 5, 5 + columns, 0))).toEqual(words)
})

test.each([
  [1, [[5, 1]]],
  [
    3,
    [
      [5, 2],
      [7, 1],
    ],
  ],
  [4, [[5, 4]]],
  [
    5,
    [
      [5, 4],
      [6, 4],
    ],
  ],
  [
    7,
    [
      [5, 4],
      [8, 4],
    ],
  ],
  [
    8,
    [
      [5, 4],
      [9, 4],
    ],
  ],
])('%i columns in as few words as can be', (columns, words) => {
  expect(told(covering('p', 5, 5 + columns))).toEqual(words)
})
