/** Slips of remittances, with made-up people, drawn from the distributions of real files; identical in every run. */
import type { Entry, LayoutKind, Slip, Wallet } from '../src/index.js'
import { SLIPS } from './files/distributions.js'
import { Draw } from './files/draw.js'
import { cnpjOf, cpfOf, nameOf } from './files/people.js'
import { BENEFICIARY, numberOf } from './files/title.js'

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

/** Separates these draws from those of return files. */
const SLIP = 100

const STREETS = [
  'Rua São João das Missões',
  'Avenida das Acácias',
  'Travessa do Sabiá',
  'Praça Marechal Ubirajara',
] as const
const NEIGHBORHOODS = ['Água Verde', 'Centro', 'Jardim América', 'Vila Fictícia'] as const
const CITIES = [
  ['Curitiba', 'PR', '80999'],
  ['São Paulo', 'SP', '01999'],
  ['Goiânia', 'GO', '74999'],
  ['Belém', 'PA', '66999'],
] as const

const inReais = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

type Charges = Partial<Slip>

const FINE: Charges = { fine_type: 1, fine_percentage: 2, days_for_fine: 1 }

/** Draws no charge to three charges. */
function chargesOf(draw: Draw, amount: number, count: number): Charges {
  const interest: Charges = {
    interest_type: 2,
    interest_value: inReais(Math.ceil(amount / 3000)),
    days_for_interest: 1,
  }
  const discount: Charges = { discount_type: 1, discount_value: inReais(Math.ceil(amount / 20)), days_for_discount: 0 }
  if (count === 1) return draw.oneOf([FINE, interest, discount])
  return { ...(count > 0 ? { ...FINE, ...interest } : {}), ...(count === 3 ? discount : {}) }
}

/** Contracts that require the guarantor's address; the other banks have no columns for it. */
const WITH_GUARANTOR_ADDRESS: ReadonlySet<string> = new Set([WALLETS.sicredi400.bank_contract_slug])

const GUARANTOR_ADDRESS = {
  guarantor_address: 'Rua das Acácias',
  guarantor_address_number: '15',
  guarantor_city_name: 'São Paulo',
  guarantor_state: 'SP',
  guarantor_zipcode: '01999100',
}

function entryOf(i: number, { kind, bank_contract_slug }: Batch['wallet']): Entry {
  const draw = new Draw(i, SLIP)
  const { guarantor, charges, cnpj, nameLength, amountDigits } = SLIPS[kind]
  const name = (): string => nameOf(draw, draw.weighted(nameLength) + draw.integer(0, 4))
  const address = WITH_GUARANTOR_ADDRESS.has(bank_contract_slug) ? GUARANTOR_ADDRESS : {}
  const number = numberOf(i)
  const amount = draw.digits(draw.weighted(amountDigits))
  const [city, state, zipcode] = draw.oneOf(CITIES)
  return {
    our_code: '1001',
    slip: {
      amount: inReais(amount),
      expire_at: `2026-04-${String(draw.integer(1, 28)).padStart(2, '0')}`,
      document_date: '2026-03-02',
      document_type: '02',
      document_number: `NF${number}`,
      control_number: `PEDIDO-${number}`,
      acceptance: 'N',
      ...chargesOf(draw, amount, draw.weighted(charges)),
      customer_person_name: name(),
      customer_cnpj_cpf: draw.is(cnpj) ? cnpjOf(draw) : cpfOf(draw),
      customer_address: draw.oneOf(STREETS),
      customer_address_number: String(draw.integer(1, 9999)),
      customer_neighborhood: draw.oneOf(NEIGHBORHOODS),
      customer_zipcode: zipcode + String(draw.integer(100, 999)),
      customer_city_name: city,
      customer_state: state,
      ...(draw.is(guarantor) ? { guarantor_name: name(), guarantor_cnpj_cpf: cnpjOf(draw), ...address } : {}),
    },
  }
}

export const GENERATED_AT = '2026-03-02T10:15:30'

/** Generates the entries of a batch. */
export function* entries({ wallet, from, to }: Batch): Generator<Entry> {
  for (let i = from; i < to; i++) yield entryOf(i, wallet)
}

/**
 * Maximum number of slips per file. Sicredi counts 99,999 nossos números per year; CNAB 240 numbers lines with five digits, and a slip takes three
 * lines.
 */
const MAX_SLIPS = { cnab400: 90_000, cnab240: 30_000 }

/** Slips of one remittance. */
export interface Batch {
  readonly wallet: Wallet & { readonly kind: LayoutKind; readonly bank_contract_slug: string }
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
