/** Bradesco's records of a title as its manuals print them: every export is a page. */
import type { Column, Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched, repeated } from '../printed-page.js'

/** CNAB 400, version 17 (28/09/2020), tipo 1, pp. 9–10. 395–400 is the number of the line. */
export const CNAB400_TITLE: Page = [
  ...part`
    1 9 1, 2-6 9, 7 X, 8-12 9, 13-19 9, 20 X, 21-37 X, 38-62 X, 63-65 9, 66 9, 67-70 9, 71-81 9, 82 X, 83-92 9, 93 9, 94 X, 95-104 X, 105 X, 106 9,
    107-108 X, 109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-142 9 zeros, 143-147 9 zeros, 148-149 9, 150 X N, 151-156 9, 157-158 9, 159-160 9,
    161-173 9, 174-179 9, 180-192 9, 193-205 9, 206-218 9, 219-220 9, 221-234 9, 235-274 X, 275-314 X, 315-326 X, 327-331 9, 332-334 9
  `,
  // P. 21: number 9, branch 4, control 2; two blanks; the name.
  ...part`335-349 X, 350-351 X, 352-394 X`,
]

/** Carteira, agency, account, digit, nosso número and its digit: the end of types 2 and 7. */
const IDENTIFICATION: readonly Column[] = part`367-369 9, 370-374 9, 375-381 9, 382 X, 383-393 9, 394 X`

/** Tipo 2, mensagens e descontos, p. 11. */
export const CNAB400_MESSAGE: Page = [
  ...part`1 9 2, 2-81 X, 82-161 X, 162-241 X, 242-321 X, 322-327 9, 328-340 9, 341-346 9, 347-359 9, 360-366 X`,
  ...IDENTIFICATION,
]

/** A beneficiary of type 3: bank, agency, account, value, name, filler, parcela, floating. */
const SHARE = '0-2 9, 3-7 9, 8 X, 9-20 9, 21 X, 22-36 9, 37-76 X, 77-107 X, 108-113 X, 114-116 9'

/** Tipo 3, rateio de crédito, pp. 12–13. */
export const CNAB400_SPLIT: Page = part`
  1 9 3, 2-17 X, 18-29 X, 30 9, 31 9, 32-43 X, ${repeated([44, 161, 278], SHARE)}
`

/** Tipo 6, múltiplas transferências, pp. 13–14: the columns of the payers' register, 29–64, are blank in a transfer, as version 14 has them. */
export const CNAB400_TRANSFER: Page = part`1 9 6, 2-4 9, 5-9 9, 10-16 9, 17-27 9, 28 X, 29-394 X`

/** Tipo 7, beneficiário final (sacador avalista), p. 15. */
export const CNAB400_GUARANTOR: Page = [
  ...part`1 9 7, 2-46 X, 47-51 9, 52-54 9, 55-74 X, 75-76 X, 77-366 X`,
  ...IDENTIFICATION,
]

/** Bank, kind of record, segment, blank, movement: the beginning of every detail of CNAB 240. 4–7 and 9–13 are the numbers of lot and line. */
const detail = (segment: string): readonly Column[] => part`1-3 9 237, 8 9 3, 14 X ${segment}, 15 X, 16-17 9`

/** CNAB 240, version 06 (07/2017), segmento P, p. 13. */
export const CNAB240_P = patched(segmentP('237'))`38-40 9, 41-45 9 zeros, 46-56 9, 57 9`

/** Segmento Q, p. 14. */
export const CNAB240_Q = segmentQ('237')

/** Segmento R, p. 15. It prints Alfa for the code of the fine, whose values are 1 and 2. */
export const CNAB240_R = patched(segmentR('237'))`66 9`

/** Segmento S, print type 3, pp. 15–16. */
export const CNAB240_S: Page = [
  ...detail('S'),
  ...part`18 9 3, 19-58 X, 59-98 X, 99-138 X, 139-178 X, 179-218 X, 219-240 X`,
]

/** Segmento Y-01, p. 16. */
export const CNAB240_Y01: Page = [
  ...detail('Y'),
  ...part`
    18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X, 131-135 9, 136-138 9, 139-153 X, 154-155 X, 156-240 X
  `,
]

/** Segmento Y-50, p. 17. */
export const CNAB240_Y50: Page = [
  ...detail('Y'),
  ...part`
    18-19 9 50, 20-24 9, 25 X, 26-37 9, 38 X, 39 X, 40-42 9, 43-47 9, 48-58 9, 59 9, 60 9, 61 9, 62-76 9, 77-79 9, 80-84 9, 85 X, 86-97 9, 98 X, 99 X,
    100-139 X, 140-145 X, 146-148 9, 149-156 9, 157-166 9, 167-240 X
  `,
]
