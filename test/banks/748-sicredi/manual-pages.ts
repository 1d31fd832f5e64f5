/** Sicredi's records of a title as its manuals print them: every export is a page. */
import type { Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** Cobrança CNAB 400, v2.1 of November 2021, tipo 1, pp. 26–30. The payer’s codes are of zeros when there are none; 340–353 blank without final beneficiary. */
export const CNAB400_TITLE: Page = part`
  1 9 1, 2 X, 3 X, 4 X, 5 X, 6 X, 7-16 X, 17 X, 18 X, 19 X, 20-47 X, 48-56 9, 57-62 X, 63-70 9, 71 X, 72 X, 73 X, 74 X, 75-76 9, 77-78 9, 79-82 X,
  83-92 9, 93-96 9, 97-108 X, 109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-141 X, 142-148 X, 149 X, 150 X, 151-156 9, 157-158 9, 159-160 9,
  161-173 9, 174-179 9, 180-192 9, 193-194 9, 195-196 9, 197-205 9 zeros, 206-218 9, 219 9, 220 9 0, 221-234 9, 235-274 X, 275-314 X, 315-319 9,
  320-325 9 zeros, 326 X, 327-334 9, 335-339 9, 340-353 X, 354-394 X
`

/** Tipo 2, pp. 30–31. */
export const CNAB400_MESSAGES: Page = part`1 9 2, 2-12 X, 13-21 9, 22-101 X, 102-181 X, 182-261 X, 262-341 X, 342-351 X, 352-394 X`

/** Tipo 6, p. 33. The UF is printed «numérico». */
export const CNAB400_GUARANTOR: Page = part`1 9 6, 2-16 9, 17-26 X, 27-31 9, 32-45 9, 46-86 X, 87-131 X, 132-151 X, 152-159 9, 160-161 X, 162-394 X`

/** Tipo 7, pp. 34–35. */
export const CNAB400_DISCOUNTS: Page = part`1 9 7, 2-16 9, 17-26 X, 27-40 9, 41-54 X, 55-60 9, 61-73 9, 74-79 9, 80-92 9, 93-394 X`

/** Tipo 8, p. 35. */
export const CNAB400_PIX: Page = part`1 9 8, 2-16 9, 17 X, 18 X H, 19-30 X, 31-40 9, 41-75 X, 76-394 X`

/** CNAB 240, v1.6 of November 2021, segmento P, pp. 32–40. Nosso número is printed «numérico»; files have it left and blanks behind. */
export const CNAB240_P = patched(segmentP('748'))`
  36 9, 58 9 1, 59 9 1, 60 9, 62 9, 101-105 9 zeros, 166-180 9 zeros, 224 9 1, 225-227 9 zeros, 228-229 9 09, 230-239 9 zeros
`

/** Segmento Q, pp. 40–43. 155–169 is blank without final beneficiary. */
export const CNAB240_Q = patched(segmentQ('748'))`129-136 9, 155-169 X, 210-212 9 zeros`

/** Segmento R, pp. 43–48. */
export const CNAB240_R = patched(
  segmentR('748'),
)`66 9, 200-207 9 zeros, 208-210 9 zeros, 211-215 9 zeros, 216 9 0, 217-228 9 zeros, 231 9 0`

/** Segmento S, print type 3, pp. 48–50. */
export const CNAB240_S: Page = part`
  1-3 9 748, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9 3, 19-20 9, 21-58 X, 59-98 X, 99-138 X, 139-178 X, 179-218 X, 219-240 X
`

/** Segmento Y-01, pp. 51–53. */
export const CNAB240_Y01: Page = part`
  1-3 9 748, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X, 131-138 9, 139-153 X, 154-155 X, 156-240 X
`

/** Segmento Y-04, pp. 53–54. 70–71 is printed «numérico», «em branco». */
export const CNAB240_Y04: Page = part`
  1-3 9 748, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 04, 20-69 X, 70-71 X, 72-80 X, 81 X, 82-158 X, 159-193 X, 194-240 X
`
