import type { Decimal } from 'decimal.js'
import type { DocumentType } from '../codes/document-types.js'
import type {
  Acceptance,
  ChargeType,
  DeadlineDaysType,
  DiscountType,
  DispatchType,
  DivergentPaymentType,
  DivergentPaymentValueType,
  FineType,
  InterestType,
} from '../codes/enumerations.js'
import type { MoneyInput } from '../values/money.js'
import type { PercentageInput } from '../values/percentage.js'

/**
 * The fields of `T`, each of which may be absent, `undefined` or `null`: all three mean the same, because slips and
 * wallets come from databases and JSON, which write an absent value differently.
 */
export type OptionalFields<T> = { [K in keyof T]?: T[K] | null | undefined }

/**
 * A slip (boleto) to be sent to the bank: the service's `bank_billet`, with the fields that a remittance reads.
 *
 * Names are the service's own. Maximum lengths are the service's too; those of the file are shorter (40 characters for a
 * name), and texts that are cut are reported. Identifiers are never cut: one that is too long is an error. Money is text in reais (`'1.345,56'`), integer cents as a number,
 * or a Decimal in reais; dates are `YYYY-MM-DD`; percentages are of the slip's value, 1.5 for one and a half percent;
 * days are calendar days. Absent, `undefined` and `null` are the same.
 *
 * Source: public service reference, `bank_billets`.
 */
export interface Slip
  extends SlipRequired,
    OptionalFields<SlipOfCaller>,
    OptionalFields<SlipIdentity>,
    OptionalFields<SlipChargeFields>,
    OptionalFields<SlipDeadlines>,
    OptionalFields<SlipDivergentPayment>,
    OptionalFields<SlipCustomer>,
    OptionalFields<SlipGuarantor> {}

/** Fields that every slip has. */
interface SlipRequired {
  /** Value of the slip. */
  amount: MoneyInput
  /** Due date. */
  expire_at: string
  /** Payer's name. At most 120 characters; 40 in a file. */
  customer_person_name: string
  /** Payer's CPF or CNPJ, masked or not. At most 20 characters. */
  customer_cnpj_cpf: string
  /** Payer's street, without number and complement. At most 255 characters; 40 in a file, all together. */
  customer_address: string
  /** Payer's district. At most 80 characters; 15 in a file of 240. */
  customer_neighborhood: string
  /** Payer's zip code (CEP), eight digits, masked or not; a number gets its zero back. */
  customer_zipcode: string | number
  /** Payer's city, full name. At most 60 characters; 15 in a file. */
  customer_city_name: string
  /** Payer's state (UF), two letters. */
  customer_state: string
}

/** Fields of the caller: sent to no bank, and returned as they are. */
interface SlipOfCaller {
  /** The slip at the service, or in the caller's database. */
  id: number | string
  /** The wallet the slip belongs to: the `id` of the wallet it is sent with, where both have one. */
  bank_billet_account_id: number | string
  /** The payer at the service, or in the caller's database. */
  customer_id: number | string
  /** Product or service sold. */
  description: string
  /** Notes about the slip. */
  notes: string
  tags: readonly string[]
  /** Any data of the caller, as a JSON object. */
  meta: object
}

interface SlipIdentity {
  /** Number at the bank, without check digit. When absent, the wallet's next number is taken. */
  our_number: string | number
  /** Number of the document that gave rise to the slip («seu número»): 10 characters in CNAB 400, 15 in most of CNAB 240; a longer one is an error. */
  document_number: string
  /** Issue date of the document. */
  document_date: string
  /** Kind of document, a key of `DOCUMENT_TYPES`. Default `'02'`, duplicata mercantil. */
  document_type: DocumentType
  /** Whether the payer accepted the debt: `S` or `N`. Default `N`. */
  acceptance: Acceptance
  /** Text of the company that comes back in the return. Default: `document_number`. At most 25 characters; a longer one is an error. */
  control_number: string
  /** Instructions for the cashier, printed on the slip; some banks take them in the file. */
  instructions: string
  /** Kind of collection, a key of `CHARGE_TYPES`. Default 1, simples. */
  charge_type: ChargeType
  /** Who prints and mails the slip, a key of `DISPATCH_TYPES`. Default 1, the client. */
  dispatch_type: DispatchType
  /** True when the slip was registered by other means: it stays out of the remittance. */
  prevent_registration: boolean
  /** How many partial payments are allowed; only for some banks. */
  payment_count: number
  /** Whether the slip is to carry a Pix QR code («bolecode»); only for some banks and wallets. */
  pix_enabled: boolean
  /** Pix key to be paid to; the bank has a default for the account. Never changed in case. At most 77 characters. */
  pix_key: string
  /** Pix transaction id (txid), 26 to 35 letters and digits. Not in the service's slip: ours, for banks that take it. */
  pix_txid: string
  /** Id of a Pix location made beforehand. Not in the service's slip: ours, for Itaú. */
  pix_location_id: string
  /** Access key of the NF-e, 44 digits. Not in the service's slip: ours, for banks that take it. */
  nfe_key: string
}

/** Fine, interest and discounts. */
interface SlipChargeFields {
  /** 0 none (default), 1 percentage, 2 fixed value. */
  fine_type: FineType
  /** With `fine_type` 1. */
  fine_percentage: PercentageInput
  /** With `fine_type` 2. */
  fine_value: MoneyInput
  /** Days after the due date when the fine begins. Default 1. */
  days_for_fine: number
  /** 0 none (default), 1 percentage per day, 2 value per day, 4 percentage per month of 30 days (not a type of the service). */
  interest_type: InterestType
  /** Percent **per day** with `interest_type` 1, per month with 4; 0 to 100. */
  interest_percentage: PercentageInput
  /** With `interest_type` 2: value per day. */
  interest_value: MoneyInput
  /** Days after the due date when interest begins. Default 1. */
  days_for_interest: number
  /** 0 none (default), 1 fixed value, 2 percentage; the same for all three discounts. */
  discount_type: DiscountType
  /** With `discount_type` 1. */
  discount_value: MoneyInput
  /** With `discount_type` 2. */
  discount_percentage: PercentageInput
  /** With `discount_type` 1 or 2: how many days before the due date it ends (the reference has only «days»). */
  days_for_discount: number
  second_discount_value: MoneyInput
  second_discount_percentage: PercentageInput
  days_for_second_discount: number
  third_discount_value: MoneyInput
  third_discount_percentage: PercentageInput
  days_for_third_discount: number
}

/** Actions that the bank takes by itself after a number of days. */
interface SlipDeadlines {
  /** Days after the due date to protest: calendar days, unless `deadline_days_type` is 2. */
  days_for_sue: number
  /** Days after the due date to write off or give back. */
  days_for_revoke: number
  /** Days after the due date to list the payer at a credit bureau, counted as those of `days_for_sue`. */
  days_for_negativation: number
  /**
   * Whether `days_for_sue` and `days_for_negativation` are calendar (1, default) or working days (2). Some banks decide by the number of days: one that
   * would be counted otherwise is refused. Not in the service's slip: ours.
   */
  deadline_days_type: DeadlineDaysType
  /** First instruction, the bank's own code of two characters; CNAB 400 only. */
  first_instruction: string
  /** Second instruction, as the first. */
  second_instruction: string
  /** Protest code, one character; CNAB 240 only. */
  sue_code: string
  /** Write-off code, one character; CNAB 240 only. */
  revoke_code: string
}

/** Payment of another value than the slip's; only Itaú and Caixa. */
interface SlipDivergentPayment {
  /** A key of `DIVERGENT_PAYMENT_TYPES`. */
  divergent_payment_type: DivergentPaymentType
  /** 1 values, 2 percentages. */
  divergent_payment_value_type: DivergentPaymentValueType
  /** Text or Decimal in reais; no number, which would be cents here and is reais in the service. */
  divergent_payment_minimum_value: string | Decimal
  /** As the minimum. It may be above the slip's amount. */
  divergent_payment_maximum_value: string | Decimal
  divergent_payment_minimum_percentage: PercentageInput
  /** At most 999,99. */
  divergent_payment_maximum_percentage: PercentageInput
  /** How many payments are allowed; only for some banks. If `payment_count` has a value, too, both are equal. */
  divergent_payment_limit: number
  /** Whether the credit is to be split among `split_accounts`; only ABC Brasil and Bradesco. */
  split_payment: boolean
  split_accounts: readonly SplitAccount[]
}

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

/** More about the payer. */
interface SlipCustomer {
  /** At most 10 characters; joins the address. */
  customer_address_number: string
  /** At most 60 characters; joins the address. */
  customer_address_complement: string
  /** The whole address in 40 characters, to use as it is in a file: the customer's `truncated_address`. */
  customer_truncated_address: string
  /** At most 80 characters. */
  customer_email: string
  /** At most 11 digits. */
  customer_phone_number: string
  /** Area code of the mobile, two digits. */
  customer_mobile_local_code: string
  /** At most 9 digits. */
  customer_mobile_number: string
}

/** Guarantor or final beneficiary (sacador/avalista). */
interface SlipGuarantor {
  /** At most 100 characters; 40 in a file. */
  guarantor_name: string
  /** CPF or CNPJ. At most 20 characters. */
  guarantor_cnpj_cpf: string
  /** As the payer's. */
  guarantor_zipcode: string | number
  /** At most 255 characters. */
  guarantor_address: string
  /** At most 10 characters. */
  guarantor_address_number: string
  /** At most 60 characters. */
  guarantor_address_complement: string
  /** At most 80 characters. */
  guarantor_neighborhood: string
  /** At most 60 characters. */
  guarantor_city_name: string
  /** Two letters. */
  guarantor_state: string
  guarantor_phone_number: string
}
