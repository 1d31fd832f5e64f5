/** Itaú, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
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
    // By the beneficiary's registration, one for each account (p. 52, indicator 04.2).
    manyHeaders: true,
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

/** What a title and the cheques that paid it tell alike (pp. 20–23; 2012, p. 13). */
const identification = <R extends 'title' | 'returned_cheque' | 'cleared_cheque'>(record: R) =>
  ({
    paid_at: `${record}.occurrence_date`,
    our_number: [`${record}.our_number`, `${record}.our_number_digit`],
    processed_our_number_raw: [`${record}.our_number`, `${record}.our_number_digit`],
    event_type: `${record}.occurrence`,
    error_code: `${record}.reason_codes`,
    agency_number: `${record}.agency_number`,
    account_number: `${record}.account_number`,
    banco_recebedor: `${record}.receiving_bank`,
    agencia_recebedora: `${record}.receiving_agency_number`,
    control_number: `${record}.control_number`,
    document_number: `${record}.document_number`,
  }) as const satisfies Projection<Records>

/**
 * The manual's only value of money received is 254–266, «valor lançado em conta corrente» (p. 20). Real files have it net of the fee, or gross
 * where the contract debits fees apart; `paid_amount` is worked out from it (see `GrossOf`). By note 19, discount may hold the rebate too.
 */
const title: Projection<Records> = {
  ...identification('title'),
  // Indicator 40.6 (p. 53): the header has it, the title, or (by default) both.
  credit_at: { date: 'title.credit_date', header: 'header.credit_date' },
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
}

/** A cheque that paid a title came back: 254–266 holds the cheque's value (p. 22), no credit. The other columns of values are fillers. */
const returnedCheque: Projection<Records> = { ...identification('returned_cheque'), paid_amount: 'returned_cheque.cheque_amount' }

/** A cheque that paid a title cleared: a notice, after the settlement (see occurrence 76), so its value (254–266) is no payment. */
const clearedCheque: Projection<Records> = identification('cleared_cheque')

export const return400: ReturnDialect = {
  layout: returnLayout400,
  manual: manual400,
  checked: checked400,
  titles: {
    title: projection(returnLayout400, title),
    returned_cheque: projection(returnLayout400, returnedCheque),
    cleared_cheque: projection(returnLayout400, clearedCheque),
  },
  // Indicator 23.2 = 2 (p. 52): I informs at processing, C is the accounting line, at the credit.
  announced: { field: 'title.settlement_notice', codes: ['I'] },
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: { payer_tax_id: '37', due_date: '66', amount: '67', duplicated_number: '15', unknown_title: unknownTitle },
  events: events400,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
