/**
 * Losses: fields that an entry asks for, and that its records do not send. One table says how a loss is found, and what it means for an instruction.
 *
 * A registration sends its whole slip. An instruction may be about some of its fields; every slip of the wallet may have the others, by its `configuration`.
 */
import type { EntryContext } from '../../banks/index.js'
import {
  addDays,
  type BankCode,
  isBankCode,
  isPlainField,
  OUR_CODES,
  type OurCode,
  type PlainField,
  type PreparedSlip,
  type RegisteredSlip,
  SLIP_FIELDS,
  SLIP_TABLE,
  type Slip,
  type SlipFeature,
  type SlipField,
} from '../../cobranca/index.js'
import type { ChargeName } from '../sources.js'
import { fineText, interestText } from './rounded-charges.js'

/** An error, or a change that is reported. */
type LossMeaning = 'error' | 'change'

interface LossRule {
  /** The caller's field that asks for it. */
  readonly field: string
  /** Meaning of the loss, by instruction; for other instructions it means nothing. */
  readonly means: Readonly<Partial<Record<OurCode, LossMeaning>>>
}

/** The layout has no columns for it: known before the entry is written. */
export interface LayoutLoss extends LossRule {
  readonly by: 'layout'
  /** A feature of the dialect, or a code of the bank that is sent if the layout has columns of that name. */
  readonly feature: SlipFeature | BankCode
  readonly isAsked: (slip: PreparedSlip) => boolean
}

/** No record has a value in its columns: a layout may have the columns in a record that only some entries send. */
export interface ColumnLoss extends LossRule {
  readonly by: 'columns'
  /** Field or charge that the columns hold. */
  readonly source: string
  readonly value: (asked: RegisteredSlip, slip: PreparedSlip) => unknown
  /** Not an error in a strict remittance: every slip has such fields. */
  readonly isUsual?: true
}

/** The records are the same with another value, or without it. This finds columns that a bank's rules leave empty, and values in codes. */
export interface RecordLoss extends LossRule {
  readonly by: 'records'
  /** The value as text, and the entry with another value; null for an entry that does not ask for it. */
  readonly of: (context: EntryContext) => { readonly text: string; readonly other: EntryContext } | null
}

export type Loss = LayoutLoss | ColumnLoss | RecordLoss

const as = (meaning: LossMeaning, ...codes: readonly OurCode[]): LossRule['means'] =>
  Object.fromEntries(codes.map((code) => [code, meaning]))

const ofDiscounts = ['1031', '1071', '1073', '1102', '1103'] as const satisfies readonly OurCode[]
const ofLimits = ['1148', '1149'] as const satisfies readonly OurCode[]
const ofAll = Object.keys(OUR_CODES) as readonly OurCode[]

/** Whether a slip asks for a feature, except for the features of plain fields: a slip asks for them by a value. */
const ASKED: Readonly<Record<Exclude<SlipFeature, PlainField>, LayoutLoss['isAsked']>> = {
  second_discount: ({ discounts }) => discounts.length > 1,
  third_discount: ({ discounts }) => discounts.length > 2,
  divergent_payment: (slip) => slip.divergent_payment !== null,
  split: ({ split }) => split.length > 0,
  pix: ({ pix }) => pix !== null,
  pix_txid: ({ pix }) => pix !== null && pix.txid !== '',
  bank_dispatch: ({ dispatch }) => dispatch === 'bank',
}

/** Instructions that send a feature, besides the registration. */
const SENT_BY: Readonly<Partial<Record<SlipFeature, readonly OurCode[]>>> = {
  second_discount: ofDiscounts,
  third_discount: ofDiscounts,
  days_for_sue: ['1031'],
  days_for_revoke: ['1031'],
  days_for_negativation: ['1031'],
  divergent_payment: ofLimits,
  payment_count: ofLimits,
}

/** The loss of a field with a feature, or with a code of the bank; none of other fields. */
function layoutLosses(field: SlipField): readonly LayoutLoss[] {
  const feature: SlipFeature | BankCode | undefined = isBankCode(field) ? field : SLIP_TABLE[field].feature
  if (feature === undefined) return []
  const isAsked = isPlainField(feature)
    ? (slip: PreparedSlip) => slip[feature] !== null && slip[feature] !== ''
    : ASKED[feature]
  const codes = isBankCode(feature) ? [] : (SENT_BY[feature] ?? [])
  return [{ by: 'layout', feature, field, isAsked, means: as('error', '1001', ...codes) }]
}

/** A text of a slip that no instruction depends on: the entry is sent without it. */
const text = (
  field: keyof Slip,
  value: (asked: RegisteredSlip) => unknown,
  ...codes: readonly OurCode[]
): ColumnLoss => ({
  by: 'columns',
  field,
  source: field,
  value,
  means: as('change', '1001', ...codes),
  isUsual: true,
})

/** A part of a guarantor without a name: no record is written for it. */
const ofNameless = (field: keyof Slip, value: ColumnLoss['value']): ColumnLoss => ({
  by: 'columns',
  field,
  source: field,
  value,
  means: as('change', '1001', '1031'),
})

const discount = (source: ChargeName, index: number): ColumnLoss => ({
  by: 'columns',
  field: `${source}_value`,
  source,
  value: (_, { discounts }) => discounts[index],
  means: as('error', ...ofDiscounts),
})

const deadline = (
  field: 'days_for_sue' | 'days_for_revoke' | 'days_for_negativation',
  ...codes: readonly OurCode[]
): RecordLoss => ({
  by: 'records',
  field,
  means: as('change', ...codes),
  of: (context) => {
    const days = context.slip[field]
    return days === null ? null : { text: String(days), other: withSlip(context, { [field]: null }) }
  },
})

/** How the days of a protest or negativation are counted. The column of another kind of days has another code, or does not take the number of days. */
const daysType: RecordLoss = {
  by: 'records',
  field: 'deadline_days_type',
  means: as('change', '1001', '1009', '1011', '1031', '1066'),
  of: (context) => {
    const { deadline_days, days_for_sue, days_for_negativation } = context.slip
    if (deadline_days === null || (days_for_sue === null && days_for_negativation === null)) return null
    const isWorking = deadline_days === 'working'
    return {
      text: isWorking ? '2' : '1',
      other: withSlip(context, { deadline_days: isWorking ? 'calendar' : 'working' }),
    }
  },
}

const interest = (kind: 'value' | 'percentage'): RecordLoss => ({
  by: 'records',
  field: `interest_${kind}`,
  means: as('change', '1031', '1048'),
  of: (context) => {
    const charge = context.slip.interest
    return charge?.kind !== kind ? null : { text: interestText(charge), other: withSlip(context, { interest: null }) }
  },
})

const fine = (kind: 'value' | 'percentage'): RecordLoss => ({
  by: 'records',
  field: `fine_${kind}`,
  means: as('change', '1031'),
  of: (context) => {
    const charge = context.slip.fine
    return charge?.kind !== kind ? null : { text: fineText(charge), other: withSlip(context, { fine: null }) }
  },
})

/** A part of the guarantor: changes of other data and of the guarantor may not have all. */
const ofGuarantor = <Part extends keyof GuarantorOfSlip>(field: keyof Slip, part: Part): RecordLoss => ({
  by: 'records',
  field,
  means: as('change', '1031', '1080'),
  of: (context) => {
    const { guarantor } = context.slip
    const value = guarantor?.[part]
    if (guarantor === null || value == null) return null
    const other = part === 'name' ? `${value} 2` : null
    return { text: String(value), other: withSlip(context, { guarantor: { ...guarantor, [part]: other } }) }
  },
})

type GuarantorOfSlip = NonNullable<PreparedSlip['guarantor']>

/** Another field of a slip, for changes of other data. */
const ofSlip = <Field extends keyof PreparedSlip>(
  field: keyof Slip,
  prepared: Field,
  none: PreparedSlip[Field],
  textOf: (value: NonNullable<PreparedSlip[Field]>) => string = String,
): RecordLoss => ({
  by: 'records',
  field,
  means: as('change', '1031'),
  of: (context) => {
    const value = context.slip[prepared]
    const text = value == null ? '' : textOf(value as NonNullable<PreparedSlip[Field]>)
    return text === '' ? null : { text, other: withSlip(context, { [prepared]: none }) }
  },
})

/** A field of an entry besides its slip. */
const ofEntry = <Field extends 'value_rebate' | 'instruction_code' | 'payment_limit_at'>(
  field: Field,
  read: (context: EntryContext) => EntryContext[Field],
  another: (value: NonNullable<EntryContext[Field]>) => EntryContext[Field],
): RecordLoss => ({
  by: 'records',
  field,
  means: as('error', ...ofAll),
  of: (context) => {
    const value = read(context)
    return value === null || value === 0
      ? null
      : { text: String(value), other: { ...context, [field]: another(value) } }
  },
})

const withSlip = (context: EntryContext, changes: Partial<PreparedSlip>): EntryContext => ({
  ...context,
  slip: { ...context.slip, ...changes },
})

export const INTEREST_LOSSES: readonly RecordLoss[] = [interest('value'), interest('percentage')]

export const LOSSES: readonly Loss[] = [
  ...SLIP_FIELDS.flatMap(layoutLosses),

  text('customer_neighborhood', ({ customer_neighborhood }) => customer_neighborhood),
  text('customer_city_name', ({ customer_city_name }) => customer_city_name),
  text('customer_state', ({ customer_state }) => customer_state),
  text('customer_email', ({ customer_email }) => customer_email, '1031'),
  text('customer_phone_number', ({ customer_phone_number }) => customer_phone_number, '1031'),
  text('customer_mobile_local_code', ({ customer_mobile_local_code }) => customer_mobile_local_code, '1031'),
  text('customer_mobile_number', ({ customer_mobile_number }) => customer_mobile_number, '1031'),
  text('guarantor_phone_number', ({ guarantor_phone_number }) => guarantor_phone_number, '1031', '1080'),
  // Named fields: this runs for every entry.
  ofNameless('guarantor_address', (asked, { guarantor }) => (guarantor === null ? asked.guarantor_address : null)),
  ofNameless('guarantor_address_number', (asked, { guarantor }) =>
    guarantor === null ? asked.guarantor_address_number : null,
  ),
  ofNameless('guarantor_address_complement', (asked, { guarantor }) =>
    guarantor === null ? asked.guarantor_address_complement : null,
  ),
  ofNameless('guarantor_neighborhood', (asked, { guarantor }) =>
    guarantor === null ? asked.guarantor_neighborhood : null,
  ),
  ofNameless('guarantor_zipcode', (asked, { guarantor }) => (guarantor === null ? asked.guarantor_zipcode : null)),
  ofNameless('guarantor_city_name', (asked, { guarantor }) => (guarantor === null ? asked.guarantor_city_name : null)),
  ofNameless('guarantor_state', (asked, { guarantor }) => (guarantor === null ? asked.guarantor_state : null)),
  text('document_date', ({ document_date }) => document_date),
  discount('second_discount', 1),
  discount('third_discount', 2),

  ofEntry(
    'value_rebate',
    ({ value_rebate }) => value_rebate,
    (cents) => cents + 1,
  ),
  ofEntry(
    'instruction_code',
    ({ instruction_code }) => instruction_code,
    (code) => `${code}0`,
  ),
  ofEntry(
    'payment_limit_at',
    ({ payment_limit_at }) => payment_limit_at,
    (day) => addDays(day, -1),
  ),
  deadline('days_for_sue', '1009', '1011', '1031'),
  deadline('days_for_negativation', '1031', '1066'),
  deadline('days_for_revoke', '1031'),
  daysType,
  ...INTEREST_LOSSES,
  fine('value'),
  fine('percentage'),
  ofGuarantor('guarantor_name', 'name'),
  ofGuarantor('guarantor_cnpj_cpf', 'tax_id'),
  ofGuarantor('guarantor_address', 'address'),
  ofGuarantor('guarantor_neighborhood', 'neighborhood'),
  ofGuarantor('guarantor_zipcode', 'zipcode'),
  ofGuarantor('guarantor_city_name', 'city'),
  ofGuarantor('guarantor_state', 'state'),
  ofSlip('instructions', 'instructions', [], (lines) => lines.join(' ')),
  ofSlip('first_instruction', 'first_instruction', ''),
  ofSlip('second_instruction', 'second_instruction', ''),
  ofSlip('divergent_payment_type', 'divergent_payment', null, ({ type }) => String(type)),
  ofSlip('payment_count', 'payment_count', null),
  ofSlip('split_accounts', 'split', [], ({ length }) => (length === 0 ? '' : String(length))),
  ofSlip('pix_enabled', 'pix', null, () => 'true'),
  ofSlip('nfe_key', 'nfe_key', null),
]

/** Fields that a change of other data (1031) may lose without a word, with the reason. Other instructions are about the fields of the rows above alone. */
export const UNREPORTED: readonly { readonly fields: readonly (keyof Slip)[]; readonly reason: string }[] = [
  {
    fields: ['document_number', 'control_number'],
    reason: 'they identify the title, and have instructions of their own',
  },
  {
    fields: ['document_type', 'document_date', 'acceptance'],
    reason: 'every slip has them, and banks do not change them',
  },
  {
    fields: ['customer_address_number', 'customer_address_complement', 'customer_truncated_address'],
    reason: 'every slip has the address, and it has instructions of its own',
  },
  { fields: ['dispatch_type'], reason: 'the slip was printed when the title was registered' },
  { fields: ['sue_code', 'revoke_code', 'deadline_days_type'], reason: 'they belong to days, which have rows' },
  { fields: ['pix_key', 'pix_txid', 'pix_location_id'], reason: 'they belong to pix_enabled, which has a row' },
]

/** The losses that are found in columns. */
export const COLUMN_LOSSES: readonly ColumnLoss[] = LOSSES.filter((loss) => loss.by === 'columns')
