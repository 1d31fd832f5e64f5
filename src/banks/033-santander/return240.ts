/** Santander, CNAB 240: how its return files are laid out and what their columns mean. */

import { projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { constant240, fileTotals240, lineParsed240, lots240, lotTotal240, returnTitle240, sequence240 } from '../families/febraban240/index.js'
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

const returnLayout240 = fileLayout({
  name: 'santander240.return',
  width: 240,
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
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [
      {
        ...returnTitle240,
        companions: {
          ...returnTitle240.companions,
          segment_y03: { same: ['occurrence'] },
          segment_y04: { many: true, same: ['occurrence'] },
        },
      },
    ],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['040'] },
  // Note 37 (p. 24) counts header and trailer of the lot, too; real returns count the details only.
  totals: [{ ...lotTotal240, accepts: ['lot_details'] }, ...fileTotals240],
})

/**
 * As FEBRABAN's: U 78–92 is what the payer paid, 93–107 what is credited. Real files credit the whole of what was paid and charge the fee (T 194–208)
 * apart, so `credit_amount` may equal `paid_amount`; it is the bank's own number in either case.
 */
export const return240: ReturnDialect = {
  layout: returnLayout240,
  manual: manual240,
  checked,
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
