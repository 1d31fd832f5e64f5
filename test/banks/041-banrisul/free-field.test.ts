import { expect, test } from 'vitest'
import { freeField } from '../../../src/banks/041-banrisul/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

// 2, 1, agency 4, beneficiary 7, nosso número 8, 40, two digits (CNAB 400, p. 34; CNAB 240 10.3, p. 42).
test.each([
  // CNAB 400 (12/2020), pp. 35–36.
  '04198100100000550002111029000150228325634059 2000-07-04 55000 1102 9000150 22832563',
  // kivanio/brcobranca spec/brcobranca/boleto/banrisul_spec.rb
  '04194100100000550002111029000150000092744028 2000-07-04 55000 1102 9000150 00009274',
  '04198100100000550002111029000150000091944023 2000-07-04 55000 1102 9000150 00009194',
  // BoletoNet/BoletoNetCore Banrisul/Carteiras/BancoBanrisulCarteira1Tests.cs
  '04192687300000647342103401234560000004514041 2016-08-01 64734 0340 1234560 00000451',
  '04199690400000131572103401234560000004574028 2016-09-01 13157 0340 1234560 00000457',
  '04194690500000217122103401234560000004534018 2016-09-02 21712 0340 1234560 00000453',
])('Banrisul: %s', (row) => {
  const [barcode, due = '', cents, agency_number = '', extra1 = '', number = ''] = split(row)
  const wallet = { ...BLANK_WALLET, agency_number, extra1 }
  const our_number = { prefix: '', number, digit: '00' }
  const amount = Number(cents)
  const digits = freeField({ wallet, contract: { code: '1' }, our_number, document_number: '', amount, due })
  expect(barCode({ bank: '041', amount, due, freeField: digits })).toBe(barcode)
})
