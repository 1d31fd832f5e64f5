/** Itaú's records of a title as its manuals print them: every export is a page. */
import type { Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched, repeated } from '../printed-page.js'

/** Itaú, Cobrança CNAB 400, July 2021, pp. 10–11. 395–400 is the number of the line. */
export const CNAB400_TITLE: Page = part`
  1 9 1, 2-3 9, 4-17 9, 18-21 9, 22-23 9 zeros, 24-28 9, 29 9, 30-33 X, 34-37 9, 38-62 X, 63-70 9, 71-83 9, 84-86 9, 87-107 X, 108 X, 109-110 9,
  111-120 X, 121-126 9, 127-139 9, 140-142 9 341, 143-147 9, 148-149 X, 150 X, 151-156 9, 157-158 X, 159-160 X, 161-173 9, 174-179 9, 180-192 9,
  193-205 9, 206-218 9, 219-220 9, 221-234 9, 235-264 X, 265-274 X, 275-314 X, 315-326 X, 327-334 9, 335-349 X, 350-351 X, 352-381 X, 382-385 X,
  386-391 9, 392-393 9, 394 X
`

/** Multa, p. 12. */
export const CNAB400_FINE: Page = part`1 9 2, 2 9, 3-10 9, 11-23 9, 24-394 X`

/** Boleto Pix, p. 13. */
export const CNAB400_PIX: Page = part`1 9 3, 2-78 X, 79-142 9, 143-394 X`

/** Rateio de crédito, pp. 14–15: fourteen accounts of 4 + 7 + 1 + 13 from 44 on. */
export const CNAB400_SPLIT: Page = part`
  1 9 4, 2-3 9, 4-17 9, 18-21 9, 22-23 9 zeros, 24-28 9, 29 9, 30-32 9, 33-40 9, 41 9, 42-43 9,
  ${repeated([44, 69, 94, 119, 144, 169, 194, 219, 244, 269, 294, 319, 344, 369], '0-3 9, 4-10 9, 11 9, 12-24 9')}, 394 9
`

/** E-mail do pagador e sacador/avalista, p. 17. */
export const CNAB400_GUARANTOR: Page = part`1 9 5, 2-121 X, 122-123 9, 124-137 9, 138-177 X, 178-189 X, 190-197 9, 198-212 X, 213-214 X, 215-394 X`

/** Itaú, Layout de Arquivos FEBRABAN 240, January 2017, segmento P, p. 9. 4–7 is the lot, 9–13 the number of the record in it. */
export const CNAB240_P = patched(segmentP('341'))`
  18 9 0, 19-22 9, 24-30 9 zeros, 31-35 9, 37 9, 38-40 9, 41-48 9, 49 9, 50-57 X, 58-62 9, 63-72 X, 73-77 X, 106 9, 225-226 9, 227-239 9
`

/** Segmento Q, p. 10. */
export const CNAB240_Q = patched(segmentQ('341'))`34-63 X, 64-73 X, 170-199 X, 200-209 X, 213-240 X`

/** Segmento R, p. 11. It prints X for date and value of the fine; nota 31 (pp. 32–33) has them as DDMMAAAA and 9(11)V9(2). */
export const CNAB240_R = patched(segmentR('341'))`66 9, 140-199 X, 208-215 9, 229-230 X`

/** Segmento Y-01, p. 13. */
export const CNAB240_Y01: Page = part`
  1-3 9 341, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X, 131-138 9, 139-153 X, 154-155 X, 156-240 X
`
