import type { MoneyInput } from '../values/money.js'

/** One of the accounts among which the credit of a slip is split. */
export interface SplitAccount {
  /** Three digits. */
  bank_number: string
  /** Without check digit. At most 5 digits. */
  agency_number: string
  /** One character. */
  agency_digit: string
  /** Without check digit. At most 12 digits. */
  account_number: string
  /** One character. */
  account_digit: string
  /** CPF or CNPJ of the holder. At most 20 characters. */
  cnpj_cpf: string
  /** Holder's name. At most 40 characters. */
  name: string
  /** This account's share. */
  amount: MoneyInput
  /** Days to the credit, at most 30. Default 5. */
  floating: number
}
