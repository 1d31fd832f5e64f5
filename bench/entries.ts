/** Slips of remittances, with made-up people; identical in every run. */
import type { Entry, Wallet } from '../src/index.js'
import { BENEFICIARY, titleOf } from './files/title.js'

const beneficiary = {
  beneficiary_name: 'Comercial Ipê Amarelo Ltda',
  beneficiary_cnpj_cpf: BENEFICIARY.tax_id,
  beneficiary_address_street: 'Rua das Acácias Imaginárias',
  beneficiary_address_street_number: '1200',
  beneficiary_address_neighborhood: 'Vila Fictícia',
  beneficiary_address_city: 'Curitiba',
  beneficiary_address_state: 'PR',
  beneficiary_address_zipcode: '80999010',
}

const numbers = { next_our_number: 1, next_remittance_number: 37 }
const of400 = { ...beneficiary, ...numbers, kind: 'cnab400' } as const

/** Wallets by bank and layout. */
export const WALLETS = {
  itau400: {
    ...of400,
    bank_contract_slug: 'itau-bs-109',
    agency_number: '0842',
    account_number: '31507',
    account_digit: '9',
  },
  bradesco400: {
    ...of400,
    bank_contract_slug: 'bradesco-bs-09',
    agency_number: '1284',
    account_number: '0057316',
    account_digit: '7',
    extra3: '4985210',
  },
  santander400: {
    ...of400,
    bank_contract_slug: 'santander-bs-101',
    agency_number: '2317',
    account_number: '013004561',
    account_digit: '2',
    extra1: '4130762',
    extra3: '23170130045601300456',
  },
  caixa400: {
    ...of400,
    bank_contract_slug: 'caixa-rg',
    agency_number: '0647',
    agency_digit: '5',
    account_number: '0031577',
    account_digit: '2',
    extra1: '410825',
    extra3: '410825',
  },
  bb400: {
    ...of400,
    bank_contract_slug: 'bb-bs-17-19',
    agency_number: '2187',
    agency_digit: '3',
    account_number: '00045933',
    account_digit: 'X',
    extra1: '2870913',
    extra3: '2870913',
  },
  sicoob400: {
    ...of400,
    bank_contract_slug: 'sicoob-01',
    agency_number: '3157',
    agency_digit: '7',
    account_number: '00081235',
    account_digit: '8',
    extra1: '0123456',
  },
  sicredi400: {
    ...of400,
    bank_contract_slug: 'sicredi-bs-a1',
    agency_number: '0731',
    account_number: '41527',
    account_digit: '6',
    extra1: '08',
    extra2: '2',
  },
  sicoob240: {
    ...beneficiary,
    ...numbers,
    bank_contract_slug: 'sicoob-01',
    kind: 'cnab240',
    agency_number: '3157',
    agency_digit: '7',
    account_number: '00081235',
    account_digit: '8',
    extra1: '0123456',
  },
} as const satisfies Readonly<Record<string, Wallet>>

export type WalletId = keyof typeof WALLETS

const CPFS = ['913.640.275-34', '299.792.458-83']

const inReais = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

const CHARGES = {
  fine_type: 1,
  fine_percentage: 2,
  days_for_fine: 1,
  interest_type: 1,
  interest_percentage: 0.033,
  days_for_interest: 1,
} as const

/** Creates a registration. The payer's name has accents, as maxSlips names do; every second slip has fine and interest. */
function entryOf(i: number): Entry {
  const { number, amount, payer } = titleOf(i)
  return {
    our_code: '1001',
    slip: {
      amount: inReais(100_000 + amount),
      expire_at: `2026-04-${String(1 + (i % 28)).padStart(2, '0')}`,
      document_date: '2026-03-02',
      document_type: '02',
      document_number: `NF${number}`,
      control_number: `PEDIDO-${number}`,
      acceptance: 'N',
      ...(i % 2 === 0 ? CHARGES : {}),
      customer_person_name: payer,
      customer_cnpj_cpf: CPFS[i % CPFS.length]!,
      customer_address: 'Rua São João das Missões',
      customer_address_number: String(1 + (i % 9999)),
      customer_neighborhood: 'Água Verde',
      customer_zipcode: '80999120',
      customer_city_name: 'Curitiba',
      customer_state: 'PR',
    },
  }
}

export const GENERATED_AT = '2026-03-02T10:15:30'

export function* entries(from: number, to: number): Generator<Entry> {
  for (let i = from; i < to; i++) yield entryOf(i)
}

/**
 * Maximum number of slips per file. Sicredi counts 99,999 nossos números per year; CNAB 240 numbers lines with five digits, and a slip takes three
 * lines.
 */
const MAX_SLIPS = { cnab400: 90_000, cnab240: 30_000 }

/** Slips of one remittance. */
export interface Batch {
  readonly wallet: Wallet
  readonly from: number
  readonly to: number
}

/** Splits slips into remittances. */
export function batchesOf(id: WalletId, slips: number): Batch[] {
  const wallet = WALLETS[id]
  const maxSlips = MAX_SLIPS[wallet.kind]
  return Array.from({ length: Math.ceil(slips / maxSlips) }, (_, n) => ({
    wallet,
    from: n * maxSlips,
    to: Math.min(slips, (n + 1) * maxSlips),
  }))
}
