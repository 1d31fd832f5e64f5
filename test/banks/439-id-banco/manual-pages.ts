/** ID Banco's records of a title as its manual (February 2024, pp. 13–16) prints them. */
import { CNAB400_MESSAGE, CNAB400_TITLE } from '../families/bradesco400/remittance-pages.js'
import { patched } from '../printed-page.js'

export { CNAB400_GUARANTOR } from '../families/bradesco400/remittance-pages.js'

/** Pp. 13–15. 150 prints A and N. */
export const TITLE = patched(CNAB400_TITLE)`107-108 X, 150 X N`

/** P. 15. */
export const MESSAGE = patched(CNAB400_MESSAGE)`322-366 X`
