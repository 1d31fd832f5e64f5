/** Titles of a file by their numbers: read together, they are remembered as titles that are read one by one. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TitleHistory } from '../../../src/fixed-width/read/title-history.js'
import { runs } from '../../runs.js'

const rawOf = (number: number): string => `title ${number}`

/** Reads a title as the fallback reader does. Returns whether it was read before. */
function readOne(history: TitleHistory, number: number): boolean {
  const isRepeated = history.isRepeated(rawOf(number), number)
  history.note(number, true)
  return isRepeated
}

test('for any numbers, in runs of any length', () => {
  const run = fc.record({ from: fc.nat(15), count: fc.integer({ min: 1, max: 3 }) })
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), fc.array(fc.nat(20), { maxLength: 8 }), (titles, later) => {
      const [single, together] = [new TitleHistory(1000), new TitleHistory(1000)]
      for (const { from, count } of titles) {
        const numbers = Array.from({ length: count }, (_, i) => from + i)
        const isNew = together.isNewFrom(from)
        const repeated = numbers.map((number) => readOne(single, number))
        if (isNew) {
          expect(repeated).toEqual(numbers.map(() => false))
          const last = from + count - 1
          together.noteAll(from, from + count, { number: last, raw: rawOf(last) })
        } else expect(numbers.map((number) => readOne(together, number))).toEqual(repeated)
      }
      for (const number of later) expect(readOne(together, number)).toBe(readOne(single, number))
    }),
    runs(300),
  )
})

// Number 2 comes twice. As 4 follows, the second 2 is a misprint of 3.
test('a run that continues the numbers before a misprint makes the misprinted number known', () => {
  const history = new TitleHistory(1000)
  expect([readOne(history, 1), readOne(history, 2), readOne(history, 2)]).toEqual([false, false, true])
  history.noteAll(4, 6, { number: 5, raw: rawOf(5) })
  expect(readOne(history, 3)).toBe(true)
})

test.each([
  [1, 5000],
  [0, 1024],
  [1023, 1025],
  [1024, 4096],
  [7000, 7001],
])('the numbers from %i to before %i are read, and no others', (from, to) => {
  const history = new TitleHistory(null)
  history.startFile('first')
  history.noteAll(from, to, { number: to - 1, raw: '' })
  history.startFile('second')
  history.startFile('first')
  const read = Array.from({ length: 9000 }, (_, number) => number).filter((number) => history.isRepeated('', number))
  expect(read).toEqual(Array.from({ length: to - from }, (_, i) => from + i))
})
