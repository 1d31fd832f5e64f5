/** Sisprime's records of a title as its manuals print them: CNAB 400, version 2.0 (07/2019); CNAB 240, remittance 2.0 (12/2022). */
import { CNAB400_MESSAGE, CNAB400_TITLE } from '../families/bradesco400/remittance-pages.js'
import * as febraban from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** CNAB 400, pp. 4–5. */
export const TITLE_400 = patched(CNAB400_TITLE)`
  2-20 X, 63-65 9 084, 83-92 X, 94-108 X, 140-147 X, 157-160 9 zeros, 193-205 X, 315-326 X, 327-334 9, 335-354 X, 355-392 X, 393-394 X
`

/** CNAB 400, p. 5. */
export const MESSAGE_400 = patched(CNAB400_MESSAGE)`322-394 X`

/** CNAB 240 prints some of FEBRABAN's columns; the rest is FEBRABAN's. Segmento P, pp. 5–7. */
export const SEGMENT_P = patched(
  febraban.segmentP('084'),
)`38-48 9, 49 X, 50-57 X, 58 9 1, 59 9 1, 63-67 X, 68-77 X, 109 X N, 228-229 9 09`

/** Segmento Q, pp. 7–9. */
export const SEGMENT_Q = febraban.segmentQ('084')

/** Segmento R, pp. 9–10. 18 and 42 are not printed. */
export const SEGMENT_R = patched(
  febraban.segmentR('084'),
)`16-17 9 01, 18 9, 19-26 9 zeros, 27-41 9 zeros, 42 9, 43-50 9 zeros, 51-65 9 zeros, 180-199 X, 232-240 X`

/** Segmento Y-03, pp. 10–11. */
export const SEGMENT_Y03 = part`1-3 9 084, 8 9 3, 14 X Y, 15 X, 16-17 9 01, 18-19 9 03, 20-79 X, 80 X, 81-240 X`
