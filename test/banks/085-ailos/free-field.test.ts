import { expect, test } from 'vitest'
import { freeField, ourNumber } from '../../../src/banks/085-ailos/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

// Agreement 6, account 8, sequence 9, carteira 2 (p. 10).
test.each([
  // BoletoNet/BoletoNetCore Cecred/Carteiras/BancoCecredCarteira1Tests.cs
  '08591875700000080211011040231560200007464401 2021-09-28  8021 101104 0231560-2 000074644',
  '08592875700000187251011040231560200007464101 2021-09-28 18725 101104 0231560-2 000074641',
  '08593875700000049001011040231560200007574301 2021-09-28  4900 101104 0231560-2 000075743',
  // kivanio/brcobranca spec/brcobranca/boleto/ailos_spec.rb; the day of factor 6439.
  '08593643900000001000000001111111900000000101 2015-05-25   100 000000 1111111-9 000000001',
  '08593643900000001000002340356156900000000101 2015-05-25   100 000234 0356156-9 000000001',
])('Ailos: %s', (row) => {
  const [barcode, due = '', cents, extra1 = '', account_number = '', account_digit = '', number = ''] = split(row)
  const wallet = { ...BLANK_WALLET, extra1, account_number, account_digit }
  const our_number = { prefix: ourNumber.prefix(wallet), number, digit: '' }
  const amount = Number(cents)
  const digits = freeField({ wallet, contract: { code: '01' }, our_number, document_number: '', amount, due })
  expect(barCode({ bank: '085', amount, due, freeField: digits })).toBe(barcode)
})
