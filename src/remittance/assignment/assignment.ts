import type { MoneyInput, OptionalFields, PercentageInput } from '../../cobranca/index.js'
import type { TextChange } from '../remittance.js'

/**
 * A file by which titles are sold to a fund (FIDC), paid or bought back: CNAB 444. Money is text in reais (`'1.345,56'`), integer cents as a number, or a
 * Decimal in reais; dates are `YYYY-MM-DD`. Absent, `undefined` and `null` are the same.
 *
 * Source: FIDC – Cobrança Remessa V3 (Apex Group, 17/07/2025).
 */
export interface Assignment extends AssignmentRequired, OptionalFields<AssignmentAccount> {
  /** Day of the operation, and time in São Paulo: `2026-03-16T10:15:30`. Default: now. */
  generated_at?: string | undefined
  titles: readonly AssignedTitle[]
  /** The payments of the fund: amounts and receivers. */
  payments?: readonly AssignmentPayment[] | undefined
}

interface AssignmentRequired {
  /** Number of the custodian: `363`. */
  bank_number: string
  /** Name of the custodian. 15 characters in the file. */
  bank_name: string
  /** Code that the custodian gave to the originator (consultoria). At most 20 digits. */
  originator_code: string
  /** Name of the originator. 30 characters in the file. */
  originator_name: string
  /** Number of the file, from 1. */
  file_number: number
}

/** Account of the assignor. */
interface AssignmentAccount {
  /** Three digits. */
  assignor_bank: string
  /** Without check digit. At most 5 digits. */
  assignor_agency_number: string
  assignor_agency_digit: string
  /** Without check digit. At most 12 digits. */
  assignor_account_number: string
  assignor_account_digit: string
}

/**
 * A title of an assignment. Texts other than names and addresses are never cut: one that is too long is an error. Letters with accents, @ and ? are replaced, and
 * listed in `changes`.
 */
export interface AssignedTitle extends AssignedTitleRequired, OptionalFields<AssignedTitleOptional> {}

interface AssignedTitleRequired {
  /** Code of the manual: 01 purchase, 71 repurchase … A 71 needs an 81 in the same file, and a 74 an 84. */
  occurrence: string
  /** Number of the title at the originator. At most 25 characters. */
  control_number: string
  /** At most 10 characters. */
  document_number: string
  /** Kind of document, by the code of the manual: `01` duplicata, `70` CCB … */
  document_type: string
  document_date: string
  /** Face value of the title. */
  amount: MoneyInput
  /** Due date. */
  expire_at: string
  /** Value of the title on the day of the assignment: what the fund pays for it. */
  present_value: MoneyInput
  /** `01` with coobligation, `02` without. */
  coobligation: string
  /** Number of the assignment (termo de cessão). At most 19 characters. */
  assignment_term: string
  /** Who sells the title. 46 characters in the file. */
  assignor_name: string
  /** CPF or CNPJ, masked or not. */
  assignor_cnpj_cpf: string
  /** Payer's name. 40 characters in the file. */
  customer_person_name: string
  /** Payer's CPF or CNPJ, masked or not. */
  customer_cnpj_cpf: string
  /** Payer's whole address. 40 characters in the file. */
  customer_address: string
  /** Payer's zip code (CEP), masked or not. */
  customer_zipcode: string | number
}

interface AssignedTitleOptional {
  /** Amount paid; required for a partial payment (14), a repurchase or a write-off (71 to 77), and only with them. */
  paid_amount: MoneyInput
  /** Day of the payment; only with an occurrence that has `paid_amount`. */
  settlement_date: string
  /** Required for a rebate (04). */
  value_rebate: MoneyInput
  grace_date: string
  /** 0 none, 1 fixed, 2 CDI, 3 IPCA-15, 4 IPCA, 5 IGPM. All but 0 need `interest_rate`. */
  interest_type: string
  /** Fixed rate, or percent of the index. At most 7 decimals. */
  interest_rate: PercentageInput
  /** Interest per day of delay, in the unit that the fund agreed. At most 7 decimals. */
  late_interest: PercentageInput
  /** Number of the duplicata. At most 4 characters. */
  duplicate_number: string
  /** Number of the invoice of the duplicata. At most 9 characters. */
  invoice_number: string
  /** At most 3 characters. */
  invoice_series: string
  /** Access key of the NF-e of a duplicata, or the IPOC of a CCB. At most 44 characters. */
  nfe_key_or_ipoc: string
  /** Bank of a cheque, three digits. */
  cheque_bank: string
  /** Src3040, attachment 8: two digits. */
  special_characteristic: string
  /** Src3040, attachment 3: four digits. */
  operation_modality: string
  /** Src3040, attachment 2: two digits. */
  operation_nature: string
  /** Src3040, attachment 4: four digits. */
  source_of_funds: string
  /** Src3040, attachment 17: `AA`, `A` … */
  risk_class: string
  /** Bank in charge of the collection, three digits. */
  collecting_bank: string
  /** At most 5 digits. */
  collecting_agency_number: string
}

/** A payment of the fund. */
export interface AssignmentPayment extends AssignmentPaymentRequired, OptionalFields<AssignmentPaymentDigits> {}

interface AssignmentPaymentRequired {
  /** `CEDENTE` or `HONORARIO`. */
  payment_type: string
  /** Who is paid. 46 characters in the file. */
  assignor_name: string
  /** CPF or CNPJ, masked or not. */
  assignor_cnpj_cpf: string
  /** Three digits. */
  assignor_bank: string
  /** Without check digit. At most 5 digits. */
  assignor_agency_number: string
  /** Without check digit. At most 12 digits. */
  assignor_account_number: string
  payment_amount: MoneyInput
}

interface AssignmentPaymentDigits {
  assignor_agency_digit: string
  assignor_account_digit: string
}

/** The file of an assignment. Amounts in integer cents. */
export interface BuiltAssignment {
  /** `CBDDMMxx.REM`; `xx` are the last two digits of the number of the file. */
  readonly filename: string
  /** Plain ASCII with CR LF: the same as text and as bytes. */
  readonly content: string
  readonly bytes: Uint8Array
  /** Sum of the face values. */
  readonly amount: number
  /** Sum of the present values. */
  readonly present_value: number
  /** Sum of the payments of the fund. */
  readonly payment_amount: number
  /** Texts that changed: other letters, names that were cut. `entry` is the position of the title, or null. */
  readonly changes: readonly TextChange[]
}
