/** Banrisul's records of a title as its manuals print them. Columns that are «não considerado» are blank, numeric ones too. */
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** CNAB 240 version 10.3 (23/06/2023), segmento P, p. 7. It prints 58, 107 and 228 numeric: 2013 has letters there. */
export const CNAB240_P = patched(segmentP('041'))`18-37 X, 63-75 X, 76-77 X, 101-106 X`

/** Segmento Q, p. 8. */
export const CNAB240_Q = patched(segmentQ('041'))`210-232 X`

/** Segmento R, p. 9. */
export const CNAB240_R = patched(segmentR('041'))`180-240 X`

/** Segmento S, tipo de impressão 3, p. 10. */
export const CNAB240_S = part`1-3 9 041, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9, 19-58 X, 59-98 X, 99-138 X, 139-178 X, 179-218 X, 219-240 X`

/** Segmento Y-01, p. 11. */
export const CNAB240_Y01 = part`
  1-3 9 041, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X, 131-135 9, 136-138 9, 139-153 X, 154-155 X,
  156-240 X
`

/** Segmento Y-53, p. 14: 56–240 is printed numeric, «brancos». */
export const CNAB240_Y53 = part`1-3 9 041, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 53, 20-21 9, 22-23 9, 24 9, 25-39 9, 40 9, 41-55 9, 56-240 X`

/**
 * CNAB 400 (12/2020), dados do título, pp. 6–10: numeric columns that are not used are blank (p. 5), and so are those of discount, IOF, rebate, fine and
 * days here.
 */
export const CNAB400_TITLE = part`
  1 9 1, 2-17 X, 18-30 9, 31-37 X, 38-62 X, 63-72 9, 73-104 X, 105-107 X, 108 X, 109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-142 9 041, 143-147 X,
  148-149 9, 150 X, 151-156 9, 157-158 X, 159-160 X, 161 X, 162-173 X, 174-179 X, 180-192 X, 193-205 X, 206-218 X, 219-220 9, 221-234 9, 235-269 X,
  270-274 X, 275-314 X, 315-321 X, 322-324 X, 325-326 X, 327-334 9, 335-349 X, 350-351 X, 352-369 X, 370-371 X, 372-394 X
`

/** Dados do sacador, p. 11. */
export const CNAB400_GUARANTOR = part`
  1 9 1, 2-17 X, 18-30 9, 31-62 X, 63-72 9, 73-108 X, 109-110 9 14, 111-147 X, 148-149 9, 150-218 X, 219-220 9, 221-234 9, 235-274 X, 275-314 X,
  315-326 X, 327-334 9, 335-394 X
`

/** Mensagem, pp. 12–13. */
export const CNAB400_MESSAGES = part`
  1 9 1, 2-3 9, 4-17 9, 18-30 9, 31-37 X, 38-62 X, 63-72 9, 73-107 X, 108 X, 109-110 9 98, 111 X, 112-201 X, 202 X, 203-292 X, 293 X, 294-383 X,
  384-394 X
`
