/** Banco do Nordeste's return records as its manual (v2.0, July 2011) prints them. */
import { type Deviations, page, patched, type ReturnPages } from '../printed-page.js'

const title = page`pp. 9–10: 1 9 1, 2-3 9, 4-17 9, 18-21 9, 22-23 9 zeros, 24-30 9, 31 9, 32-37 X blanks, 38-62 X, 63-69 9,
  70 9, 71-80 9, 81-107 X blanks, 108 X, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-133 9, 134 9, 135-146 X blanks,
  147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-172 9, 173 X blanks, 174-175 9, 176-188 9V2, 189-201 9V2, 202-214 9V2,
  215-227 9V2, 228-240 9V2, 241-253 9V2, 254-266 9V2, 267-279 9V2, 280-394 X, 395-400 9`

export const DEVIATIONS: Deviations = {
  'bnb400.return.header': {
    '109-113 X = 109-113 file_sequence integer':
      'the page prints «sequencial do retorno» alphanumeric; real files have digits',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'bnb400.return.header': page`pp. 8–9: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-30 9, 31-32 9 zeros,
    33-39 9, 40 9, 41-46 X blanks, 47-76 X, 77-79 9 004, 80-94 X, 95-100 DDMMAA, 101-108 X, 109-113 X, 114-119 X blanks,
    120-125 DDMMAA, 126-394 X blanks, 395-400 9 000001`,
  'bnb400.return.title': title,
  /** 296–301 of a normal settlement: manual of August 2009, p. 5. */
  'bnb400.return.title_settled': patched(title)`p. 5: 109-110 9 06, 280-295 X, 296-301 DDMMAA, 302-394 X`,
  'bnb400.return.trailer': page`p. 10: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 004, 8-17 X blanks, 18-25 9, 26-39 9V2, 40-47 9,
    48-394 X blanks, 395-400 9`,
}
