/** Ailos' return records: Manual Técnico de Cobrança Bancária CNAB 240, January 2023, after FEBRABAN's. */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, patched, type ReturnPages } from '../printed-page.js'

export const DEVIATIONS: Deviations = {
  'ailos240.segment_u': {
    '158-165 X = 158-165 payer_occurrence_date date': 'printed Alfa; the note, C058, p. 45, has DDMMAAAA',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'ailos240.file_header': patched(febraban.FILE_HEADER)`p. 15: 1-3 9 085, 72 X blanks, 164-166 9 084`,
  'ailos240.lot_header': patched(febraban.LOT_HEADER)`p. 18: 1-3 9 085, 14-16 9 043, 73 X blanks`,
  'ailos240.segment_t': patched(febraban.SEGMENT_T)`p. 27: 1-3 9 085`,
  'ailos240.segment_u': patched(febraban.SEGMENT_U)`p. 28: 1-3 9 085, 158-165 X`,
  'ailos240.lot_trailer': patched(febraban.LOT_TRAILER)`p. 19: 1-3 9 085`,
  'ailos240.file_trailer': patched(febraban.FILE_TRAILER)`p. 16: 1-3 9 085`,
}
