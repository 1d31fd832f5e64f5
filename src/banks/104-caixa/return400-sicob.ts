/** Caixa, CNAB 400, SICOB: how the return files of the system before SIGCB are laid out and what their columns mean. Read only. */
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { occurrences400Sicob, reasons400Sicob, sicobHeader400, sicobTitle400, sicobTrailer400 } from './cnab400-sicob.js'
import { manualSicob400 } from './manuals.js'
import { paidInParts } from './paid-in-parts.js'

export const return400Sicob = cnab400Return({
  bank,
  variant: 'SICOB',
  // SIGCB has a code of six or seven digits in 31–37, and blanks behind it; files in which a program put zeros have them in 43–46, too.
  told: [
    { field: 'header.beneficiary_code', values: /^(?!0+$)\d{16}$/, example: '1234567890123456' },
    { field: 'header.reserved_1', values: [''] },
  ],
  layout: { constant: ['bank_code'], records: { header: sicobHeader400, title: sicobTitle400, trailer: sicobTrailer400 } },
  projections: { title: paidInParts('title') },
  manual: manualSicob400,
  occurrences: occurrences400Sicob,
  reasons: reasons400Sicob,
  refusals: { payer_tax_id: '082', due_date: '045', duplicated_number: '010' },
  ourNumber: { length: 10 },
})
