/** Bradesco, CNAB 240: how its return files are laid out and what their columns mean. */

import { type Projection, projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { constant240, lineParsed240, lots240, returnTitle240, sequence240, totals240 } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileHeader, fileTrailer, LAYOUT_VERSIONS, lotHeader, lotTrailer, segmentT, segmentU, segmentY01, segmentY50 } from './cnab240-records.js'
import { checked } from './contracts.js'
import { manual240 } from './manuals.js'

export const returnLayout240 = fileLayout({
  name: 'bradesco240.return',
  width: 240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y01: segmentY01,
    segment_y50: segmentY50,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [
      { ...returnTitle240, companions: { ...returnTitle240.companions, segment_y01: {}, segment_y50: { many: true, same: ['our_number'] } } },
    ],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: LAYOUT_VERSIONS },
  totals: totals240,
})

/** U tells what was paid (78–92) and what is credited (93–107) apart, as FEBRABAN does (C052 p. 31, G078 p. 41). */
const title: Projection<typeof returnLayout240.records> = {
  ...lineParsed240,
  our_number: ['segment_t.our_number', 'segment_t.our_number_digit'],
  processed_our_number_raw: ['segment_t.our_number', 'segment_t.our_number_digit'],
}

export const return240: ReturnDialect = {
  layout: returnLayout240,
  manual: manual240,
  checked,
  titles: { segment_t: projection(returnLayout240, title) },
  occurrences: occurrences240,
  reasons: reasons240,
  refusals: refusals240,
  events: events240,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    // By G079 (p. 41) and the note on p. 8 the number that counts is the lot's; the header's is the only one a file has for sure.
    file_number: 'header.file_sequence',
  },
}
