/** ID Banco's return records as its manual (February 2024) prints them: Bradesco's, with more blanks. */
import * as bradesco from '../237-bradesco/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'id-banco400.return.header': patched(bradesco.HEADER)`p. 21: 77-79 9 439, 80-94 X ID CVTM, 101-108 9 zeros`,
  'id-banco400.return.title': patched(
    bradesco.TITLE,
  )`pp. 22–23: 83-92 X blanks, 93-104 9 zeros, 106-107 9 zeros, 302-318 X blanks,
    329-394 X blanks`,
  /** 386–394 are not printed. */
  'id-banco400.return.trailer': patched(bradesco.TRAILER)`pp. 24–25: 5-7 9 439`,
}
