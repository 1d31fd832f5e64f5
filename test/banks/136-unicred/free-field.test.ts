import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

// Two slips of other programs, in ../shared/reference/rules/barcode.md: 0000013871-1 and 0000013951-3.
test.each([
  ['1234', '12345', '7', '13871', '1234 0000123457 00000138711'],
  ['3302', '225', '9', '13951', '3302 0000002259 00000139513'],
])(
  'agency %s, account %s-%s, number %s: %s (ficha, p. 12)',
  (agency_number, account_number, account_digit, our_number, expected) => {
    const { slip } = entryOf({ ...instead, our_number })
    const { barcode } = barCodeOf({ wallet: { ...wallet, agency_number, account_number, account_digit }, slip })
    expect(barcode.slice(0, 4)).toBe('1369')
    expect(barcode.slice(19)).toBe(expected.replaceAll(' ', ''))
  },
)
