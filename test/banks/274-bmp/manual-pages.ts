/** BMP's records of a title as its manual (version 10, 05/2024) prints them, and Grafeno's (CNAB 444, May 2022). */
import { CNAB400_GUARANTOR, CNAB400_TITLE } from '../families/bradesco400/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** Pp. 7–9. */
export const TITLE = patched(CNAB400_TITLE)`
  2-6 9 zeros, 7 X, 8-12 9 zeros, 13-19 9 zeros, 20 X, 38-52 X, 53-62 X, 63-65 9 zeros, 93 9 2, 94 X N, 95-104 X, 105 X, 106 9 0, 107-108 X,
  157-158 9 zeros, 159-160 9 zeros, 193-205 9 zeros, 335 X, 336-350 X, 351-394 X
`

/** Tipo 2, p. 10; the end is the number of the title’s line (nota 2). */
export const MESSAGE = part`1 9 2, 2-81 X, 82-161 X, 162-241 X, 242-321 X, 322-327 X, 328-347 X, 348-349 X, 350-379 X, 380-394 X`

/** Grafeno, pp. 5–6: columns whose content is «Branco» are blank, numeric ones too; 335–394 as on p. 13. 439–444 is the number of the line. */
export const GRAFENO_TITLE = [
  ...patched(
    CNAB400_TITLE,
  )`2-20 X, 63-65 9 274, 93 X, 94 X, 95-104 X, 105 X, 106 X, 107-108 X 01, 157-158 X, 159-160 X`,
  ...part`395-438 9`,
]

/** P. 7. */
export const GRAFENO_EMAIL = part`1 9 2, 2-438 X`

/** P. 10. */
export const GRAFENO_GUARANTOR = [...CNAB400_GUARANTOR, ...part`395-438 9 zeros`]
