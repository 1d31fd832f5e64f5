/** Sisprime, CNAB 240: how returns are read and remittances written. */
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { notAccepted } from '../demands.js'
import { ourNumber } from '../families/bradesco400/index.js'
import {
  cnab240Remittance,
  cnab240Return,
  optionalSimpleTotals240,
  orderedProtest,
} from '../families/febraban240/index.js'
import type { RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, manual240, walletFields } from './bank.js'
import { records, returnRecords } from './cnab240.js'
import { documentTypes240, movements240, occurrences240, reasons240 } from './tables240.js'

const shared = { name: 'uniprime240', manual: manual240, evidence: 'manual', versions: ['082'] } as const

export const returnSpec240 = {
  ...shared,
  occurrences: occurrences240,
  reasons: reasons240,
  // 09 with 14 is the protest; with 16, the decurso de prazo.
  events: { written_off: ['09', '16'], protested: ['09', '14'] },
} as const

export const return240: ReturnDialect = cnab240Return({ ...returnSpec240, records: returnRecords })

/** Five to 55 days (P 222–223, p. 7). */
const days = (kind: 'calendar' | 'working', code: string) => ({ from: 5, to: 55, kind, code })

const deadlines: Deadlines = {
  layout: 'CNAB 240 da Sisprime',
  source: 'P 221–223, p. 7',
  ranges: {
    days_for_sue: [days('calendar', '1'), days('working', '2')],
    days_for_negativation: [days('calendar', '8')],
  },
  codes: { sue_code: { none: ['3'] } },
}

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  bank,
  bankName: 'SISPRIME',
  records,
  // Count and sum of the titles «enviados no lote do arquivo» (p. 11).
  totals: optionalSimpleTotals240,
  lotVersion: '041',
  contracts,
  // Columns for the agency's digit: pp. 3–6.
  wallet: { ...walletFields, agency_digit: 1 },
  ourNumber,
  documentTypes: documentTypes240,
  company: { agreement_code: 'extra3' },
  // Fixed (p. 3).
  fileHeader: { agreement_code: () => '1'.padStart(20, '0') },
  sends: { protest: orderedProtest(deadlines, { stops: ['18', '19', '46', '47'] }) },
  writes: {
    // «Fixar sempre N» (P 109, p. 6).
    segment_p: { checks: { acceptance: notAccepted(deadlines.layout) } },
    segment_y_email: {},
  },
  movements: movements240,
  // Only entries have R and Y-03: 16–17 «fixar 01» (pp. 9–10). The columns of the guarantor in Q hold the beneficiary (cooperado) (p. 9).
  deadlines,
  features: ['bank_dispatch'],
})
