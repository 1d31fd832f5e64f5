/** Codes of columns, typed from CNAB 240 (05/2020), pp. 31–36, 46–49 and 57. */
import { expect, test } from 'vitest'
import { records240 } from '../../../src/banks/246-abc/cnab240.js'

const { segment_p: p, segment_r: r, segment_t: t, segment_y53: y53 } = records240

const DISCOUNTS = '0 1 2 3 4 5 6'
const CURRENCIES = '02 05 08 09'
const ESPECIES = '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 99'

test.each([
  [p, 'charge_type', '1 2 3 4'], // C006
  [p, 'registration_form', '1 2'], // C007
  [p, 'document_form', '1 2'], // C008
  [p, 'dispatch_type', '1 2 3 4 5'], // C009
  [p, 'distribution_type', '1 2'], // C010
  [p, 'document_type', ESPECIES], // C015
  [p, 'acceptance', 'A N'], // C016
  [p, 'interest_type', '1 2 3 4'], // C018
  [p, 'discount_type', DISCOUNTS], // C021
  [p, 'sue_code', '1 2 3'], // C026
  [p, 'revoke_code', '2'], // C028
  [p, 'currency_code', CURRENCIES], // G065
  [p, 'partial_payment_authorization', '1 2'], // C077
  [r, 'second_discount_type', DISCOUNTS],
  [r, 'third_discount_type', DISCOUNTS],
  [r, 'fine_type', '0 1 2'], // C033
  [y53, 'payment_type', '01 02 03 04'], // C078
  [y53, 'max_value_type', '1 2'], // C080
  [y53, 'min_value_type', '1 2'],
  [t, 'charge_type', '1 2 3 4'],
  [t, 'currency_code', CURRENCIES],
] as const)('$0.name, $1', ({ fields }, name, codes) => {
  const field = fields[name as keyof typeof fields] as { readonly codes?: object }
  expect(
    Object.keys(field.codes ?? {})
      .sort()
      .join(' '),
  ).toBe(codes)
})
