/** ABC Brasil, CNAB 240, 5 May 2020: how returns are read and remittances written. */
import type { OurCode } from '../../cobranca/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { chargesAfterDueDate } from '../demands.js'
import { ourNumber, walletFields } from '../families/autbank400/index.js'
import { cnab240Remittance, cnab240Return, messagesInR, orderedProtest } from '../families/febraban240/index.js'
import type { EntryContext, InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts240, manual240 } from './bank.js'
import * as records from './cnab240.js'
import { documentTypes240, events240, movements240, occurrences240, reasons240 } from './cnab240-tables.js'

const shared = {
  name: 'abc240',
  manual: manual240,
  evidence: 'manual',
  versions: ['040'],
} as const

const ends = { header: records.fileHeader, lot_header: records.lotHeader, lot_trailer: records.lotTrailer, trailer: records.fileTrailer } as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: { ...ends, segment_t: records.segmentT, segment_u: records.segmentU, segment_y50: records.segmentY50 },
  titles: { segment_t: { agency_number: null, account_number: 'segment_t.company_code' } },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})

const deadlines: Deadlines = {
  layout: 'CNAB 240 do ABC Brasil',
  source: 'C026 a C029, pp. 34–35',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
    ],
  },
  codes: { sue_code: { none: ['3'] }, revoke_code: { none: ['2'] } },
}

/** C090 (p. 49): collection by the bank itself, for any CEP of the payer. */
const OWN_COLLECTION = '5'

/** C077 (p. 48): 2 with Y-53, 1 without it (reasons IV and IW, p. 43). */
const PARTIAL_PAYMENT = { no: '1', yes: '2' } as const

const hasPaymentType = ({ slip, movement }: EntryContext): boolean => movement === '01' && (slip.divergent_payment !== null || slip.payment_count !== null)

type AbcShape = InstructionShape<typeof written>

const TITLE: AbcShape = { segment_p: 'all', segment_q: 'all' }
const ENTRY: AbcShape = { ...TITLE, segment_r: 'all', segment_y01: 'all', segment_y53: 'all' }

/** Instructions about shares, which Y-50 holds as percentages (C062, p. 46), and about a single limit of Y-53. */
const NOT_SENT: readonly OurCode[] = ['1093', '1094', '1148', '1149']

const written = {
  ...ends,
  segment_p: records.segmentP,
  segment_q: records.segmentQ,
  segment_r: records.segmentR,
  segment_s_line: records.segmentSLine,
  segment_s_back_line: records.segmentSBackLine,
  segment_s_messages: records.segmentSMessages,
  segment_y01: records.segmentY01,
  segment_y03: records.segmentY03,
  segment_y50: records.segmentY50,
  segment_y52: records.segmentY52,
  segment_y53: records.segmentY53,
} as const

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  bank,
  bankName: 'BANCO ABC BRASIL',
  records: written,
  companions: { segment_y52: { many: true, linkFields: ['movement'] } },
  lotVersion: '030',
  contracts: contracts240,
  wallet: walletFields,
  lettered: ['extra3'],
  ourNumber,
  documentTypes: documentTypes240,
  company: {
    agreement_code: ({ wallet }) => wallet.extra3,
    agreement_code_2: ({ wallet }) => wallet.extra3,
    company_code: ({ wallet }) => wallet.extra3,
  },
  // G020, p. 56.
  fileHeader: { recording_density: () => '01600' },
  sends: { protest: orderedProtest(deadlines), discounts: ({ slip, our_code }) => (our_code === '1072' ? [] : slip.discounts) },
  writes: {
    segment_p: {
      values: {
        direction: () => OWN_COLLECTION,
        partial_payment_authorization: (context) => (hasPaymentType(context) ? PARTIAL_PAYMENT.yes : PARTIAL_PAYMENT.no),
      },
    },
    segment_q: {},
    segment_r: messagesInR(records.segmentR),
    segment_y01: {},
    segment_y53: {},
  },
  movements: movements240,
  shapeOf: (_movement, ourCode) => {
    if (NOT_SENT.includes(ourCode)) return null
    if (ourCode === '1001') return ENTRY
    return ourCode === '1031' || ourCode === '1071' ? { ...TITLE, segment_r: 'all' } : TITLE
  },
  deadlines,
  // C019, p. 33, and C034, p. 35.
  demands: [chargesAfterDueDate],
  // 110 is «sem emissão» by the bank (C092, p. 52). Y-52 needs number, date and value of the invoice (p. 22), which a slip does not have.
  features: ['third_discount', 'divergent_payment', 'payment_count'],
})
