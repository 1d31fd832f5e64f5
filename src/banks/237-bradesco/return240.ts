/** Bradesco, CNAB 240: how its return files are laid out and what their columns mean. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileHeader, fileTrailer, LAYOUT_VERSIONS, lotHeader, lotTrailer, segmentT, segmentU, segmentY01, segmentY50 } from './cnab240-records.js'
import { checked } from './contracts.js'
import { manual240 } from './manuals.js'

const NUMBER = ['segment_t.our_number', 'segment_t.our_number_digit'] as const

/**
 * U tells what was paid (78–92) and what is credited (93–107) apart, as FEBRABAN does (C052 p. 31, G078 p. 41). By G079 (p. 41) and the note on p. 8 the
 * number of a file that counts is the lot's; the header's is the only one it has for sure.
 */
export const return240: ReturnDialect = cnab240Return({
  name: 'bradesco240',
  manual: manual240,
  checked,
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
  companions: { segment_y50: { many: true, same: ['our_number'] } },
  versions: LAYOUT_VERSIONS,
  titles: { segment_t: { our_number: NUMBER, processed_our_number_raw: NUMBER } },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})
