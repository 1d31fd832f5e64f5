import type { RejectionCodes } from './code-tables.js'

/** CNAB 240 10.6, C047-A, pp. 153–155, and most CNAB 400 after it. */
export const rejectionCodes240: RejectionCodes = { payer_tax_id: '46', due_date: '16', amount: '20', duplicated_number: '09', unknown_title: '60' }
