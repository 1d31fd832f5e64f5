import { expect, test } from 'vitest'
import { freeField, ourNumber } from '../../../src/banks/021-banestes/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

// Nosso número 8, account 11, type of collection 1, 021 and two check digits (240, p. 47).
test.each([
  // CNAB 240, p. 50: the example of the code. The page prints 3115900000131 50: factor 1159, R$ 131,50.
  '02193115900000131500001029700007730070402182 2000-12-09 13150 00010297 00007730070 4',
  // CNAB 240, pp. 43 and 54: the line of R$ 75,00 due on 2000-07-30, which the manual prints with a wrong general digit (3; the weights of p. 49 give 7).
  '02197102700000075000000017800006573315402141 2000-07-30 7500 00000178 00006573315 4',
  // kivanio/brcobranca spec/brcobranca/boleto/banestes_spec.rb
  '02199647100001278906924010100014542047202193 2015-06-26 127890 69240101 00014542047 2',
  // BoletoNet/boletonet src/Boleto.Net.Testes/BancoBanestesTeste.cs
  '02192885200002952952148780500001222333202107 2022-01-01 295295 21487805 00001222333 2',
])('Banestes: %s', (row) => {
  const [barcode, due = '', cents, number = '', account_number = '', code = ''] = split(row)
  const wallet = { ...BLANK_WALLET, account_number }
  const our_number = { prefix: '', number, digit: ourNumber.digit(number) }
  const amount = Number(cents)
  const digits = freeField({ wallet, contract: { code }, our_number, document_number: '', amount, due })
  expect(barCode({ bank: '021', amount, due, freeField: digits })).toBe(barcode)
})
