/** Banco do Brasil's records of a title as its manuals print them: every export is a page. */
import type { Column, Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** Remessa CNAB400 (CBR641), August 2020, pp. 6–7, from 102 on. The movement decides the content of 174–192 (nota 11). 395–400 is the number of the line. */
const REST_400: readonly Column[] = part`
  102-106 X, 107-108 9, 109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-142 9 001, 143-146 9 zeros, 147 X, 148-149 9, 150 X, 151-156 9, 157-158 9,
  159-160 9, 161-173 9, 174-179 9, 180-192 9, 193-205 9, 206-218 9, 219-220 9, 221-234 9, 235-271 X, 272-274 X, 275-314 X, 315-326 X, 327-334 9,
  335-349 X, 350-351 X, 352-391 X, 392-393 9, 394 X
`

/** Detalhe de convênio de 7 posições, p. 6. */
export const CNAB400_TITLE: Page = [
  ...part`
    1 9 7, 2-3 9, 4-17 9, 18-21 9, 22 X, 23-30 9, 31 X, 32-38 9, 39-63 X, 64-80 9, 81-82 9 zeros, 83-84 9 zeros, 85-86 X, 87 X, 88 X, 89-91 X,
    92-94 9, 95 9 0, 96-101 9 zeros
  `,
  ...REST_400,
]

/** Detalhe de convênios de 4 e 6 posições: no manual at hand; 1 to 101 as public programs write them (ACBr). */
export const CNAB400_TITLE_OLD: Page = [
  ...part`
    1 9 1, 2-3 9, 4-17 9, 18-21 9, 22 X, 23-30 9, 31 X, 32-37 9, 38-62 X, 63-73 9, 74 X, 75-78 9 zeros, 79-81 X, 82 X, 83-85 X, 86-88 9,
    89-101 9 zeros
  `,
  ...REST_400,
]

/** Nota 11 c and e, p. 16: a code, a date and an amount in place of the discount. */
const withCode = (page: Page): Page => patched(page)`174 9, 175-180 9, 181-192 9`

/** Nota 11 d, p. 16: days. */
const withDays = (page: Page): Page => patched(page)`174-176 9, 177-192 9`

export const CNAB400_TITLE_WITH_CODE: Page = withCode(CNAB400_TITLE)
export const CNAB400_TITLE_WITH_DAYS: Page = withDays(CNAB400_TITLE)
export const CNAB400_TITLE_OLD_WITH_CODE: Page = withCode(CNAB400_TITLE_OLD)
export const CNAB400_TITLE_OLD_WITH_DAYS: Page = withDays(CNAB400_TITLE_OLD)

/** Tipo 5, serviço 99, p. 8. */
export const CNAB400_FINE: Page = part`1 9 5, 2-3 X 99, 4 9, 5-10 9, 11-22 9, 23-25 9, 26-394 X`

/** Tipo 5, serviço 08, p. 9: blanks to the end, but for the number of the line (nota 35). */
export const CNAB400_BUREAU: Page = part`1 9 5, 2-3 9 08, 4-5 9, 6-394 X`

/** Particularidades BB, CNAB 240, February 2021, segmento P, pp. 9–14. */
export const CNAB240_P = patched(segmentP('001'))`101-105 9 zeros, 224 9 0, 225-227 9`

/** Segmento Q, pp. 15–16. */
export const CNAB240_Q = segmentQ('001')

/** Segmento R, pp. 17–18. */
export const CNAB240_R = patched(
  segmentR('001'),
)`200-207 9 zeros, 208-210 9 zeros, 211-215 9 zeros, 217-228 9 zeros, 231 9 0`
