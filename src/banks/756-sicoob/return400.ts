/** Sicoob, CNAB 400: how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { events400, occurrences400 } from './cnab400-occurrences.js'
import { returnHeader400, returnTitle400, returnTrailer400 } from './cnab400-return.js'
import { checked400 } from './contracts.js'
import { manual400 } from './manuals.js'

export const returnLayout400 = fileLayout({
  name: 'sicoob400.return',
  width: 400,
  records: { header: returnHeader400, title: returnTitle400, trailer: returnTrailer400 },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
  sequence: { field: 'sequence', within: 'file' },
  constant: ['bank_code'],
  totals: [{ field: 'trailer.detail_count', equals: 'file_titles' }],
})

/**
 * «Valor recebido» (254–266) is what the payer paid: in real files face value, less rebate and discount, plus «juros de mora», fee not taken off. The
 * credit is the value entered in the account (306–318), which real files leave in zeros, of settlements too: zero is then not what was credited.
 */
const title: Projection<typeof returnLayout400.records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: 'title.paid_amount',
  credit_amount: { money: 'title.entry_amount', beside: 'title.paid_amount' },
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: 'title.billet_fine',
  other_fines: 'title.other_fines',
  other_credit: 'title.other_credit',
  value_rebate: 'title.value_rebate',
  iof: 'title.iof',
  our_number: 'title.our_number',
  processed_our_number_raw: 'title.our_number',
  event_type: 'title.occurrence',
  error_code: 'title.reason_code',
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
  checked: checked400,
  titles: { title: projection(returnLayout400, title) },
  occurrences: occurrences400,
  // The sheet prints none.
  reasons: [],
  events: events400,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
