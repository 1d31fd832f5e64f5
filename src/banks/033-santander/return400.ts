/** Santander, Cobrança CNAB 400, standard 353: how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import { returnHeader, returnPix, returnTitle, returnTrailer } from './cnab400-return.js'
import { checked } from './contracts.js'
import { manual400 } from './manuals.js'

const returnLayout400 = fileLayout({
  name: 'santander400.return',
  width: 400,
  records: { header: returnHeader, title: returnTitle, pix: returnPix, trailer: returnTrailer },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title', companions: { pix: {} } }] },
  sequence: { field: 'sequence', within: 'file' },
})

/**
 * 254–266 is what was received, charges and all; 367–379 what was entered in the account, the former less the fee in real files: a credit where 380
 * says C. Interest has two columns, 202–214 «juros de atraso» and 267–279 «juros de mora», and no note (p. 15): by their words both are for paying
 * late. Real files have the first one zero. With the settlement, a discount comes added to the rebate (nota 12, p. 26).
 */
export const line400: Projection<typeof returnLayout400.records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: 'title.paid_amount',
  credit_amount: { money: 'title.posted_amount', where: 'title.posting_type', is: ['C'] },
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: { sum: ['title.late_interest', 'title.billet_fine'] },
  other_fines: 'title.other_fines',
  other_credit: 'title.other_credit',
  value_rebate: 'title.value_rebate',
  iof: 'title.iof',
  our_number: 'title.our_number',
  processed_our_number_raw: 'title.our_number',
  event_type: 'title.occurrence',
  error_code: 'title.reason_codes',
  agency_number: 'title.agency_number',
  // An account of ten positions has its last ones in 384–385 (nota 2, pp. 21–24).
  account_number: ['title.account_number', 'title.account_complement'],
  banco_recebedor: 'title.receiving_bank',
  agencia_recebedora: 'title.receiving_agency_number',
  control_number: 'title.control_number',
  document_number: 'title.document_number',
}

export const return400: ReturnDialect = {
  layout: returnLayout400,
  manual: manual400,
  checked,
  titles: { title: projection(returnLayout400, line400) },
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: { payer_tax_id: '058', due_date: '016', amount: '095', duplicated_number: '092', unknown_title: '051' },
  events: events400,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
