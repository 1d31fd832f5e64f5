/** Instrução 1 and the days of protest: August 2021, nota 9, p. 8. */
import { expect, test } from 'vitest'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

const columns = (more: object): string => linesOf(wallet, entryOf({ ...instead, ...more }))[0]!.slice(156, 160)

test.each([
  ['09 with days', { days_for_sue: 7 }, '0900'],
  ['09 with days, where the slip names it', { days_for_sue: 7, first_instruction: '09' }, '0900'],
  ['10 without days, where the slip names it', { days_for_sue: null, first_instruction: '10' }, '1000'],
  ['neither without days', { days_for_sue: null }, '0000'],
])('157–160 hold %s', (_, more, held) => {
  expect(columns(more)).toBe(held)
})

test.each([
  ['09 without days', { days_for_sue: null, first_instruction: '09' }, 'days_for_sue'],
  ['10 with days', { days_for_sue: 7, first_instruction: '10' }, 'days_for_sue'],
  ['a second instruction', { second_instruction: '10' }, 'second_instruction'],
  ['94, which the nota does not have', { first_instruction: '94' }, 'first_instruction'],
])('%s is an error', (_, more, field) => {
  expect(Object.keys(refusal(wallet, entryOf({ ...instead, ...more })).errors)).toEqual([field])
})
