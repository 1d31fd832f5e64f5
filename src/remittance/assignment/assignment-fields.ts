/** Fields of an assignment: form, and columns of the record. */
import type { AssignedTitle, Assignment, AssignmentPayment } from './assignment.js'
import type { ColumnRule } from './record-form.js'

type AssignmentTable<Field extends PropertyKey> = Readonly<Record<Field, ColumnRule>>

/** One of the codes of the columns. */
const CODE = { form: 'text', required: true } as const
const NEEDED_DIGITS = { form: 'digits', required: true } as const
const DIGITS = { form: 'digits' } as const
const TEXT = { form: 'text' } as const
const NEEDED_TEXT = { form: 'text', required: true } as const
const NAME = { form: 'text', required: true, mayBeCut: true } as const
const AMOUNT = { form: 'money', required: true, minimum: 0.01 } as const
const TAX_ID = { form: 'tax_id', required: true } as const
const NEEDED_DATE = { form: 'date', required: true } as const
const RATE = { form: 'percentage' } as const

const ACCOUNT = {
  assignor_bank: DIGITS,
  assignor_agency_number: DIGITS,
  assignor_agency_digit: DIGITS,
  assignor_account_number: DIGITS,
  assignor_account_digit: DIGITS,
} as const

export const FILE_TABLE = {
  bank_number: { ...NEEDED_DIGITS, column: 'bank_code', minLength: 3, maxLength: 3 },
  bank_name: NAME,
  originator_code: NEEDED_DIGITS,
  originator_name: NAME,
  file_number: { form: 'integer', required: true, minimum: 1, column: 'file_sequence' },
  ...ACCOUNT,
} as const satisfies AssignmentTable<Exclude<keyof Assignment, 'titles' | 'payments' | 'generated_at'>>

export const TITLE_TABLE = {
  occurrence: { ...CODE, column: 'movement' },
  control_number: NEEDED_TEXT,
  document_number: NEEDED_TEXT,
  document_type: CODE,
  document_date: NEEDED_DATE,
  amount: AMOUNT,
  expire_at: { ...NEEDED_DATE, column: 'due_date' },
  present_value: AMOUNT,
  coobligation: CODE,
  assignment_term: NEEDED_TEXT,
  assignor_name: NAME,
  assignor_cnpj_cpf: { ...TAX_ID, column: 'assignor_tax_id' },
  customer_person_name: { ...NAME, column: 'payer_name' },
  customer_cnpj_cpf: { ...TAX_ID, column: 'payer_tax_id' },
  customer_address: { ...NAME, column: 'payer_address' },
  customer_zipcode: { form: 'zipcode', required: true, column: 'payer_zipcode' },
  paid_amount: { form: 'money' },
  settlement_date: { form: 'date' },
  value_rebate: { form: 'money' },
  grace_date: { form: 'date' },
  interest_type: DIGITS,
  interest_rate: RATE,
  late_interest: RATE,
  duplicate_number: TEXT,
  invoice_number: TEXT,
  invoice_series: TEXT,
  nfe_key_or_ipoc: TEXT,
  cheque_bank: DIGITS,
  special_characteristic: DIGITS,
  operation_modality: DIGITS,
  operation_nature: DIGITS,
  source_of_funds: DIGITS,
  risk_class: TEXT,
  collecting_bank: DIGITS,
  collecting_agency_number: DIGITS,
} as const satisfies AssignmentTable<keyof AssignedTitle>

export const PAYMENT_TABLE = {
  payment_type: CODE,
  assignor_name: NAME,
  assignor_cnpj_cpf: { ...TAX_ID, column: 'assignor_tax_id' },
  ...ACCOUNT,
  assignor_bank: NEEDED_DIGITS,
  assignor_agency_number: NEEDED_DIGITS,
  assignor_account_number: NEEDED_DIGITS,
  payment_amount: AMOUNT,
} as const satisfies AssignmentTable<keyof AssignmentPayment>
