/** Types and functions for the tables of instructions: the slip, the rows, and a file of one entry. */
import { expect } from 'vitest'
import {
  type Entry,
  isValidationError,
  type OurCode,
  type Slip,
  type SlipFeature,
  type SplitAccount,
  type ValidationError,
  type Wallet,
} from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import type { Columns, Page } from './manual-pages.js'

const GENERATED_AT = '2026-03-02T10:15:30'

/** A slip with a value in every column of a registration. An instruction must omit the values that are not its own. */
const slip: Slip = {
  our_number: '45001',
  amount: '1.345,56',
  expire_at: '2026-04-30',
  document_date: '2026-02-28',
  document_type: '04',
  document_number: 'NFS 3002',
  control_number: 'PEDIDO 3002',
  acceptance: 'S',
  fine_type: 1,
  fine_percentage: 2,
  days_for_fine: 3,
  interest_type: 2,
  interest_value: '1,50',
  days_for_interest: 5,
  discount_type: 1,
  discount_value: '30,00',
  days_for_discount: 5,
  days_for_sue: 7,
  customer_person_name: 'Oficina Vento Norte Eireli',
  customer_cnpj_cpf: '71.582.093/0001-58',
  customer_address: 'Avenida dos Pinheirais',
  customer_address_number: '10500',
  customer_neighborhood: 'Distrito Norte',
  customer_zipcode: '83999440',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
  guarantor_name: 'Participações Três Irmãos',
  guarantor_cnpj_cpf: '38.001.745/0002-29',
  guarantor_address: 'Praça da Invenção',
  guarantor_address_number: '8',
  guarantor_neighborhood: 'Centro',
  guarantor_zipcode: '88999300',
  guarantor_city_name: 'Florianópolis',
  guarantor_state: 'SC',
}

/** The beneficiary of the banks' wallets, whose next number is 1. */
export const BENEFICIARY = {
  next_our_number: 1,
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
} as const

/** A record of the manual, and its expected columns. */
export type ExpectedLine = readonly [page: Page, columns: Columns]

/** Expected records of an instruction for `slip`. */
export interface InstructionRow {
  readonly movement: string
  readonly lines: readonly ExpectedLine[]
  /** Fields of the entry besides the slip. */
  readonly entry?: Partial<Entry>
  readonly slip?: Partial<Slip>
}

/** All instructions of a dialect, typed from its manual. */
export interface InstructionTable {
  readonly wallet: Wallet
  /** Other fields that a slip needs for a feature. */
  readonly asking?: Readonly<Partial<Record<SlipFeature, Partial<Slip>>>>
  /** Replacements for fields of `slip` that the layout does not accept, used in every row and wherever else `slip` is sent. */
  readonly instead?: Partial<Slip>
  readonly rows: Readonly<Partial<Record<OurCode, InstructionRow>>>
  /** Features with columns in this layout; an entry with another feature is refused. */
  readonly features: readonly SlipFeature[]
  /** Whether a write-off sends all values of the title, so that a wrong value is an error of the write-off; also true without write-offs. */
  readonly writeOffSendsAll: boolean
}

/** Content of the `instruction-rows.ts` of a bank: a table for each dialect with remittances, by its `key`. */
export type BankInstructions = Readonly<Record<string, InstructionTable>>

export const build = (wallet: Wallet, ...entries: Entry[]) =>
  buildRemittance({ wallet, entries, generated_at: GENERATED_AT })

/** Returns the lines of the first entry of a file. */
export function linesOf(wallet: Wallet, entry: Entry): string[] {
  const { content, records } = build(wallet, entry)
  const lines = content.split('\r\n')
  return records[0]!.lines.map((line) => lines[line - 1]!)
}

/** Returns the validation error of a file of one entry. */
export function refusal(wallet: Wallet, entry: Entry): ValidationError {
  try {
    build(wallet, entry)
  } catch (error) {
    if (isValidationError(error)) return error
    throw error
  }
  return expect.unreachable('nothing was refused')
}

/** An entry of `slip` with replaced fields. */
export const entryOf = (more: Partial<Slip> = {}, our_code: OurCode = '1001'): Entry => ({
  our_code,
  slip: { ...slip, ...more },
})

/** An account of a split; `amount` is its share in cents. */
export function account(number: number, amount = 100): SplitAccount {
  return {
    bank_number: '341',
    agency_number: '1873',
    agency_digit: '',
    account_number: String(10_000 + number),
    account_digit: String(number % 10),
    cnpj_cpf: '299.792.458-83',
    name: 'Sócio Fictício',
    amount,
    floating: 1,
  }
}
