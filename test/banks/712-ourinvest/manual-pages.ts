/** Ourinvest's records of a title as its manual (version 1.5, 09/2023) prints them. */
import { CNAB400_TITLE } from '../families/bradesco400/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/**
 * Pp. 7–8; 2–20 «não preencher» (p. 10), 93 as on pp. 12–13, 335–394 as on p. 14. 105–108 are printed as zeros of size 3, and on p. 13 as a blank, a 2
 * and two columns «não preencher».
 */
export const TITLE = patched(CNAB400_TITLE)`
  2-20 X, 63-65 9 zeros, 94 9 0, 105-108 9 zeros, 157-160 9 zeros, 193-205 9 zeros, 275-312 X, 313-324 X, 325-326 X
`

/** P. 9. */
export const MESSAGE = part`1 9 2, 2-81 X, 82-125 9, 126-241 X, 242-321 X, 322-394 X`
