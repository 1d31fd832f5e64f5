import { expect, test } from 'vitest'
import { bankOf } from '../../../src/banks/index.js'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

test('agreement 10, 500, nosso número 10 with its digit, 00: the example of the manual (boleto 1.8, 03/2023, pp. 7 and 11)', () => {
  const { slip } = entryOf({ ...instead, our_number: '123456789', amount: '62,45', expire_at: '2016-11-23' })
  expect(barCodeOf({ wallet: { ...wallet, extra3: '1234567890' }, slip })).toMatchObject({
    barcode: '65591698700000062451234567890500123456789700',
    line: '65591234576789050012634567897003169870000006245',
  })
})

// The slips of BoletoNet's tests. Two of their numbers have another digit than the manual's rule gives.
test.each([
  ['0000000078', '000002122', '6', '0000000078500000002122600'],
  ['0000000116', '000002122', '6', '0000000116500000002122600'],
  ['0000000400', '000000315', '8', '0000000400500000000315800'],
])('agreement %s and number %s-%s give %s', (extra3, number, digit, expected) => {
  const { freeField } = bankOf('655')!
  const our_number = { prefix: '', number, digit }
  const contract = { code: '500' }
  expect(
    freeField!({
      wallet: { ...BLANK_WALLET, extra3 },
      contract,
      our_number,
      document_number: '',
      amount: 1,
      due: null,
    }),
  ).toBe(expected)
})
