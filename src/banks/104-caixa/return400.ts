/** Caixa, CNAB 400, SIGCB: how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import {
  returnHeader400,
  returnHeader400SevenDigits,
  returnTitle400,
  returnTitle400SevenDigits,
  returnTitle400Sinco,
  returnTitle400SincoSevenDigits,
  returnTrailer400,
} from './cnab400-records.js'
import { manual400 } from './manuals.js'

const common = {
  width: 400,
  sequence: { field: 'sequence', within: 'file' },
  constant: ['bank_code'],
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }, { main: 'title_sinco' }] },
} as const

export const returnLayout400 = fileLayout({
  ...common,
  name: 'caixa400.return',
  records: { header: returnHeader400, title: returnTitle400, title_sinco: returnTitle400Sinco, trailer: returnTrailer400 },
})

export const returnLayout400SevenDigits = fileLayout({
  ...common,
  name: 'caixa400_7.return',
  records: {
    header: returnHeader400SevenDigits,
    title: returnTitle400SevenDigits,
    title_sinco: returnTitle400SincoSevenDigits,
    trailer: returnTrailer400,
  },
})

/**
 * What the payer paid comes in three parts: principal (face value less rebate and discount), interest and fine. What was credited does not come. There
 * is no account: the beneficiary's code stands for it, as in CNAB 240.
 */
const title = {
  paid_at: 'title.occurrence_date',
  credit_at: 'title.credit_date',
  paid_amount: { sum: ['title.principal', 'title.interest', 'title.fine'] },
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: { sum: ['title.interest', 'title.fine'] },
  value_rebate: 'title.value_rebate',
  iof: 'title.iof',
  our_number: ['title.modality', 'title.our_number'],
  processed_our_number_raw: ['title.modality', 'title.our_number'],
  event_type: 'title.occurrence',
  error_code: 'title.reason_code',
  account_number: 'title.beneficiary_code',
  banco_recebedor: 'title.receiving_bank',
  agencia_recebedora: 'title.receiving_agency_number',
  control_number: 'title.control_number',
  document_number: 'title.document_number',
} as const satisfies Projection<typeof returnLayout400.records>

const SINCO_NUMBER = ['title_sinco.sinco_modality', 'title_sinco.our_number'] as const

const sinco = {
  paid_at: 'title_sinco.occurrence_date',
  credit_at: 'title_sinco.credit_date',
  paid_amount: { sum: ['title_sinco.principal', 'title_sinco.interest', 'title_sinco.fine'] },
  bank_rate: 'title_sinco.bank_rate',
  discount: 'title_sinco.discount',
  billet_fine: { sum: ['title_sinco.interest', 'title_sinco.fine'] },
  value_rebate: 'title_sinco.value_rebate',
  iof: 'title_sinco.iof',
  our_number: SINCO_NUMBER,
  processed_our_number_raw: SINCO_NUMBER,
  event_type: 'title_sinco.occurrence',
  error_code: 'title_sinco.reason_code',
  account_number: 'title_sinco.beneficiary_code',
  banco_recebedor: 'title_sinco.receiving_bank',
  agencia_recebedora: 'title_sinco.receiving_agency_number',
  control_number: 'title_sinco.control_number',
  document_number: 'title_sinco.document_number',
} as const satisfies Projection<typeof returnLayout400.records>

const told = {
  manual: manual400,
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: { payer_tax_id: '082', due_date: '026', amount: '027', duplicated_number: '010', unknown_title: '002' },
  events: events400,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
  // Without check digit.
  ourNumber: { length: 15, digitLength: 0 },
} as const

export const return400: ReturnDialect = {
  ...told,
  layout: returnLayout400,
  titles: { title: projection(returnLayout400, title), title_sinco: projection(returnLayout400, sinco) },
}

/** Beneficiaries from 1100000 on, and the others that chose it (NE004, p. 35). */
export const return400SevenDigits: ReturnDialect = {
  ...told,
  variant: '7 dígitos',
  told: [{ field: 'header.file_layout_version', values: ['007'] }],
  layout: returnLayout400SevenDigits,
  titles: { title: projection(returnLayout400SevenDigits, title), title_sinco: projection(returnLayout400SevenDigits, sinco) },
}
