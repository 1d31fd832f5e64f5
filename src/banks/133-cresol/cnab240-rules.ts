/** Cresol, CNAB 240, versão 1.0.2: how returns are read and remittances written. Both directions have the same headers and trailers. */
import { ValidationError } from '../../cobranca/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { ourNumber } from '../families/bradesco400/index.js'
import { filename } from '../families/cresol400/index.js'
import { cnab240Remittance, cnab240Return, documentTypesByOurs240, messagesInR, orderedProtest } from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields } from '../unsupported-fields.js'
import { bank, contracts, manual240, walletFields } from './bank.js'
import { fileHeader, fileTrailer, lotHeader, lotTrailer, segmentP, segmentQ, segmentR, segmentT, segmentU } from './cnab240.js'
import { especies240, events, movements240, occurrences240, reasons240, type sueCodes240 } from './tables.js'

const shared = {
  name: 'cresol240',
  manual: manual240,
  versions: ['084'],
} as const

const NUMBER = ['segment_t.our_number', 'segment_t.our_number_digit'] as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual_and_files',
  records: { header: fileHeader, lot_header: lotHeader, segment_t: segmentT, segment_u: segmentU, lot_trailer: lotTrailer, trailer: fileTrailer },
  titles: { segment_t: { our_number: NUMBER, processed_our_number_raw: NUMBER } },
  occurrences: occurrences240,
  reasons: reasons240,
  events,
})

const deadlines: Deadlines = {
  layout: 'CNAB 240 da Cresol',
  source: 'P 221–227, p. 10',
  ranges: { days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: '1' }] },
  codes: { sue_code: { none: ['3' satisfies keyof typeof sueCodes240] } },
}

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  evidence: 'manual',
  bank,
  bankName: 'CRESOL',
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_p: segmentP,
    segment_q: segmentQ,
    segment_r: segmentR,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  lotVersion: '042',
  contracts,
  wallet: walletFields,
  ourNumber,
  documentTypes: documentTypesByOurs240(especies240),
  company: {
    agency_digit: () => '',
    agreement_code: ({ wallet }) => wallet.account_number,
    agreement_agency: ({ wallet }) => wallet.agency_number,
    agreement_number: ({ wallet }) => wallet.account_number,
    agreement_digit: ({ wallet }) => wallet.account_digit,
    wallet_number: ({ contract }) => contract.code,
  },
  // The number of the file and the day of the lot are zeros (pp. 6 and 8).
  fileHeader: { agency_digit: () => '0', file_sequence: () => 0 },
  lotHeader: { remittance_number: () => 0, recording_date: () => undefined },
  // P 221 has two codes: protest after a number of days, and no protest (p. 10).
  sends: { protest: orderedProtest(deadlines) },
  writes: {
    // Charges are in reais, except the fine. The manual prints no code for no interest (p. 10) and no fine (p. 12): their value is zero.
    segment_p: { checks: { value_rebate: checkRebate } },
    segment_q: {},
    segment_r: messagesInR(segmentR),
  },
  movements: movements240,
  shapeOf: (_movement, ourCode) => ({ segment_p: 'all', segment_q: 'all', ...(ourCode === '1001' ? { segment_r: 'all' } : {}) }),
  deadlines,
  features: ['third_discount', 'bank_dispatch'],
  // Q has no guarantor (p. 11).
  unsupportedFields: ({ slip }) => mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip)),
  filename,
})

/** «Somente relevante com ocorrência=4» (P 181–195, p. 10): the bank would ignore the rebate of an entry. */
function checkRebate({ movement, value_rebate }: EntryContext): void {
  if (movement === '01' && value_rebate !== null && value_rebate > 0)
    throw new ValidationError({ value_rebate: ['não é lido pela Cresol na entrada do título: envie depois dela a instrução 1004'] })
}
