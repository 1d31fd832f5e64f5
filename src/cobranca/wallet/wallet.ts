import type { WalletKind } from '../codes/enumerations.js'
import type { OptionalFields, Slip } from '../slip/slip.js'

/**
 * A wallet (carteira): the beneficiary's contract with a bank, the service's `bank_billet_account`.
 *
 * Which of the optional fields a contract needs, and of what length, is the bank's to say. Maximum lengths are the
 * service's. Absent, `undefined` and `null` are the same.
 *
 * Source: public service reference, `bank_billet_accounts`.
 */
export interface Wallet extends WalletRequired, OptionalFields<WalletOptional> {}

interface WalletRequired {
  /** Bank and contract, such as `sicoob-02`. At most 50 characters. */
  bank_contract_slug: string
  /** Agency, without digit. At most 20 characters. */
  agency_number: string
  /** Account, without digit. At most 20 characters; zeros on the left may be missing. */
  account_number: string
  /** At most 2 characters. */
  account_digit: string
  /** Beneficiary's name. At most 255 characters; 30 in a file. */
  beneficiary_name: string
  /** Beneficiary's CPF or CNPJ, masked or not. At most 20 characters. */
  beneficiary_cnpj_cpf: string
}

interface WalletOptional {
  /** The wallet at the service. Not sent to the bank. */
  id: number
  /** Layout of the files; the bank's own default when absent. */
  kind: WalletKind
  /** At most 2 characters. */
  agency_digit: string
  /** First extra of the contract, often the convenio or beneficiary code. At most 15 characters. */
  extra1: string
  /** At most 3 characters. */
  extra1_digit: string
  /** Second extra of the contract. At most 15 characters. */
  extra2: string
  /** At most 3 characters. */
  extra2_digit: string
  /** Remittance code (convenio or transmission code). At most 30 characters. */
  extra3: string
  /** Number at the bank for the next slip that has none, without check digit. Default 1. At most 40 digits. */
  next_our_number: string | number
  /** Sequence of the next remittance file. Default 1. */
  next_remittance_number: string | number
  /** Whether due dates may fall on weekends and holidays; where they may not, a remittance reports them in `warnings`. */
  allow_expiration_on_weekends: boolean
  /** What its slips have in fields that they leave out, fine and interest say: a remittance is built as if they had it. */
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
