/** Santander, CNAB 240: how its return files are laid out and what their columns mean. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import {
  returnFileHeader,
  returnFileTrailer,
  returnLotHeader,
  returnLotTrailer,
  returnSegmentY03,
  segmentT,
  segmentU,
  segmentY04,
} from './cnab240-records.js'
import { checked } from './contracts.js'
import { manual240 } from './manuals.js'

/**
 * As FEBRABAN's: U 78–92 is what the payer paid, 93–107 what is credited. Real files credit the whole of what was paid and charge the fee (T 194–208)
 * apart, so `credit_amount` may equal `paid_amount`; it is the bank's own number in either case.
 */
export const return240: ReturnDialect = cnab240Return({
  name: 'santander240',
  manual: manual240,
  checked,
  records: {
    header: returnFileHeader,
    lot_header: returnLotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y03: returnSegmentY03,
    segment_y04: segmentY04,
    lot_trailer: returnLotTrailer,
    trailer: returnFileTrailer,
  },
  companions: { segment_y03: { same: ['occurrence'] }, segment_y04: { many: true, same: ['occurrence'] } },
  versions: ['040'],
  // Note 37 (p. 24) counts header and trailer of the lot, too; real returns count the details only.
  lotTotal: { accepts: ['lot_details'] },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})
