/** Banestes, CNAB 240, PDF of July 2015: how returns are read and remittances written. */
import { without } from '../../febraban/index.js'
import { accountWithDigit } from '../account-with-digit.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import {
  chargesNotDispensed,
  cnab240Remittance,
  cnab240Return,
  orderedProtest,
  PROTEST_DAYS,
} from '../families/febraban240/index.js'
import type { RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, manual240, ourNumber, walletColumns, walletFields } from './bank.js'
import { records240 } from './cnab240.js'
import { movements240, reasons240 } from './cnab240-tables.js'
import { events, occurrences240 } from './tables.js'

const shared = { name: 'banestes240', manual: manual240, evidence: 'manual', versions: ['040'] } as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: without(records240, 'segment_y01'),
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

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  bank,
  bankName: 'BANESTES',
  // The trailer of a lot has no totals: p. 20 prints no content for them. FEBRABAN's are for returns only (C070, C071), as the numbers of credit notices between
  // them are; pledged titles (carteira 3) would have other columns.
  records: records240,
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
    segment_s_messages: {},
    segment_y01: {},
  },
  movements: movements240,
  // A title has at least P and Q (p. 8). R comes with instructions about its fields, Y-01 with movement 24 (p. 28).
  alsoSent: { segment_r: ['1031', '1071', '1073', '1074'], segment_y01: ['1080'] },
  deadlines,
  // The bank prints slips by a code in the header, one of two for the whole file (Anexo III, p. 22).
  features: ['third_discount'],
})
