/** Kanastra's return records as its manual (version 1.0, August 2024) prints them: Cresol's. */
import * as cresol400 from '../families/cresol400/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'kanastra400.return.header': patched(cresol400.HEADER)`p. 8: 77-79 9 559, 80-94 X KANASTRA`,
  'kanastra400.return.title': cresol400.TITLE,
  'kanastra400.return.trailer': patched(cresol400.TRAILER)`p. 10: 5-7 9 559`,
}
