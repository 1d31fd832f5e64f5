/** Slips to build remittances of: made-up people, the same at every run. */
import type { Entry, Wallet } from '../src/index.js'
import { FILES, type FileId } from './files/index.js'
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

const WALLETS: Readonly<Partial<Record<FileId, Wallet>>> = {
  itau400: {
    ...beneficiary,
    bank_contract_slug: 'itau-bs-109',
    kind: 'cnab400',
    agency_number: '0842',
    account_number: '31507',
    account_digit: '9',
    next_our_number: 1,
    next_remittance_number: 37,
  },
  sicoob240: {
    ...beneficiary,
    bank_contract_slug: 'sicoob-01',
    kind: 'cnab240',
    agency_number: '3157',
    agency_digit: '7',
    account_number: '00081235',
    account_digit: '8',
    extra1: '0123456',
    next_our_number: 1,
    next_remittance_number: 41,
  },
}

const CPFS = ['913.640.275-34', '299.792.458-83']

const inReais = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** An entry with fine and interest, of a payer whose name has accents, as most have. */
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
      fine_type: 1,
      fine_percentage: 2,
      days_for_fine: 1,
      interest_type: 1,
      interest_percentage: 0.033,
      days_for_interest: 1,
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

/** Most slips of a file, by layout: lines are numbered by six digits in CNAB 400, two a slip here, and by five in CNAB 240, three a slip. */
const MOST = { cnab400: 400_000, cnab240: 30_000 }

/** A remittance's worth of slips. */
export interface Batch {
  readonly wallet: Wallet
  readonly from: number
  readonly to: number
}

/** As many files as it takes, with numbers that go on from one to the next. */
export function batchesOf(file: FileId, slips: number): Batch[] {
  const wallet = WALLETS[file]
  if (wallet === undefined) throw new Error(`no wallet for ${file}`)
  const most = MOST[FILES[file].layout]
  return Array.from({ length: Math.ceil(slips / most) }, (_, n) => ({
    wallet: { ...wallet, next_our_number: 1 + n * most },
    from: n * most,
    to: Math.min(slips, (n + 1) * most),
  }))
}
