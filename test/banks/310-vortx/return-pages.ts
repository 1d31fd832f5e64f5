/**
 * Of returns Vórtx has no manual at hand: Bradesco's pages, on which the columns of its real file of 70 titles lie. 329–394 as on p. 5 of Grafeno's return
 * (May 2022).
 */
import * as bradesco from '../237-bradesco/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'vortx400.return.header': patched(bradesco.HEADER)`the real file: 77-79 9 310, 80-94 X VORTX DTVM`,
  'vortx400.return.title': patched(bradesco.TITLE)`the real file: 30-37 9, 329-394 X blanks`,
  'vortx400.return.trailer': patched(bradesco.TRAILER)`the real file: 5-7 9 310`,
}
