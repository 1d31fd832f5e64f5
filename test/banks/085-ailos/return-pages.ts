/** Ailos' return records: Manual Técnico de Cobrança Bancária CNAB 240, January 2023, after FEBRABAN's. */
import { returnPages240 } from '../febraban240/own-return-pages.js'
import type { Deviations } from '../printed-page.js'

export const DEVIATIONS: Deviations = {
  'ailos240.segment_u': {
    '158-165 X = 158-165 payer_occurrence_date date': 'printed Alfa; the note, C058, p. 45, has DDMMAAAA',
  },
}

export const RETURN_PAGES = returnPages240('ailos240', '085', {
  file_header: 'p. 15: 72 X blanks, 164-166 9 084',
  lot_header: 'p. 18: 14-16 9 043, 73 X blanks',
  segment_t: 'p. 27',
  segment_u: 'p. 28: 158-165 X',
  lot_trailer: 'p. 19',
  file_trailer: 'p. 16',
})
