/** The facts about other systems have one form, so that the tables can be counted. */
import { expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import { NOTES, OTHER_BANKS, OTHER_SYSTEMS } from './systems.js'

const numbers = [...BANKS.map(({ number }) => number), ...Object.keys(OTHER_BANKS)]

test.each(OTHER_SYSTEMS)('cells of $name are widths with directions of banks with a name', ({ cells }) => {
  expect(Object.values(cells).filter((cell) => !/^\d{3} (R?[Tt]|R)(, \d{3} (R?[Tt]|R))*$/.test(cell))).toEqual([])
  expect(Object.keys(cells).filter((number) => !numbers.includes(number))).toEqual([])
})

test('notes are about systems and banks of the table', () => {
  const names = OTHER_SYSTEMS.map(({ name }) => name)
  expect(
    NOTES.filter(({ system, banks }) => !names.includes(system) || !banks.every((each) => numbers.includes(each))),
  ).toEqual([])
})
