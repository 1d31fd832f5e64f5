/** BRB, Manual e Leiautes, version 077 (June 2019): how returns are read. */
import { cnab400Return } from '../families/core400/index.js'
import { bank, barCodeRules, manual } from './bank.js'
import { returnRecords } from './return-records.js'
import { events, occurrences, reasons } from './tables.js'

export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords },
  // Rebates and discounts come in one amount (row 75).
  projections: { title: { account_number: 'title.beneficiary_code', discount: 'title.granted_deductions', error_code: 'title.reason_code' } },
  manual,
  evidence: 'manual_and_files',
  walletColumns: { beneficiary_code: ['agency_number', 'account_number', 'account_digit'] },
  ourNumber: { length: barCodeRules.ourNumber.length, digitLength: barCodeRules.ourNumber.digitLength! },
  occurrences,
  reasons,
  events,
})
