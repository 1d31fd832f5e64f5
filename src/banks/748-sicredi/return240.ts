/** Sicredi, CNAB 240: how its return files are laid out and what their columns mean. */

import { type Projection, projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { constant240, lineParsed240, lots240, returnTitle240, sequence240, totals240 } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileTrailer, lotTrailer, returnFileHeader, returnLotHeader, returnSegmentY04, segmentT, segmentU } from './cnab240-records.js'
import { manual240 } from './manuals.js'

export const returnLayout240 = fileLayout({
  name: 'sicredi240.return',
  width: 240,
  records: {
    header: returnFileHeader,
    lot_header: returnLotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y04: returnSegmentY04,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [{ ...returnTitle240, companions: { ...returnTitle240.companions, segment_y04: { same: ['occurrence'] } } }],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['081'] },
  totals: totals240,
})

/** U tells what was paid (78–92) and what is credited (93–107) apart, and the day the credit is available (146–153), as FEBRABAN does (pp. 63–64). */
const title: Projection<typeof returnLayout240.records> = lineParsed240

export const return240: ReturnDialect = {
  layout: returnLayout240,
  manual: manual240,
  titles: { segment_t: projection(returnLayout240, title) },
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
