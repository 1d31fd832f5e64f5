/**
 * Data of the slip in a return: value, due date and payer. They are not entries of `line_parsed`; in most layouts, the main record of a title has them in
 * fields of the same names.
 */
import { isCnpj, isCpf } from '../../cobranca/index.js'
import { taxIdKindField, taxIdOfKind } from '../../febraban/index.js'
import type { AnyField, FixedRecord, Kind, Values } from '../../fixed-width/index.js'
import type { ReturnRecord } from './return-record.js'
import { MainFieldReader } from './title-fields.js'
import { TitleRecord } from './title-record.js'

interface SlipColumnSpec {
  readonly type: 'money' | 'date' | 'text'
  /** Field of the main record. */
  readonly field: string
  readonly kinds: readonly Kind[]
}

const TAX_ID = 'payer_tax_id'

const SPECS = {
  amount: { type: 'money', field: 'amount', kinds: ['money'] },
  expire_at: { type: 'date', field: 'due_date', kinds: ['date'] },
  customer_person_name: { type: 'text', field: 'payer_name', kinds: ['text'] },
  // Some banks align it to the left, with blanks after a CPF.
  customer_cnpj_cpf: { type: 'text', field: TAX_ID, kinds: ['tax_id', 'text'] },
} as const satisfies Readonly<Record<string, SlipColumnSpec>>

export type SlipColumn = keyof typeof SPECS

/** Columns of the slip and their types. The names are the service's. */
export const SLIP_COLUMNS = {
  /** Value of the slip. */
  amount: SPECS.amount.type,
  /** Due date. */
  expire_at: SPECS.expire_at.type,
  /** Payer's name. */
  customer_person_name: SPECS.customer_person_name.type,
  /** Payer's CPF (11) or CNPJ (14 characters). */
  customer_cnpj_cpf: SPECS.customer_cnpj_cpf.type,
} as const satisfies Readonly<Record<SlipColumn, SlipColumnSpec['type']>>

export const isSlipColumn = (name: string): name is SlipColumn => Object.hasOwn(SPECS, name)

/** Returns the field of a main record that contains a column; null if the layout has no such field. */
export function slipColumnField({ fields }: FixedRecord, column: SlipColumn): { name: string; field: AnyField } | null {
  const { field: name, kinds }: SlipColumnSpec = SPECS[column]
  const { [name]: field } = fields
  return field !== undefined && kinds.includes(field.kind) ? { name, field } : null
}

/** Returns the name of the field with the kind of the payer's tax id (CPF or CNPJ); null if the layout has no such field. */
export function taxIdKindIn({ fields }: FixedRecord): string | null {
  const name = taxIdKindField(TAX_ID)
  return fields[name]?.kind === 'digits' ? name : null
}

/** Characters of a CPF and of a CNPJ. */
const LENGTHS = { cpf: 11, cnpj: 14 } as const

/**
 * Returns a tax id without the zeros that fill its columns; `''` if it is blank or zeros. If no code gives its kind, the check digits decide. Only zeros are
 * cut.
 *
 * @param columns text of the columns, trimmed
 * @param code code of the kind; `''` if the layout has no such code
 */
export function withoutFill(columns: string, code: string): string {
  if (/^0*$/.test(columns)) return ''
  const kind =
    taxIdOfKind(code) ??
    (isCnpj(columns.slice(-LENGTHS.cnpj)) ? 'cnpj' : isCpf(columns.slice(-LENGTHS.cpf)) ? 'cpf' : null)
  if (kind === null) return columns
  const fill = columns.length - LENGTHS[kind]
  return fill > 0 && /^0+$/.test(columns.slice(0, fill)) ? columns.slice(fill) : columns
}

/** Columns of the slip in the form of `line_parsed`: money as text of cents. A value is null if the layout has no such field. */
export type SlipValues = Readonly<Record<SlipColumn, string | null>>

const slipFields = new MainFieldReader([...Object.values(SPECS).map(({ field }) => field), taxIdKindField(TAX_ID)])

/**
 * Returns the columns of the slip of a record.
 *
 * @param layout of a record that was copied or parsed from JSON; other records know theirs
 */
export function slipValuesOf(record: ReturnRecord, layout = TitleRecord.originOf(record)?.file): SlipValues {
  const origin = TitleRecord.originOf(record)
  const values = layout === undefined ? {} : slipFields.read(record.line_raw, layout, origin?.misplaced)
  return {
    amount: amountIn(values),
    expire_at: (values[SPECS.expire_at.field] ?? null) as string | null,
    customer_person_name: textIn(values, SPECS.customer_person_name.field),
    customer_cnpj_cpf: taxIdIn(values),
  }
}

function amountIn(values: Values): string | null {
  const { [SPECS.amount.field]: amount } = values
  return amount === undefined ? null : typeof amount === 'number' ? String(amount) : ''
}

function textIn(values: Values, field: string): string | null {
  const { [field]: text } = values
  return text === undefined ? null : String(text ?? '').trim()
}

function taxIdIn(values: Values): string | null {
  const columns = textIn(values, TAX_ID)
  return columns === null ? null : withoutFill(columns, textIn(values, taxIdKindField(TAX_ID)) ?? '')
}
