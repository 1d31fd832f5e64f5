/** Numbers of the titles of a file that is continued later. */
import { expect, test } from 'vitest'
import { TitleHistory } from '../../../src/fixed-width/read/title-history.js'

test.each([
  [1, 5000],
  [0, 1024],
  [1023, 1025],
  [1024, 4096],
  [7000, 7001],
  [3000, 3000],
])('the numbers from %i to before %i are read, and no others', (from, to) => {
  const history = new TitleHistory(null)
  history.startFile('first')
  history.noteAll(from, to, { number: to - 1, raw: '' })
  history.startFile('second')
  history.startFile('first')
  const read = Array.from({ length: 9000 }, (_, number) => number).filter((number) => history.isRepeated('', number))
  expect(read).toEqual(Array.from({ length: to - from }, (_, i) => from + i))
})
