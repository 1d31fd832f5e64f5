/** Cresol's return records as its manual prints them, Cobrança Integrada CNAB 400, version 2.0 (August 2021): Bradesco's columns, with more blanks. */
import * as bradesco from '../237-bradesco/return-pages.js'
import { page, patched, type ReturnPages, repeated } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'cresol400.return.header': patched(bradesco.HEADER)`p. 9: 77-79 9 133, 80-94 X CRESOL, 101-108 9 blanks,
    109-113 9 blanks, 114-379 9 blanks, 386-394 9 blanks`,
  'cresol400.return.title': patched(bradesco.TITLE)`pp. 9–11: 18-20 X blanks, 63-70 X blanks, 82 9, 83-92 X blanks,
    93-104 X blanks, 105 X blanks, 106-107 X blanks, 108 X blanks, 117-126 9, 127-146 9 blanks, 174-175 9 blanks,
    ${repeated([202, 280], '0-12 9V')}, 295 X blanks, 302-304 X blanks, 315-318 X blanks, 319-328 X,
    369-370 X blanks, 371-380 X blanks, 381-394 X blanks`,
  'cresol400.return.trailer': page`p. 11: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 133, 8-394 X blanks, 395-400 9`,
}
