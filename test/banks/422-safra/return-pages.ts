/** Safra's return records as its manual (Layout Padrão Safra 400, December 2017) prints them. */
import { returnPages240 } from '../febraban240/own-return-pages.js'
import { type Deviations, page, type ReturnPages } from '../printed-page.js'

export const DEVIATIONS: Deviations = {
  'safra400.return.header': {
    '27-40 9 = 27-31 agency_number digits, 32-39 account_number digits, 40 account_digit digits':
      'agency 5 and account 9, the last of them its digit (guide of 2019, p. 4)',
  },
  'safra400.return.title': {
    '18-31 9 = 18-22 agency_number digits, 23-30 account_number digits, 31 account_digit digits':
      'agency 5 and account 9, the last of them its digit (guide of 2019, p. 4)',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'safra400.return.header': page`p. 14: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANCA, 20-26 X blanks, 27-40 9,
    41-46 X blanks, 47-76 X, 77-79 9 422, 80-84 X SAFRA, 85-94 X blanks, 95-100 DDMMAA, 101-391 X blanks, 392-394 9,
    395-400 9 000001`,
  /** 377–391 is printed numeric; the same number has letters in 117–126. */
  'safra400.return.title': page`p. 15: 1 9 1, 2-3 9, 4-17 9, 18-31 9, 32-37 X blanks, 38-62 X, 63-71 9, 72-102 X blanks,
    103-104 9, 105-107 9, 108 9, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-135 9, 136-146 X blanks, 147-152 DDMMAA,
    153-165 9V2, 166-168 9, 169-173 9, 174-175 9, 176-188 9V2, 189-201 9V2, 202-214 9 zeros, 215-227 9V2, 228-240 9V2,
    241-253 9V2, 254-266 9V2, 267-279 9V2, 280-292 9V2, 293-295 9, 296-301 DDMMAA, 302-307 X blanks, 308-321 9, 322 X,
    323-324 X, 325-376 X blanks, 377-391 9, 392-394 9, 395-400 9`,
  'safra400.return.trailer': page`p. 16: 1 9 9, 2 X 2, 3-4 X 01, 5-7 9 422, 8-17 X blanks, 18-25 9, 26-39 9V2, 40-47 9,
    48-97 X blanks, 98-105 9, 106-119 9V2, 120-127 9, 128-391 X blanks, 392-394 9, 395-400 9`,
  ...returnPages240('safra240', '422', {
    file_header: 'programs',
    lot_header: 'programs',
    // Nosso número has nine digits on the left: ACBr, safra_cnab240.js.
    segment_t: 'programs: 38-46 9, 47-57 X',
    segment_u: 'programs',
    lot_trailer: 'programs',
    file_trailer: 'programs',
  }),
}
