import type { WalletKind } from '../codes/enumerations.js'
import type { OptionalFields, Slip } from '../slip/slip.js'

/**
 * A wallet (carteira): the beneficiary's contract with a bank, the service's `bank_billet_account`.
 *
 * The required fields are those that every bank needs. Each bank needs some of the optional fields, with lengths of its own: `cnab fields wallet BANK`
 * and `fieldEntries` list them. A remittance without one of them is a `ValidationError` that names it. Maximum lengths here are the service's; the banks'
 * are shorter. Absent, `undefined` and `null` are the same.
 *
 * Source: public service reference, `bank_billet_accounts`.
 */
export interface Wallet extends WalletRequired, OptionalFields<WalletOptional> {}

interface WalletRequired {
  /** Bank and contract, such as `sicoob-02`. At most 50 characters. */
  bank_contract_slug: string
  /** Agency, without check digit: `'0842'`. Zeros on the left may be missing. At most 20 characters. */
  agency_number: string
  /** Beneficiary's name. At most 255 characters; the columns of most banks hold 30, and `changes` reports a cut. */
  beneficiary_name: string
  /** Beneficiary's CPF or CNPJ, masked or not. At most 20 characters. */
  beneficiary_cnpj_cpf: string
}

interface WalletOptional {
  /** The wallet at the service, or in the caller's database. Not sent to the bank. */
  id: number | string
  /** Layout of the files. Default: the first layout of the bank. */
  layout: WalletKind
  /** The service's name of `layout`. */
  kind: WalletKind
  /** Check digit of the agency, where the bank needs it: a digit or a letter. At most 2 characters. */
  agency_digit: string
  /**
   * Account, without check digit. Zeros on the left may be missing. Not needed by banks that identify the beneficiary by a code, such as Caixa. At most
   * 20 characters.
   */
  account_number: string
  /** Check digit of the account, where the bank needs it: a digit or a letter. A wrong digit is an error if the bank has a rule. At most 2 characters. */
  account_digit: string
  /**
   * First number of the contract, where the bank needs it: convênio (Banco do Brasil), código do beneficiário (Caixa, Santander, Sicoob), posto (Sicredi).
   * `walletExtras` of a bank describes its numbers. At most 15 characters.
   */
  extra1: string
  /** Check digit of `extra1`. No bank reads it. At most 3 characters. */
  extra1_digit: string
  /** Second number of the contract, where the bank needs it: byte de geração (Sicredi), número de controle (Banrisul). At most 15 characters. */
  extra2: string
  /** Check digit of `extra2`. No bank reads it. At most 3 characters. */
  extra2_digit: string
  /** Third number of the contract, where the bank needs it: código da empresa (Bradesco), código de transmissão (Santander). At most 30 characters. */
  extra3: string
  /**
   * Number at the bank of the next slip without `our_number`, without check digit. At most 40 digits. Required for these slips if the company numbers
   * them: with a default, two slips could have one number.
   */
  next_our_number: string | number
  /** Sequence of the next remittance file. Default 1. */
  next_remittance_number: string | number
  /** Whether due dates may fall on weekends and holidays; where they may not, a remittance reports them in `warnings`. */
  allow_expiration_on_weekends: boolean
  /** Fields of the slips that leave them out, such as fine and interest. */
  configuration: Partial<Slip>
  /** At most 255 characters. Like the rest of the address, required by the service but read by some banks only. */
  beneficiary_address_street: string
  /** At most 30 characters. */
  beneficiary_address_street_number: string
  /** At most 255 characters. */
  beneficiary_address_complement: string
  /** At most 255 characters. */
  beneficiary_address_neighborhood: string
  /** At most 50 characters. */
  beneficiary_address_city: string
  /** Two letters. */
  beneficiary_address_state: string
  /** Zip code (CEP), eight digits, masked or not. */
  beneficiary_address_zipcode: string
}
