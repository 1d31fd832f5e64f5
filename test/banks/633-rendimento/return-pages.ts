/** The return records of AUTBANK as the manual of Rendimento prints them (14/12/2018). */
import { type Deviations, page, type ReturnPages, repeated } from '../printed-page.js'

export const DEVIATIONS: Deviations = {}

export const RETURN_PAGES: ReturnPages = {
  'rendimento400.return.header': page`p. 12: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-46 X, 47-76 X, 77-79 9 633, 80-94 X,
    95-100 DDMMAA, 101-105 9, 106-108 X BPI, 109-113 9, 114-119 X blanks, 120-394 X blanks, 395-400 9 000001`,
  'rendimento400.return.title': page`pp. 12–13: 1 9 1, 2-3 9, 4-17 9, 18-37 X, 38-62 X, 63-73 9, 74-82 X blanks, 83-85 X, 86-94 X blanks,
    95-107 X, 108 X, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-172 9, 173 9,
    174-175 X, 176-188 9V2, 189-214 X blanks, ${repeated([215, 228, 241, 254, 267], '0-12 9V2')}, 280-292 9 zeros, 293-376 X blanks, 377 9,
    378-385 X, 386-391 DDMMAA, 392-394 9 zeros, 395-400 9`,
  'rendimento400.return.trailer': page`p. 18: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 633, 8-105 X zeros, 106-394 X blanks, 395-400 9`,
}
