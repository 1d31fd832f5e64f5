/** Bradesco, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { type Projection, projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import { returnHeader, returnPix, returnSplit, returnTitle, returnTrailer } from './cnab400-return.js'
import { checked } from './contracts.js'
import { manual400 } from './manuals.js'

export const returnLayout400 = fileLayout({
  name: 'bradesco400.return',
  width: 400,
  records: {
    header: returnHeader,
    title: returnTitle,
    split: returnSplit,
    pix: returnPix,
    trailer: returnTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [{ main: 'title', companions: { split: { many: true, same: ['our_number'] }, pix: { same: ['our_number'] } } }],
  },
  sequence: { field: 'sequence', within: 'file' },
})

/**
 * 254–266 is what the payer paid (p. 43): in a real file of 234 settlements it is the face value, plus 267–279, minus 241–253, in each of them. What is
 * credited has no column. 241–253 holds the rebate too, and of a title paid late only the greater of rebate and interest shows, less the other.
 */
const title: Projection<typeof returnLayout400.records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: 'title.paid_amount',
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: 'title.billet_fine',
  other_fines: 'title.other_fines',
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

export const return400: ReturnDialect = {
  layout: returnLayout400,
  manual: manual400,
  checked,
  titles: { title: projection(returnLayout400, title) },
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals240,
  events: events400,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.notice_number',
  },
}
