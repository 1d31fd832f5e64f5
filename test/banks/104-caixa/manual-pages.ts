/** Caixa's records of a title as its manuals print them: every export is a page. */
import type { Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** CNAB 240, 67.118 v029, segmento P, pp. 23–24; the beneficiary's code as 10.3P, whatever its length. */
export const CNAB240_P = patched(segmentP('104'))`
  24-30 9, 31-37 9 zeros, 38-39 9 zeros, 40 9 0, 41-42 9, 43-57 9, 59 9 1, 60 X 2, 63-73 X, 74-77 X blanks, 101-105 9 zeros, 106 X 0, 225-227 9,
  228-229 9 09, 230-239 9 zeros
`

/** Segmento Q, p. 25. */
export const CNAB240_Q = patched(segmentQ('104'))`210-212 9 zeros`

/** Segmento R, p. 27. It prints X for the code of the fine, whose values are 0, 1 and 2. */
export const CNAB240_R = patched(segmentR('104'))`90-99 X blanks, 180-229 X, 230-240 X`

/** Segmento S, print type 3, p. 28. */
export const CNAB240_S: Page = part`1-3 9 104, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9 3, 19-58 X, 59-98 X, 99-138 X, 139-178 X, 179-218 X, 219-240 X`

/** Segmento Y-53, p. 33. */
export const CNAB240_Y53: Page = part`1-3 9 104, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 53, 20-21 9, 22-23 9, 24 9, 25-39 9, 40 9, 41-55 9, 56-240 X`

/** CNAB 400 67.126 v015, registro tipo 1, pp. 20–21; 21–27 whole. */
export const CNAB400_TITLE: Page = part`
  1 9 1, 2-3 9 02, 4-17 9 44556677000186, 18-20 9 zeros, 21-27 X, 28 9, 29 9, 30-31 9 zeros, 32-56 X, 57-58 9, 59-73 9, 74-75 X blanks, 76 9,
  77 X blanks, 78-83 9, 84 9, 85-106 X blanks, 107-108 9 01, 109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-142 9 104, 143-147 9 zeros, 148-149 9,
  150 X, 151-156 9, 157-158 9, 159-160 9 zeros, 161-173 9, 174-179 9, 180-192 9, 193-205 9, 206-218 9, 219-220 9, 221-234 9, 235-274 X, 275-314 X,
  315-326 X, 327-334 9, 335-349 X, 350-351 X, 352-357 9, 358-367 9, 368-389 X, 390-391 9, 392-393 9, 394 9 1
`
