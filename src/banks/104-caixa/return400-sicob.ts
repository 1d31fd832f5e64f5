/** Caixa, CNAB 400, SICOB: how the return files of the system before SIGCB are laid out and what their columns mean. Read only. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { occurrences400Sicob, reasons400Sicob, sicobHeader400, sicobTitle400, sicobTrailer400 } from './cnab400-sicob.js'
import { manualSicob400 } from './manuals.js'

export const returnLayout400Sicob = fileLayout({
  name: 'caixa400_sicob.return',
  width: 400,
  records: { header: sicobHeader400, title: sicobTitle400, trailer: sicobTrailer400 },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
  sequence: { field: 'sequence', within: 'file' },
  constant: ['bank_code'],
})

/** As in SIGCB: what was paid comes in three parts, and what was credited does not come. */
const title: Projection<typeof returnLayout400Sicob.records> = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: { sum: ['title.principal', 'title.interest', 'title.fine'] },
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: { sum: ['title.interest', 'title.fine'] },
  value_rebate: 'title.value_rebate',
  iof: 'title.iof',
  our_number: ['title.our_number', 'title.our_number_digit'],
  processed_our_number_raw: ['title.our_number', 'title.our_number_digit'],
  event_type: 'title.occurrence',
  error_code: 'title.reason_code',
  account_number: 'title.beneficiary_code',
  banco_recebedor: 'title.receiving_bank',
  agencia_recebedora: 'title.receiving_agency_number',
  control_number: 'title.control_number',
  document_number: 'title.document_number',
}

export const return400Sicob: ReturnDialect = {
  layout: returnLayout400Sicob,
  manual: manualSicob400,
  variant: 'SICOB',
  // SIGCB has a code of six or seven digits in 31–37, and blanks behind it; files in which a program put zeros have them in 43–46, too.
  told: [
    { field: 'header.beneficiary_code', values: /^(?!0+$)\d{16}$/, example: '1234567890123456' },
    { field: 'header.reserved_1', values: [''] },
  ],
  titles: { title: projection(returnLayout400Sicob, title) },
  occurrences: occurrences400Sicob,
  reasons: reasons400Sicob,
  refusals: { payer_tax_id: '082', due_date: '045', duplicated_number: '010' },
  ourNumber: { length: 10 },
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
