/** A table of texts gives equal texts one number, and other texts other numbers, as a map does. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeyTable } from '../../src/settlement/key-table.js'
import { NumberList, TextTable } from '../../src/settlement/text-table.js'
import { runs } from '../runs.js'

/**
 * Few texts, so that they come again. Also empty ones; some whose low bytes are those of others: ł (U+0142) and B (U+0042); of characters that take half a byte, and of
 * those beside them in ASCII; and ÿ, which is the byte before texts of whole bytes.
 */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'B', 'ł', 'é', 'ÿ', '\0', '\u0142\ud800'), maxLength: 3 }),
  fc.string({ unit: fc.constantFrom('0', '1', '9', ':', '/', '-', 'P', 'X', ';', '.', 'p', 'W'), maxLength: 4 }),
  fc.nat(2000).map((number) => `7/title:341:842:${number}`),
)

test.each([
  { name: 'texts', Table: TextTable },
  { name: 'keys', Table: KeyTable },
])('numbers of $name count up from 0, and each keeps its own', ({ Table }) => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 1000, size: 'max' }), (texts) => {
      const table = new Table()
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
  const integers = NumberList.ofIntegers()
  for (const each of [list, integers]) {
    each.set(1000, -7)
    each.set(3, 2)
    expect([0, 3, 1000, 1001, 10 ** 6].map((index) => each.at(index))).toEqual([0, 2, -7, 0, 0])
  }
  list.set(0, -7.5)
  expect(list.at(0)).toBe(-7.5)
})
