/** Sicredi, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { type Projection, projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import { returnHeader, returnPix, returnTitle, returnTrailer } from './cnab400-return.js'
import { manual400 } from './manuals.js'

export const returnLayout400 = fileLayout({
  name: 'sicredi400.return',
  width: 400,
  records: {
    header: returnHeader,
    title: returnTitle,
    pix: returnPix,
    trailer: returnTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [{ main: 'title', companions: { pix: { same: ['our_number'] } } }],
  },
  sequence: { field: 'sequence', within: 'file' },
})

/**
 * 254–266 is what the payer paid, «valor efetivamente pago» (p. 38); what is credited has no column, nor have IOF and other credits. Interest and fine
 * come apart. The date of 329–336 is that of the entry in the account, expected or done. Whose the titles are, the
 * header alone tells, by the beneficiary's code (p. 36). The account's agency and the receiving one have no column of their own: 127–146 is told as it is.
 */
const title: Projection<typeof returnLayout400.records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: 'title.paid_amount',
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: { sum: ['title.interest', 'title.fine'] },
  other_fines: 'title.protest_costs',
  value_rebate: 'title.value_rebate',
  our_number: 'title.our_number',
  processed_our_number_raw: 'title.our_number',
  event_type: 'title.occurrence',
  error_code: 'title.reason_codes',
  account_number: 'header.account_number',
  document_number: 'title.document_number',
}

export const return400: ReturnDialect = {
  layout: returnLayout400,
  manual: manual400,
  titles: { title: projection(returnLayout400, title) },
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals240,
  events: events400,
  header: {
    // The header has the beneficiary's code and tax id, and no name (p. 36).
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
