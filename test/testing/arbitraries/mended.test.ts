import { expect, test } from 'vitest'
import { mended, required } from '../../../src/testing/arbitraries/mended.js'

const facet = (name: string, choices: number) => required(...Array.from({ length: choices }, (_, i) => ({ [name]: i })))

test('fields that are refused by turns, however plain, are an error and no endless search', () => {
  let asked = 0
  const byTurns = () => {
    if (asked > 1000) throw new Error('asked without end')
    return [asked++ % 2 === 0 ? 'a' : 'b']
  }
  expect(() => mended([facet('a', 3), facet('b', 3), facet('c', 2)], byTurns)).toThrow('refused however plain')
})

test('a field is put plainer until it is taken, and the others stay as drawn', () => {
  const refused = (fields: Readonly<Record<string, unknown>>) => (Number(fields['a']) < 2 ? ['a'] : [])
  expect(mended([facet('a', 4), facet('b', 4)], refused)).toEqual({ a: 2, b: 0 })
})
