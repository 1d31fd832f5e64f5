import { expectTypeOf, test } from 'vitest'
import type { Wallet } from '../../../src/cobranca/index.js'

const caixa = {
  bank_contract_slug: 'caixa-rg',
  agency_number: '3157',
  extra1: '123456',
  beneficiary_name: 'Loja de Teste Ltda',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
}

test('a wallet requires the fields that all banks need: Caixa identifies the beneficiary by a code, without account', () => {
  expectTypeOf(caixa).toExtend<Wallet>()
  expectTypeOf<{ account_number: null; account_digit: undefined } & typeof caixa>().toExtend<Wallet>()
})

test('fields of every bank are required', () => {
  expectTypeOf<Omit<typeof caixa, 'bank_contract_slug'>>().not.toExtend<Wallet>()
  expectTypeOf<Omit<typeof caixa, 'agency_number'>>().not.toExtend<Wallet>()
  expectTypeOf<Omit<typeof caixa, 'beneficiary_name'>>().not.toExtend<Wallet>()
  expectTypeOf<Omit<typeof caixa, 'beneficiary_cnpj_cpf'>>().not.toExtend<Wallet>()
})

test('numbers are texts, because a number loses its zeros', () => {
  expectTypeOf<Omit<typeof caixa, 'agency_number'> & { agency_number: number }>().not.toExtend<Wallet>()
  expectTypeOf<Wallet['account_number']>().toEqualTypeOf<string | null | undefined>()
})
