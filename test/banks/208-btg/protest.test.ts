import { expect, test } from 'vitest'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab240']!
const BLANK = ['não pode ficar em branco']
const protestOf = (...entry: Parameters<typeof entryOf>) => linesOf(wallet, entryOf(...entry))[0]!.slice(220, 223)

// FEBRABAN C026 and C027: codes 1, 2, 4, 5 and 8 have days, 3 is «não protestar». C004: 03 is bankruptcy, 09 protests, 45 lists.
test('an order to protest or to list is sent to BTG with its own code and days, or is an error', () => {
  expect(protestOf({ deadline_days_type: 2 }, '1009')).toBe('207')
  expect(protestOf({ deadline_days_type: 2 }, '1011')).toBe('407')
  expect(refusal(wallet, entryOf({ days_for_sue: null }, '1009')).errors).toEqual({ days_for_sue: BLANK })
  expect(refusal(wallet, entryOf({}, '1066')).errors).toEqual({ days_for_negativation: BLANK })
  expect(Object.keys(refusal(wallet, entryOf({ sue_code: '4' }, '1009')).errors)).toEqual(['sue_code'])
})
