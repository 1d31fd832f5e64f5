/** Itaú, Cobrança CNAB 240: how its return files are laid out and what their columns mean. */

import { type Projection, projection, without } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { lineParsed240, lots240, returnTitle240, sequence240, totals240 } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileHeader, fileTrailer, lotHeader, lotTrailer, segmentT, segmentU } from './cnab240-records.js'
import { checked240 } from './contracts.js'
import { manual240 } from './manuals.js'
import { unknownTitle } from './reasons.js'

export const returnLayout240 = fileLayout({
  name: 'itau240.return',
  width: 240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  structure: { header: 'header', trailer: 'trailer', lot: lots240, titles: [returnTitle240] },
  sequence: sequence240,
  version: { field: 'header.file_layout_version', known: ['040'] },
  totals: totals240,
})

/**
 * Both values of U (78–92 and 93–107) are «valor lançado em conta corrente» (p. 15), so `paid_amount` is worked out from what was credited
 * (see `GrossOf`). The bank of payment (97–99) is zeros by p. 14; a real file fills it. There are no columns of other charges and credits.
 */
const title: Projection<typeof returnLayout240.records> = {
  ...without(lineParsed240, 'other_fines', 'other_credit'),
  paid_amount: {
    net: 'segment_u.posted_amount',
    fee: 'segment_t.bank_rate',
    owed: { plus: ['segment_t.amount', 'segment_u.billet_fine'], minus: ['segment_u.discount', 'segment_u.value_rebate'] },
  },
  our_number: ['segment_t.our_number', 'segment_t.our_number_digit'],
  processed_our_number_raw: ['segment_t.our_number', 'segment_t.our_number_digit'],
}

export const return240: ReturnDialect = {
  layout: returnLayout240,
  manual: manual240,
  checked: checked240,
  titles: { segment_t: projection(returnLayout240, title) },
  occurrences: occurrences240,
  reasons: reasons240,
  refusals: { payer_tax_id: '37', due_date: '05', amount: '67', duplicated_number: '15', unknown_title: unknownTitle },
  events: events240,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
