import type { Decimal } from 'decimal.js'
import { expectTypeOf, test } from 'vitest'
import type { Entry, OurCode, OurOccurrence, Slip, Wallet } from '../../../src/cobranca/index.js'

const least: Slip = {
  amount: '1.345,56',
  expire_at: '2026-12-31',
  customer_person_name: 'Ana Souza',
  customer_cnpj_cpf: '123.456.789-09',
  customer_address: 'Rua das Flores',
  customer_neighborhood: 'Centro',
  customer_zipcode: '01001-000',
  customer_city_name: 'São Paulo',
  customer_state: 'SP',
}

test('a slip with only the required fields of the service is valid', () => {
  expectTypeOf(least).toExtend<Slip>()
})

test('money is text, cents or a Decimal', () => {
  expectTypeOf<Slip['amount']>().toEqualTypeOf<string | number | Decimal>()
})

test('an absent field can be undefined or null', () => {
  expectTypeOf<{ our_number: null; fine_type: undefined } & typeof least>().toExtend<Slip>()
  expectTypeOf<Wallet['extra1']>().toEqualTypeOf<string | null | undefined>()
})

test('enumerations are closed', () => {
  expectTypeOf<Slip['fine_type']>().toEqualTypeOf<0 | 1 | 2 | null | undefined>()
  expectTypeOf<Slip['acceptance']>().toEqualTypeOf<'S' | 'N' | null | undefined>()
  expectTypeOf<Wallet['kind']>().toEqualTypeOf<'cnab240' | 'cnab400' | null | undefined>()
})

test('codes are unions of texts', () => {
  expectTypeOf<'1001'>().toExtend<OurCode>()
  expectTypeOf<'1016'>().not.toExtend<OurCode>()
  expectTypeOf<'2249'>().toExtend<OurOccurrence>()
  expectTypeOf<'2250'>().not.toExtend<OurOccurrence>()
  expectTypeOf<Entry['our_code']>().toEqualTypeOf<OurCode>()
})
