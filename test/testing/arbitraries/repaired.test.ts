import { expect, test } from 'vitest'
import { repaired, required } from '../../../src/testing/arbitraries/repaired.js'

const facet = (name: string, choices: number) => required(...Array.from({ length: choices }, (_, i) => ({ [name]: i })))

test('fields that are alternately invalid in all choices cause an error, not an endless loop', () => {
  let calls = 0
  const alternately = () => {
    if (calls > 1000) throw new Error('endless loop')
    return [calls++ % 2 === 0 ? 'a' : 'b']
  }
  expect(() => repaired([facet('a', 3), facet('b', 3), facet('c', 2)], alternately)).toThrow('no valid choice')
})

test('an invalid field gets plainer choices until it is valid; the other fields keep their drawn values', () => {
  const invalidFields = (fields: Readonly<Record<string, unknown>>) => (Number(fields['a']) < 2 ? ['a'] : [])
  expect(repaired([facet('a', 4), facet('b', 4)], invalidFields)).toEqual({ a: 2, b: 0 })
})
