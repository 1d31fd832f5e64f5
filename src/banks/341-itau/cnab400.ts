/** Itaú, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { occurrences400, reasons400 } from './cnab400-occurrences.js'
import { returnHeader, returnPix, returnReturnedCheque, returnSplit, returnTitle, returnTrailer } from './cnab400-return.js'

export const returnLayout400 = fileLayout({
  name: 'itau400.return',
  width: 400,
  records: {
    header: returnHeader,
    title: returnTitle,
    returned_cheque: returnReturnedCheque,
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
    ],
  },
  sequence: { field: 'sequence', within: 'file' },
  totals: [{ field: 'trailer.detail_count', equals: 'file_titles', optional: true }],
})

type Records = typeof returnLayout400.records

/**
 * The manual's only value of money received is 254–266, «valor lançado em conta corrente» (p. 21). Real files have it net of the fee, or gross
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

/** A cheque that paid a title came back: 254–266 holds the cheque's value (p. 23), and the other values are zeros. */
const returnedCheque: Projection<Records> = {
  paid_at: 'returned_cheque.occurrence_date',
  paid_amount: 'returned_cheque.cheque_amount',
  credit_amount: 'returned_cheque.cheque_amount',
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

export const return400: ReturnDialect = {
  layout: returnLayout400,
  titles: {
    title: projection(returnLayout400, title),
    returned_cheque: projection(returnLayout400, returnedCheque),
  },
  occurrences: occurrences400,
  reasons: reasons400,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
