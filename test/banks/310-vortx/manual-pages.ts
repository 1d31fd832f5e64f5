/** Vórtx's records of a title as its manual (V1.0, 08/2025) prints them. */
import { CNAB400_GUARANTOR, CNAB400_TITLE } from '../families/bradesco400/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** Pp. 5–7: columns whose content is «Branco» are blank, numeric ones too. 221–234 as on p. 14, 335–394 as on p. 15. */
export const TITLE = patched(CNAB400_TITLE)`
  2-20 X, 63-65 9 310, 93 X, 94 X, 95-104 X, 105 X, 106 X, 107-108 X 01, 157-158 X, 159-160 X, 221-234 X, 350-394 X
`

/** P. 8: dates are printed as DDMMAAAA, in six columns. */
export const MESSAGE = part`1 9 2, 2-321 X, 322-327 9, 328-340 9, 341-346 9, 347-359 9, 360-394 X`

/** P. 11. */
export const GUARANTOR = patched(CNAB400_GUARANTOR)`375-381 9, 382 X`
