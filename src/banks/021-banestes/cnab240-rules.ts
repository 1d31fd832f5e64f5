/** Banestes, CNAB 240, PDF of July 2015: how returns are read and remittances written. */
import type { OurCode } from '../../cobranca/index.js'
import { accountWithDigit } from '../account-with-digit.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { chargesNotDispensed, cnab240Remittance, cnab240Return, orderedProtest, PROTEST_DAYS } from '../families/febraban240/index.js'
import type { InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, manual240, ourNumber, walletColumns, walletFields } from './bank.js'
import * as records from './cnab240.js'
import { movements240, reasons240 } from './cnab240-tables.js'
import { events, occurrences240 } from './tables.js'

const shared = { name: 'banestes240', manual: manual240, evidence: 'manual', versions: ['040'] } as const

const ends = { header: records.fileHeader, lot_header: records.lotHeader, lot_trailer: records.lotTrailer, trailer: records.fileTrailer } as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: { ...ends, segment_t: records.segmentT, segment_u: records.segmentU },
  walletColumns,
  occurrences: occurrences240,
  reasons: reasons240,
  events,
})

/** Code 0 uses the deadline that the agency registered for the beneficiary. */
const deadlines: Deadlines = {
  layout: 'CNAB 240 do Banestes',
  source: 'Anexos XVI e XVII, p. 29',
  ranges: { days_for_sue: PROTEST_DAYS, days_for_revoke: [{ from: 1, to: 999, kind: 'unstated', code: '1' }] },
  codes: { sue_code: { none: ['3', '0'], cancelled: '9' }, revoke_code: { none: ['2', '0'], cancelled: '3' } },
}

const written = {
  ...ends,
  segment_p: records.segmentP,
  segment_q: records.segmentQ,
  segment_r: records.segmentR,
  segment_s_messages: records.segmentSMessages,
  segment_s_line: records.segmentSLine,
  segment_s_back_line: records.segmentSBackLine,
  segment_y01: records.segmentY01,
} as const

/** Instructions about fields that are in R. */
const ABOUT_R: readonly OurCode[] = ['1031', '1071', '1073', '1074']

/** A title has at least P and Q (p. 8). Y-01 comes with an entry, and with movement 24 (p. 28). */
function shapeOf(_movement: unknown, ourCode: OurCode): InstructionShape<typeof written> {
  const title = { segment_p: 'all', segment_q: 'all' } as const
  if (ourCode === '1001') return { ...title, segment_r: 'all', segment_s_messages: 'all', segment_y01: 'all' }
  if (ABOUT_R.includes(ourCode)) return { ...title, segment_r: 'all' }
  return ourCode === '1080' ? { ...title, segment_y01: 'all' } : title
}

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  bank,
  bankName: 'BANESTES',
  records: written,
  lotVersion: '040',
  contracts,
  wallet: walletFields,
  ourNumber,
  company: { account_number: ({ wallet }) => accountWithDigit(wallet) },
  fileHeader: { file_name: () => 'REMESSA' },
  sends: {
    ...chargesNotDispensed,
    protest: orderedProtest(deadlines, { orders: { '09': ['days_for_sue', '1', '2'] } }),
    cancels: ['1010', '1041'],
  },
  writes: {
    segment_p: { values: { charge_type: ({ contract }) => contract.inFile } },
    segment_q: {},
    segment_r: {},
    segment_s_messages: {},
    segment_y01: {},
  },
  movements: movements240,
  shapeOf,
  deadlines,
  // The bank prints slips by a code in the header, one of two for the whole file (Anexo III, p. 22).
  features: ['third_discount'],
})
