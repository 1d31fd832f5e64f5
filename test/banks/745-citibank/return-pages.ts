/** Citibank's return records as the manual of CNAB 400 (version 1.16) prints them. */
import { type Deviations, page, patched, type ReturnPages } from '../printed-page.js'

/** 166–173 are printed as 745 and zeros; a real file has an agency there. 174–175 are the issue type. */
const title = page`pp. 13–19: 1 9 1, 2-3 9, 4-17 9, 18-37 X, 38-62 X, 63-64 9, 65-76 9, 77-82 X blanks, 83-107 X, 108 9,
  109-110 9, 111-116 DDMMAA, 117-126 X, 127-128 9 zeros, 129-140 9, 141-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9,
  169-173 9, 174-175 9, 176-188 9V2 zeros, 189-201 9V2, 202-214 9V2 zeros, 215-227 9V2, 228-240 9V2, 241-253 9V2, 254-266 9V2,
  267-279 9V2, 280-295 X blanks, 296-301 DDMMAA, 302-321 X, 322-334 X blanks, 335-337 X, 338-385 X blanks, 386-391 DDMMAA,
  392-394 X blanks, 395-400 9`

export const DEVIATIONS: Deviations = {}

export const RETURN_PAGES: ReturnPages = {
  'citibank400.return.header': page`pp. 11–12: 1 9 0, 2 9, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-46 X, 47-76 X,
    77-79 9 745, 80-94 X CITIBANK, 95-100 DDMMAA, 101-105 X 01600, 106-108 X BPI, 109-114 9 blanks, 115-117 9,
    118-119 X blanks, 120-125 DDMMAA, 126-394 X blanks, 395-400 9`,
  'citibank400.return.title': title,
  'citibank400.return.title_held': patched(title)`p. 13: 1 9 7`,
  'citibank400.return.title_cost': patched(title)`p. 13: 1 9 8`,
  'citibank400.return.trailer': page`p. 20: 1 9 9, 2-4 X blanks, 5-7 9 745, 8-17 X blanks, 18-25 9, 26-39 9V2,
    40-394 X blanks, 395-400 9`,
}
