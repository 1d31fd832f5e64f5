/**
 * Sisprime's return records as its manuals print them: CNAB 400, version 2.0 (07/2019), Bradesco's; CNAB 240, v3 (10/2023), which prints most of FEBRABAN's
 * columns.
 */
import type { Page } from '../../remittance/manual-pages.js'
import * as bradesco from '../237-bradesco/return-pages.js'
import * as febraban from '../febraban240/return-pages.js'
import { page, part, patched, type ReturnPages, repeated } from '../printed-page.js'

/** Page of a record with other columns from a position on. */
const longer =
  (base: Page) =>
  (...text: Parameters<typeof String.raw>): Page => {
    const columns = part(...text)
    return [...base.filter(([start]) => start < columns[0]![0]), ...columns]
  }

const PAGES = {
  'uniprime400.return.header': patched(
    bradesco.HEADER,
  )`p. 7: 77-79 9 084, 80-94 X UNIPRIME, 101-108 X blanks, 386-394 X blanks`,
  'uniprime400.return.title': patched(
    bradesco.TITLE,
  )`pp. 8–9: 83-92 9 zeros, 93-107 9 zeros, 108 X blanks, 215-227 9 zeros,
    280-292 9 zeros, 293-295 X blanks, 302-318 X blanks, 329-394 X blanks`,
  /** 2 is printed as 1, «arquivo remessa». */
  'uniprime400.return.trailer': page`pp. 9–10: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 084, 8-17 X blanks, 18-25 9, 26-39 9V, 40-47 9,
    48-57 X blanks, 58-62 9, 63-74 9V, 75-86 9V, ${repeated([87, 104, 121, 138, 155], '0-4 9, 5-16 9V')}, 172-188 9 zeros,
    189-394 X blanks, 395-400 9`,
  /** 143 is printed as 1. */
  'uniprime240.file_header': patched(febraban.FILE_HEADER)`p. 2: 1-3 9 084, 164-166 9 082`,
  'uniprime240.lot_header': patched(febraban.LOT_HEADER)`pp. 2–3: 1-3 9 084, 14-16 9 041`,
  'uniprime240.segment_t': patched(febraban.SEGMENT_T)`pp. 3–4: 1-3 9 084, 38-48 9, 49 9, 50-57 X`,
  'uniprime240.segment_u': patched(febraban.SEGMENT_U)`pp. 4–5: 1-3 9 084`,
  'uniprime240.lot_trailer': patched(febraban.LOT_TRAILER)`pp. 5–6: 1-3 9 084`,
  'uniprime240.file_trailer': patched(febraban.FILE_TRAILER)`p. 6: 1-3 9 084`,
} satisfies ReturnPages

/** V3, p. 9. */
export const RETURN_PAGES: ReturnPages = {
  ...PAGES,
  'uniprime400.750.return.header': longer(PAGES['uniprime400.return.header'])`386-744 X blanks, 745-750 9 000001`,
  'uniprime400.750.return.title': longer(PAGES['uniprime400.return.title'])`329-728 X, 729-744 X blanks, 745-750 9`,
  'uniprime400.750.return.trailer': longer(PAGES['uniprime400.return.trailer'])`189-744 X blanks, 745-750 9`,
  'uniprime240.750.file_header': longer(PAGES['uniprime240.file_header'])`241-750 X blanks`,
  'uniprime240.750.lot_header': longer(PAGES['uniprime240.lot_header'])`241-750 X blanks`,
  'uniprime240.750.segment_t': longer(PAGES['uniprime240.segment_t'])`241-340 X blanks, 341-740 X, 741-750 X blanks`,
  'uniprime240.750.segment_u': longer(PAGES['uniprime240.segment_u'])`241-750 X blanks`,
  'uniprime240.750.lot_trailer': longer(PAGES['uniprime240.lot_trailer'])`241-750 X blanks`,
  'uniprime240.750.file_trailer': longer(PAGES['uniprime240.file_trailer'])`241-750 X blanks`,
}
