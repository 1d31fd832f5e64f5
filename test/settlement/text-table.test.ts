/** A table of texts gives equal texts one number, and other texts other numbers, as a map does. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberList, TextTable } from '../../src/settlement/text-table.js'
import { runs } from '../runs.js'

/** Few texts, so that they come again; also empty ones, and some whose low bytes are those of others: ł (U+0142) and B (U+0042). */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'B', 'ł', 'é', '\u0142\ud800'), maxLength: 3 }),
  fc.nat(2000).map((number) => `7/title:341:842:${number}`),
)

test('numbers count up from 0, and each text keeps its own', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 1000, size: 'max' }), (texts) => {
      const table = new TextTable()
      const numbers = new Map<string, number>()
      for (const each of texts) {
        if (!numbers.has(each)) numbers.set(each, numbers.size)
        expect(table.add(each)).toBe(numbers.get(each))
      }
      expect(table.size).toBe(numbers.size)
      for (const [each, number] of numbers) expect(table.add(each)).toBe(number)
    }),
    runs(50),
  )
})

test('a list of numbers grows; a number that was not set is 0', () => {
  const list = new NumberList()
  list.set(1000, -7.5)
  list.set(3, 2)
  expect([0, 3, 1000, 1001, 10 ** 6].map((index) => list.at(index))).toEqual([0, 2, -7.5, 0, 0])
})
