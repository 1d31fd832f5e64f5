/** Wallets and slips of made-up people, for tests of other subjects. */
import type { Entry, FieldErrors, OurCode, Slip, Wallet } from '../../src/cobranca/index.js'
import { isValidationError, type ValidationError } from '../../src/cobranca/index.js'

const beneficiary = { beneficiary_name: 'Loja de Teste Ltda', beneficiary_cnpj_cpf: '11.222.333/0001-81' }

export const itau400 = {
  ...beneficiary,
  bank_contract_slug: 'itau-bs-109',
  kind: 'cnab400',
  agency_number: '0810',
  account_number: '53678',
  account_digit: '9',
  next_our_number: 4100,
  next_remittance_number: 37,
} satisfies Wallet

export const itau240 = { ...itau400, kind: 'cnab240' } satisfies Wallet

export const santander400 = {
  ...itau400,
  bank_contract_slug: 'santander-bs-101',
  agency_number: '3456',
  account_number: '130012345',
  extra1: '1234567',
  extra3: '34561234567013001234',
} satisfies Wallet

export const sicoob240 = {
  ...beneficiary,
  bank_contract_slug: 'sicoob-01',
  kind: 'cnab240',
  agency_number: '4277',
  agency_digit: '3',
  account_number: '3666',
  account_digit: '8',
  extra1: '172278',
  next_our_number: 700,
  next_remittance_number: 5,
} satisfies Wallet

/** Plain texts that fit every file, so that none of them is changed. */
export const slip = {
  amount: '250,00',
  expire_at: '2026-04-30',
  document_number: 'NF1',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Flores, 12',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
} satisfies Slip

/** An entry whose slip has replaced fields. */
export const entry = (changes: Partial<Slip> = {}, our_code: OurCode = '1001'): Entry => ({
  our_code,
  slip: { ...slip, ...changes },
})

/** `entry` with its wallet, for `buildRemittances`. */
export const pending = (wallet: Wallet, changes: Partial<Slip> = {}, our_code: OurCode = '1001') => ({
  wallet,
  ...entry(changes, our_code),
})

export const generated_at = '2026-03-02T10:15:30'

/** Returns the validation error of a call. */
export function refusalOf(call: () => unknown): ValidationError {
  try {
    call()
  } catch (error) {
    if (isValidationError(error)) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** Returns the errors of each entry, by its position. */
export const refusedEntries = (call: () => unknown): Readonly<Record<number, FieldErrors>> | undefined =>
  refusalOf(call).byEntry
