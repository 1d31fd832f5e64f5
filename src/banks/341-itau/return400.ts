/** Itaú, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { occurrences400, reasons400 } from './cnab400-occurrences.js'
import {
  returnClearedCheque,
  returnHeader,
  returnPix,
  returnReturnedCheque,
  returnSplit,
  returnTitle,
  returnTrailer,
} from './cnab400-return.js'

export const returnLayout400 = fileLayout({
  name: 'itau400.return',
  width: 400,
  records: {
    header: returnHeader,
    title: returnTitle,
    returned_cheque: returnReturnedCheque,
    cleared_cheque: returnClearedCheque,
    pix: returnPix,
    split: returnSplit,
    trailer: returnTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [
      { main: 'title', companions: { pix: {}, split: { many: true, same: ['wallet_number', 'our_number', 'occurrence'] } } },
      { main: 'returned_cheque' },
      { main: 'cleared_cheque' },
    ],
  },
  sequence: { field: 'sequence', within: 'file' },
  totals: [{ field: 'trailer.detail_count', equals: 'file_titles', optional: true }],
})

type Records = typeof returnLayout400.records

/**
 * The manual's only value of money received is 254–266, «valor lançado em conta corrente» (p. 20). Real files have it net of the fee, or gross
 * where the contract debits fees apart; `paid_amount` is worked out from it (see `GrossOf`). By note 19, discount may hold the rebate too.
 */
const title: Projection<Records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: {
    net: 'title.credit_amount',
    fee: 'title.bank_rate',
    owed: { plus: ['title.amount', 'title.billet_fine'], minus: ['title.discount', 'title.value_rebate'] },
  },
  credit_amount: 'title.credit_amount',
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: 'title.billet_fine',
  other_credit: 'title.other_credit',
  value_rebate: 'title.value_rebate',
  iof: 'title.iof',
  our_number: ['title.our_number', 'title.our_number_digit'],
  processed_our_number_raw: ['title.our_number', 'title.our_number_digit'],
  event_type: 'title.occurrence',
  error_code: 'title.reason_codes',
  agency_number: 'title.agency_number',
  account_number: 'title.account_number',
  banco_recebedor: 'title.receiving_bank',
  agencia_recebedora: 'title.receiving_agency_number',
  control_number: 'title.control_number',
  document_number: 'title.document_number',
}

/** A cheque that paid a title came back: 254–266 holds the cheque's value (p. 22), no credit. The other columns of values are fillers. */
const returnedCheque: Projection<Records> = {
  paid_at: 'returned_cheque.occurrence_date',
  paid_amount: 'returned_cheque.cheque_amount',
  our_number: ['returned_cheque.our_number', 'returned_cheque.our_number_digit'],
  processed_our_number_raw: ['returned_cheque.our_number', 'returned_cheque.our_number_digit'],
  event_type: 'returned_cheque.occurrence',
  error_code: 'returned_cheque.reason_codes',
  agency_number: 'returned_cheque.agency_number',
  account_number: 'returned_cheque.account_number',
  banco_recebedor: 'returned_cheque.receiving_bank',
  agencia_recebedora: 'returned_cheque.receiving_agency_number',
  control_number: 'returned_cheque.control_number',
  document_number: 'returned_cheque.document_number',
}

/** A cheque that paid a title cleared: a notice, after the settlement (see occurrence 76), so its value (254–266) is no payment. */
const clearedCheque: Projection<Records> = {
  paid_at: 'cleared_cheque.occurrence_date',
  our_number: ['cleared_cheque.our_number', 'cleared_cheque.our_number_digit'],
  processed_our_number_raw: ['cleared_cheque.our_number', 'cleared_cheque.our_number_digit'],
  event_type: 'cleared_cheque.occurrence',
  error_code: 'cleared_cheque.reason_codes',
  agency_number: 'cleared_cheque.agency_number',
  account_number: 'cleared_cheque.account_number',
  banco_recebedor: 'cleared_cheque.receiving_bank',
  agencia_recebedora: 'cleared_cheque.receiving_agency_number',
  control_number: 'cleared_cheque.control_number',
  document_number: 'cleared_cheque.document_number',
}

export const return400: ReturnDialect = {
  layout: returnLayout400,
  titles: {
    title: projection(returnLayout400, title),
    returned_cheque: projection(returnLayout400, returnedCheque),
    cleared_cheque: projection(returnLayout400, clearedCheque),
  },
  // Indicator 23.2 = 2 (p. 52): I informs at processing, C is the accounting line, at the credit.
  announced: { field: 'title.settlement_notice', codes: ['I'] },
  occurrences: occurrences400,
  reasons: reasons400,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
