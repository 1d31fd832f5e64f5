/** Values of FEBRABAN's remittance records (10.6, pp. 17–18 and 54–65), by field. A bank states its differences. */

import type { PreparedCharge, WalletFields } from '../../../cobranca/index.js'
import { inColumns, pix240, taxIdKind1 } from '../../../febraban/index.js'
import { type AnyField, type FixedRecord, hasValue, type Records } from '../../../fixed-width/index.js'
import { type CodedDays, codedDays, type Deadlines } from '../../deadlines.js'
import { digitsInto } from '../../into-fields.js'
import type { EntryContext, FileContext, RecordValues } from '../../remittance-dialect.js'
import { documentTypeIn } from '../../slip-codes.js'
import { hasGuarantorAddress } from '../../unsupported-fields.js'
import { chargeColumns } from './charge-values.js'
import { documentTypesByOurs240 } from './codes.js'
import { hasMessages, hasMessagesInR, linesFor, messageColumns, messageValues } from './message-columns.js'
import { divergentPayment240, splits240 } from './optional-values.js'
import type { RecordDifference, SentParts } from './record-difference.js'

type OfFile = Readonly<Record<string, (file: FileContext) => unknown>>
type OfEntry = Readonly<Record<string, (context: EntryContext) => unknown>>

/** The beneficiary and the account, in every record that has them. An agency without a check digit in the wallet has none in the file. */
export const companyValues = (wallet: WalletFields): OfFile => ({
  beneficiary_tax_id_type: ({ wallet }) => taxIdKind1(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: ({ wallet }) => wallet.beneficiary_tax_id,
  beneficiary_name: ({ wallet }) => wallet.beneficiary_name,
  agency_number: ({ wallet }) => wallet.agency_number,
  agency_digit: wallet.agency_digit === undefined ? () => '' : ({ wallet }) => wallet.agency_digit,
  account_number: ({ wallet }) => wallet.account_number,
  account_digit: ({ wallet }) => wallet.account_digit,
  wallet_number: ({ contract }) => contract.code,
})

/** Header of the file, p. 17. */
export const fileHeaderValues = (bankName: string, versions: readonly string[] | undefined): OfFile => ({
  bank_name: () => bankName,
  file_direction: () => '1',
  generation_date: ({ date }) => date,
  generation_time: ({ time }) => time,
  file_sequence: ({ remittance_number }) => remittance_number,
  file_layout_version: () => versions?.[0],
})

/** Header of a lot of cobrança, p. 54. */
export const lotHeaderValues = (version: string | undefined): OfFile => ({
  operation_type: () => 'R',
  service_type: () => '01',
  lot_layout_version: () => version,
  remittance_number: ({ remittance_number }) => remittance_number,
  recording_date: ({ date }) => date,
})

/** Inputs of the record values. */
interface Given {
  readonly records: Records
  /** Roles of the records that are written. */
  readonly written: readonly string[]
  readonly deadlines: Deadlines
  readonly documentTypes: Readonly<Record<string, string>> | undefined
  readonly sends: SentParts<EntryContext> | undefined
}

/** Values by role. A record without `when` is sent with every slip. */
export function usualRecords({ records, written, deadlines, documentTypes, sends = {} }: Given): Readonly<Record<string, RecordDifference<EntryContext>>> {
  const { interest = ({ slip }) => slip.interest, fine = ({ slip }) => slip.fine, discounts = ({ slip }) => slip.discounts } = sends
  const of = (role: string, values: (record: FixedRecord) => RecordDifference<EntryContext>) =>
    records[role] === undefined ? {} : { [role]: values(records[role]) }
  const discount = (at: number) => (context: EntryContext) => {
    const sent = discounts(context)
    return sent === undefined ? undefined : (sent[at] ?? null)
  }
  return {
    ...of('segment_p', (record) => ({
      values: {
        ...titleValues(record),
        ...documentTypeValue(documentTypes ?? documentTypesByOurs240(record.fields['document_type']?.codes ?? {}), deadlines),
        ...chargeValues(record, 'interest', deadlines, interest),
        ...chargeValues(record, 'discount', deadlines, discount(0)),
        ...deadlineValues(record, 'sue_code', 'days_for_sue', deadlines, sends, protestOf(deadlines, sends)),
        ...deadlineValues(record, 'revoke_code', 'days_for_revoke', deadlines, sends, ({ slip, movement }) => codedDays(slip, 'revoke_code', deadlines, movement)),
      },
    })),
    ...of('segment_q', () => ({ values: { ...payerValues, ...guarantorValues(sends.guarantor) } })),
    ...of('segment_r', (record) => ({
      when: (context) => (fine(context) ?? null) !== null || (hasValue(record, 'second_discount_value') && (discounts(context) ?? NONE).length > 1),
      ...(hasMessagesInR(records, written) ? { orWhen: hasMessages } : {}),
      values: {
        ...(hasMessagesInR(records, written) ? messageValues(record) : {}),
        ...chargeValues(record, 'second_discount', deadlines, discount(1)),
        ...chargeValues(record, 'third_discount', deadlines, discount(2)),
        ...chargeValues(record, 'fine', deadlines, fine),
      },
    })),
    ...of('segment_s_messages', (record) => {
      const columns = messageColumns(record)
      return { when: ({ slip }) => slip.instructions.length > 0, own: ({ slip }) => inColumns(columns.names, linesFor(slip, columns)) as RecordValues }
    }),
    ...of('segment_y01', () => ({ when: ({ slip }) => hasGuarantorAddress(slip), values: { ...guarantorValues(), ...guarantorAddressValues } })),
    ...of('segment_y_email', () => ({
      when: ({ slip }) => slip.payer_email !== '',
      values: { email: ({ slip }) => slip.payer_email, email_notice: ({ slip }) => (slip.dispatch === 'bank' ? 'S' : 'N') },
    })),
    ...of('segment_y03', () => pix),
    ...of('segment_y04', () => pix),
    ...of('segment_y50', (record) => ({ when: ({ slip }) => slip.split.length > 0, values: numberValues(record), own: ({ slip }) => splits240(slip) as readonly RecordValues[] })),
    ...of('segment_y53', (record) => ({
      when: ({ slip }) => slip.divergent_payment !== null || slip.payment_count !== null,
      own: ({ slip }) => divergentPayment240(slip, record) as RecordValues,
    })),
  } as Readonly<Record<string, RecordDifference<EntryContext>>>
}

const NONE: readonly PreparedCharge[] = []

/** P, p. 55, except charges and deadlines. */
function titleValues(record: FixedRecord): OfEntry {
  const { fields } = record
  return {
    ...numberValues(record),
    charge_type: () => '1',
    registration_form: () => '1',
    document_form: () => '1',
    dispatch_type: issuer,
    distribution_type: issuer,
    document_number: ({ slip }) => slip.document_number,
    due_date: ({ slip }) => slip.expire_at,
    amount: ({ slip }) => slip.amount,
    acceptance: ({ slip }) => (slip.accepted ? 'A' : 'N'),
    document_date: ({ slip }) => slip.document_date,
    value_rebate: ({ value_rebate }) => value_rebate ?? 0,
    control_number: ({ slip }) => slip.control_number,
    days_for_revoke: () => daysText(fields['days_for_revoke'], 0),
    currency_code: () => '09',
  }
}

/** Nosso número, complete or with its check digit in a separate column. */
const numberValues = ({ fields }: FixedRecord): OfEntry => ({
  our_number:
    fields['our_number_digit'] === undefined
      ? ({ our_number }) => our_number.prefix + our_number.number + our_number.digit
      : ({ our_number }) => our_number.number,
  our_number_digit: ({ our_number }) => our_number.digit,
})

const documentTypeValue = (documentTypes: Readonly<Record<string, string>>, { layout }: Deadlines): OfEntry => ({
  document_type: ({ slip }) => documentTypeIn(documentTypes, slip, layout),
})

/** Printing and delivery of the slip (C009 and C010, p. 147). */
const issuer = ({ slip }: EntryContext): string => (slip.dispatch === 'bank' ? '1' : '2')

/** A charge in its columns of code, date and value. */
function chargeValues(record: FixedRecord, name: string, { layout }: Deadlines, of: (context: EntryContext) => PreparedCharge | null | undefined): OfEntry {
  const columns = chargeColumns(record, name, layout)
  if (columns === undefined) return {}
  const { code, number } = columns
  return {
    [`${name}_type`]: (context) => {
      const charge = of(context)
      return charge === undefined ? undefined : code(charge, context.slip.amount)
    },
    [`${name}_date`]: (context) => of(context)?.date,
    [`${name}_value`]: (context) => {
      const charge = of(context)
      return charge === undefined ? undefined : number(charge, context.slip.amount)
    },
  }
}

/** Protest or negativation, and the write-off: code and days (C026 to C029, p. 150). */
function deadlineValues(
  { fields }: FixedRecord,
  code: 'sue_code' | 'revoke_code',
  days: string,
  deadlines: Deadlines,
  { deadlines: isSent = () => true }: SentParts<EntryContext>,
  coded: (context: EntryContext) => CodedDays,
): OfEntry {
  if (deadlines.codes?.[code] === undefined) return {}
  return {
    [code]: (context) => (isSent(context) ? coded(context).code : undefined),
    [days]: (context) => daysText(fields[days], isSent(context) ? coded(context).days : 0),
  }
}

/** Protest or negativation: the instruction's own, otherwise the slip's. */
function protestOf(deadlines: Deadlines, { protest, cancels = [] }: SentParts<EntryContext>): (context: EntryContext) => CodedDays {
  const cancelled = { code: deadlines.codes?.sue_code?.cancelled ?? '', days: 0 }
  return (context) => {
    if (cancels.includes(context.our_code)) return cancelled
    return protest?.(context) ?? codedDays(context.slip, 'sue_code', deadlines, context.movement)
  }
}

/** A number of days, padded to the width of a text field; digit fields are padded when they are written. */
export const daysText = (field: AnyField | undefined, days: number): string =>
  field?.kind === 'text' ? digitsInto(field, days) : String(days)

/** Q, p. 56. */
const payerValues: OfEntry = {
  payer_tax_id_type: ({ slip }) => taxIdKind1(slip.payer.tax_id_type),
  payer_tax_id: ({ slip }) => slip.payer.tax_id,
  payer_name: ({ slip }) => slip.payer.name,
  payer_address: ({ slip }) => slip.payer.address,
  payer_neighborhood: ({ slip }) => slip.payer.neighborhood,
  payer_zipcode: ({ slip }) => slip.payer.zipcode,
  payer_city: ({ slip }) => slip.payer.city,
  payer_state: ({ slip }) => slip.payer.state,
}

/** Q and Y-01. Zeros and blanks without a guarantor; a guarantor may have only a name. */
function guarantorValues(isSent: (context: EntryContext) => boolean = () => true): OfEntry {
  const sent = (context: EntryContext) => (isSent(context) ? context.slip.guarantor : null)
  return {
    guarantor_tax_id_type: (context) => {
      const type = sent(context)?.tax_id_type ?? null
      return type === null ? undefined : taxIdKind1(type)
    },
    guarantor_tax_id: (context) => sent(context)?.tax_id ?? undefined,
    guarantor_name: (context) => sent(context)?.name ?? '',
  }
}

/** Y-01, p. 59. */
const guarantorAddressValues: OfEntry = {
  guarantor_address: ({ slip }) => slip.guarantor?.address ?? '',
  guarantor_neighborhood: ({ slip }) => slip.guarantor?.neighborhood ?? '',
  guarantor_zipcode: ({ slip }) => slip.guarantor?.zipcode ?? undefined,
  guarantor_city: ({ slip }) => slip.guarantor?.city ?? '',
  guarantor_state: ({ slip }) => slip.guarantor?.state ?? '',
}

/** Y-04 (code 03), p. 60. */
const pix: RecordDifference<EntryContext> = { when: ({ slip }) => slip.pix !== null, own: ({ slip }) => pix240(slip) as RecordValues }
