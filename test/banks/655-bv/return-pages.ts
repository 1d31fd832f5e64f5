/** BV's return records as its manual (6.2, August 2024) prints them: column P from 1, I and D digits. */
import { page, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'bv400.return.header': page`p. 10: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-36 9, 37-46 9, 47-76 X,
    77-79 9 655, 80-99 X BANCO VOTORANTIM S/A, 100-105 DDMMAA, 106-389 X blanks, 390-394 X CL002, 395-400 9 000001`,
  'bv400.return.title': page`pp. 11–12: 1 9 1, 2-3 9, 4-17 9, 18-27 9, 28-37 X blanks, 38-62 X, 63-72 X, 73-97 X, 98-100 9,
    101-102 9, 103-110 9 zeros, 111-116 DDMMAA, 117-126 X, 127-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9,
    169-173 9, 174-175 9, 176-188 9V2, 189-201 9V2, 202-214 9 zeros, 215-227 9V2, 228-240 9V2, 241-253 9V2, 254-266 9V2,
    267-279 9V2, 280-292 9V2, 293-295 X blanks, 296-301 DDMMAA, 302-303 9, 304-312 9 zeros, 313 9, 314-353 X,
    354-366 9 zeros, 367-374 9, 375-376 9 zeros, 377-378 9, 379-394 9 zeros, 395-400 9`,
  'bv400.return.trailer': page`p. 12: 1 9 9, 2 9 2, 3-4 9 zeros, 5-7 9 655, 8-17 X blanks, 18-25 9, 26-39 9V2,
    40-394 X blanks, 395-400 9`,
}
