/** BTG's return records: the Tradutor CNAB (11/2023) has the columns of FEBRABAN's, and its example 083 as the version of the file. */
import { returnPages240 } from '../febraban240/own-return-pages.js'

export const RETURN_PAGES = returnPages240('btg240', '208', {
  file_header: 'Header Arquivo',
  lot_header: 'Header Lote Cobrança: 14-16 9',
  segment_t: 'Segmento T',
  segment_u: 'Segmento U',
  lot_trailer: 'V2.2.1, p. 3',
  file_trailer: 'V2.2.1, p. 3',
})
