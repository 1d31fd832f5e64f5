import type { Decimal } from 'decimal.js'
import { expectTypeOf, test } from 'vitest'
import type {
  AnyEntry,
  Entry,
  OurCode,
  OurOccurrence,
  PayerField,
  RegisteredSlip,
  Slip,
  Wallet,
} from '../../../src/cobranca/index.js'
import type { buildRemittances, RemittanceInput } from '../../../src/remittance/index.js'

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

/** A slip that was registered elsewhere. */
const registered = { our_number: '45100', amount: '250,00', expire_at: '2026-04-30' }

test('a registration needs the payer, another instruction does not', () => {
  expectTypeOf<{ our_code: '1002'; slip: typeof registered }>().toExtend<AnyEntry>()
  expectTypeOf<{ our_code: '1001'; slip: typeof registered }>().not.toExtend<AnyEntry>()
  expectTypeOf<{ our_code: OurCode; slip: typeof registered }>().not.toExtend<AnyEntry>()
  expectTypeOf<{ our_code: OurCode; slip: Slip }>().toExtend<AnyEntry>()
  const writeOff: AnyEntry = { our_code: '1002', slip: registered }
  // @ts-expect-error the fields of the payer are missing
  const registration: AnyEntry = { our_code: '1001', slip: registered }
  expectTypeOf([writeOff, registration]).toEqualTypeOf<AnyEntry[]>()
})

test('remittances take both', () => {
  expectTypeOf<{ wallet: Wallet; entries: AnyEntry[] }>().toExtend<RemittanceInput>()
  expectTypeOf<[{ our_code: '1002'; slip: typeof registered; wallet: Wallet }]>().toExtend<
    Parameters<typeof buildRemittances>[0]
  >()
  expectTypeOf<[{ our_code: '1001'; slip: typeof registered; wallet: Wallet }]>().not.toExtend<
    Parameters<typeof buildRemittances>[0]
  >()
})

test('every instruction needs amount and due date', () => {
  expectTypeOf<{ our_code: '1002'; slip: { amount: string } }>().not.toExtend<AnyEntry>()
  expectTypeOf<{ our_code: '1002'; slip: { expire_at: string } }>().not.toExtend<AnyEntry>()
})

test('only the payer is optional in a registered slip', () => {
  expectTypeOf<PayerField>().toEqualTypeOf<
    | 'customer_person_name'
    | 'customer_cnpj_cpf'
    | 'customer_address'
    | 'customer_neighborhood'
    | 'customer_zipcode'
    | 'customer_city_name'
    | 'customer_state'
  >()
  expectTypeOf<Slip>().toExtend<RegisteredSlip>()
  expectTypeOf<Omit<RegisteredSlip, PayerField>>().toEqualTypeOf<Omit<Slip, PayerField>>()
})
