/** Consecutive numbers are stored as ranges; repeated numbers are refused as if each number were stored. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DistinctNumbers } from '../../src/remittance/distinct-numbers.js'
import type { WrittenEntry } from '../../src/remittance/written-entries.js'
import { runs } from '../runs.js'

const isTaken = (numbers: DistinctNumbers, number: string): boolean => {
  try {
    numbers.accept({ our_code: '1001', our_number: { prefix: '', number, digit: '' } } as WrittenEntry)
    return true
  } catch {
    return false
  }
}

/** Small steps up and down, with repetitions; they become numbers of up to 17 digits, beyond the safe integers. */
const drawn = fc.array(fc.nat({ max: 12 }), { maxLength: 40 })

test.each([4, 15, 17])('a number of %i digits is accepted once, zeros are accepted any number of times', (length) => {
  fc.assert(
    fc.property(drawn, (given) => {
      const numbers = new DistinctNumbers()
      const before = new Set<number>()
      for (const number of given) {
        const isFree = number === 0 || !before.has(number)
        before.add(number)
        const text = number === 0 ? '0'.repeat(length) : `9${String(number).padStart(length - 1, '0')}`
        expect(isTaken(numbers, text)).toBe(isFree)
      }
    }),
    runs(2000),
  )
})
