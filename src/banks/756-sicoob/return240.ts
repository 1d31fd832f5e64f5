/** Sicoob, CNAB 240: how its return files are laid out and what their columns mean. */

import { projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { constant240, events240, lineParsed240, lots240, returnTitle240, sequence240, totals240 } from '../families/febraban240/index.js'
import { occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileTrailer, lotTrailer, returnFileHeader, returnLotHeader, segmentT, segmentU, segmentY04 } from './cnab240-records.js'
import { manual240 } from './manuals.js'

export const returnLayout240 = fileLayout({
  name: 'sicoob240.return',
  width: 240,
  records: {
    header: returnFileHeader,
    lot_header: returnLotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y04: segmentY04,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [{ ...returnTitle240, companions: { ...returnTitle240.companions, segment_y04: {} } }],
  },
  sequence: sequence240,
  constant: constant240,
  // The manual prints 081; real files say 085.
  version: { field: 'header.file_layout_version', known: ['081', '085'] },
  // Printed 044; real files say 043.
  lotVersion: { field: 'lot_header.lot_layout_version', known: ['040', '043', '044'] },
  totals: totals240,
})

export const return240: ReturnDialect = {
  layout: returnLayout240,
  manual: manual240,
  titles: { segment_t: projection(returnLayout240, lineParsed240) },
  occurrences: occurrences240,
  reasons: reasons240,
  refusals: refusals240,
  events: events240,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
