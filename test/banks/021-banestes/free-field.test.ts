import { expect, test } from 'vitest'
import { freeField, ourNumber } from '../../../src/banks/021-banestes/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { barCodeOf } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
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
  const [barcode, due = '', cents, number = '', account = '', code = ''] = split(row)
  const wallet = { ...BLANK_WALLET, account_number: account.slice(0, -1), account_digit: account.slice(-1) }
  const our_number = { prefix: '', number, digit: ourNumber.digit(number) }
  const amount = Number(cents)
  const digits = freeField({ wallet, contract: { code }, our_number, document_number: '', amount, due })
  expect(barCode({ bank: '021', amount, due, freeField: digits })).toBe(barcode)
})

test('Banestes: the last of the eleven digits of the account is its check digit, with a field of its own in the wallet', () => {
  const slip = {
    our_number: '69240101',
    amount: '1.278,90',
    expire_at: '2026-04-30',
    customer_person_name: 'Maria de Teste',
    customer_cnpj_cpf: '529.982.247-25',
    customer_address: 'Rua das Flores',
    customer_neighborhood: 'Centro',
    customer_zipcode: '29001-000',
    customer_city_name: 'Vitória',
    customer_state: 'ES',
  }
  const wallet = {
    bank_contract_slug: 'banestes-11-2',
    agency_number: '123',
    account_number: '1454204',
    beneficiary_name: 'Loja de Teste Ltda',
    beneficiary_cnpj_cpf: '11.222.333/0001-81',
  }
  expect(barCodeOf({ wallet: { ...wallet, account_digit: '7' }, slip }).barcode.slice(19)).toBe(
    '6924010100014542047202193',
  )
  expect(errorsOf(() => barCodeOf({ wallet, slip }))).toEqual({ account_digit: ['não pode ficar em branco'] })
})
