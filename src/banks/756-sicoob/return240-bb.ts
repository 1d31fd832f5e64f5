/** Sicoob, CNAB 240 of the correspondent Banco do Brasil (carteira 17): how its return files are laid out and what their columns mean. Read only. */

import { type Projection, projection, refusals240, without } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { lineParsed240, returnTitle240 } from '../families/febraban240/index.js'
import { occurrencesBb240, reasonsBb240 } from './cnab240-bb-occurrences.js'
import { returnHeaderBb240, returnTrailerBb240, segmentTBb, segmentUBb } from './cnab240-bb-return.js'
import { manualBb240 } from './manuals.js'

export const returnLayoutBb240 = fileLayout({
  name: 'sicoob240-bb.return',
  width: 240,
  records: { header: returnHeaderBb240, segment_t: segmentTBb, segment_u: segmentUBb, trailer: returnTrailerBb240 },
  structure: { header: 'header', trailer: 'trailer', titles: [returnTitle240] },
  sequence: { field: 'sequence', within: 'file' },
  totals: [{ field: 'trailer.record_count', equals: 'file_lines' }],
})

/**
 * U 63–77 is named «valor pago pelo sacado» and explained as «valor líquido a ser creditado» (p. 11), so `paid_amount` is worked out from what was
 * credited (see `GrossOf`). Agency and account come in the header only (p. 6).
 */
const title: Projection<typeof returnLayoutBb240.records> = {
  ...without(lineParsed240, 'iof'),
  agency_number: 'header.agency_number',
  account_number: 'header.account_number',
  paid_amount: {
    net: 'segment_u.posted_amount',
    fee: 'segment_t.bank_rate',
    owed: { plus: ['segment_t.amount', 'segment_u.billet_fine'], minus: ['segment_u.discount', 'segment_u.value_rebate'] },
  },
  credit_amount: 'segment_u.posted_amount',
}

export const returnBb240: ReturnDialect = {
  layout: returnLayoutBb240,
  manual: manualBb240,
  variant: 'CORRESPONDENTE BB',
  // Details of the usual layout begin with the number of the bank, and so does their trailer.
  told: [{ field: 'segment_t.reserved_1', values: ['0000000'], also: ['segment_u.reserved_3', 'trailer.reserved_1'] }],
  ourNumber: { length: 20, digitLength: 0 },
  titles: { segment_t: projection(returnLayoutBb240, title) },
  occurrences: occurrencesBb240,
  reasons: reasonsBb240,
  refusals: refusals240,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.recording_date',
    file_number: 'header.remittance_number',
  },
}
