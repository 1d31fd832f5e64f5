/** Sicoob, CNAB 240: how its return files are laid out and what their columns mean. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileTrailer, lotTrailer, returnFileHeader, returnLotHeader, segmentT, segmentU, segmentY04 } from './cnab240-records.js'
import { manual240 } from './manuals.js'

export const return240: ReturnDialect = cnab240Return({
  name: 'sicoob240',
  manual: manual240,
  records: {
    header: returnFileHeader,
    lot_header: returnLotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y04: segmentY04,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  // The manual prints 081; real files say 085.
  versions: ['081', '085'],
  // Printed 044; real files say 043.
  lotVersions: { known: ['040', '043', '044'] },
  occurrences: occurrences240,
  reasons: reasons240,
})
