/** Caixa, CNAB 240, SICOB: how the return files of the system before SIGCB are laid out and what their columns mean. Read only. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { returnFileTrailer, segmentW, segmentY50, segmentYOther } from './cnab240-records.js'
import { sicobFileHeader, sicobLotHeader, sicobLotTrailer, sicobSegmentT, sicobSegmentU } from './cnab240-sicob.js'
import { occurrences240Sicob, reasons240Sicob } from './cnab240-sicob-occurrences.js'
import { manualSicob240 } from './manuals.js'

const NUMBER = ['segment_t.our_number', 'segment_t.our_number_digit'] as const

export const return240Sicob: ReturnDialect = cnab240Return({
  name: 'caixa240_sicob',
  manual: manualSicob240,
  variant: 'SICOB',
  // SINCO has the version, and zeros for the agreement.
  told: [
    { field: 'header.file_layout_version', values: ['030'] },
    { field: 'header.agreement_code', values: /^(?!0+$)\d{16}$/, example: '1234567890123456' },
  ],
  records: {
    header: sicobFileHeader,
    lot_header: sicobLotHeader,
    segment_t: sicobSegmentT,
    segment_u: sicobSegmentU,
    segment_w: segmentW,
    segment_y50: segmentY50,
    segment_y_other: segmentYOther,
    lot_trailer: sicobLotTrailer,
    trailer: returnFileTrailer,
  },
  companions: { segment_y_other: { many: true } },
  loose: ['segment_w'],
  versions: ['030'],
  titles: { segment_t: { account_number: 'segment_t.beneficiary_code', our_number: NUMBER, processed_our_number_raw: NUMBER } },
  occurrences: occurrences240Sicob,
  reasons: reasons240Sicob,
  events: null,
  ourNumber: { length: 10 },
})
