/** Codes of columns, typed from CNAB 240 (05/2020), pp. 31–36, 46–49 and 57. */
import { expect, test } from 'vitest'
import { remittanceRecords, returnRecords } from '../../../src/banks/246-abc/cnab240.js'

const { segment_p: segmentP, segment_r: segmentR, segment_y53: segmentY53 } = remittanceRecords
const { segment_t: segmentT } = returnRecords

const DISCOUNTS = '0 1 2 3 4 5 6'
const CURRENCIES = '02 05 08 09'
const ESPECIES = '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 99'

test.each([
  [segmentP, 'charge_type', '1 2 3 4'], // C006
  [segmentP, 'registration_form', '1 2'], // C007
  [segmentP, 'document_form', '1 2'], // C008
  [segmentP, 'dispatch_type', '1 2 3 4 5'], // C009
  [segmentP, 'distribution_type', '1 2'], // C010
  [segmentP, 'document_type', ESPECIES], // C015
  [segmentP, 'acceptance', 'A N'], // C016
  [segmentP, 'interest_type', '1 2 3 4'], // C018
  [segmentP, 'discount_type', DISCOUNTS], // C021
  [segmentP, 'sue_code', '1 2 3'], // C026
  [segmentP, 'revoke_code', '2'], // C028
  [segmentP, 'currency_code', CURRENCIES], // G065
  [segmentP, 'partial_payment_authorization', '1 2'], // C077
  [segmentR, 'second_discount_type', DISCOUNTS],
  [segmentR, 'third_discount_type', DISCOUNTS],
  [segmentR, 'fine_type', '0 1 2'], // C033
  [segmentY53, 'payment_type', '01 02 03 04'], // C078
  [segmentY53, 'max_value_type', '1 2'], // C080
  [segmentY53, 'min_value_type', '1 2'],
  [segmentT, 'charge_type', '1 2 3 4'],
  [segmentT, 'currency_code', CURRENCIES],
] as const)('$0.name, $1', ({ fields }, name, codes) => {
  const field = fields[name as keyof typeof fields] as { readonly codes?: object }
  expect(
    Object.keys(field.codes ?? {})
      .sort()
      .join(' '),
  ).toBe(codes)
})
