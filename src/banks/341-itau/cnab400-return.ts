/** Itaú, Cobrança CNAB 400, July 2021 (v3): how returns are read. */
import { cnab400Return } from '../families/core400/index.js'
import { bank, checked400, manual400 } from './bank.js'
import { returnRecords400 } from './cnab400.js'
import { events400, occurrences400, reasons400 } from './cnab400-tables.js'
import { unknownTitle } from './rules.js'
import { words } from './words.js'

/**
 * The only amount received in the manual is 254–266, «valor lançado em conta corrente» (p. 20). In real files it is net of the fee, or gross if the contract
 * debits fees separately; `paid_amount` is computed from it (see `PaidByContract`). By nota 19, the column of the discount may include the rebate.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    words,
    records: returnRecords400,
    titles: [
      {
        main: 'title',
        companions: { pix: {}, split: { many: true, linkFields: ['wallet_number', 'our_number', 'occurrence'] } },
      },
      { main: 'returned_cheque' },
      { main: 'cleared_cheque' },
    ],
    // The beneficiary's registration decides whether each account has a header (p. 52, indicator 04.2).
    manyHeaders: true,
    totals: [{ field: 'trailer.detail_count', equals: 'file_titles', optional: true }],
  },
  projections: {
    title: {
      // Indicator 40.6 (p. 53): the header has it, the title, or (by default) both.
      credit_at: { date: 'title.credit_date', header: 'header.credit_date' },
      paid_amount: {
        column: 'title.credit_amount',
        meanings: [{ plus: ['title.bank_rate'] }, {}],
        owed: { plus: ['title.amount', 'title.billet_fine'], minus: ['title.discount', 'title.value_rebate'] },
      },
    },
    // Returned cheque: 254–266 holds the value of the cheque (p. 22), not a credit; the other columns of values are fillers. A cleared cheque is a notice after
    // the settlement (see occurrence 76): its value (254–266) is not a payment.
    returned_cheque: { paid_amount: 'returned_cheque.cheque_amount' },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  // Indicator 23.2 = 2 (p. 52): I is an announcement at processing, C is the line of the credit.
  announced: { field: 'title.settlement_notice', codes: ['I'], others: ['', 'C'] },
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: {
    payer_tax_id: '37',
    due_date: '66',
    amount: '67',
    duplicated_number: '15',
    unknown_title: unknownTitle,
  },
  events: events400,
})
