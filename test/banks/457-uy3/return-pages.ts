/** UY3's return records as its manual (July 2024) prints them. */
import * as bradesco from '../237-bradesco/return-pages.js'
import { page, patched, type ReturnPages, repeated } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'uy3400.return.header': patched(bradesco.HEADER)`pp. 8–9: 77-79 9 457, 80-94 X UY3`,
  /** 127–146 is printed as 127–140. */
  'uy3400.return.title': patched(bradesco.TITLE)`pp. 9–11: 18-20 9 blanks, 83-105 9, 106-107 9 blanks, 202-227 9 zeros,
    302-318 9 blanks`,
  /** 2–4 are printed as 20 and 1. */
  'uy3400.return.trailer': page`pp. 14–15: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 457, 8-39 X blanks, 40-47 9, 48-57 X blanks, 58-62 9,
    63-74 9V, 75-86 9V, 87-91 9, 92-103 9 zeros, 104-108 9, 109-120 9V, 121-137 9 zeros,
    ${repeated([138, 155, 172], '0-4 9, 5-16 9V')}, 189-394 X blanks, 395-400 9`,
}
