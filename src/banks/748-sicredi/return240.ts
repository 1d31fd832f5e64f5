/** Sicredi, CNAB 240: how its return files are laid out and what their columns mean. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileTrailer, lotTrailer, returnFileHeader, returnLotHeader, returnSegmentY04, segmentT, segmentU } from './cnab240-records.js'
import { manual240 } from './manuals.js'

/** U tells what was paid (78–92) and what is credited (93–107) apart, and the day the credit is available (146–153), as FEBRABAN does (pp. 63–64). */
export const return240: ReturnDialect = cnab240Return({
  name: 'sicredi240',
  manual: manual240,
  records: {
    header: returnFileHeader,
    lot_header: returnLotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y04: returnSegmentY04,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  companions: { segment_y04: { same: ['occurrence'] } },
  versions: ['081'],
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})
