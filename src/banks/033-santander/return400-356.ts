/** Santander, CNAB 400 of standard 356 (former Banco Real), legacy: returns only; what is written today is standard 353. */
import { type Projection, projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { returnHeader, returnSplit, returnTitle, returnTrailer } from './cnab400-356.js'
import { occurrences400Of356, reasons400Of356 } from './cnab400-356-occurrences.js'
import { manual400Of356 } from './manuals.js'

const returnLayout400Of356 = fileLayout({
  name: 'santander400.356.return',
  width: 400,
  records: { header: returnHeader, title: returnTitle, split: returnSplit, trailer: returnTrailer },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [{ main: 'title', companions: { split: { same: ['document_number'] } } }],
  },
  sequence: { field: 'sequence', within: 'file' },
})

/** «Valor cobrado» is what was paid; fee, credit and IOF have no columns. Interest and fine come apart. The number has no digit. No
 * account comes, but the code of the agreement that the titles are of. */
const title: Projection<typeof returnLayout400Of356.records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: 'title.paid_amount',
  discount: 'title.discount',
  billet_fine: { sum: ['title.interest', 'title.fine'] },
  other_fines: 'title.other_fines',
  other_credit: 'title.other_credit',
  value_rebate: 'title.value_rebate',
  our_number: 'title.our_number',
  processed_our_number_raw: 'title.our_number',
  event_type: 'title.occurrence',
  error_code: 'title.reason_code',
  agency_number: 'title.agency_number',
  account_number: 'title.agreement_code',
  banco_recebedor: 'title.receiving_bank',
  agencia_recebedora: 'title.receiving_agency_number',
  control_number: 'title.control_number',
  document_number: 'title.document_number',
}

export const return400Of356: ReturnDialect = {
  layout: returnLayout400Of356,
  manual: manual400Of356,
  variant: '356',
  // Files of standard 353 have zeros in 101–108. Others with a density there (of Itaú) have no transmission code of twelve digits.
  told: [
    { field: 'header.recording', values: ['01600BPI'] },
    { field: 'header.transmission_code', values: /^\d{12}$/, example: '123456789012' },
  ],
  titles: { title: projection(returnLayout400Of356, title) },
  occurrences: occurrences400Of356,
  reasons: reasons400Of356,
  refusals: refusals240,
  ourNumber: { length: 7, digitLength: 0 },
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
