/** The return records of Cresol's CNAB 400 (version 2.0, pp. 9–11; Kanastra 1.0, pp. 8–10): Bradesco's columns with more blanks. */
import * as bradesco from '../../237-bradesco/return-pages.js'
import { page, patched, type ReturnPages, repeated } from '../../printed-page.js'

/** Without the columns that name the bank. */
const HEADER = patched(bradesco.HEADER)`header: 101-108 9 blanks,
    109-113 9 blanks, 114-379 9 blanks, 386-394 9 blanks`

const TITLE = patched(bradesco.TITLE)`detalhe: 18-20 X blanks, 63-70 X blanks, 82 9, 83-92 X blanks,
    93-104 X blanks, 105 X blanks, 106-107 X blanks, 108 X blanks, 117-126 9, 127-146 9 blanks, 174-175 9 blanks,
    ${repeated([202, 280], '0-12 9V')}, 295 X blanks, 302-304 X blanks, 315-318 X blanks, 319-328 X,
    369-370 X blanks, 371-380 X blanks, 381-394 X blanks`

const TRAILER = page`trailer: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9, 8-394 X blanks, 395-400 9`

/**
 * The records of a bank.
 *
 * @param dialect prefix of the records' names
 * @param name the bank's, in the header
 */
export const returnPages400 = (
  dialect: string,
  number: string,
  name: string,
  pages: { readonly header: string; readonly trailer: string },
): ReturnPages => ({
  [`${dialect}.return.header`]: patched(HEADER)`${pages.header}: 77-79 9 ${number}, 80-94 X ${name}`,
  [`${dialect}.return.title`]: TITLE,
  [`${dialect}.return.trailer`]: patched(TRAILER)`${pages.trailer}: 5-7 9 ${number}`,
})
