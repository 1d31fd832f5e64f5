/** The notation of pages throws for content that a manual cannot print. */
import { expect, test } from 'vitest'
import { page, patched, repeated } from './printed-page.js'

const PAGE = page`p. 1: 1 9 7, 2-4 X ABC, 5-12 DDMMAAAA, 13-27 9V2, 28-30 9 zeros, 31-240 X blanks`

test('a patch replaces whole columns of a page', () => {
  expect(patched(PAGE)`p. 2: 5-8 9, 9-12 9V2`.slice(1, 5)).toEqual([
    [2, 4, 'X', 'ABC'],
    [5, 8, '9'],
    [9, 12, '9V2'],
    [13, 27, '9V2'],
  ])
})

test.each(['1 9, 5-8 9', '5-13 9', '241 X'])('a patch that leaves a gap or cuts a column throws: %s', (columns) => {
  expect(() => patched(PAGE)`p. 2: ${columns}`).toThrow('replaces parts of columns')
})

test('a page with a gap throws', () => {
  expect(() => page`p. 1: 1 9, 3-240 X`).toThrow('column 3-240 where 2 is next')
  expect(() => page`p. 1: 1-239 X`).toThrow('columns 240-240 are missing')
})

test.each(['1 9 22', '1-2 9 2', '2-4 X ABCD'])('a content that does not fill its columns throws: %s', (column) => {
  expect(() => patched(PAGE)`p. 2: ${column}`).toThrow('columns long')
})

test('a page without its page number throws', () => {
  expect(() => page`1-240 X`).toThrow('does not say where it is printed')
})

test('repeated columns begin at each start', () => {
  expect(repeated([19, 98], '0-2 9 237, 3 X')).toBe('19-21 9 237, 22 X, 98-100 9 237, 101 X')
})
