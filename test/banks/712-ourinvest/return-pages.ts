/** Ourinvest's return records as its manual (version 1.5, 09/2023) prints them. */
import * as bradesco from '../237-bradesco/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'ourinvest400.return.header': patched(bradesco.HEADER)`p. 27: 77-79 9 712, 80-94 X BANCO OURINVEST, 101-108 X blanks,
    109-110 X MX, 111-117 9, 118-394 X blanks`,
  'ourinvest400.return.title': patched(bradesco.TITLE)`pp. 28–29: 83-108 9 zeros, 215-227 9 zeros, 293-295 X blanks,
    302-318 9 zeros, 329-394 X blanks`,
  'ourinvest400.return.trailer': patched(bradesco.TRAILER)`pp. 30–31: 5-7 9 712`,
}
