/** Sicoob, CNAB 400 of the correspondent Bradesco (carteira 9): how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { occurrencesBradesco400, reasonsBradesco400 } from './cnab400-bradesco-occurrences.js'
import { returnHeaderBradesco400, returnTitleBradesco400, returnTrailerBradesco400 } from './cnab400-bradesco-return.js'
import { manualBradesco400 } from './manuals.js'

export const returnLayoutBradesco400 = fileLayout({
  name: 'sicoob400-bradesco.return',
  width: 400,
  records: { header: returnHeaderBradesco400, title: returnTitleBradesco400, trailer: returnTrailerBradesco400 },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
  sequence: { field: 'sequence', within: 'file' },
})

/** What is not here are zeros by the manual, whatever was charged or deducted; what is credited does not come. Nor
 * does the account, but the code of the beneficiary whose the titles are. */
const title: Projection<typeof returnLayoutBradesco400.records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: 'title.paid_amount',
  bank_rate: 'title.bank_rate',
  other_fines: 'title.other_fines',
  our_number: ['title.our_number', 'title.our_number_digit'],
  processed_our_number_raw: ['title.our_number', 'title.our_number_digit'],
  event_type: 'title.occurrence',
  error_code: 'title.reason_codes',
  agency_number: 'title.agency_number',
  account_number: 'title.beneficiary_code',
  banco_recebedor: 'title.receiving_bank',
  agencia_recebedora: 'title.receiving_agency_number',
  control_number: 'title.control_number',
  document_number: 'title.document_number',
}

export const returnBradesco400: ReturnDialect = {
  layout: returnLayoutBradesco400,
  manual: manualBradesco400,
  variant: 'CORRESPONDENTE BRADESCO',
  // Sicoob's own layout has «756 - BANCOOB S/A» there.
  told: [{ field: 'header.bank_name', values: ['BANCOOB'] }],
  // Year 2, prefix 3, sequence 6 (p. 6).
  ourNumber: { length: 11 },
  titles: { title: projection(returnLayoutBradesco400, title) },
  occurrences: occurrencesBradesco400,
  reasons: reasonsBradesco400,
  refusals: { due_date: '16', amount: '20', duplicated_number: '09', unknown_title: '60' },
  header: { beneficiary_name: 'header.beneficiary_name', generated_at: 'header.generation_date' },
}
