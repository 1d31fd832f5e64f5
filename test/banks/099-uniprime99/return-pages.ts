/** The return records of Bradesco (version 17, 28/09/2020); Uniprime Central has no manual of its own. */
import * as bradesco from '../237-bradesco/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'uniprime99400.return.header': patched(bradesco.HEADER)`Bradesco, p. 35: 77-79 9 099, 80-94 X UNIPRIME`,
  'uniprime99400.return.title': bradesco.TITLE,
  'uniprime99400.return.trailer': patched(bradesco.TRAILER)`Bradesco, pp. 40–41: 5-7 9 099`,
}
