/** Customers: the payers of slips. */
import {
  type FieldErrors,
  FieldNames,
  PORTUGUESE_SLIP_NAMES,
  prepareSlip,
  SLIP_SYNONYMS,
  SLIP_TABLE,
  type Slip,
} from '../cobranca/index.js'
import { lengthErrors } from '../remittance/index.js'
import { type ColumnForm, ImportColumns } from './columns.js'
import { errorsOf, throwAny } from './row-errors.js'
import type { RowFields } from './row-source.js'

/** A customer: the service's `customer`. Source: public service reference, `customers`. */
export interface Customer {
  person_name: string
  /** CPF or CNPJ, masked or not. */
  cnpj_cpf: string
  zipcode: string
  address: string
  city_name: string
  /** Two letters. */
  state: string
  neighborhood: string
  id?: number | string | null | undefined
  nickname?: string | null | undefined
  address_number?: string | null | undefined
  address_complement?: string | null | undefined
  /** Address for remittances. Default: street, number and complement. */
  truncated_address?: string | null | undefined
  phone_number?: string | null | undefined
  email?: string | null | undefined
  email_cc?: string | null | undefined
  mobile_local_code?: string | null | undefined
  mobile_number?: string | null | undefined
  contact_person?: string | null | undefined
  notes?: string | null | undefined
  external_code?: string | null | undefined
  tags?: readonly string[] | null | undefined
  ignore_email?: boolean | null | undefined
  ignore_sms?: boolean | null | undefined
}

/** Fields that the payer of a slip does not have. */
const OWN_TABLE = {
  id: { form: 'integer' },
  nickname: { form: 'text', maxLength: 255 },
  email_cc: { form: 'text', maxLength: 80 },
  contact_person: { form: 'text', maxLength: 255 },
  notes: { form: 'text' },
  external_code: { form: 'text', maxLength: 60 },
  tags: { form: 'list' },
  ignore_email: { form: 'flag' },
  ignore_sms: { form: 'flag' },
} as const satisfies { readonly [F in keyof Customer]?: { readonly form: ColumnForm; readonly maxLength?: number } }

/** Results of the service. */
const OF_THE_SERVICE = ['person_type', 'created_via_api', 'created_at', 'updated_at', 'tag_list']

/** Prefix of the fields of a payer in a slip. */
const IN_SLIP = 'customer_'

const ofCustomer = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([, field]) => field.startsWith(IN_SLIP))
      .map(([name, field]) => [name, field.replaceAll(IN_SLIP, '')]),
  )

/** Fields of a customer. */
const CUSTOMER_TABLE: Readonly<Record<string, { readonly form: ColumnForm; readonly maxLength?: number }>> = {
  ...Object.fromEntries(
    Object.entries(SLIP_TABLE)
      .filter(([field]) => field.startsWith(IN_SLIP))
      .map(([field, info]) => [field.slice(IN_SLIP.length), info]),
  ),
  ...OWN_TABLE,
}

export const CUSTOMER_COLUMNS = new ImportColumns({
  owner: 'do pagador (person_name, cnpj_cpf …)',
  item: 'pagador',
  names: new FieldNames({
    owner: 'do pagador',
    fields: Object.keys(CUSTOMER_TABLE),
    unread: OF_THE_SERVICE,
    synonyms: ofCustomer(SLIP_SYNONYMS),
  }),
  portuguese: { ...ofCustomer(PORTUGUESE_SLIP_NAMES), numero: 'address_number', apelido: 'nickname' },
  forms: new Map(Object.entries(CUSTOMER_TABLE).map(([field, { form }]) => [field, form])),
})

/** A slip that is valid with any payer. */
const ANY_SLIP = { amount: 1, expire_at: '2026-01-02' } as const

/**
 * Returns the customer of a row.
 *
 * @throws {ValidationError} with the errors of its fields, by the rules of a slip's payer
 */
export function customerOfRow(values: RowFields): Customer {
  throwAny([payerErrors(values), lengthErrors(values, CUSTOMER_TABLE)])
  return values as unknown as Customer
}

function payerErrors(values: RowFields): FieldErrors {
  const payer = Object.entries(values)
    .filter(([field]) => Object.hasOwn(SLIP_TABLE, IN_SLIP + field))
    .map(([field, value]) => [IN_SLIP + field, value])
  const slip = { ...ANY_SLIP, ...Object.fromEntries(payer) } as Slip
  const errors = errorsOf(() => prepareSlip(slip, ANY_SLIP.expire_at))
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(IN_SLIP))
      .map(([field, messages]) => [field.slice(IN_SLIP.length), messages]),
  )
}
