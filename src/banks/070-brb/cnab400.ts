/** BRB, Manual e Leiautes, version 077 (June 2019): how returns are read. */
import { cnab400Return } from '../families/core400/index.js'
import { bank, manual, ourNumber } from './bank.js'
import { returnRecords } from './return-records.js'
import { events, occurrences, reasons } from './tables.js'
import { words } from './words.js'

export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords, words },
  projections: {
    title: {
      account_number: 'title.beneficiary_code',
      // The increment precedes the sequence (row 47). The whole nosso número comes twice (rows 51 and 60).
      our_number: ['title.number_increment', 'title.our_number'],
      processed_our_number_raw: 'title.our_number_again',
      // Rebates and discounts come in one amount (row 75).
      discount: 'title.granted_deductions',
      error_code: 'title.reason_code',
    },
  },
  manual,
  evidence: 'manual_and_files',
  walletColumns: { beneficiary_code: ['agency_number', 'account_number', 'account_digit'] },
  // A number with an increment has no key: the slips of the library have none.
  ourNumber: { length: ourNumber.length, digitLength: ourNumber.digitLength, leadingZeros: 3 },
  occurrences,
  reasons,
  events,
})
