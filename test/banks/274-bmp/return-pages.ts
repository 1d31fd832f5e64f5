/** BMP's return records as its manual (version 10, 05/2024) prints them, and Grafeno's (CNAB 400, retorno, May 2022). */
import * as bradesco from '../237-bradesco/return-pages.js'
import { page, patched, type ReturnPages, repeated } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'bmp400.return.header': patched(bradesco.HEADER)`p. 33: 77-79 9 274, 80-94 X BMP MONEY PLUS`,
  'bmp400.return.title': patched(bradesco.TITLE)`pp. 34–35: 38-52 X, 53-62 X blanks, 83-92 9 zeros, 93-105 X blanks,
    106-108 9 zeros, 189-227 9 zeros, 280-292 9 zeros, 293-295 X blanks, 302-304 9 006, 305-318 X blanks, 329-394 X blanks`,
  'bmp400.return.trailer': patched(bradesco.TRAILER)`pp. 36–37: 5-7 9 274, 40-57 X blanks, 160-394 X blanks`,
  'bmp400.grafeno.return.header': patched(bradesco.HEADER)`Grafeno, p. 3: 77-79 9 274, 80-94 X BMP MONEY PLUS,
    101-108 X blanks`,
  /** 18–20 and 106–108 are printed with size 2. */
  'bmp400.grafeno.return.title': patched(bradesco.TITLE)`pp. 4–5: 18-20 X blanks, 63-70 X blanks, 83-92 9 zeros,
    93-105 X blanks, 106-108 9 zeros, 189-201 9 zeros, 215-227 9 zeros, 293-295 X blanks, 302-304 9 006,
    305-318 X blanks, 329-394 X blanks`,
  /** 355–381 are printed with size 37. */
  'bmp400.grafeno.return.split': page`pp. 6–7: 1 9 3, 2-4 9, 5-9 9, 10-16 9, 17 X, 18-28 9, 29 X, 30 9, 31 9,
    32-43 X blanks,
    ${repeated([44, 161, 278], '0-2 9, 3-7 9, 8 X, 9-20 9, 21 X, 22-36 9, 37-76 X, 77-103 X blanks, 104-106 9 zeros, 107-114 DDMMAAAA, 115-116 9')},
    395-400 9`,
  'bmp400.grafeno.return.trailer': patched(bradesco.TRAILER)`p. 8: 5-7 9 274, 40-57 X blanks, 160-394 X blanks`,
}
