/** Santander's records of a title as its manuals print them: every export is a page. */
import type { Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** H7800, version 2.36, registro movimento, pp. 9–10. */
export const CNAB400_TITLE: Page = part`
  1 9 1, 2-3 9, 4-17 9, 18-21 9, 22-29 9, 30-37 9, 38-62 X, 63-70 9, 71-76 9, 77 X, 78 9, 79-82 9, 83-84 9 zeros, 85-97 9, 98-101 X, 102-107 9, 108 9,
  109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-142 9 033, 143-147 9, 148-149 9, 150 X, 151-156 9, 157-158 9, 159-160 9, 161-173 9, 174-179 9,
  180-192 9, 193-205 9, 206-218 9, 219-220 9, 221-234 9, 235-274 X, 275-314 X, 315-326 X, 327-331 9, 332-334 9, 335-349 X, 350-351 X, 352-381 X,
  382 X, 383 X, 384-385 9, 386-391 X, 392-393 9, 394 X
`

/** H7800, identificação de tipo de pagamento e dados QR Code, p. 11. */
export const CNAB400_PAYMENT: Page = part`1 9 8, 2-3 9, 4-5 9, 6 9, 7-19 9, 20-24 9, 25-37 9, 38-42 9, 43 X, 44-120 X, 121-155 X, 156-394 X`

/** H7800, mensagem variável por boleto, p. 12, of type 4. */
export const CNAB400_MESSAGE: Page = part`
  1 9 4, 2-17 X, 18-21 9, 22-29 9, 30-37 9, 38-47 X, 48-49 9, 50-99 X, 100-101 9, 102-151 X, 152-153 9, 154-203 X, 204-382 X, 383 X, 384-385 9,
  386-394 X
`

/** H7815, version 8.4, segmento P, p. 8. */
export const CNAB240_P = patched(segmentP('033'))`
  18-21 9, 22 9, 23-31 9, 32 9, 33-41 9, 42 9, 43-44 X, 45-57 9, 58 X, 60 9, 61 X, 101-104 9, 105 9, 225 9 0, 226-227 9, 228-229 9 zeros, 230-240 X
`

/** H7815, segmento Q, p. 9. */
export const CNAB240_Q = patched(segmentQ('033'))`213-215 9, 216-218 9, 219-221 9, 222-240 X`

/** H7815, segmento R, pp. 9–10. */
export const CNAB240_R = patched(segmentR('033'))`66 9, 180-240 X`

/** H7815, segmento S, tipo de impressão 2, p. 11. */
export const CNAB240_S: Page = part`1-3 9 033, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9 2, 19-58 X, 59-98 X, 99-138 X, 139-178 X, 179-218 X, 219-240 X`

/** H7815, segmento Y-53, p. 10; 56–240 are printed N with blanks, and go as blanks. */
export const CNAB240_Y53: Page = part`1-3 9 033, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 53, 20-21 9, 22-23 9, 24 9, 25-39 9, 40 9, 41-55 9, 56-240 X`
