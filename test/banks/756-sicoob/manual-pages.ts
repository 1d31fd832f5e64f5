/** Sicoob's records of a title as its sheet prints them: every export is a page. */
import type { Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** Sicoob, layouts of 28/10/2019, sheet «03.Remessa - Opção CNAB240», segmento P, l. 68–109. */
export const CNAB240_P = patched(segmentP('756'))`36 9, 59 9 0, 101-105 9 zeros, 224 9 0`

/** Segmento Q, l. 114–135. */
export const CNAB240_Q = segmentQ('756')

/** Segmento R, l. 140–168. It prints Alfa for the code of the fine, whose values are 0, 1 and 2. */
export const CNAB240_R = patched(segmentR('756'))`66 9, 208-210 9 zeros, 211-215 9 zeros, 217-228 9 zeros, 231 9 0`

/** Segmento S, print type 3, l. 173–178 and 187–193. */
export const CNAB240_S: Page = part`1-3 9 756, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9 3, 19-58 X, 59-98 X, 99-138 X, 139-178 X, 179-218 X, 219-240 X`

/**
 * Sicoob, layouts of 28/10/2019, sheet «03.Remessa - CNAB400», detalhe, l. 29–81, with what it prints for carteira 1. L. 81 gives the last filler
 * 394–395, of one column: the number of the line begins at 395.
 */
export const CNAB400_TITLE: Page = part`
  1 9 1, 2-3 9, 4-17 9, 18-21 9, 22 9, 23-30 9, 31 X, 32-37 9 zeros, 38-62 X, 63-74 9, 75-76 9 01, 77-78 9 zeros, 79-81 X, 82 X, 83-85 X,
  86-88 9 zeros, 89 9 0, 90-94 9 zeros, 95 X 0, 96-101 9, 102-105 X, 106 9, 107-108 9, 109-110 9, 111-120 X, 121-126 X, 127-139 9, 140-142 9 756,
  143-146 9, 147 X, 148-149 9, 150 X, 151-156 9, 157-158 9, 159-160 9, 161-166 9, 167-172 9, 173 9, 174-179 9, 180-192 9, 193 9 9, 194-205 9 zeros,
  206-218 9, 219-220 9, 221-234 9, 235-274 X, 275-311 X, 312-326 X, 327-334 9, 335-349 X, 350-351 X, 352-391 X, 392-393 X, 394 X
`
