/** Caixa, CNAB 400, SIGCB: how its return files are laid out and what their columns mean. */
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
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
import { paidInParts } from './paid-in-parts.js'

const structure = { constant: ['bank_code'], titles: [{ main: 'title' }, { main: 'title_sinco' }] } as const

const SINCO_NUMBER = ['title_sinco.sinco_modality', 'title_sinco.our_number'] as const
const NUMBER = ['title.modality', 'title.our_number'] as const

const common = {
  bank,
  projections: {
    title: { ...paidInParts('title'), our_number: NUMBER, processed_our_number_raw: NUMBER },
    title_sinco: { ...paidInParts('title_sinco'), our_number: SINCO_NUMBER, processed_our_number_raw: SINCO_NUMBER },
  },
  manual: manual400,
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: { payer_tax_id: '082', due_date: '026', amount: '027', duplicated_number: '010', unknown_title: '002' },
  events: events400,
  // Without check digit.
  ourNumber: { length: 15, digitLength: 0 },
} as const

export const return400 = cnab400Return({
  ...common,
  layout: {
    ...structure,
    records: { header: returnHeader400, title: returnTitle400, title_sinco: returnTitle400Sinco, trailer: returnTrailer400 },
  },
})

/** Beneficiaries from 1100000 on, and the others that chose it (NE004, p. 35). */
export const return400SevenDigits = cnab400Return({
  ...common,
  variant: '7 dígitos',
  told: [{ field: 'header.file_layout_version', values: ['007'] }],
  layout: {
    ...structure,
    records: {
      header: returnHeader400SevenDigits,
      title: returnTitle400SevenDigits,
      title_sinco: returnTitle400SincoSevenDigits,
      trailer: returnTrailer400,
    },
  },
})
