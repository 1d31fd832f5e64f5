/** BTG's return records: the Tradutor CNAB (11/2023) has the columns of FEBRABAN's, and its example 083 as the version of the file. */
import * as febraban from '../febraban240/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'btg240.file_header': patched(febraban.FILE_HEADER)`Header Arquivo: 1-3 9 208`,
  'btg240.lot_header': patched(febraban.LOT_HEADER)`Header Lote Cobrança: 1-3 9 208, 14-16 9`,
  'btg240.segment_t': patched(febraban.SEGMENT_T)`Segmento T: 1-3 9 208`,
  'btg240.segment_u': patched(febraban.SEGMENT_U)`Segmento U: 1-3 9 208`,
  'btg240.lot_trailer': febraban.LOT_TRAILER,
  'btg240.file_trailer': febraban.FILE_TRAILER,
}
