/** UY3's records of a title as its manual (July 2024) prints them. */
import { CNAB400_TITLE } from '../families/bradesco400/remittance-pages.js'
import { part, patched } from '../printed-page.js'

export { CNAB400_GUARANTOR } from '../families/bradesco400/remittance-pages.js'

/** Pp. 3–5: columns that are «Branco» are blank, numeric ones too. 315–334 are printed with sizes that overlap, 335–394 whole. */
export const TITLE = patched(CNAB400_TITLE)`2-20 X, 94-108 X, 140-147 X, 193-205 X`

/** Tipo 8, p. 7. */
export const PAYER = part`1 9 8, 2-46 X, 47-54 9, 55-74 X, 75-76 X, 77-156 X, 157-394 X`
