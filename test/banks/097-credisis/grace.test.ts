/** Days of grace in CNAB 400: version 1.1 (June 2017), RM.DO.16 and RM.DO.20, p. 27. */
import { describe, expect, test } from 'vitest'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

/** Interest in 302–303, fine in 321–322. */
const graceOf = (days_for_interest: number, days_for_fine: number): readonly string[] => {
  const details = linesOf(wallet, entryOf({ ...instead, days_for_interest, days_for_fine }))[1]!
  return [details.slice(301, 303), details.slice(320, 322)]
}

test('a charge counts from the day after its days of grace', () => {
  expect(graceOf(1, 1)).toEqual(['00', '00'])
  expect(graceOf(100, 31)).toEqual(['99', '30'])
})

describe.each(['1001', '1076'] as const)('instruction %s', (our_code) => {
  test.each([0, 101])('a charge from day %i is an error: the file has no grace for it', (days) => {
    const slip = { ...instead, days_for_interest: days, days_for_fine: days }
    expect(Object.keys(refusal(wallet, entryOf(slip, our_code)).errors).sort()).toEqual([
      'days_for_fine',
      'days_for_interest',
    ])
  })
})
