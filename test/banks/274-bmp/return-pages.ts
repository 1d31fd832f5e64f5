/** BMP's return records as its manual (version 10, 05/2024) prints them. */
import * as bradesco from '../237-bradesco/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'bmp400.return.header': patched(bradesco.HEADER)`p. 33: 77-79 9 274, 80-94 X BMP MONEY PLUS`,
  'bmp400.return.title': patched(bradesco.TITLE)`pp. 34–35: 38-52 X, 53-62 X blanks, 83-92 9 zeros, 93-105 X blanks,
    106-108 9 zeros, 189-227 9 zeros, 280-292 9 zeros, 293-295 X blanks, 302-304 9 006, 305-318 X blanks, 329-394 X blanks`,
  'bmp400.return.trailer': patched(bradesco.TRAILER)`pp. 36–37: 5-7 9 274, 40-57 X blanks, 160-394 X blanks`,
}
