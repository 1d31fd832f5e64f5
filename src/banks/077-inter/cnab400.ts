/** Inter, Manual CNAB400, v1.1, 30 August 2021: how returns are read and remittances written. */
import { chargeInCents, type PreparedCharge, type PreparedSlip, Problems } from '../../cobranca/index.js'
import { messageLines } from '../../febraban/index.js'
import type { AnyField } from '../../fixed-width/index.js'
import { type Deadlines, rangeOf } from '../deadlines.js'
import { chargesAfterDueDate, hasDocumentNumber, notAccepted, notOverdue } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { columnCount, percentageInto } from '../into-fields.js'
import type { EntryContext, RecordValues } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields } from '../unsupported-fields.js'
import { bank, contracts, filename, manual, ourNumber, walletFields } from './bank.js'
import { remittanceRecords } from './remittance-records.js'
import { returnRecords } from './return-records.js'
import { documentTypes, events, movements, occurrences, reasons } from './tables.js'
import { words } from './words.js'

/** The trailer counts the titles of the file (p. 16). */
export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords, totals: [{ field: 'trailer.title_count', equals: 'file_titles' }] },
  projections: { title: { error_code: 'title.rejection_text' } },
  manual,
  evidence: 'manual_and_files',
  occurrences,
  reasons,
  events,
})

/** Days after the due date on which a title may still be paid (140–141, p. 9). */
const deadlines: Deadlines = {
  layout: 'CNAB 400 do Inter',
  source: '140–141, p. 9',
  ranges: { days_for_revoke: [0, 30, 60].map((days) => ({ from: days, to: days, kind: 'unstated' })) },
}

/** Limit of a slip without its own: the latest possible. With zeros the slip could not be paid after its due date. */
const LATEST_LIMIT = 60

type InterTitle = RecordValues<typeof remittanceRecords.title>
type InterMessages = RecordValues<typeof remittanceRecords.messages>

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    words,
    records: remittanceRecords,
    companions: { messages: {} },
    totals: [{ field: 'trailer.title_count', equals: 'file_titles' }],
  },
  manual,
  evidence: 'manual',
  contracts,
  wallet: walletFields,
  ourNumber,
  file: { header: () => ({ bank_name: 'INTER' }) },
  records: {
    title,
    messages: { when: ({ slip }) => slip.discounts.length > 1 || linesOf(slip).length > 1, values: messages },
  },
  movements,
  instructions: { '1001': { movement: '01', records: { title: 'all', messages: 'all' } } },
  features: ['third_discount'],
  deadlines,
  // The return of a rejected title has no nosso número: the company's own numbers identify it. A real return rejects overdue slips, and charges that begin on
  // the due date.
  demands: [hasDocumentNumber, notAccepted(deadlines.layout), notOverdue(), chargesAfterDueDate],
  unsupportedFields: ({ slip }) => mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip)),
  filename,
})

function title({ slip }: EntryContext): InterTitle {
  const { fields } = remittanceRecords.title
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, documentTypes, slip, deadlines.layout)
  const days_for_revoke = problems.attempt(limitOf, slip)
  const fine = problems.attempt(chargeIn, slip.fine, fields.fine_percentage, 'fine_percentage')
  const interest_value = problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage')
  const discount = problems.attempt(chargeIn, slip.discounts[0], fields.discount_percentage, 'discount_percentage')
  const message = problems.attempt(linesOf, slip)
  problems.throwAny()
  return {
    fine_type: chargeType(slip.fine, '1', '2'),
    fine_value: fine!.value,
    fine_percentage: fine!.percentage,
    fine_date: fine!.date,
    days_for_revoke,
    document_type,
    // Always reais per day. A percentage is per day here (p. 10), but programs that follow later editions write the percentage of a month in its columns.
    interest_type: slip.interest === null ? '0' : '1',
    interest_value,
    interest_date: slip.interest?.date ?? null,
    discount_type: chargeType(slip.discounts[0], '1', '4'),
    discount_value: discount!.value,
    discount_percentage: discount!.percentage,
    message_1: message![0] ?? '',
  }
}

/** The record has no code for the second and third discounts (p. 11). */
function messages({ slip }: EntryContext): InterMessages {
  const { fields } = remittanceRecords.messages
  const [, second, third] = slip.discounts
  const problems = new Problems()
  const discount2 = problems.attempt(chargeIn, second, fields.second_discount_percentage, 'second_discount_percentage')
  const discount3 = problems.attempt(chargeIn, third, fields.third_discount_percentage, 'third_discount_percentage')
  problems.throwAny()
  const [, message_2 = '', message_3 = '', message_4 = '', message_5 = ''] = linesOf(slip)
  return {
    message_2,
    message_3,
    message_4,
    message_5,
    second_discount_value: discount2!.value,
    second_discount_percentage: discount2!.percentage,
    third_discount_value: discount3!.value,
    third_discount_percentage: discount3!.percentage,
  }
}

/** Five messages of the length of the first; the messages of the second record have eight columns more. */
const linesOf = (slip: PreparedSlip): readonly string[] => messageLines(slip, columnCount(remittanceRecords.title.fields.message_1), 5)

const chargeType = (charge: PreparedCharge | null | undefined, ofValue: string, ofPercentage: string): string =>
  charge == null ? '0' : charge.kind === 'value' ? ofValue : ofPercentage

interface InterCharge {
  readonly value: number
  readonly percentage: number
  readonly date: string | null
}

/** A charge in the columns of its value or of its percentage; zeros without a charge. */
function chargeIn(charge: PreparedCharge | null | undefined, percentages: AnyField, name: string): InterCharge {
  if (charge == null) return NO_CHARGE
  const { date } = charge
  if (charge.kind === 'value') return { value: charge.cents, percentage: 0, date }
  return { value: 0, percentage: percentageInto(percentages, charge.percentage, name), date }
}

const NO_CHARGE: InterCharge = { value: 0, percentage: 0, date: null }

function limitOf(slip: PreparedSlip): number {
  if (slip.days_for_revoke === null) return LATEST_LIMIT
  rangeOf(slip, 'days_for_revoke', deadlines)
  return slip.days_for_revoke
}
