/** Itaú, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import {
  returnClearedCheque,
  returnHeader,
  returnPix,
  returnReturnedCheque,
  returnSplit,
  returnTitle,
  returnTrailer,
} from './cnab400-return.js'
import { checked400 } from './contracts.js'
import { manual400 } from './manuals.js'
import { unknownTitle } from './reasons.js'

/**
 * The manual's only value of money received is 254–266, «valor lançado em conta corrente» (p. 20). Real files have it net of the fee, or gross
 * where the contract debits fees apart; `paid_amount` is worked out from it (see `GrossOf`). By note 19, discount may hold the rebate too.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    records: {
      header: returnHeader,
      title: returnTitle,
      returned_cheque: returnReturnedCheque,
      cleared_cheque: returnClearedCheque,
      pix: returnPix,
      split: returnSplit,
      trailer: returnTrailer,
    },
    titles: [
      { main: 'title', companions: { pix: {}, split: { many: true, linkFields: ['wallet_number', 'our_number', 'occurrence'] } } },
      { main: 'returned_cheque' },
      { main: 'cleared_cheque' },
    ],
    // By the beneficiary's registration, one for each account (p. 52, indicator 04.2).
    manyHeaders: true,
    totals: [{ field: 'trailer.detail_count', equals: 'file_titles', optional: true }],
  },
  projections: {
    title: {
      // Indicator 40.6 (p. 53): the header has it, the title, or (by default) both.
      credit_at: { date: 'title.credit_date', header: 'header.credit_date' },
      paid_amount: {
        net: 'title.credit_amount',
        fee: 'title.bank_rate',
        owed: { plus: ['title.amount', 'title.billet_fine'], minus: ['title.discount', 'title.value_rebate'] },
      },
    },
    // A cheque that paid a title came back: 254–266 holds the cheque's value (p. 22), no credit. The other columns of values are fillers. A cheque that
    // cleared is a notice, after the settlement (see occurrence 76): its value (254–266) is no payment.
    returned_cheque: { paid_amount: 'returned_cheque.cheque_amount' },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  // Indicator 23.2 = 2 (p. 52): I informs at processing, C is the accounting line, at the credit.
  announced: { field: 'title.settlement_notice', codes: ['I'], others: ['', 'C'] },
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: { payer_tax_id: '37', due_date: '66', amount: '67', duplicated_number: '15', unknown_title: unknownTitle },
  events: events400,
})
