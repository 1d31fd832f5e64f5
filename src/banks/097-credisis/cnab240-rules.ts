/** CrediSIS, Layout CNAB 240 (April 2017): how returns are read and remittances written. */
import { ValidationError } from '../../cobranca/index.js'
import { messageLines } from '../../febraban/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import {
  cnab240Remittance,
  cnab240Return,
  hasMessages,
  messageValues,
  PROTEST_DAYS,
} from '../families/febraban240/index.js'
import { columnCount, digitsInto } from '../into-fields.js'
import type { Demand, EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { bank, bankName, contracts, manual240, ourNumber, walletFields } from './bank.js'
import { records240 } from './cnab240.js'
import { demands } from './slip-rules.js'
import { documentTypes, events240, movements240, occurrences240, reasons240 } from './tables.js'

const LAYOUT = 'CNAB 240 do CrediSIS'

const shared = {
  name: 'credisis240',
  manual: manual240,
  versions: ['101'],
  lotVersions: { known: ['060'] },
  records: records240,
} as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual',
  // C070, p. 32.
  totals: [{ field: 'lot_trailer.simple_count', equals: 'lot_titles' }],
  occurrences: occurrences240,
  reasons: reasons240,
  rejectionCodes: {},
  events: events240,
})

/** C026 and C027, p. 29. The manual prints no bounds. */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: 'C026 e C027, p. 29',
  ranges: {
    days_for_sue: PROTEST_DAYS,
    days_for_negativation: [
      { from: 1, to: 99, kind: 'calendar', code: '4' },
      { from: 1, to: 99, kind: 'working', code: '5' },
    ],
  },
  codes: { sue_code: { none: ['3', '6'] } },
}

/** C019, p. 28. */
const interestAfterDueDate: Demand = ({ slip: { interest } }) => {
  if (interest?.days === 0)
    throw new ValidationError({ days_for_interest: ['deve ser no mínimo 1: os juros contam depois do vencimento'] })
}

/** A single instruction is in S, with its 140 columns; more of them are in R. S replaces the instructions of R (C037, p. 30). */
const isInS = ({ slip }: EntryContext): boolean => slip.instructions.length === 1

const { message_3, message_4 } = messageValues(records240.segment_r)

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  evidence: 'manual_and_files',
  bank,
  bankName: bank.number + bankName,
  contracts,
  wallet: walletFields,
  ourNumber,
  documentTypes,
  company: { agreement_code: ({ wallet }) => digitsInto(records240.header.fields.agreement_code, wallet.extra1) },
  writes: {
    segment_p: { values: { collecting_agency_number: ({ wallet }) => wallet.agency_number } },
    segment_q: {
      values: {
        correspondent_bank: () => bank.number,
        correspondent_our_number: ({ our_number }) => our_number.prefix + our_number.number,
      },
    },
    segment_r: {
      orWhen: (context) => hasMessages(context) && !isInS(context),
      values: {
        message_3: (context) => (isInS(context) ? undefined : message_3!(context)),
        message_4: (context) => (isInS(context) ? undefined : message_4!(context)),
      },
    },
    segment_s_line: {
      when: isInS,
      values: {
        message: ({ slip }) => messageLines(slip, columnCount(records240.segment_s_line.fields.message), 1)[0],
      },
    },
    segment_y01: { when: ({ slip }) => slip.guarantor !== null },
    segment_y04: {
      only: true,
      when: ({ slip }) => slip.payer_email !== '',
      values: { email: ({ slip }) => slip.payer_email },
    },
  },
  movements: movements240,
  // Every movement sends what the registration sent (C004, p. 26); S is only for registrations (p. 7).
  shapeOf: (_movement, ourCode) => ({
    segment_p: 'all',
    segment_q: 'all',
    segment_r: 'all',
    ...(ourCode === '1001' ? { segment_s_line: 'all' as const } : {}),
    segment_y01: 'all',
    segment_y04: 'all',
  }),
  deadlines,
  collects: true,
  features: ['third_discount'],
  demands: [interestAfterDueDate, ...demands],
})
