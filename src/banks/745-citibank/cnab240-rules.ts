/** Citibank, Manual CNAB 240, version 1.8: how returns are read and remittances written. */
import { MUST_NOT_BE_BLANK, ValidationError } from '../../cobranca/index.js'
import type { ReturnDialect } from '../bank.js'
import { type CodedDays, codedDays, type Deadlines } from '../deadlines.js'
import { hasDocumentNumber, notAccepted } from '../demands.js'
import { cnab240Remittance, cnab240Return } from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { guarantorDetailsOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, contracts, fullLength, manual240, ourNumber, walletFields240 } from './bank.js'
import { records240 } from './cnab240.js'
import { documentTypes240, events240, movements240, occurrences240, reasons240 } from './cnab240-tables.js'
import { checkCharges, deadlineOf, guarantorOrMessage } from './slip-rules.js'

const LAYOUT = 'CNAB 240 do Citibank'

const shared = {
  name: 'citibank240',
  manual: manual240,
  evidence: 'manual',
  versions: ['040'],
  lotVersions: { known: ['030'] },
} as const

/** The agency is zeros, and the account the conta Cosmos (p. 14). */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: records240,
  walletColumns: { account_number: 'extra1' },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})

const PROTEST = '1'
const NO_PROTEST = '3'
const NEGATIVATION = '4'
const NO_WRITE_OFF = '2'

/** Protest, negativation and write-off share the columns of the days (222–223, p. 13), for which the manual prints no bounds. */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: 'C026 a C028, pp. 18–19',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: PROTEST }],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: NEGATIVATION }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '1' }],
  },
  codes: { sue_code: { none: [NO_PROTEST] }, revoke_code: { none: [NO_WRITE_OFF] } },
}

/**
 * Orders to protest and to list take the columns of the days; the write-off is then not sent. With orders to stop a protest or a listing, the columns hold the
 * days of the write-off. Without days, the bank protests on the second day (C027, p. 19).
 */
function ordered({ slip, movement }: EntryContext): CodedDays | undefined {
  if (movement === '09') return { code: PROTEST, days: slip.days_for_sue ?? 0 }
  if (movement === '29') return { code: NEGATIVATION, days: slip.days_for_negativation ?? 0 }
  return movement === '11' || movement === '39' ? { code: NO_PROTEST, days: slip.days_for_revoke ?? 0 } : undefined
}

function daysOf(context: EntryContext): string {
  const { slip } = context
  const field = deadlineOf(slip, LAYOUT)
  return String(ordered(context)?.days ?? (field === undefined ? 0 : slip[field]))
}

function writeOffOf({ slip, movement }: EntryContext): string {
  return movement === '09' || movement === '29'
    ? NO_WRITE_OFF
    : codedDays(slip, 'revoke_code', deadlines, movement).code
}

/** Without days the bank protests, whatever the code (C027, p. 19): an order to list has days. */
function checkOrderToList({ slip, movement }: EntryContext): void {
  if (movement === '29' && slip.days_for_negativation === null)
    throw new ValidationError({
      days_for_negativation: [`${MUST_NOT_BE_BLANK} com our_code 1066: sem dias, o banco protesta o título`],
    })
}

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  bank,
  bankName: 'CITIBANK',
  records: records240,
  // C011, p. 18: the same.
  onlyOnce: ['document_number'],
  contracts,
  wallet: walletFields240,
  fullLength,
  ourNumber,
  documentTypes: documentTypes240,
  // A note of p. 9 prints zeros for all data of the account; the rows of that page and G010 (p. 22) print the conta Cosmos and blanks.
  company: {
    agreement_code: 'extra3',
    agency_number: () => undefined,
    account_number: 'extra1',
    account_digit: () => '',
  },
  // G020 (p. 9) and G079 (p. 25).
  fileHeader: { recording_density: () => '01600' },
  lotHeader: { remittance_number: () => 0 },
  sends: { protest: ordered },
  writes: {
    segment_p: {
      checks: { interest_type: ({ slip }) => checkCharges(slip, LAYOUT), sue_code: checkOrderToList },
      values: {
        charge_type: ({ contract }) => contract.chargeType,
        // A title that the bank prints is registered without a number (G069, p. 24).
        dispatch_type: ({ contract }) => (contract.bankNumbers === true ? '1' : '2'),
        acceptance: () => 'N',
        // Zeros (C019, p. 18).
        interest_date: () => null,
        // C021 prints no code for a slip without discount.
        discount_type: ({ slip }) => (slip.discounts.length === 0 ? '0' : '1'),
        days_for_sue: daysOf,
        revoke_code: writeOffOf,
      },
    },
    segment_q: {
      values: {
        guarantor_tax_id_type: () => undefined,
        guarantor_tax_id: () => undefined,
        guarantor_name: ({ slip }) => guarantorOrMessage(slip, records240.segment_q.fields.guarantor_name),
      },
    },
  },
  movements: movements240,
  deadlines,
  collects: true,
  features: [],
  // C016 and C011, p. 18.
  demands: [notAccepted(LAYOUT), hasDocumentNumber],
  // Q 170–209 are of the guarantor's name or of a message (G013, p. 23).
  unsupportedFields: ({ slip }) =>
    slip.guarantor === null ? {} : mergeFields(guarantorDetailsOf(slip), messagesOf(slip)),
})
