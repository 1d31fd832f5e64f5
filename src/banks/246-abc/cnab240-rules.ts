/** ABC Brasil, CNAB 240, 5 May 2020: how returns are read and remittances written. */
import { without } from '../../febraban/index.js'
import type { ReturnDialect } from '../bank.js'
import { chargesAfterDueDate } from '../demands.js'
import { ourNumber, walletFields } from '../families/autbank400/index.js'
import { chargesNotDispensed, cnab240Remittance, cnab240Return } from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts240, manual240 } from './bank.js'
import { records240 } from './cnab240.js'
import { movements240, occurrences240, reasons240 } from './cnab240-tables.js'

const shared = { name: 'abc240', manual: manual240, evidence: 'manual', versions: ['040'] } as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: without(records240, 'segment_y01', 'segment_y03', 'segment_y52', 'segment_y53'),
  titles: { segment_t: { account_number: 'segment_t.company_code' } },
  walletColumns: { account_number: 'extra3' },
  occurrences: occurrences240,
  reasons: reasons240,
})

/** C090 (p. 49): collection by the bank itself, for any CEP of the payer. */
const OWN_COLLECTION = '5'

/** C077 (p. 48): 2 with Y-53, 1 without it (reasons IV and IW, p. 43). */
const PARTIAL_PAYMENT = { no: '1', yes: '2' } as const

const hasPaymentType = ({ slip, movement }: EntryContext): boolean =>
  movement === '01' && (slip.divergent_payment !== null || slip.payment_count !== null)

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  bank,
  bankName: 'BANCO ABC BRASIL',
  records: records240,
  lotVersion: '030',
  contracts: contracts240,
  wallet: walletFields,
  lettered: ['extra3'],
  ourNumber,
  company: { agreement_code: 'extra3', agreement_code_2: 'extra3', company_code: 'extra3' },
  // G020, p. 56.
  fileHeader: { recording_density: () => '01600' },
  sends: chargesNotDispensed,
  writes: {
    segment_p: {
      values: {
        direction: () => OWN_COLLECTION,
        partial_payment_authorization: (context) =>
          hasPaymentType(context) ? PARTIAL_PAYMENT.yes : PARTIAL_PAYMENT.no,
      },
    },
    segment_y01: {},
    segment_y53: {},
  },
  movements: movements240,
  alsoSent: { segment_r: ['1031', '1071'] },
  // Shares, which Y-50 holds as percentages (C062, p. 46), and a single limit of Y-53.
  notSent: ['1093', '1094', '1148', '1149'],
  deadlines: { layout: 'CNAB 240 do ABC Brasil', source: 'C026 a C029, pp. 34–35' },
  // C019, p. 33, and C034, p. 35.
  demands: [chargesAfterDueDate],
  // 110 is «sem emissão» by the bank (C092, p. 52). Y-52 needs number, date and value of the invoice (p. 22), which a slip does not have.
  features: ['third_discount', 'divergent_payment', 'payment_count'],
})
