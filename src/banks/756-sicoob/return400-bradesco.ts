/** Sicoob, CNAB 400 of the correspondent Bradesco (carteira 9): how its return files are laid out and what their columns mean. */
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { occurrencesBradesco400, reasonsBradesco400 } from './cnab400-bradesco-occurrences.js'
import { returnHeaderBradesco400, returnTitleBradesco400, returnTrailerBradesco400 } from './cnab400-bradesco-return.js'
import { manualBradesco400 } from './manuals.js'

/** Values that have no entry here are zeros by the manual, and the credit has no column. For the account comes the beneficiary's code. */
export const returnBradesco400 = cnab400Return({
  bank,
  variant: 'CORRESPONDENTE BRADESCO',
  // Sicoob's own layout has «756 - BANCOOB S/A» there.
  told: [{ field: 'header.bank_name', values: ['BANCOOB'] }],
  layout: { records: { header: returnHeaderBradesco400, title: returnTitleBradesco400, trailer: returnTrailerBradesco400 } },
  projections: { title: { account_number: 'title.beneficiary_code' } },
  manual: manualBradesco400,
  // Year 2, prefix 3, sequence 6 (p. 6).
  ourNumber: { length: 11 },
  occurrences: occurrencesBradesco400,
  reasons: reasonsBradesco400,
  refusals: { due_date: '16', amount: '20', duplicated_number: '09', unknown_title: '60' },
})
