/** ABC Brasil's return records: CNAB 400 (November 2023), AUTBANK's columns; CNAB 240 (May 2020), FEBRABAN's, with its own in T. */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'
import * as febraban from '../febraban240/return-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  ...autbank400ReturnPages({
    slug: 'abc',
    number: '246',
    header: 'p. 15',
    title: 'pp. 15–16',
    trailer: 'p. 33',
  }),
  'abc240.file_header': patched(febraban.FILE_HEADER)`p. 8: 53-72 X, 164-166 9 040`,
  'abc240.lot_header': patched(febraban.LOT_HEADER)`p. 14: 14-16 9 030, 54-73 X`,
  'abc240.segment_t': patched(
    febraban.SEGMENT_T,
  )`p. 24: 18-37 X, 38 9, 39-41 9, 42-43 9, 44-46 9, 47-57 9, 105 X, 189-198 X blanks`,
  'abc240.segment_u': febraban.SEGMENT_U,
  'abc240.segment_y50': patched(febraban.SEGMENT_Y50)`p. 20: 175 9, 176-190 9, 191-240 X blanks`,
  'abc240.lot_trailer': febraban.LOT_TRAILER,
  'abc240.file_trailer': febraban.FILE_TRAILER,
}
