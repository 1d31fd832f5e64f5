/** The DAC of agency and account: CNAB 240, January 2017, pp. 39 (column 41) and 45 (annex 3), with its example 0057/12345-7. */
import { describe, expect, test } from 'vitest'
import { buildRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

describe.each(Object.entries(INSTRUCTIONS))('%s', (_, { wallet }) => {
  const errors = (agency_number: string, account_number: string, account_digit: string) =>
    errorsOf(() =>
      buildRemittance({
        wallet: { ...wallet, agency_number, account_number, account_digit },
        entries: [entryOf()],
        generated_at: '2026-03-02T10:15:30',
      }),
    )

  test('the digit of the manual is accepted, with and without leading zeros', () => {
    expect(errors('0057', '12345', '7')?.['account_digit']).toBeUndefined()
    expect(errors('57', '12345', '7')?.['account_digit']).toBeUndefined()
  })

  test('another digit, another agency and another account are errors', () => {
    const message = (digit: string) => ({
      account_digit: [`não confere com agency_number e account_number: o dígito é ${digit}`],
    })
    expect(errors('0057', '12345', '1')).toEqual(message('7'))
    // By hand, weights 2, 1, 2 …: 0057/12345 sums 1 + 7 + 2 + 2 + 6 + 4 + 1 = 23; 0075 has 5 + 5 instead of 1 + 7, so 25.
    expect(errors('0075', '12345', '7')).toEqual(message('5'))
    // 12354 has 5 + 8 instead of 4 + 1, so 31.
    expect(errors('0057', '12354', '7')).toEqual(message('9'))
  })
})
