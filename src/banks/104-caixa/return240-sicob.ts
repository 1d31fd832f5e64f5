/** Caixa, CNAB 240, SICOB: how the return files of the system before SIGCB are laid out and what their columns mean. Read only. */

import { projection, refusals240 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { constant240, lineParsed240, lots240, sequence240, totals240 } from '../families/febraban240/index.js'
import { returnFileTrailer, segmentW, segmentY50, segmentYOther } from './cnab240-records.js'
import { sicobFileHeader, sicobLotHeader, sicobLotTrailer, sicobSegmentT, sicobSegmentU } from './cnab240-sicob.js'
import { occurrences240Sicob, reasons240Sicob } from './cnab240-sicob-occurrences.js'
import { manualSicob240 } from './manuals.js'

export const returnLayout240Sicob = fileLayout({
  name: 'caixa240_sicob.return',
  width: 240,
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
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [
      {
        main: 'segment_t',
        companions: { segment_u: { required: true, same: ['occurrence'] }, segment_y50: { many: true }, segment_y_other: { many: true } },
      },
    ],
    loose: ['segment_w'],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['030'] },
  totals: totals240,
})

const NUMBER = ['segment_t.our_number', 'segment_t.our_number_digit'] as const

export const return240Sicob: ReturnDialect = {
  layout: returnLayout240Sicob,
  manual: manualSicob240,
  variant: 'SICOB',
  // SINCO has the version, and zeros for the agreement.
  told: [
    { field: 'header.file_layout_version', values: ['030'] },
    { field: 'header.agreement_code', values: /^(?!0+$)\d{16}$/, example: '1234567890123456' },
  ],
  titles: {
    segment_t: projection(returnLayout240Sicob, {
      ...lineParsed240,
      account_number: 'segment_t.beneficiary_code',
      our_number: NUMBER,
      processed_our_number_raw: NUMBER,
    }),
  },
  occurrences: occurrences240Sicob,
  reasons: reasons240Sicob,
  refusals: refusals240,
  ourNumber: { length: 10 },
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}
